// /world/{worldId}/community/{communityId}/{threadId}?draft (R148)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { communityQueries } from '#app/areas/community/queries.ts'
import { ThreadScreen } from '#app/areas/community/thread/ThreadScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { parseRowId } from '#rules/row-id.ts'

type Address = { draft?: string | undefined }

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/community/$communityId/$threadId')({
  // A word that is no id may be the address of a form, in a part of the routes that has not come yet.
  params: {
    parse: params => (parseRowId(params.communityId) === null || parseRowId(params.threadId) === null ? false : params),
  },
  validateSearch: ({ draft }: Address & SearchSchemaInput): Address => ({ draft: parseDraftId(draft) }),
  loader: ({ context: { queryClient }, params }) => {
    queryClient.prefetchQuery(communityQueries.thread(Number(params.threadId), {})).catch(() => {})
  },
  component: () => {
    const { worldId, communityId, threadId } = Route.useParams()
    return (
      <ThreadScreen
        key={threadId}
        worldId={worldId}
        communityId={Number(communityId)}
        threadId={Number(threadId)}
        draftId={Route.useSearch().draft}
      />
    )
  },
})
