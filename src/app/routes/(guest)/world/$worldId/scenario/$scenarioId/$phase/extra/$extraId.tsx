// /world/{worldId}/scenario/{scenarioId}/{phase}/extra/{extraId}: an extra (幕間) in the reader. A route of our own.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { phaseOfAddress } from '#app/areas/scenario/phase-address.ts'
import { extraIdOf } from '#app/areas/scenario-extra/address.ts'
import { ExtraReaderScreen } from '#app/areas/scenario-extra/ExtraReaderScreen.tsx'
import { extraQueries } from '#app/areas/scenario-extra/queries.ts'

export const Route = createFileRoute('/(guest)/world/$worldId/scenario/$scenarioId/$phase/extra/$extraId')({
  beforeLoad: ({ params }) => {
    if (!phaseOfAddress(params)) throw redirect({ to: '/error/404' })
  },
  loader: ({ context: { queryClient }, params }) => {
    const extraId = extraIdOf(params.extraId)
    if (extraId !== undefined) queryClient.prefetchQuery(extraQueries.extra(extraId)).catch(() => {})
  },
  component: () => {
    const params = Route.useParams()
    const of = phaseOfAddress(params)
    return of && <ExtraReaderScreen key={params.extraId} of={of} extraId={extraIdOf(params.extraId) ?? null} />
  },
})
