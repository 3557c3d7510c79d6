// /world/{worldId}/noteBook/{noteBookId} (R153)
import { createFileRoute } from '@tanstack/react-router'
import { NoteBookScreen } from '#app/areas/note/book/NoteBookScreen.tsx'
import { noteBookQueries } from '#app/areas/note/queries.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/noteBook/$noteBookId')({
  loader: ({ context: { queryClient }, params }) => {
    const id = parseRowId(params.noteBookId)
    if (id !== null) queryClient.prefetchQuery(noteBookQueries.book(id)).catch(() => {})
  },
  component: () => {
    const { worldId, noteBookId } = Route.useParams()
    return <NoteBookScreen worldId={worldId} noteBookId={parseRowId(noteBookId)} />
  },
})
