// /myPage/tailor/order?group&page&order&draft (R086)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type CommissionsParams, readCommissions } from '#app/areas/tailor/address.ts'
import { CommissionsScreen } from '#app/areas/tailor/commission/CommissionsScreen.tsx'
import { tailorQueries } from '#app/areas/tailor/queries.ts'
import { parseDraftId } from '#app/platform/page-search.ts'
import { requireCreator } from '#app/shared/session/require-creator.ts'

export const Route = createFileRoute('/_frame/(player)/myPage/tailor/order')({
  beforeLoad: requireCreator,
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: CommissionsParams & SearchSchemaInput): CommissionsParams => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const place = readCommissions(deps)
    if (place.order === undefined)
      queryClient.prefetchQuery(tailorQueries.commissions('creator', place)).catch(() => {})
    else queryClient.prefetchQuery(tailorQueries.commission(place.order)).catch(() => {})
  },
  component: () => {
    const { draft, ...search } = Route.useSearch()
    return <CommissionsScreen desk="creator" place={readCommissions(search)} draftId={parseDraftId(draft)} />
  },
})
