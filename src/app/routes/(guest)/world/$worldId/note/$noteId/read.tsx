// /world/{worldId}/note/{noteId}/read: a note in the reader, without the frame.
import { createFileRoute } from '@tanstack/react-router'
import { NoteReaderScreen } from '#app/areas/note/NoteReaderScreen.tsx'
import { noteQueries } from '#app/areas/note/queries.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/(guest)/world/$worldId/note/$noteId/read')({
  loader: ({ context: { queryClient }, params }) => {
    const noteId = parseRowId(params.noteId)
    if (noteId !== null) queryClient.prefetchQuery(noteQueries.note(noteId)).catch(() => {})
  },
  component: () => {
    const { worldId, noteId } = Route.useParams()
    return <NoteReaderScreen worldId={worldId} noteId={parseRowId(noteId)} />
  },
})
