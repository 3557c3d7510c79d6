// /admin/journal?state&page: solo journals at the office's desk; for admins, others are led to the start. A route of our own, beside
// that of the tags of notes.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import type { JournalDeskPlace } from '#app/areas/journal/desk/address.ts'
import { JournalDeskListScreen } from '#app/areas/journal/desk/JournalDeskListScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'
import { requireOffice } from '#app/shared/session/require-admin.ts'
import { parseJournalState } from '#rules/journal-address.ts'

export const Route = createFileRoute('/_frame/(office)/admin/journal/')({
  validateSearch: (search: Partial<JournalDeskPlace> & SearchSchemaInput): JournalDeskPlace => ({
    state: parseJournalState(search.state),
    page: parsePage(search.page),
  }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireOffice,
  component: () => <JournalDeskListScreen place={Route.useSearch()} />,
})
