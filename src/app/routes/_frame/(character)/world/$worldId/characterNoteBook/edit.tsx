// /world/{worldId}/characterNoteBook/edit?noteBookId&draft (R155)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { noteIdOf } from '#app/areas/note/address.ts'
import { BookFormScreen } from '#app/areas/note/book/BookFormScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'

type Address = { noteBookId?: number | undefined; draft?: string | undefined }

export const Route = createFileRoute('/_frame/(character)/world/$worldId/characterNoteBook/edit')({
  validateSearch: ({ noteBookId, draft }: Address & SearchSchemaInput): Address => ({
    noteBookId: noteIdOf(String(noteBookId ?? '')) ?? undefined,
    draft: parseDraftId(draft),
  }),
  beforeLoad: requireCharacter,
  component: () => {
    const { noteBookId = 0, draft } = Route.useSearch()
    return (
      <BookFormScreen
        worldId={Route.useParams().worldId}
        noteBookId={noteBookId}
        isNowhere={noteBookId === 0}
        draftId={draft}
      />
    )
  },
})
