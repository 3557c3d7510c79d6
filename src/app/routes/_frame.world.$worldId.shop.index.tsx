// /world/{worldId}/shop (world menu page 3)
import { createFileRoute } from '@tanstack/react-router'
import { shopQueries } from '#app/areas/shop/queries.ts'
import { ShopListScreen } from '#app/areas/shop/ShopListScreen.tsx'

export const Route = createFileRoute('/_frame/world/$worldId/shop/')({
  loader: ({ context: { queryClient }, params: { worldId } }) => {
    queryClient.prefetchQuery(shopQueries.list(worldId)).catch(() => {})
  },
  component: () => <ShopListScreen worldId={Route.useParams().worldId} />,
})
