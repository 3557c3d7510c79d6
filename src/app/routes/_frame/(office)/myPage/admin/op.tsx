// /myPage/admin/op?page — (doc1 §2.4)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { readStaffSearch, type StaffSearch } from '#app/areas/scenario-office/addresses.ts'
import { StaffListScreen } from '#app/areas/scenario-office/staff/StaffListScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/op')({
  validateSearch: (search: Partial<StaffSearch> & SearchSchemaInput) => readStaffSearch(search),
  search: { middlewares: [stripSearchParams<StaffSearch>({ page: 1 })] },
  beforeLoad: requireAdmin,
  component: () => <StaffListScreen place={Route.useSearch()} />,
})
