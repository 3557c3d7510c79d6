// /world/{worldId}/community/{communityId}?tab&page&write&draft (R147)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type CommunityParams, readCommunityPage, readWrite } from '#app/areas/community/address.ts'
import { CommunityScreen } from '#app/areas/community/page/CommunityScreen.tsx'
import { communityQueries } from '#app/areas/community/queries.ts'
import { parseDraftId } from '#app/platform/page-search.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/community/$communityId/')({
  // A word that is no id may be the address of a form, in a part of the routes that has not come yet.
  params: { parse: params => (parseRowId(params.communityId) === null ? false : params) },
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: CommunityParams & SearchSchemaInput): CommunityParams => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps }) => {
    const communityId = Number(params.communityId)
    const { tab, page } = readCommunityPage(deps)
    queryClient.prefetchQuery(communityQueries.community(communityId)).catch(() => {})
    if (tab === 'threads') queryClient.prefetchQuery(communityQueries.threads(communityId, page)).catch(() => {})
  },
  component: () => {
    const { worldId, communityId } = Route.useParams()
    const { write, draft, ...search } = Route.useSearch()
    return (
      <CommunityScreen
        key={`${communityId} ${draft}`}
        worldId={worldId}
        communityId={Number(communityId)}
        place={readCommunityPage(search)}
        write={readWrite(write)}
        draftId={parseDraftId(draft)}
      />
    )
  },
})
