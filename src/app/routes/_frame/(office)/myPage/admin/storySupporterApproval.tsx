// /myPage/admin/storySupporterApproval?kind&decided&page (doc1 §2.4): exams and permissions of story supporters, for admins.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import {
  readSupporterQueue,
  requestQueueDefaults,
  type SupporterQueueAddress,
} from '#app/areas/user-class/addresses.ts'
import { SupporterQueueScreen } from '#app/areas/user-class/office/OfficeScreens.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/storySupporterApproval')({
  validateSearch: (search: Partial<SupporterQueueAddress> & SearchSchemaInput) => readSupporterQueue(search),
  search: { middlewares: [stripSearchParams({ kind: 'exam' as const, ...requestQueueDefaults })] },
  beforeLoad: requireAdmin,
  component: () => <SupporterQueueScreen place={Route.useSearch()} />,
})
