// /admin/news?state&page (doc1 §2.7): for admins; others are led to the start.
import { createFileRoute, redirect, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { AdminNewsListScreen } from '#app/areas/admin-news/AdminNewsListScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'
import { session } from '#app/platform/session.ts'
import { type NewsState, parseNewsState } from '#rules/news-address.ts'

type Place = { state: NewsState | undefined; page: number }

const readPlace = (search: Partial<Place> & SearchSchemaInput): Place => ({
  state: parseNewsState(search.state),
  page: parsePage(search.page),
})

export const Route = createFileRoute('/_frame/(office)/admin/news/')({
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: async () => {
    // The codes of classes are not part of the first visit.
    const { isAdmin } = await import('#app/shared/session/is-admin.ts')
    if (!isAdmin(session.get().user)) throw redirect({ to: '/' })
  },
  component: () => <AdminNewsListScreen place={Route.useSearch()} />,
})
