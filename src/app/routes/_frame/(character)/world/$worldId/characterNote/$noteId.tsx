// /world/{worldId}/characterNote/{noteId}?draft&preview (R141)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { EditNoteScreen } from '#app/areas/note/write/NoteFormScreens.tsx'
import { readWriting, type Writing } from '#app/platform/page-search.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/characterNote/$noteId')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: Writing & SearchSchemaInput): Writing => search,
  beforeLoad: place => requireCharacter(place),
  component: () => {
    const { worldId, noteId } = Route.useParams()
    return <EditNoteScreen worldId={worldId} noteId={parseRowId(noteId)} address={readWriting(Route.useSearch())} />
  },
})
