// /world/{worldId}/scenarioOrder/inviting: open invitations of a player's characters
import { createFileRoute } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { InvitingScreen } from '#app/areas/order/list/InvitingScreen.tsx'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/scenarioOrder/inviting')({
  beforeLoad: requireCharacter,
  component: () => <InvitingScreen worldId={Route.useParams().worldId} />,
})
