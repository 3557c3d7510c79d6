// /myPage/coin/lp?page (doc1 §2.4)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { LedgerScreen } from '#app/areas/coin/LedgerScreen.tsx'
import { coinQueries } from '#app/areas/coin/queries.ts'
import { parsePage } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'

/** coinType (codes/world.ts). */
const COIN = 1

const readPlace = (search: { page?: number } & SearchSchemaInput): { page: number } => ({
  page: parsePage(search.page),
})

export const Route = createFileRoute('/_frame/myPage/coin/lp')({
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireUser,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { page } }) => {
    queryClient.prefetchQuery(coinQueries.ledger(COIN, page)).catch(() => {})
  },
  component: () => <LedgerScreen type={COIN} page={Route.useSearch().page} />,
})
