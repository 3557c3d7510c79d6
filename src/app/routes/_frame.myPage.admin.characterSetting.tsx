// /myPage/admin/characterSetting?decided&page — applications for 公認 of profile texts. A route of our own.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type QueuePlace, queueDefaults, readQueuePlace, requireAdmin } from '#app/areas/application/places.ts'
import { QueueScreen } from '#app/areas/application/QueueScreen.tsx'

export const Route = createFileRoute('/_frame/myPage/admin/characterSetting')({
  validateSearch: (search: Partial<QueuePlace> & SearchSchemaInput) => readQueuePlace(search),
  search: { middlewares: [stripSearchParams(queueDefaults)] },
  beforeLoad: requireAdmin,
  component: () => <QueueScreen kind="setting" place={Route.useSearch()} />,
})
