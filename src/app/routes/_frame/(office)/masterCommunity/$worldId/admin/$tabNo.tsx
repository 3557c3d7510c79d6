// /masterCommunity/{worldId}/admin/{tabNo}?handbook&draft (R164)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type DeskParams, deskTabOf, readDesk } from '#app/areas/master-community/address.ts'
import { DeskScreen } from '#app/areas/master-community/desk/DeskScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'
import { masterCommunityAddress } from '#rules/master-community-address.ts'

export const Route = createFileRoute('/_frame/(office)/masterCommunity/$worldId/admin/$tabNo')({
  validateSearch: (search: DeskParams & SearchSchemaInput): DeskParams => readDesk(search),
  beforeLoad: ({ location, params }) => requireAdmin({ location }, masterCommunityAddress(params.worldId)),
  component: () => {
    const { worldId, tabNo } = Route.useParams()
    return <DeskScreen worldId={worldId} tab={deskTabOf(tabNo)} place={Route.useSearch()} />
  },
})
