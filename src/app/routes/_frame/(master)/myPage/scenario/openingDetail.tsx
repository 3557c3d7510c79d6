// /myPage/scenario/openingDetail?worldId&scenarioId&phase&tab&by&part (doc1 §2.8): one scenario with its desk.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type DetailAddress, readDetailAddress } from '#app/areas/scenario-desk/address.ts'
import { DetailScreen } from '#app/areas/scenario-desk/running/DetailScreen.tsx'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/openingDetail')({
  validateSearch: (search: DetailAddress & SearchSchemaInput) => readDetailAddress(search),
  beforeLoad: requireMaster,
  component: () => <DetailScreen address={Route.useSearch()} />,
})
