// /world/{worldId}/worldSearch/character?q&r&c&l&m&t&k&f&s&p (doc1 §2.5)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { CharacterSearchScreen } from '#app/areas/world/search/CharacterSearchScreen.tsx'
import { type CharacterSearch, readCharacterAddress } from '#app/shared/world/character-address.ts'
import { worldQueries } from '#app/shared/world/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/worldSearch/character')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: CharacterSearch & SearchSchemaInput): CharacterSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { worldId }, deps }) => {
    queryClient.prefetchQuery(worldQueries.characters(worldId, readCharacterAddress(deps))).catch(() => {})
  },
  component: () => (
    <CharacterSearchScreen worldId={Route.useParams().worldId} place={readCharacterAddress(Route.useSearch())} />
  ),
})
