// /myPage/distribution: goods that the user may distribute. A route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { GoodsListScreen } from '#app/areas/distribution/GoodsListScreen.tsx'
import { distributionQueries } from '#app/areas/distribution/queries.ts'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(player)/myPage/distribution/')({
  beforeLoad: requireUser,
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(distributionQueries.goods()).catch(() => {})
  },
  component: GoodsListScreen,
})
