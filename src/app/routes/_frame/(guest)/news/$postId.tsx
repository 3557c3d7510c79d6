// /news/{postId}
import { createFileRoute, redirect } from '@tanstack/react-router'
import { NewsArticleScreen } from '#app/areas/news/NewsArticleScreen.tsx'
import { newsQueries } from '#app/shared/news/queries.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(guest)/news/$postId')({
  beforeLoad: ({ params }) => {
    if (parseRowId(params.postId) === null) throw redirect({ to: '/error/404' })
  },
  loader: ({ context: { queryClient }, params }) => {
    queryClient.prefetchQuery(newsQueries.article(Number(params.postId))).catch(() => {})
  },
  component: () => <NewsArticleScreen postId={Number(Route.useParams().postId)} />,
})
