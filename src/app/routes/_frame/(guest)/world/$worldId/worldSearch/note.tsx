// /world/{worldId}/worldSearch/note?q&tags&order&page (R131)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { NoteSearchScreen } from '#app/areas/note/NoteSearchScreen.tsx'
import { noteQueries } from '#app/areas/note/queries.ts'
import { type NoteSearchParams, readNoteSearch } from '#app/areas/note/search-address.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/worldSearch/note')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: NoteSearchParams & SearchSchemaInput): NoteSearchParams => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { worldId }, deps }) => {
    queryClient.prefetchQuery(noteQueries.list(worldId, readNoteSearch(deps))).catch(() => {})
  },
  component: () => <NoteSearchScreen worldId={Route.useParams().worldId} place={readNoteSearch(Route.useSearch())} />,
})
