// /myPage/account/follow?followers&page (doc1 §2.4)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type FollowPlace, FollowScreen } from '#app/areas/follow/FollowScreen.tsx'
import { followQueries } from '#app/areas/follow/queries.ts'
import { parsePage } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'

const readPlace = (search: Partial<FollowPlace> & SearchSchemaInput): FollowPlace => ({
  followers: search.followers === true,
  page: parsePage(search.page),
})

export const Route = createFileRoute('/_frame/(player)/myPage/account/follow')({
  beforeLoad: requireUser,
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ followers: false, page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { followers, page } }) => {
    const reading = followers
      ? queryClient.prefetchQuery(followQueries.followers(page))
      : queryClient.prefetchQuery(followQueries.list(page))
    reading.catch(() => {})
  },
  component: () => <FollowScreen place={Route.useSearch()} />,
})
