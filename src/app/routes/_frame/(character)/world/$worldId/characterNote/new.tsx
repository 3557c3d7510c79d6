// /world/{worldId}/characterNote/new?draft&preview (R140)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { NewNoteScreen } from '#app/areas/note/write/NoteFormScreens.tsx'
import { readWriting, type Writing } from '#app/platform/page-search.ts'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/characterNote/new')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: Writing & SearchSchemaInput): Writing => search,
  beforeLoad: requireCharacter,
  component: () => <NewNoteScreen worldId={Route.useParams().worldId} address={readWriting(Route.useSearch())} />,
})
