// /myPage/admin/omnibus/review?world (R215; doc3 §2): themes that wait for the office's review.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type ReviewsAddress, readReviews } from '#app/areas/omnibus/address.ts'
import { QueueScreen } from '#app/areas/omnibus/office/QueueScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/omnibus/review/')({
  validateSearch: (search: ReviewsAddress & SearchSchemaInput): ReviewsAddress => readReviews(search),
  beforeLoad: requireAdmin,
  component: () => <QueueScreen world={Route.useSearch().world} />,
})
