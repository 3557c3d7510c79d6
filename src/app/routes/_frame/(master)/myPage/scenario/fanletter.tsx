// /myPage/scenario/fanletter?page — letters that were passed on to the master; also to the office, for its own scenarios. A
// route of our own.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { InboxScreen } from '#app/areas/fan-letter/InboxScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'
import { requireMasterOrOffice } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/fanletter')({
  validateSearch: (search: { page?: number } & SearchSchemaInput) => ({ page: parsePage(search.page) }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireMasterOrOffice,
  component: () => <InboxScreen page={Route.useSearch().page} />,
})
