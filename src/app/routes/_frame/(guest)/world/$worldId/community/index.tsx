// /world/{worldId}/community?list&category&q&page (R206)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type CommunitiesParams, readCommunities } from '#app/areas/community/address.ts'
import { CommunitiesScreen } from '#app/areas/community/list/CommunitiesScreen.tsx'
import { communityQueries } from '#app/areas/community/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/community/')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: CommunitiesParams & SearchSchemaInput): CommunitiesParams => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { worldId }, deps }) => {
    queryClient.prefetchQuery(communityQueries.list(worldId, readCommunities(deps))).catch(() => {})
  },
  component: () => <CommunitiesScreen worldId={Route.useParams().worldId} place={readCommunities(Route.useSearch())} />,
})
