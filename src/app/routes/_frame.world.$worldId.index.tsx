// /world/{worldId} (doc1 §2.5): the top of a world.
import { createFileRoute } from '@tanstack/react-router'
import { worldQueries } from '#app/areas/world/queries.ts'
import { WorldScreen } from '#app/areas/world/WorldScreen.tsx'

export const Route = createFileRoute('/_frame/world/$worldId/')({
  loader: ({ context: { queryClient }, params: { worldId } }) => {
    queryClient.prefetchQuery(worldQueries.worlds()).catch(() => {})
    queryClient.prefetchQuery(worldQueries.top(worldId)).catch(() => {})
    queryClient.prefetchQuery(worldQueries.applicationDates(worldId)).catch(() => {})
  },
  component: () => {
    const { worldId } = Route.useParams()
    return <WorldScreen key={worldId} worldId={worldId} />
  },
})
