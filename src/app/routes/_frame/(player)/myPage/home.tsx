// /myPage/home (doc1 §2.4): what waits for the user.
import { createFileRoute } from '@tanstack/react-router'
import { waitingQueries } from '#app/areas/waiting/queries.ts'
import { WaitingScreen } from '#app/areas/waiting/WaitingScreen.tsx'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(player)/myPage/home')({
  beforeLoad: requireUser,
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(waitingQueries.home()).catch(() => {})
  },
  component: WaitingScreen,
})
