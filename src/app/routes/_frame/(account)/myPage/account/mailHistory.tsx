// /myPage/account/mailHistory?page (doc1 §2.4)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { MailHistoryScreen } from '#app/areas/own-account/MailHistoryScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(account)/myPage/account/mailHistory')({
  beforeLoad: requireUser,
  validateSearch: (search: { page?: number } & SearchSchemaInput) => ({ page: parsePage(search.page) }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  component: () => <MailHistoryScreen page={Route.useSearch().page} />,
})
