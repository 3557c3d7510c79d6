// /worldSelect (doc1 §2.3)
import { createFileRoute } from '@tanstack/react-router'
import { worldQueries } from '#app/areas/world/queries.ts'
import { WorldSelectScreen } from '#app/areas/world/WorldSelectScreen.tsx'

export const Route = createFileRoute('/_frame/worldSelect')({
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(worldQueries.worlds()).catch(() => {})
  },
  component: WorldSelectScreen,
})
