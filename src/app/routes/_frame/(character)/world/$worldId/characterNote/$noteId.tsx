// /world/{worldId}/characterNote/{noteId}?draft&preview (R141)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { type NoteFormAddress, noteIdOf, readNoteForm } from '#app/areas/note/address.ts'
import { EditNoteScreen } from '#app/areas/note/write/NoteFormScreens.tsx'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/characterNote/$noteId')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: NoteFormAddress & SearchSchemaInput): NoteFormAddress => search,
  beforeLoad: place => requireCharacter(place),
  component: () => {
    const { worldId, noteId } = Route.useParams()
    return <EditNoteScreen worldId={worldId} noteId={noteIdOf(noteId)} address={readNoteForm(Route.useSearch())} />
  },
})
