// /novel/{keyword}?tags&page (doc1 §2.2)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type NovelSearch, novelSearch } from '#app/areas/novel/address.ts'
import { NovelListScreen } from '#app/areas/novel/NovelListScreen.tsx'
import { novelQueries } from '#app/areas/novel/queries.ts'
import { parsePage } from '#app/platform/page-search.ts'
import { MOST_KEYWORD_LENGTH, parseNovelTags } from '#rules/novel-address.ts'

const readPlace = (search: Partial<NovelSearch> & SearchSchemaInput): NovelSearch =>
  novelSearch(parseNovelTags(search.tags), parsePage(search.page))

/** Keyword from the address, cut to the length that the call accepts. */
const keywordOf = (typed: string): string =>
  typed.toWellFormed().replaceAll('\0', '').slice(0, MOST_KEYWORD_LENGTH).toWellFormed()

export const Route = createFileRoute('/_frame/(guest)/novel/$keyword')({
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps }) => {
    queryClient.prefetchQuery(novelQueries.tags()).catch(() => {})
    const place = { keyword: keywordOf(params.keyword), tags: parseNovelTags(deps.tags), page: deps.page }
    queryClient.prefetchQuery(novelQueries.list(place)).catch(() => {})
  },
  component: () => {
    const { tags, page } = Route.useSearch()
    const keyword = keywordOf(Route.useParams().keyword)
    return <NovelListScreen place={{ keyword, tags: parseNovelTags(tags), page }} />
  },
})
