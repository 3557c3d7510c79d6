// /tailor/ordermade (R027)
import { createFileRoute } from '@tanstack/react-router'
import { ProductsScreen } from '#app/areas/tailor/list/ProductsScreen.tsx'
import { tailorQueries } from '#app/areas/tailor/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/tailor/ordermade/')({
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(tailorQueries.products()).catch(() => {})
  },
  component: ProductsScreen,
})
