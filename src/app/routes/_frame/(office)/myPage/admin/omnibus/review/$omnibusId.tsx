// /myPage/admin/omnibus/review/{omnibusId}?edit&draft (R216; doc3 §2): a theme for the office's review.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { omnibusIdOf, type ReviewAddress, readReview } from '#app/areas/omnibus/address.ts'
import { ReviewScreen } from '#app/areas/omnibus/office/ReviewScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/omnibus/review/$omnibusId')({
  validateSearch: (search: ReviewAddress & SearchSchemaInput): ReviewAddress => readReview(search),
  beforeLoad: requireAdmin,
  component: () => {
    const omnibusId = omnibusIdOf(Route.useParams().omnibusId) ?? 0
    // A screen of its own for each theme, by its key: an answer that is being written is not carried over to the next theme.
    return <ReviewScreen key={omnibusId} omnibusId={omnibusId} address={Route.useSearch()} />
  },
})
