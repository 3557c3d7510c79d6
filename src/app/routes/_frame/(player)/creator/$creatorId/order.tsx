// /creator/{creatorId}/order?item&draft (R046)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { OrderScreen } from '#app/areas/tailor/order/OrderScreen.tsx'
import { tailorQueries } from '#app/areas/tailor/queries.ts'
import { parseDraftId } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'

type Search = { item?: number | undefined; draft?: string | undefined }

export const Route = createFileRoute('/_frame/(player)/creator/$creatorId/order')({
  beforeLoad: requireUser,
  validateSearch: ({ item, draft }: Search & SearchSchemaInput): Search => ({
    item: Number.isInteger(item) ? item : undefined,
    draft: parseDraftId(draft),
  }),
  loader: ({ context: { queryClient }, params: { creatorId } }) => {
    queryClient.prefetchQuery(tailorQueries.creator(creatorId)).catch(() => {})
  },
  component: () => {
    const { creatorId } = Route.useParams()
    const { item, draft } = Route.useSearch()
    return <OrderScreen key={creatorId} creatorId={creatorId} item={item} draftId={draft} />
  },
})
