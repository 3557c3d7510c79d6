// /myPage/scenario/info?worldId&scenarioId&phase&copy&preview&draft (doc1 §2.8): the form of an opening.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type InfoAddress, readInfoAddress } from '#app/areas/scenario-desk/address.ts'
import { InfoScreen } from '#app/areas/scenario-desk/opening/InfoScreen.tsx'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/info/')({
  validateSearch: (search: InfoAddress & SearchSchemaInput) => readInfoAddress(search),
  beforeLoad: requireMaster,
  component: () => <InfoScreen address={Route.useSearch()} />,
})
