// /myPage/admin/itemOriginalize?decided&page — (doc1 §2.4)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type QueueAddress, queueDefaults, readQueueAddress } from '#app/areas/application/addresses.ts'
import { QueueScreen } from '#app/areas/application/office/QueueScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/itemOriginalize')({
  validateSearch: (search: Partial<QueueAddress> & SearchSchemaInput) => readQueueAddress(search),
  search: { middlewares: [stripSearchParams(queueDefaults)] },
  beforeLoad: requireAdmin,
  component: () => <QueueScreen kind="item" place={Route.useSearch()} />,
})
