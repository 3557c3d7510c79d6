// /mission?tabNo&worldId&page (doc2 §2)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { MissionScreen } from '#app/areas/mission/MissionScreen.tsx'
import { type MissionPlace, missionQueries } from '#app/areas/mission/queries.ts'
import { parsePage } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'
import { missionWorld, parseMissionTab } from '#rules/mission.ts'

const WORLD_ID = /^[A-Za-z0-9_-]{1,64}$/

const readPlace = (search: Partial<MissionPlace> & SearchSchemaInput): MissionPlace => ({
  tabNo: parseMissionTab(search.tabNo),
  worldId: WORLD_ID.test(String(search.worldId ?? '')) ? String(search.worldId) : missionWorld.all,
  page: parsePage(search.page),
})

export const Route = createFileRoute('/_frame/(player)/mission')({
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ tabNo: 0, worldId: missionWorld.all, page: 1 })] },
  beforeLoad: requireUser,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    queryClient.prefetchQuery(missionQueries.page(deps)).catch(() => {})
  },
  component: () => <MissionScreen place={Route.useSearch()} />,
})
