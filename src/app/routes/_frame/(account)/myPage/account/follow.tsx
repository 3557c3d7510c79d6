// /myPage/account/follow?list&page (doc1 §2.4)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type FollowPlace, followLists } from '#app/areas/follow/address.ts'
import { FollowScreen } from '#app/areas/follow/FollowScreen.tsx'
import { followQueries } from '#app/areas/follow/queries.ts'
import { masterRoomQueries } from '#app/areas/master-room/queries.ts'
import { parsePage } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'

const readPlace = (search: Partial<FollowPlace> & SearchSchemaInput): FollowPlace => ({
  list: followLists.find(list => list === search.list) ?? 'characters',
  page: parsePage(search.page),
})

export const Route = createFileRoute('/_frame/(account)/myPage/account/follow')({
  beforeLoad: requireUser,
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ list: 'characters', page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { list, page } }) => {
    if (list === 'masters') return queryClient.prefetchQuery(masterRoomQueries.followed(page)).catch(() => {})
    const reading =
      list === 'followers'
        ? queryClient.prefetchQuery(followQueries.followers(page))
        : queryClient.prefetchQuery(followQueries.list(page))
    reading.catch(() => {})
  },
  component: () => <FollowScreen place={Route.useSearch()} />,
})
