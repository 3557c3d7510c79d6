// /myPage/account/follow?page (doc1 §2.4)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { FollowScreen } from '#app/areas/follow/FollowScreen.tsx'
import { followQueries } from '#app/areas/follow/queries.ts'
import { parsePage } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/myPage/account/follow')({
  beforeLoad: requireUser,
  validateSearch: (search: { page?: number } & SearchSchemaInput): { page: number } => ({
    page: parsePage(search.page),
  }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { page } }) => {
    queryClient.prefetchQuery(followQueries.list(page)).catch(() => {})
  },
  component: () => <FollowScreen page={Route.useSearch().page} />,
})
