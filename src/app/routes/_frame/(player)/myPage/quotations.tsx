// /myPage/quotations?page: the scenes of replays that the user has kept. A route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { QuotationListScreen } from '#app/areas/quotation/QuotationListScreen.tsx'
import { quotationQueries } from '#app/areas/quotation/queries.ts'
import { pageOnly } from '#app/routes/-page-only.ts'

export const Route = createFileRoute('/_frame/(player)/myPage/quotations')({
  ...pageOnly,
  loader: ({ context: { queryClient }, deps: { page } }) => {
    queryClient.prefetchQuery(quotationQueries.own(page)).catch(() => {})
  },
  component: () => <QuotationListScreen key={Route.useSearch().page} page={Route.useSearch().page} />,
})
