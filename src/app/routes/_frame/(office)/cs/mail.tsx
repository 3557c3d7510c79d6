// /cs/mail?q&page (R186): the support's search of mails, for admins; others are led to the start.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { readSupportSearch, type SupportPlace } from '#app/areas/support/address.ts'
import { MailSearchScreen } from '#app/areas/support/MailSearchScreen.tsx'
import { requireOffice } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/cs/mail')({
  validateSearch: (search: Partial<SupportPlace> & SearchSchemaInput) => readSupportSearch(search),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireOffice,
  component: () => <MailSearchScreen place={Route.useSearch()} />,
})
