// /myPage/admin/worldEventPage/{worldId}?state&page (R219): the pages of the events of a world.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { PageListScreen } from '#app/areas/event-page/desk/PageListScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'
import type { DeskPlace } from '#app/shared/form/desk-address.ts'
import { requireAdmin } from '#app/shared/session/require-admin.ts'
import { type CampaignState, parseCampaignState } from '#rules/campaign-address.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/worldEventPage/$worldId/')({
  validateSearch: (search: Partial<DeskPlace<CampaignState>> & SearchSchemaInput): DeskPlace<CampaignState> => ({
    state: parseCampaignState(search.state),
    page: parsePage(search.page),
  }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireAdmin,
  component: () => <PageListScreen worldId={Route.useParams().worldId} place={Route.useSearch()} />,
})
