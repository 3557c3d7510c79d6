// /myPage/admin/worldEventPage (R074): worlds with the pages of their events; for admins, others are led to their page.
import { createFileRoute } from '@tanstack/react-router'
import { WorldListScreen } from '#app/areas/event-page/desk/WorldListScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/worldEventPage/')({
  beforeLoad: requireAdmin,
  component: () => <WorldListScreen />,
})
