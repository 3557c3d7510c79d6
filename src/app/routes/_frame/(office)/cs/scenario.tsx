// /cs/scenario?q&page (doc1 §2.7): the support's search of scenarios, for admins; others are led to the start.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { readSupportSearch, type SupportPlace } from '#app/areas/support/address.ts'
import { ScenarioSearchScreen } from '#app/areas/support/ScenarioSearchScreen.tsx'
import { requireOffice } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/cs/scenario')({
  validateSearch: (search: Partial<SupportPlace> & SearchSchemaInput) => readSupportSearch(search),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireOffice,
  component: () => <ScenarioSearchScreen place={Route.useSearch()} />,
})
