// /admin/report?state&page: reports; for admins, others are led to the start. A route of our own.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { QueueScreen, type ReportQueuePlace } from '#app/areas/report/office/QueueScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'
import { requireOffice } from '#app/shared/session/require-admin.ts'

const states = ['waiting', 'nothing', 'warned', 'removed'] as const

export const Route = createFileRoute('/_frame/(office)/admin/report/')({
  validateSearch: (search: Partial<ReportQueuePlace> & SearchSchemaInput): ReportQueuePlace => ({
    state: states.find(state => state === search.state) ?? 'waiting',
    page: parsePage(search.page),
  }),
  search: { middlewares: [stripSearchParams({ state: 'waiting' as const, page: 1 })] },
  beforeLoad: requireOffice,
  component: () => {
    const place = Route.useSearch()
    return <QueueScreen key={`${place.state} ${place.page}`} place={place} />
  },
})
