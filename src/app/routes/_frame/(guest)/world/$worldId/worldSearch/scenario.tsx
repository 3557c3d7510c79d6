// /world/{worldId}/worldSearch/scenario?q&s&k&d&r&t&h&w&o&p (doc1 §2.5)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { ScenarioSearchScreen } from '#app/areas/scenario/list/ScenarioSearchScreen.tsx'
import { readSearchAddress, type ScenarioSearch } from '#app/areas/scenario/list/search-address.ts'
import { scenarioQueries } from '#app/areas/scenario/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/worldSearch/scenario')({
  // The search of the address is read by the screen, so that its rules are no part of the list of all routes.
  validateSearch: (search: ScenarioSearch & SearchSchemaInput): ScenarioSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { worldId }, deps }) => {
    queryClient.prefetchQuery(scenarioQueries.search(worldId, false, readSearchAddress(deps))).catch(() => {})
  },
  component: () => (
    <ScenarioSearchScreen
      worldId={Route.useParams().worldId}
      isV2={false}
      place={readSearchAddress(Route.useSearch())}
    />
  ),
})
