// /myPage/scenario/replay/{worldId}/{scenarioId}/{phase}?tab&draft (doc3 §7): the desk of a replay.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type ReplayDeskAddress, readReplayDesk } from '#app/areas/replay-desk/address.ts'
import { ReplayDeskScreen } from '#app/areas/replay-desk/ReplayDeskScreen.tsx'
import { phaseOfAddress } from '#app/areas/scenario/phase-address.ts'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/replay/$worldId/$scenarioId/$phase')({
  validateSearch: (search: ReplayDeskAddress & SearchSchemaInput) => readReplayDesk(search),
  beforeLoad: requireMaster,
  component: () => <ReplayDeskScreen of={phaseOfAddress(Route.useParams())} address={Route.useSearch()} />,
})
