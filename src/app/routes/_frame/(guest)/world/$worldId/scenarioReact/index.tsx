// /world/{worldId}/scenarioReact?tab: situations of now, and of before (doc3 §§2, 7)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { firstReacts, type ReactListAddress, readReactList } from '#app/areas/react-order/address.ts'
import { ReactListScreen } from '#app/areas/react-order/catalogue/ReactListScreen.tsx'
import { reactQueries } from '#app/areas/react-order/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/scenarioReact/')({
  validateSearch: (search: Partial<ReactListAddress> & SearchSchemaInput): ReactListAddress => readReactList(search),
  search: { middlewares: [stripSearchParams(firstReacts)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { worldId }, deps: { tab } }) => {
    const query = tab === 'past' ? reactQueries.past(worldId) : reactQueries.current(worldId)
    queryClient.prefetchQuery(query).catch(() => {})
  },
  component: () => <ReactListScreen worldId={Route.useParams().worldId} tab={Route.useSearch().tab} />,
})
