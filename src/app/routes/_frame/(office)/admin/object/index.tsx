// /admin/object?state&page (R179): parts of the service's pages; for admins, others are led to the start.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { CampaignListScreen } from '#app/areas/campaign/desk/CampaignListScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'
import type { DeskPlace } from '#app/shared/form/desk-address.ts'
import { requireOffice } from '#app/shared/session/require-admin.ts'
import { type CampaignState, parseCampaignState } from '#rules/campaign-address.ts'

export const Route = createFileRoute('/_frame/(office)/admin/object/')({
  validateSearch: (search: Partial<DeskPlace<CampaignState>> & SearchSchemaInput): DeskPlace<CampaignState> => ({
    state: parseCampaignState(search.state),
    page: parsePage(search.page),
  }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireOffice,
  component: () => <CampaignListScreen place={Route.useSearch()} />,
})
