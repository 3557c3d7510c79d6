// /world/{worldId}/worldSearch/character?q&r&c&l&m&t&k&f&s&p (doc1 §2.5)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { CharacterSearchScreen } from '#app/areas/world/search/CharacterSearchScreen.tsx'
import { type CharacterSearch, readCharacterAddress } from '#app/shared/world/character-address.ts'
import { characterSearchQuery } from '#app/shared/world/character-search.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/worldSearch/character')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: CharacterSearch & SearchSchemaInput): CharacterSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { worldId }, deps }) => {
    queryClient.prefetchQuery(characterSearchQuery(worldId, readCharacterAddress(deps))).catch(() => {})
  },
  component: () => (
    <CharacterSearchScreen worldId={Route.useParams().worldId} place={readCharacterAddress(Route.useSearch())} />
  ),
})
