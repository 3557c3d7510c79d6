// /world/{worldId}/friendPage?state&sort&page (doc1 §2.5)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { FriendScreen } from '#app/areas/friend/FriendScreen.tsx'
import type { FriendPlace } from '#app/areas/friend/queries.ts'
import { parsePage } from '#app/platform/page-search.ts'
import { parseFriendSort, parseFriendState } from '#rules/friend-address.ts'

const readPlace = (search: Partial<FriendPlace> & SearchSchemaInput): FriendPlace => ({
  state: parseFriendState(search.state),
  sort: parseFriendSort(search.sort),
  page: parsePage(search.page),
})

export const Route = createFileRoute('/_frame/(character)/world/$worldId/friendPage')({
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ state: 'friend', sort: 'new', page: 1 })] },
  beforeLoad: requireCharacter,
  component: () => {
    const { worldId } = Route.useParams()
    return <FriendScreen worldId={worldId} place={Route.useSearch()} />
  },
})
