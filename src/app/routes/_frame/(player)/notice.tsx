// /notice?filter&page — the notices of the user, and the results on this device. A route of our own.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import type { NoticePlace } from '#app/areas/notice/address.ts'
import { NoticeScreen } from '#app/areas/notice/NoticeScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(player)/notice')({
  beforeLoad: requireUser,
  validateSearch: (search: Partial<NoticePlace> & SearchSchemaInput): NoticePlace => ({
    filter: String(search.filter ?? 'all'),
    page: parsePage(search.page),
  }),
  search: { middlewares: [stripSearchParams({ filter: 'all', page: 1 })] },
  component: () => <NoticeScreen place={Route.useSearch()} />,
})
