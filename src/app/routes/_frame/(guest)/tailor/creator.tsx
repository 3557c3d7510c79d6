// /tailor/creator?kind&sort&open&liked&q&page (R024)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type CreatorsParams, readCreators } from '#app/areas/tailor/address.ts'
import { CreatorsScreen } from '#app/areas/tailor/list/CreatorsScreen.tsx'
import { tailorQueries } from '#app/areas/tailor/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/tailor/creator')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: CreatorsParams & SearchSchemaInput): CreatorsParams => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    queryClient.prefetchQuery(tailorQueries.creators(readCreators(deps))).catch(() => {})
  },
  component: () => <CreatorsScreen place={readCreators(Route.useSearch())} at="/tailor/creator" />,
})
