// /worldSelect (doc1 §2.3)
import { createFileRoute } from '@tanstack/react-router'
import { WorldSelectScreen } from '#app/areas/world/WorldSelectScreen.tsx'
import { worldQueries } from '#app/shared/world/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/worldSelect')({
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(worldQueries.worlds()).catch(() => {})
  },
  component: WorldSelectScreen,
})
