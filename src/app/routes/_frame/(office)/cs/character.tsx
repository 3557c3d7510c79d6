// /cs/character?q&page (R184): the support's search of characters, for admins; others are led to the start.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { readSupportSearch, type SupportPlace } from '#app/areas/support/address.ts'
import { CharacterSearchScreen } from '#app/areas/support/CharacterSearchScreen.tsx'
import { requireOffice } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/cs/character')({
  validateSearch: (search: Partial<SupportPlace> & SearchSchemaInput) => readSupportSearch(search),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireOffice,
  component: () => <CharacterSearchScreen place={Route.useSearch()} />,
})
