// /world/{worldId}/worldSearch/character?q&r&c&l&m&t&k&f&s&p (doc1 §2.5)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { CharacterSearchScreen } from '#app/areas/world/CharacterSearchScreen.tsx'
import { type CharacterSearch, readCharacterPlace } from '#app/areas/world/character-place.ts'
import { worldQueries } from '#app/areas/world/queries.ts'

export const Route = createFileRoute('/_frame/world/$worldId/worldSearch/character')({
  // Whatever the address says is read by the screen: how it is read is no part of the list of all routes.
  validateSearch: (search: CharacterSearch & SearchSchemaInput): CharacterSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { worldId }, deps }) => {
    queryClient.prefetchQuery(worldQueries.characters(worldId, readCharacterPlace(deps))).catch(() => {})
  },
  component: () => (
    <CharacterSearchScreen worldId={Route.useParams().worldId} place={readCharacterPlace(Route.useSearch())} />
  ),
})
