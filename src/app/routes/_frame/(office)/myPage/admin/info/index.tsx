// /myPage/admin/info?worldId — (doc1 §2.4)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readWorldSearch, type WorldSearch } from '#app/areas/scenario-office/addresses.ts'
import { ApprovalScreen } from '#app/areas/scenario-office/queue/ApprovalScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/info/')({
  validateSearch: (search: WorldSearch & SearchSchemaInput) => readWorldSearch(search),
  beforeLoad: requireAdmin,
  component: () => <ApprovalScreen place={Route.useSearch()} />,
})
