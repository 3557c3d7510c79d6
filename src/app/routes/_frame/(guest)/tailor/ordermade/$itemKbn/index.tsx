// /tailor/ordermade/{itemKbn}?sort&open&liked&page (R032)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type CreatorsParams, readCreators } from '#app/areas/tailor/address.ts'
import { ProductScreen } from '#app/areas/tailor/list/ProductsScreen.tsx'
import { tailorQueries } from '#app/areas/tailor/queries.ts'
import { parseRowId } from '#rules/row-id.ts'

type Search = Omit<CreatorsParams, 'q' | 'kind'>

export const Route = createFileRoute('/_frame/(guest)/tailor/ordermade/$itemKbn/')({
  params: { parse: params => (parseRowId(params.itemKbn) === null ? false : params) },
  validateSearch: (search: Search & SearchSchemaInput): Search => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { itemKbn }, deps }) => {
    queryClient.prefetchQuery(tailorQueries.products()).catch(() => {})
    queryClient.prefetchQuery(tailorQueries.creators(readCreators({ ...deps, q: '' }), Number(itemKbn))).catch(() => {})
  },
  component: () => {
    const { itemKbn } = Route.useParams()
    return <ProductScreen itemKbn={Number(itemKbn)} place={readCreators({ ...Route.useSearch(), q: '' })} />
  },
})
