// /gallery/{itemId} (R038)
import { createFileRoute } from '@tanstack/react-router'
import { WorkScreen } from '#app/areas/tailor/gallery/WorkScreen.tsx'
import { tailorQueries } from '#app/areas/tailor/queries.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(guest)/gallery/$itemId')({
  params: { parse: params => (parseRowId(params.itemId) === null ? false : params) },
  loader: ({ context: { queryClient }, params: { itemId } }) => {
    queryClient.prefetchQuery(tailorQueries.work(Number(itemId))).catch(() => {})
  },
  component: () => {
    const { itemId } = Route.useParams()
    return <WorkScreen key={itemId} itemId={Number(itemId)} />
  },
})
