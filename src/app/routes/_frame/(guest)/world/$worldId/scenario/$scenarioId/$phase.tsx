// /world/{worldId}/scenario/{scenarioId}/{phase}: a phase of a scenario; its id is padded to ten digits
import { createFileRoute, redirect, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { ScenarioScreen } from '#app/areas/scenario/phase/ScenarioScreen.tsx'
import { phaseOfAddress, readScenarioTab, type ScenarioTab } from '#app/areas/scenario/phase-address.ts'
import { scenarioQueries } from '#app/areas/scenario/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/scenario/$scenarioId/$phase')({
  validateSearch: (search: { tab?: ScenarioTab } & SearchSchemaInput) => ({ tab: readScenarioTab(search.tab) }),
  search: { middlewares: [stripSearchParams({ tab: 'opening' })] },
  beforeLoad: ({ params }) => {
    if (!phaseOfAddress(params)) throw redirect({ to: '/error/404' })
  },
  loader: ({ context: { queryClient }, params }) => {
    const of = phaseOfAddress(params)
    if (of) queryClient.prefetchQuery(scenarioQueries.scenario(of)).catch(() => {})
  },
  component: () => {
    const of = phaseOfAddress(Route.useParams())
    const { tab } = Route.useSearch()
    return of && <ScenarioScreen key={`${of.scenarioId}:${of.phase}`} of={of} tab={tab} />
  },
})
