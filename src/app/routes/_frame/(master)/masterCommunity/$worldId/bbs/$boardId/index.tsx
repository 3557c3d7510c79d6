// /masterCommunity/{worldId}/bbs/{boardId}?list&page&write&about&draft (R166)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type BoardParams, readBoard } from '#app/areas/master-community/address.ts'
import { BoardScreen } from '#app/areas/master-community/board/BoardScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { requireMasterOrOffice } from '#app/shared/session/require-master.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(master)/masterCommunity/$worldId/bbs/$boardId/')({
  params: { parse: params => (parseRowId(params.boardId) === null ? false : params) },
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: BoardParams & SearchSchemaInput): BoardParams => search,
  beforeLoad: requireMasterOrOffice,
  component: () => {
    const { worldId, boardId } = Route.useParams()
    const { write, about, draft, ...search } = Route.useSearch()
    return (
      <BoardScreen
        key={`${boardId} ${draft}`}
        worldId={worldId}
        boardId={Number(boardId)}
        place={readBoard(search)}
        write={write === true}
        about={typeof about === 'string' ? about : undefined}
        draftId={parseDraftId(draft)}
      />
    )
  },
})
