// /myPage/account/masterCall (doc1 §2.4)
import { createFileRoute } from '@tanstack/react-router'
import { CallScreen } from '#app/areas/master-room/calls/CallScreen.tsx'
import { masterCallQueries } from '#app/areas/master-room/queries.ts'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(account)/myPage/account/masterCall')({
  beforeLoad: requireUser,
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(masterCallQueries.list()).catch(() => {})
  },
  component: () => <CallScreen />,
})
