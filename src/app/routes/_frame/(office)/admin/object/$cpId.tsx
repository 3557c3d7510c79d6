// /admin/object/{cpId}?preview&draft: a campaign at the office's desk; `new` is one that is not yet. A route of our own.
import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { NEW, parseCpId } from '#app/areas/campaign/address.ts'
import { CampaignDeskScreen } from '#app/areas/campaign/desk/CampaignDeskScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { requireOffice } from '#app/shared/session/require-admin.ts'

type Place = { preview?: true | undefined; draft?: string | undefined }

export const Route = createFileRoute('/_frame/(office)/admin/object/$cpId')({
  validateSearch: (search: Place & SearchSchemaInput): Place => ({
    preview: search.preview === true ? true : undefined,
    draft: parseDraftId(search.draft),
  }),
  beforeLoad: requireOffice,
  loader: ({ params: { cpId } }) => {
    if (cpId !== NEW && parseCpId(cpId) === null) throw redirect({ to: '/error/404' })
  },
  component: () => {
    const { cpId } = Route.useParams()
    const { preview, draft } = Route.useSearch()
    return <CampaignDeskScreen key={cpId} cpId={parseCpId(cpId)} isPreview={preview === true} draftId={draft} />
  },
})
