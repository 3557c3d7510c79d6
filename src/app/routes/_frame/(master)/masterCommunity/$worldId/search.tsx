// /masterCommunity/{worldId}/search?q&kind&page (R162)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readStaffSearch, type StaffSearchAddress } from '#app/areas/master-community/address.ts'
import { SearchScreen } from '#app/areas/master-community/search/SearchScreen.tsx'
import { requireMasterOrOffice } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/masterCommunity/$worldId/search')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: Partial<StaffSearchAddress> & SearchSchemaInput): Partial<StaffSearchAddress> => search,
  beforeLoad: requireMasterOrOffice,
  component: () => <SearchScreen worldId={Route.useParams().worldId} place={readStaffSearch(Route.useSearch())} />,
})
