// /world/{worldId}/scenario/writing: one of the lists of a world's scenarios
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { firstList, type ListAddress, readListAddress } from '#app/areas/scenario/address.ts'
import { ScenarioListScreen } from '#app/areas/scenario/list/ScenarioListScreen.tsx'
import { scenarioQueries } from '#app/areas/scenario/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/scenario/writing')({
  validateSearch: (search: Partial<ListAddress> & SearchSchemaInput) => readListAddress(search),
  search: { middlewares: [stripSearchParams(firstList)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { worldId }, deps }) => {
    queryClient.prefetchQuery(scenarioQueries.list(worldId, 'writing', deps)).catch(() => {})
  },
  component: () => (
    <ScenarioListScreen worldId={Route.useParams().worldId} list="writing" address={Route.useSearch()} />
  ),
})
