// /news/{postId}/read
import { createFileRoute, redirect } from '@tanstack/react-router'
import { NewsReaderScreen } from '#app/areas/news/NewsReaderScreen.tsx'
import { newsQueries } from '#app/shared/news/queries.ts'

export const Route = createFileRoute('/(guest)/news/$postId/read')({
  beforeLoad: ({ params }) => {
    if (!/^[1-9]\d{0,8}$/.test(params.postId)) throw redirect({ to: '/error/404' })
  },
  loader: ({ context: { queryClient }, params }) => {
    queryClient.prefetchQuery(newsQueries.article(Number(params.postId))).catch(() => {})
  },
  component: () => <NewsReaderScreen postId={Number(Route.useParams().postId)} />,
})
