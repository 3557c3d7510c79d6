// /admin/fanletter?queue&page (doc1 §2.7): for admins; others are led to the start.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type QueuePlace, readQueuePlace } from '#app/areas/fan-letter/addresses.ts'
import { QueueScreen } from '#app/areas/fan-letter/office/QueueScreen.tsx'
import { requireOffice } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/admin/fanletter')({
  validateSearch: (search: Partial<QueuePlace> & SearchSchemaInput) => readQueuePlace(search),
  search: { middlewares: [stripSearchParams({ queue: 'waiting' as const, page: 1 })] },
  beforeLoad: requireOffice,
  component: () => <QueueScreen place={Route.useSearch()} />,
})
