// /world/{worldId}/scenario/{scenarioId}/{phase}/read
import { createFileRoute, redirect } from '@tanstack/react-router'
import { phaseOfAddress } from '#app/areas/scenario/phase-address.ts'
import { scenarioQueries } from '#app/areas/scenario/queries.ts'
import { OpeningReaderScreen } from '#app/areas/scenario/reader/OpeningReaderScreen.tsx'

export const Route = createFileRoute('/(guest)/world/$worldId/scenario/$scenarioId/$phase/read')({
  beforeLoad: ({ params }) => {
    if (!phaseOfAddress(params)) throw redirect({ to: '/error/404' })
  },
  loader: ({ context: { queryClient }, params }) => {
    const of = phaseOfAddress(params)
    if (of) queryClient.prefetchQuery(scenarioQueries.scenario(of)).catch(() => {})
  },
  component: () => {
    const of = phaseOfAddress(Route.useParams())
    return of && <OpeningReaderScreen key={`${of.scenarioId}:${of.phase}`} of={of} />
  },
})
