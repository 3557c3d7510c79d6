// /masterCommunity/{worldId}/chat?post&draft (R165)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readPost, type TalkParams } from '#app/areas/master-community/address.ts'
import { ChatScreen } from '#app/areas/master-community/talk/ChatScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { requireMasterOrOffice } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/masterCommunity/$worldId/chat')({
  validateSearch: ({ post, draft }: TalkParams & SearchSchemaInput): TalkParams => ({
    post: readPost(post),
    draft: parseDraftId(draft),
  }),
  beforeLoad: requireMasterOrOffice,
  component: () => {
    const { post, draft } = Route.useSearch()
    return <ChatScreen key={post} worldId={Route.useParams().worldId} at={post} draftId={draft} />
  },
})
