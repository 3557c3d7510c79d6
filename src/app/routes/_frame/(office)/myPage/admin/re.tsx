// /myPage/admin/re?tab&worldId&q&page — publishing old openings and replays again (R069; doc1 §2.4)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { firstRepublications, type RepublicationSearch, readRepublication } from '#app/areas/republication/address.ts'
import { RepublicationScreen } from '#app/areas/republication/RepublicationScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/re')({
  validateSearch: (search: Partial<RepublicationSearch> & SearchSchemaInput) => readRepublication(search),
  search: { middlewares: [stripSearchParams<RepublicationSearch>(firstRepublications)] },
  beforeLoad: requireAdmin,
  component: () => <RepublicationScreen place={Route.useSearch()} />,
})
