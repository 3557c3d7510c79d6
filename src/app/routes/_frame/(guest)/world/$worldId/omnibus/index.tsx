// /world/{worldId}/omnibus (R197; doc3 §2): the themes of a world.
import { createFileRoute } from '@tanstack/react-router'
import { ThemeListScreen } from '#app/areas/omnibus/list/ThemeListScreen.tsx'
import { omnibusQueries } from '#app/areas/omnibus/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/omnibus/')({
  loader: ({ context: { queryClient }, params: { worldId } }) => {
    queryClient.prefetchQuery(omnibusQueries.list(worldId)).catch(() => {})
  },
  component: () => <ThemeListScreen worldId={Route.useParams().worldId} />,
})
