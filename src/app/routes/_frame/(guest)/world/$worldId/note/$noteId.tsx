// /world/{worldId}/note/{noteId} (R152)
import { createFileRoute } from '@tanstack/react-router'
import { noteIdOf } from '#app/areas/note/address.ts'
import { NoteScreen } from '#app/areas/note/NoteScreen.tsx'
import { noteQueries } from '#app/areas/note/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/note/$noteId')({
  loader: ({ context: { queryClient }, params }) => {
    const noteId = noteIdOf(params.noteId)
    if (noteId !== null) queryClient.prefetchQuery(noteQueries.note(noteId)).catch(() => {})
  },
  component: () => {
    const { worldId, noteId } = Route.useParams()
    return <NoteScreen worldId={worldId} noteId={noteIdOf(noteId)} />
  },
})
