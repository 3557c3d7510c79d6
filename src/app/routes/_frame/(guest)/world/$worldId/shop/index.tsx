// /world/{worldId}/shop (world menu page 3)
import { createFileRoute } from '@tanstack/react-router'
import { ShopListScreen } from '#app/areas/shop/ShopListScreen.tsx'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/shop/')({
  // The reads of shops are not part of a first visit to other pages.
  loader: ({ context: { queryClient }, params: { worldId } }) => {
    import('#app/areas/shop/queries.ts')
      .then(({ shopQueries }) => queryClient.prefetchQuery(shopQueries.list(worldId)))
      .catch(() => {})
  },
  component: () => <ShopListScreen worldId={Route.useParams().worldId} />,
})
