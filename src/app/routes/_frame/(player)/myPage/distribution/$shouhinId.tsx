// /myPage/distribution/{shouhinId}: links of one of the user's goods. A route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { GoodsScreen } from '#app/areas/distribution/GoodsScreen.tsx'
import { distributionQueries } from '#app/areas/distribution/queries.ts'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(player)/myPage/distribution/$shouhinId')({
  beforeLoad: requireUser,
  loader: ({ context: { queryClient }, params }) => {
    queryClient.prefetchQuery(distributionQueries.links(params.shouhinId)).catch(() => {})
  },
  component: () => <GoodsScreen shouhinId={Route.useParams().shouhinId} />,
})
