// /masterCommunity/{worldId} (R160)
import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '#app/areas/master-community/home/HomeScreen.tsx'
import { staffQueries } from '#app/areas/master-community/queries.ts'
import { requireMasterOrOffice } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/masterCommunity/$worldId/')({
  beforeLoad: requireMasterOrOffice,
  loader: ({ context: { queryClient }, params: { worldId } }) => {
    queryClient.prefetchQuery(staffQueries.home(worldId)).catch(() => {})
  },
  component: () => <HomeScreen worldId={Route.useParams().worldId} />,
})
