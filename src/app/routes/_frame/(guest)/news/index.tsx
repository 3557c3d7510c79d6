// /news?category&page
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { NewsListScreen } from '#app/areas/news/NewsListScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'
import { newsQueries } from '#app/shared/news/queries.ts'
import { type NewsCategory, parseNewsCategory } from '#rules/news-address.ts'

type NewsPlace = { category: NewsCategory | undefined; page: number }

const readPlace = (search: Partial<NewsPlace> & SearchSchemaInput): NewsPlace => ({
  category: parseNewsCategory(search.category),
  page: parsePage(search.page),
})

export const Route = createFileRoute('/_frame/(guest)/news/')({
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    queryClient.prefetchQuery(newsQueries.list(deps)).catch(() => {})
  },
  component: () => <NewsListScreen place={Route.useSearch()} />,
})
