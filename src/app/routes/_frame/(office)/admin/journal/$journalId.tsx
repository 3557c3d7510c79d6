// /admin/journal/{journalId}?preview&draft: a journal at the office's desk; `new` is one that is not yet. A route of our own.
import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { JournalDeskScreen } from '#app/areas/journal/desk/JournalDeskScreen.tsx'
import { readWriting, type Writing } from '#app/platform/page-search.ts'
import { NEW } from '#app/shared/form/desk-address.ts'
import { requireOffice } from '#app/shared/session/require-admin.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(office)/admin/journal/$journalId')({
  validateSearch: (search: Writing & SearchSchemaInput): Writing => readWriting(search),
  beforeLoad: requireOffice,
  loader: ({ params: { journalId } }) => {
    if (journalId !== NEW && parseRowId(journalId) === null) throw redirect({ to: '/error/404' })
  },
  component: () => {
    const { journalId } = Route.useParams()
    const { preview, draft } = Route.useSearch()
    return (
      <JournalDeskScreen
        key={journalId}
        journalId={parseRowId(journalId)}
        isPreview={preview === true}
        draftId={draft}
      />
    )
  },
})
