// /world/{worldId} (doc1 §2.5): the top of a world.
import { createFileRoute } from '@tanstack/react-router'
import { eventPageQueries } from '#app/areas/event-page/queries.ts'
import { missionQueries } from '#app/areas/mission/queries.ts'
import { WorldScreen } from '#app/areas/world/top/WorldScreen.tsx'
import { session } from '#app/platform/session.ts'
import { worldQueries } from '#app/shared/world/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/')({
  loader: ({ context: { queryClient }, params: { worldId } }) => {
    queryClient.prefetchQuery(worldQueries.worlds()).catch(() => {})
    queryClient.prefetchQuery(worldQueries.top(worldId)).catch(() => {})
    queryClient.prefetchQuery(eventPageQueries.top(worldId)).catch(() => {})
    queryClient.prefetchQuery(worldQueries.applicationDates(worldId)).catch(() => {})
    if (session.get().user)
      queryClient.prefetchQuery(missionQueries.page({ tabNo: 0, worldId, page: 1 })).catch(() => {})
  },
  component: () => {
    const { worldId } = Route.useParams()
    return <WorldScreen key={worldId} worldId={worldId} />
  },
})
