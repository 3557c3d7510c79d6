// /world/{worldId}/note/{noteId}/tag (R204)
import { createFileRoute } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { NoteTagScreen } from '#app/areas/note/tag/NoteTagScreen.tsx'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/note/$noteId/tag')({
  beforeLoad: place => requireCharacter(place),
  component: () => {
    const { worldId, noteId } = Route.useParams()
    return <NoteTagScreen worldId={worldId} noteId={parseRowId(noteId)} />
  },
})
