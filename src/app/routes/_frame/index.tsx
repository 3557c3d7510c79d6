// / — the member's start. It is in no part of the routes: the route for unknown addresses does not match an empty path.
import { createFileRoute } from '@tanstack/react-router'
import { StartScreen } from '#app/areas/home/StartScreen.tsx'
import { missionQueries } from '#app/areas/mission/queries.ts'
import { novelQueries } from '#app/areas/novel/queries.ts'
import { requireUser } from '#app/platform/use-session.ts'
import { newsQueries } from '#app/shared/news/queries.ts'
import { worldQueries } from '#app/shared/world/queries.ts'

export const Route = createFileRoute('/_frame/')({
  beforeLoad: requireUser,
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(missionQueries.summary()).catch(() => {})
    // Its calls come beside the first screen, not with it.
    import('#app/areas/scenario/queries.ts')
      .then(({ scenarioQueries }) => queryClient.prefetchQuery(scenarioQueries.own()))
      .catch(() => {})
    queryClient.prefetchQuery(worldQueries.worlds()).catch(() => {})
    queryClient.prefetchQuery(newsQueries.list({ category: undefined, page: 1 })).catch(() => {})
    queryClient.prefetchQuery(novelQueries.list({ keyword: '', tags: [], page: 1 })).catch(() => {})
  },
  component: StartScreen,
})
