// /admin/news?state&page (doc1 §2.7): for admins; others are led to the start.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { AdminNewsListScreen } from '#app/areas/admin-news/AdminNewsListScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'
import type { DeskPlace } from '#app/shared/form/desk-address.ts'
import { requireOffice } from '#app/shared/session/require-admin.ts'
import { type NewsState, parseNewsState } from '#rules/news-address.ts'

export const Route = createFileRoute('/_frame/(office)/admin/news/')({
  validateSearch: (search: Partial<DeskPlace<NewsState>> & SearchSchemaInput): DeskPlace<NewsState> => ({
    state: parseNewsState(search.state),
    page: parsePage(search.page),
  }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireOffice,
  component: () => <AdminNewsListScreen place={Route.useSearch()} />,
})
