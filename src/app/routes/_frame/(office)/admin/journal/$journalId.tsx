// /admin/journal/{journalId}?preview&draft: a journal at the office's desk; `new` is one that is not yet. A route of our own.
import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { NEW, parseJournalId } from '#app/areas/journal/desk/address.ts'
import { JournalDeskScreen } from '#app/areas/journal/desk/JournalDeskScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { requireOffice } from '#app/shared/session/require-admin.ts'

type Place = { preview?: true | undefined; draft?: string | undefined }

export const Route = createFileRoute('/_frame/(office)/admin/journal/$journalId')({
  validateSearch: (search: Place & SearchSchemaInput): Place => ({
    preview: search.preview === true ? true : undefined,
    draft: parseDraftId(search.draft),
  }),
  beforeLoad: requireOffice,
  loader: ({ params: { journalId } }) => {
    if (journalId !== NEW && parseJournalId(journalId) === null) throw redirect({ to: '/error/404' })
  },
  component: () => {
    const { journalId } = Route.useParams()
    const { preview, draft } = Route.useSearch()
    return (
      <JournalDeskScreen
        key={journalId}
        journalId={parseJournalId(journalId)}
        isPreview={preview === true}
        draftId={draft}
      />
    )
  },
})
