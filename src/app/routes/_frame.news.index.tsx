// /news?category&page
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { NewsListScreen } from '#app/areas/news/NewsListScreen.tsx'
import { newsQueries } from '#app/areas/news/queries.ts'
import { parsePage } from '#app/platform/page-search.ts'
import { type NewsCategory, parseNewsCategory } from '#rules/news-places.ts'

type NewsPlace = { category: NewsCategory | undefined; page: number }

const readPlace = (search: Partial<NewsPlace> & SearchSchemaInput): NewsPlace => ({
  category: parseNewsCategory(search.category),
  page: parsePage(search.page),
})

export const Route = createFileRoute('/_frame/news/')({
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    queryClient.prefetchQuery(newsQueries.list(deps)).catch(() => {})
  },
  component: () => <NewsListScreen place={Route.useSearch()} />,
})
