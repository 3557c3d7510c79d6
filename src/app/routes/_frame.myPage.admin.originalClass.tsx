// /myPage/admin/originalClass?decided&page — (doc1 §2.4)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type QueuePlace, queueDefaults, readQueuePlace, requireAdmin } from '#app/areas/application/places.ts'
import { QueueScreen } from '#app/areas/application/QueueScreen.tsx'

export const Route = createFileRoute('/_frame/myPage/admin/originalClass')({
  validateSearch: (search: Partial<QueuePlace> & SearchSchemaInput) => readQueuePlace(search),
  search: { middlewares: [stripSearchParams(queueDefaults)] },
  beforeLoad: requireAdmin,
  component: () => <QueueScreen kind="class" place={Route.useSearch()} />,
})
