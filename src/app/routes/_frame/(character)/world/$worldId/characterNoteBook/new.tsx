// /world/{worldId}/characterNoteBook/new?draft (R154)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { BookFormScreen } from '#app/areas/note/book/BookFormScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'

type Address = { draft?: string | undefined }

export const Route = createFileRoute('/_frame/(character)/world/$worldId/characterNoteBook/new')({
  validateSearch: ({ draft }: Address & SearchSchemaInput): Address => ({ draft: parseDraftId(draft) }),
  beforeLoad: requireCharacter,
  component: () => (
    <BookFormScreen worldId={Route.useParams().worldId} noteBookId={null} draftId={Route.useSearch().draft} />
  ),
})
