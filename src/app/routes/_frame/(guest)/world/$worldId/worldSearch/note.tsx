// /world/{worldId}/worldSearch/note?q&tags&order&page (R131)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type NoteSearchParams, noteSearchParams, readNoteSearch } from '#app/areas/note/address.ts'
import { NoteSearchScreen } from '#app/areas/note/NoteSearchScreen.tsx'
import { noteQueries } from '#app/areas/note/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/worldSearch/note')({
  validateSearch: (search: NoteSearchParams & SearchSchemaInput): NoteSearchParams =>
    noteSearchParams(readNoteSearch(search)),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { worldId }, deps }) => {
    queryClient.prefetchQuery(noteQueries.list(worldId, readNoteSearch(deps))).catch(() => {})
  },
  component: () => <NoteSearchScreen worldId={Route.useParams().worldId} place={readNoteSearch(Route.useSearch())} />,
})
