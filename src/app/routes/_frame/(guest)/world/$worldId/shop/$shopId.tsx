// /world/{worldId}/shop/{shopId}: a route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { ShopScreen } from '#app/areas/shop/ShopScreen.tsx'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/shop/$shopId')({
  loader: ({ context: { queryClient }, params: { worldId, shopId } }) => {
    import('#app/areas/shop/queries.ts')
      .then(({ shopQueries }) => queryClient.prefetchQuery(shopQueries.goods(worldId, shopId)))
      .catch(() => {})
  },
  component: () => <ShopScreen {...Route.useParams()} />,
})
