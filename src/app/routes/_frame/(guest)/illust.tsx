// /illust/?page (doc1 §2.2)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { IllustScreen } from '#app/areas/portal/IllustScreen.tsx'
import { portalQueries } from '#app/areas/portal/queries.ts'
import { parsePage } from '#app/platform/page-search.ts'

export const Route = createFileRoute('/_frame/(guest)/illust')({
  validateSearch: (search: { page?: unknown } & SearchSchemaInput) => ({ page: parsePage(search.page) }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { page } }) => {
    queryClient.prefetchQuery(portalQueries.pictures(page)).catch(() => {})
  },
  component: () => <IllustScreen page={Route.useSearch().page} />,
})
