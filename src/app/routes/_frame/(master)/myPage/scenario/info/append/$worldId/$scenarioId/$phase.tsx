// /myPage/scenario/info/append/{worldId}/{scenarioId}/{phase} (doc3 §7): the form of the chapter after a phase.
import { createFileRoute } from '@tanstack/react-router'
import { readInfoAddress } from '#app/areas/scenario-desk/address.ts'
import { InfoScreen } from '#app/areas/scenario-desk/opening/InfoScreen.tsx'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/info/append/$worldId/$scenarioId/$phase')({
  beforeLoad: requireMaster,
  component: () => <InfoScreen address={{ ...readInfoAddress(Route.useParams()), next: true }} />,
})
