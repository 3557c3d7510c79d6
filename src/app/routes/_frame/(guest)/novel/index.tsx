// /novel/?tags&page (doc1 §2.2)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type NovelSearch, novelSearch } from '#app/areas/novel/address.ts'
import { NovelListScreen } from '#app/areas/novel/NovelListScreen.tsx'
import { novelQueries } from '#app/areas/novel/queries.ts'
import { parsePage } from '#app/platform/page-search.ts'
import { parseNovelTags } from '#rules/novel-address.ts'

const readPlace = (search: Partial<NovelSearch> & SearchSchemaInput): NovelSearch =>
  novelSearch(parseNovelTags(search.tags), parsePage(search.page))

export const Route = createFileRoute('/_frame/(guest)/novel/')({
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    queryClient.prefetchQuery(novelQueries.tags()).catch(() => {})
    queryClient
      .prefetchQuery(novelQueries.list({ keyword: '', tags: parseNovelTags(deps.tags), page: deps.page }))
      .catch(() => {})
  },
  component: () => {
    const { tags, page } = Route.useSearch()
    return <NovelListScreen place={{ keyword: '', tags: parseNovelTags(tags), page }} />
  },
})
