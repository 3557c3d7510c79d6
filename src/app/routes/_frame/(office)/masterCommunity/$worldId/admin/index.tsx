// /masterCommunity/{worldId}/admin (R163)
import { createFileRoute } from '@tanstack/react-router'
import { DeskScreen } from '#app/areas/master-community/desk/DeskScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'
import { masterCommunityAddress } from '#rules/master-community-address.ts'

export const Route = createFileRoute('/_frame/(office)/masterCommunity/$worldId/admin/')({
  beforeLoad: ({ location, params }) => requireAdmin({ location }, masterCommunityAddress(params.worldId)),
  component: () => <DeskScreen worldId={Route.useParams().worldId} tab="pages" place={{}} />,
})
