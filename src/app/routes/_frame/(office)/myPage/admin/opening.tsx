// /myPage/admin/opening?worldId&scenarioId&draft — without a scenario a new one, without a world its choice (doc1 §2.4)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readStaffOpening, type StaffOpeningSearch } from '#app/areas/scenario-office/addresses.ts'
import { StaffOpeningScreen } from '#app/areas/scenario-office/staff/StaffOpeningScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/opening')({
  validateSearch: (search: StaffOpeningSearch & SearchSchemaInput) => readStaffOpening(search),
  beforeLoad: requireAdmin,
  component: () => <StaffOpeningScreen place={Route.useSearch()} />,
})
