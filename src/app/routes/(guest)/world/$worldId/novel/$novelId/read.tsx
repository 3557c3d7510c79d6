// /world/{worldId}/novel/{novelId}/read
import { createFileRoute, redirect } from '@tanstack/react-router'
import { NovelReaderScreen } from '#app/areas/novel/NovelReaderScreen.tsx'
import { novelQueries } from '#app/areas/novel/queries.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/(guest)/world/$worldId/novel/$novelId/read')({
  beforeLoad: ({ params }) => {
    if (parseRowId(params.novelId) === null) throw redirect({ to: '/error/404' })
  },
  loader: ({ context: { queryClient }, params }) => {
    queryClient.prefetchQuery(novelQueries.novel(Number(params.novelId))).catch(() => {})
  },
  component: () => {
    const { worldId, novelId } = Route.useParams()
    return <NovelReaderScreen worldId={worldId} novelId={Number(novelId)} />
  },
})
