// /myPage/coin/lp?page (doc1 §2.4)
import { createFileRoute } from '@tanstack/react-router'
import { LedgerScreen } from '#app/areas/coin/LedgerScreen.tsx'
import { coinQueries } from '#app/areas/coin/queries.ts'
import { pageOnly } from './-page-only.ts'

/** coinType (codes/world.ts). */
const COIN = 1

export const Route = createFileRoute('/_frame/myPage/coin/lp')({
  ...pageOnly,
  loader: ({ context: { queryClient }, deps: { page } }) => {
    queryClient.prefetchQuery(coinQueries.ledger(COIN, page)).catch(() => {})
  },
  component: () => <LedgerScreen type={COIN} page={Route.useSearch().page} />,
})
