// / — the portal. It is in no part of the routes: the route for unknown addresses does not match an empty path.
import { createFileRoute } from '@tanstack/react-router'
import { PortalPlace, preloadPortal } from '#app/areas/home/PortalPlace.tsx'
import { missionQueries } from '#app/areas/mission/queries.ts'
import { portalQueries } from '#app/areas/portal/queries.ts'
import { session } from '#app/platform/session.ts'
import { newsQueries } from '#app/shared/news/queries.ts'
import { worldQueries } from '#app/shared/world/queries.ts'

export const Route = createFileRoute('/_frame/')({
  loader: async ({ context: { queryClient } }) => {
    if (session.get().user) {
      queryClient.prefetchQuery(missionQueries.summary()).catch(() => {})
      // Its calls come beside the first screen, not with it.
      import('#app/areas/scenario/queries.ts')
        .then(({ scenarioQueries }) => queryClient.prefetchQuery(scenarioQueries.own()))
        .catch(() => {})
      queryClient.prefetchQuery(portalQueries.member()).catch(() => {})
      queryClient.prefetchQuery(worldQueries.worlds()).catch(() => {})
      queryClient.prefetchQuery(newsQueries.list({ category: undefined, page: 1 })).catch(() => {})
    } else queryClient.prefetchQuery(portalQueries.guest()).catch(() => {})
    await preloadPortal()
  },
  component: PortalPlace,
})
