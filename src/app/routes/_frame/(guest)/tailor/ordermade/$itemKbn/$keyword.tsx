// /tailor/ordermade/{itemKbn}/$keyword?sort&open&liked&page (R033)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type CreatorsParams, readCreators } from '#app/areas/tailor/address.ts'
import { ProductScreen } from '#app/areas/tailor/list/ProductsScreen.tsx'
import { tailorQueries } from '#app/areas/tailor/queries.ts'
import { parseRowId } from '#rules/row-id.ts'

type Search = Omit<CreatorsParams, 'q' | 'kind'>

export const Route = createFileRoute('/_frame/(guest)/tailor/ordermade/$itemKbn/$keyword')({
  params: { parse: params => (parseRowId(params.itemKbn) === null ? false : params) },
  validateSearch: (search: Search & SearchSchemaInput): Search => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { itemKbn, keyword }, deps }) => {
    queryClient.prefetchQuery(tailorQueries.products()).catch(() => {})
    queryClient
      .prefetchQuery(tailorQueries.creators(readCreators({ ...deps, q: keyword }), Number(itemKbn)))
      .catch(() => {})
  },
  component: () => {
    const { itemKbn, keyword } = Route.useParams()
    return <ProductScreen itemKbn={Number(itemKbn)} place={readCreators({ ...Route.useSearch(), q: keyword })} />
  },
})
