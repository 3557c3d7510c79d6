// /world/{worldId}/novel?page (world menu page 5)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { ofWorld } from '#app/areas/novel/address.ts'
import { novelQueries } from '#app/areas/novel/queries.ts'
import { WorldNovelsScreen } from '#app/areas/novel/WorldNovelsScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/novel/')({
  validateSearch: (search: { page?: number } & SearchSchemaInput) => ({ page: parsePage(search.page) }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { worldId }, deps: { page } }) => {
    queryClient.prefetchQuery(novelQueries.list(ofWorld(worldId, page))).catch(() => {})
  },
  component: () => <WorldNovelsScreen worldId={Route.useParams().worldId} page={Route.useSearch().page} />,
})
