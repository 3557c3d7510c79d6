// /masterCommunity/{worldId}/bbs/{boardId}/{threadId}?post&draft (R167)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readPost, type TalkParams } from '#app/areas/master-community/address.ts'
import { ThreadScreen } from '#app/areas/master-community/talk/ThreadScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { requireMasterOrOffice } from '#app/shared/session/require-master.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(master)/masterCommunity/$worldId/bbs/$boardId/$threadId')({
  params: {
    parse: params => (parseRowId(params.boardId) === null || parseRowId(params.threadId) === null ? false : params),
  },
  validateSearch: ({ post, draft }: TalkParams & SearchSchemaInput): TalkParams => ({
    post: readPost(post),
    draft: parseDraftId(draft),
  }),
  beforeLoad: requireMasterOrOffice,
  component: () => {
    const { worldId, boardId, threadId } = Route.useParams()
    const { post, draft } = Route.useSearch()
    return (
      <ThreadScreen
        key={`${threadId} ${post}`}
        worldId={worldId}
        boardId={Number(boardId)}
        talkId={Number(threadId)}
        at={post}
        draftId={draft}
      />
    )
  },
})
