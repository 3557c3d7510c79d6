// /cp/{cpId} (R014): a campaign.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { CampaignScreen } from '#app/areas/campaign/CampaignScreen.tsx'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(guest)/cp/$cpId')({
  beforeLoad: ({ params: { cpId } }) => {
    if (parseRowId(cpId) === null) throw redirect({ to: '/error/404' })
  },
  component: () => <CampaignScreen cpId={parseRowId(Route.useParams().cpId) ?? 0} />,
})
