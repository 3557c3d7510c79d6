// /world/{worldId}/soloJournal/{journalId} (R156): a journal before it is begun.
import { createFileRoute } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { JournalScreen } from '#app/areas/journal/JournalScreen.tsx'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/soloJournal/$journalId')({
  beforeLoad: place => requireCharacter(place),
  component: () => {
    const { worldId, journalId } = Route.useParams()
    return <JournalScreen worldId={worldId} journalId={parseRowId(journalId)} />
  },
})
