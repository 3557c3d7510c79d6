// /myPage/coin/lp?page (doc1 §2.4)
import { createFileRoute } from '@tanstack/react-router'
import { LedgerScreen } from '#app/areas/coin/LedgerScreen.tsx'
import { pageOnly } from '#app/routes/-page-only.ts'
import { coinQueries } from '#app/shared/coin/queries.ts'

/** The coinType of LP (codes/world.ts). */
const COIN = 1

export const Route = createFileRoute('/_frame/(player)/myPage/coin/lp')({
  ...pageOnly,
  loader: ({ context: { queryClient }, deps: { page } }) => {
    queryClient.prefetchQuery(coinQueries.ledger(COIN, page)).catch(() => {})
  },
  component: () => <LedgerScreen type={COIN} page={Route.useSearch().page} />,
})
