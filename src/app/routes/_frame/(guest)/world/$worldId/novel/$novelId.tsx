// /world/{worldId}/novel/{novelId} (doc1 §2.5)
import { createFileRoute, redirect } from '@tanstack/react-router'
import { NovelScreen } from '#app/areas/novel/NovelScreen.tsx'
import { novelQueries } from '#app/areas/novel/queries.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/novel/$novelId')({
  beforeLoad: ({ params }) => {
    if (parseRowId(params.novelId) === null) throw redirect({ to: '/error/404' })
  },
  loader: ({ context: { queryClient }, params }) => {
    queryClient.prefetchQuery(novelQueries.novel(Number(params.novelId))).catch(() => {})
  },
  component: () => {
    const { worldId, novelId } = Route.useParams()
    return <NovelScreen worldId={worldId} novelId={Number(novelId)} />
  },
})
