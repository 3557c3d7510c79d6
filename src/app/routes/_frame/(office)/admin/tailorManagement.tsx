// /admin/tailorManagement?group&page&order&draft (R178)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type CommissionsParams, readCommissions } from '#app/areas/tailor/address.ts'
import { CommissionsScreen } from '#app/areas/tailor/commission/CommissionsScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { requireOffice } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/admin/tailorManagement')({
  beforeLoad: requireOffice,
  validateSearch: (search: CommissionsParams & SearchSchemaInput): CommissionsParams => search,
  component: () => {
    const { draft, ...search } = Route.useSearch()
    return <CommissionsScreen desk="office" place={readCommissions(search)} draftId={parseDraftId(draft)} />
  },
})
