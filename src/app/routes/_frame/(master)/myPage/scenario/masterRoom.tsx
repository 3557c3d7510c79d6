// /myPage/scenario/masterRoom?tab&page&draft (doc1 §2.4)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { deskTabs, type RoomDeskSearch } from '#app/areas/master-room/desk/desk-address.ts'
import { RoomDeskScreen } from '#app/areas/master-room/desk/RoomDeskScreen.tsx'
import { masterRoomQueries } from '#app/areas/master-room/queries.ts'
import { parseDraftId, parsePage } from '#app/platform/page-search.ts'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/masterRoom')({
  beforeLoad: requireMaster,
  validateSearch: (search: Partial<RoomDeskSearch> & SearchSchemaInput): RoomDeskSearch => ({
    tab: deskTabs.find(tab => tab === search.tab) ?? 'room',
    page: parsePage(search.page),
    draft: parseDraftId(search.draft),
  }),
  search: { middlewares: [stripSearchParams({ tab: 'room', page: 1 })] },
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(masterRoomQueries.own()).catch(() => {})
  },
  component: () => <RoomDeskScreen place={Route.useSearch()} />,
})
