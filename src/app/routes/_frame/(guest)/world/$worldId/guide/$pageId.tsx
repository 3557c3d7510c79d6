// /world/{worldId}/guide/{pageId}: a route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { GuideScreen } from '#app/areas/world/GuideScreen.tsx'
import { worldQueries } from '#app/shared/world/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/guide/$pageId')({
  loader: ({ context: { queryClient }, params: { worldId, pageId } }) => {
    queryClient.prefetchQuery(worldQueries.guidePage(worldId, pageId)).catch(() => {})
  },
  component: () => <GuideScreen {...Route.useParams()} />,
})
