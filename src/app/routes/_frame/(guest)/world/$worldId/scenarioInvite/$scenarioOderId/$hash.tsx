// /world/{worldId}/scenarioInvite/{scenarioOderId}/{hash}: an invitation by link; `link` stands for a secret that this tab keeps.
// Open for guests, who sign in on the way and come back.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { InviteScreen } from '#app/areas/order/invite/InviteScreen.tsx'
import { isOrderHash, KEPT_HASH } from '#app/areas/order/link-address.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/scenarioInvite/$scenarioOderId/$hash')({
  beforeLoad: ({ params: { scenarioOderId, hash } }) => {
    if (parseRowId(scenarioOderId) === null || !(isOrderHash(hash) || hash === KEPT_HASH))
      throw redirect({ to: '/error/404' })
  },
  component: () => {
    const { worldId, scenarioOderId, hash } = Route.useParams()
    const orderId = parseRowId(scenarioOderId)
    return orderId && <InviteScreen key={orderId} worldId={worldId} orderId={orderId} hash={hash} />
  },
})
