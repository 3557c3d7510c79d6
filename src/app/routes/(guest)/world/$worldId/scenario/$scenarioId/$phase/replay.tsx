// /world/{worldId}/scenario/{scenarioId}/{phase}/replay
import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { phaseOfAddress, readLine } from '#app/areas/scenario/phase-address.ts'
import { ReplayReaderScreen } from '#app/areas/scenario/reader/ReplayReaderScreen.tsx'
import { replayQueries } from '#app/areas/scenario-replay/queries.ts'

export const Route = createFileRoute('/(guest)/world/$worldId/scenario/$scenarioId/$phase/replay')({
  validateSearch: (search: { at?: number } & SearchSchemaInput): { at?: number } => {
    const at = readLine(search.at)
    return at === undefined ? {} : { at }
  },
  beforeLoad: ({ params }) => {
    if (!phaseOfAddress(params)) throw redirect({ to: '/error/404' })
  },
  loader: ({ context: { queryClient }, params }) => {
    const of = phaseOfAddress(params)
    if (of) queryClient.prefetchQuery(replayQueries.replay(of)).catch(() => {})
  },
  component: () => {
    const of = phaseOfAddress(Route.useParams())
    const { at } = Route.useSearch()
    return of && <ReplayReaderScreen key={`${of.scenarioId}:${of.phase}`} of={of} at={at} />
  },
})
