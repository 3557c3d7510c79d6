// /world/{worldId}/note/{noteId} (R152)
import { createFileRoute } from '@tanstack/react-router'
import { NoteScreen } from '#app/areas/note/NoteScreen.tsx'
import { noteQueries } from '#app/areas/note/queries.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/note/$noteId')({
  loader: ({ context: { queryClient }, params }) => {
    const noteId = parseRowId(params.noteId)
    if (noteId !== null) queryClient.prefetchQuery(noteQueries.note(noteId)).catch(() => {})
  },
  component: () => {
    const { worldId, noteId } = Route.useParams()
    return <NoteScreen worldId={worldId} noteId={parseRowId(noteId)} />
  },
})
