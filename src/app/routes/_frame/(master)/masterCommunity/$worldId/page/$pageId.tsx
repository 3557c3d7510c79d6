// /masterCommunity/{worldId}/page/{pageId} (R161)
import { createFileRoute } from '@tanstack/react-router'
import { PageScreen } from '#app/areas/master-community/page/PageScreen.tsx'
import { requireMasterOrOffice } from '#app/shared/session/require-master.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(master)/masterCommunity/$worldId/page/$pageId')({
  params: { parse: params => (parseRowId(params.pageId) === null ? false : params) },
  beforeLoad: requireMasterOrOffice,
  component: () => {
    const { worldId, pageId } = Route.useParams()
    return <PageScreen key={pageId} worldId={worldId} pageId={Number(pageId)} />
  },
})
