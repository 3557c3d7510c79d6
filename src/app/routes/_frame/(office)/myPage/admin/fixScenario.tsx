// /myPage/admin/fixScenario?scenarioId — the id with ten digits (doc1 §2.4)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type RepairSearch, readRepairSearch } from '#app/areas/scenario-office/addresses.ts'
import { RepairScreen } from '#app/areas/scenario-office/repair/RepairScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/fixScenario')({
  validateSearch: (search: RepairSearch & SearchSchemaInput) => readRepairSearch(search),
  beforeLoad: requireAdmin,
  component: () => <RepairScreen place={Route.useSearch()} />,
})
