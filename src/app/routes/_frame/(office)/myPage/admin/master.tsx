// /myPage/admin/master?decided&page (doc1 §2.4): applications of masters, for admins.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type RequestQueueAddress, readRequestQueue, requestQueueDefaults } from '#app/areas/user-class/addresses.ts'
import { MasterQueueScreen } from '#app/areas/user-class/office/OfficeScreens.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/master')({
  validateSearch: (search: Partial<RequestQueueAddress> & SearchSchemaInput) => readRequestQueue(search),
  search: { middlewares: [stripSearchParams(requestQueueDefaults)] },
  beforeLoad: requireAdmin,
  component: () => <MasterQueueScreen place={Route.useSearch()} />,
})
