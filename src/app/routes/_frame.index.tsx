// / — the member's start.
import { createFileRoute } from '@tanstack/react-router'
import { StartScreen } from '#app/areas/home/StartScreen.tsx'
import { missionQueries } from '#app/areas/mission/queries.ts'
import { newsQueries } from '#app/areas/news/queries.ts'
import { novelQueries } from '#app/areas/novel/queries.ts'
import { worldQueries } from '#app/areas/world/queries.ts'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/')({
  beforeLoad: requireUser,
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(missionQueries.summary()).catch(() => {})
    queryClient.prefetchQuery(worldQueries.worlds()).catch(() => {})
    queryClient.prefetchQuery(newsQueries.list({ category: undefined, page: 1 })).catch(() => {})
    queryClient.prefetchQuery(novelQueries.list({ keyword: '', tags: [], page: 1 })).catch(() => {})
  },
  component: StartScreen,
})
