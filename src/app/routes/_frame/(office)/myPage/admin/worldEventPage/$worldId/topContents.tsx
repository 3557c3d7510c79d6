// /myPage/admin/worldEventPage/{worldId}/topContents (R221): from when the top of a world shows which page.
import { createFileRoute } from '@tanstack/react-router'
import { TopScreen } from '#app/areas/event-page/desk/TopScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/worldEventPage/$worldId/topContents')({
  beforeLoad: requireAdmin,
  component: () => <TopScreen worldId={Route.useParams().worldId} />,
})
