// /world/{worldId}/characterNoteBook/edit?noteBookId&draft (R155)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { BookFormScreen } from '#app/areas/note/book/BookFormScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { parseRowId } from '#rules/row-id.ts'

type Address = { noteBookId?: number | undefined; draft?: string | undefined }

export const Route = createFileRoute('/_frame/(character)/world/$worldId/characterNoteBook/edit')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: Address & SearchSchemaInput): Address => search,
  beforeLoad: requireCharacter,
  component: () => {
    const search = Route.useSearch()
    const noteBookId = parseRowId(String(search.noteBookId)) ?? 0
    return (
      <BookFormScreen
        worldId={Route.useParams().worldId}
        noteBookId={noteBookId}
        isNowhere={noteBookId === 0}
        draftId={parseDraftId(search.draft)}
      />
    )
  },
})
