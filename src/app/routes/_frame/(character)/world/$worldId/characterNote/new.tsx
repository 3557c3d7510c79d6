// /world/{worldId}/characterNote/new?draft&preview (R140)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { type NoteFormAddress, readNoteForm } from '#app/areas/note/address.ts'
import { NewNoteScreen } from '#app/areas/note/write/NoteFormScreens.tsx'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/characterNote/new')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: NoteFormAddress & SearchSchemaInput): NoteFormAddress => search,
  beforeLoad: requireCharacter,
  component: () => <NewNoteScreen worldId={Route.useParams().worldId} address={readNoteForm(Route.useSearch())} />,
})
