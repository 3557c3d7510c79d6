// /myPage/account/report?list&page&about&draft: one's own reports, and what the office told about one's own posts. A draft about
// something opens its sheet.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type OwnReportsPlace, OwnReportsScreen } from '#app/areas/report/OwnReportsScreen.tsx'
import { parseDraftId, parsePage } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'
import { REPORT_LISTS, reportTargetOf } from '#rules/report-address.ts'

const readPlace = (search: Partial<OwnReportsPlace> & SearchSchemaInput): OwnReportsPlace => ({
  list: REPORT_LISTS.find(list => list === search.list) ?? 'sent',
  page: parsePage(search.page),
  about: reportTargetOf(search.about) ? search.about : undefined,
  draft: parseDraftId(search.draft),
})

export const Route = createFileRoute('/_frame/(account)/myPage/account/report')({
  beforeLoad: requireUser,
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ list: 'sent' as const, page: 1 })] },
  component: () => <OwnReportsScreen place={Route.useSearch()} />,
})
