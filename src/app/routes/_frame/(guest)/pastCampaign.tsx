// /pastCampaign?page (R011): campaigns that are over.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { PastCampaignScreen } from '#app/areas/campaign/PastCampaignScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'

export const Route = createFileRoute('/_frame/(guest)/pastCampaign')({
  validateSearch: (search: { page?: unknown } & SearchSchemaInput) => ({ page: parsePage(search.page) }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  component: () => <PastCampaignScreen page={Route.useSearch().page} />,
})
