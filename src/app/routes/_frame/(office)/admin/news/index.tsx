// /admin/news?state&page (doc1 §2.7): for admins; others are led to the start.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { AdminNewsListScreen } from '#app/areas/admin-news/AdminNewsListScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'
import { requireOffice } from '#app/shared/session/require-admin.ts'
import { type NewsState, parseNewsState } from '#rules/news-address.ts'

type Place = { state: NewsState | undefined; page: number }

const readPlace = (search: Partial<Place> & SearchSchemaInput): Place => ({
  state: parseNewsState(search.state),
  page: parsePage(search.page),
})

export const Route = createFileRoute('/_frame/(office)/admin/news/')({
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireOffice,
  component: () => <AdminNewsListScreen place={Route.useSearch()} />,
})
