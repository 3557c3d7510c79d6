// /admin/object/{cpId}?preview&draft: a campaign at the office's desk; `new` is one that is not yet. A route of our own.
import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { CampaignDeskScreen } from '#app/areas/campaign/desk/CampaignDeskScreen.tsx'
import { readWriting, type Writing } from '#app/platform/page-search.ts'
import { NEW } from '#app/shared/form/desk-address.ts'
import { requireOffice } from '#app/shared/session/require-admin.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(office)/admin/object/$cpId')({
  validateSearch: (search: Writing & SearchSchemaInput): Writing => readWriting(search),
  beforeLoad: requireOffice,
  loader: ({ params: { cpId } }) => {
    if (cpId !== NEW && parseRowId(cpId) === null) throw redirect({ to: '/error/404' })
  },
  component: () => {
    const { cpId } = Route.useParams()
    const { preview, draft } = Route.useSearch()
    return <CampaignDeskScreen key={cpId} cpId={parseRowId(cpId)} isPreview={preview === true} draftId={draft} />
  },
})
