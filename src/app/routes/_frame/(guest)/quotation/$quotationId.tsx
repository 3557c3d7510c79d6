// /quotation/{quotationId}: a scene of a replay that somebody kept and shares. A route of our own.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { QuotationScreen } from '#app/areas/quotation/QuotationScreen.tsx'
import { quotationQueries } from '#app/areas/quotation/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/quotation/$quotationId')({
  beforeLoad: ({ params }) => {
    if (!/^[A-Za-z0-9_-]{22}$/.test(params.quotationId)) throw redirect({ to: '/error/404' })
  },
  loader: ({ context: { queryClient }, params }) => {
    queryClient.prefetchQuery(quotationQueries.quotation(params.quotationId)).catch(() => {})
  },
  component: () => <QuotationScreen quotationId={Route.useParams().quotationId} />,
})
