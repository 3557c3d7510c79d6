// /myPage/applications?page — what became of one's applications. A route of our own.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { DecisionsScreen } from '#app/areas/application/DecisionsScreen.tsx'
import { applicationQueries } from '#app/areas/application/queries.ts'
import { parsePage } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'

const readPlace = (search: { page?: number } & SearchSchemaInput): { page: number } => ({
  page: parsePage(search.page),
})

export const Route = createFileRoute('/_frame/myPage/applications')({
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireUser,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { page } }) => {
    queryClient.prefetchQuery(applicationQueries.decisions(page)).catch(() => {})
  },
  component: () => <DecisionsScreen page={Route.useSearch().page} />,
})
