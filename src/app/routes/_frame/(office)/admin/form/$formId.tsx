// /admin/form/{formId}?view&answer&page&draft: a form at the office's desk; `new` is one that is not yet. A route of our own.
import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { type DeskAddress, readDesk } from '#app/areas/form/desk/address.ts'
import { DeskScreen } from '#app/areas/form/desk/DeskScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { NEW } from '#app/shared/form/desk-address.ts'
import { requireOffice } from '#app/shared/session/require-admin.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(office)/admin/form/$formId')({
  validateSearch: (search: DeskAddress & SearchSchemaInput): DeskAddress => ({
    ...readDesk(search),
    draft: parseDraftId(search.draft),
  }),
  beforeLoad: requireOffice,
  loader: ({ params: { formId } }) => {
    if (formId !== NEW && parseRowId(formId) === null) throw redirect({ to: '/error/404' })
  },
  component: () => {
    const { formId } = Route.useParams()
    return <DeskScreen key={formId} formId={parseRowId(formId)} address={Route.useSearch()} />
  },
})
