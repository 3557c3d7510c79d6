// /news/{postId}/read
import { createFileRoute, redirect } from '@tanstack/react-router'
import { NewsReaderScreen } from '#app/areas/news/NewsReaderScreen.tsx'
import { newsQueries } from '#app/shared/news/queries.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/(guest)/news/$postId/read')({
  beforeLoad: ({ params }) => {
    if (parseRowId(params.postId) === null) throw redirect({ to: '/error/404' })
  },
  loader: ({ context: { queryClient }, params }) => {
    queryClient.prefetchQuery(newsQueries.article(Number(params.postId))).catch(() => {})
  },
  component: () => <NewsReaderScreen postId={Number(Route.useParams().postId)} />,
})
