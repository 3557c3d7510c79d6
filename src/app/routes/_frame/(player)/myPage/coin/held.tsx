// /myPage/coin/held: coins that are held for scenarios and applications (a route of ours; idea 11 of the field).
import { createFileRoute } from '@tanstack/react-router'
import { HeldScreen } from '#app/areas/scenario/entry/HeldScreen.tsx'
import { scenarioQueries } from '#app/areas/scenario/queries.ts'
import { requireUser } from '#app/platform/use-session.ts'
import { coinQueries } from '#app/shared/coin/queries.ts'

export const Route = createFileRoute('/_frame/(player)/myPage/coin/held')({
  beforeLoad: requireUser,
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(scenarioQueries.own()).catch(() => {})
    queryClient.prefetchQuery(coinQueries.held()).catch(() => {})
  },
  component: HeldScreen,
})
