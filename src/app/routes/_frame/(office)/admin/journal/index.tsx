// /admin/journal?state&page: solo journals at the office's desk; for admins, others are led to the start. A route of our own, beside
// that of the tags of notes.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { JournalDeskListScreen } from '#app/areas/journal/desk/JournalDeskListScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'
import type { DeskPlace } from '#app/shared/form/desk-address.ts'
import { requireOffice } from '#app/shared/session/require-admin.ts'
import { type JournalState, parseJournalState } from '#rules/journal-address.ts'

export const Route = createFileRoute('/_frame/(office)/admin/journal/')({
  validateSearch: (search: Partial<DeskPlace<JournalState>> & SearchSchemaInput): DeskPlace<JournalState> => ({
    state: parseJournalState(search.state),
    page: parsePage(search.page),
  }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireOffice,
  component: () => <JournalDeskListScreen place={Route.useSearch()} />,
})
