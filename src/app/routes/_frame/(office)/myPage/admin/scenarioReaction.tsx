// /myPage/admin/scenarioReaction?world&page&react&draft — without a situation the list of a world (doc1 §2.4)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type ReactDeskAddress, readReactDesk } from '#app/areas/react-order/address.ts'
import { ReactDeskScreen } from '#app/areas/react-order/office/ReactDeskScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/scenarioReaction')({
  validateSearch: (search: Partial<ReactDeskAddress> & SearchSchemaInput): ReactDeskAddress => readReactDesk(search),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireAdmin,
  component: () => <ReactDeskScreen address={Route.useSearch()} />,
})
