// /cp/{cpId} (R014): a campaign.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { parseCpId } from '#app/areas/campaign/address.ts'
import { CampaignScreen } from '#app/areas/campaign/CampaignScreen.tsx'

export const Route = createFileRoute('/_frame/(guest)/cp/$cpId')({
  beforeLoad: ({ params: { cpId } }) => {
    if (parseCpId(cpId) === null) throw redirect({ to: '/error/404' })
  },
  component: () => <CampaignScreen cpId={parseCpId(Route.useParams().cpId) ?? 0} />,
})
