// /admin/makaiPost?queue&page: for admins; others are led to the start. An address of our own, beside that of the fan letters.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type CaseSearch, readCasePlace } from '#app/areas/letter/address.ts'
import { CasesScreen } from '#app/areas/letter/makai/CasesScreen.tsx'
import { requireOffice } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/admin/makaiPost')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: CaseSearch & SearchSchemaInput): CaseSearch => search,
  beforeLoad: requireOffice,
  component: () => <CasesScreen place={readCasePlace(Route.useSearch())} />,
})
