// /voice/?page (doc1 §2.2)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { portalQueries } from '#app/areas/portal/queries.ts'
import { VoiceScreen } from '#app/areas/portal/VoiceScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'

export const Route = createFileRoute('/_frame/(guest)/voice')({
  validateSearch: (search: { page?: unknown } & SearchSchemaInput) => ({ page: parsePage(search.page) }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { page } }) => {
    queryClient.prefetchQuery(portalQueries.voices(page)).catch(() => {})
  },
  component: () => <VoiceScreen page={Route.useSearch().page} />,
})
