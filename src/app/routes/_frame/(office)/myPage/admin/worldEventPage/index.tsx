// /myPage/admin/worldEventPage (R074): worlds with the pages of their events; for admins, others are led to the start.
import { createFileRoute } from '@tanstack/react-router'
import { WorldListScreen } from '#app/areas/event-page/desk/WorldListScreen.tsx'
import { requireOffice } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/worldEventPage/')({
  beforeLoad: requireOffice,
  component: () => <WorldListScreen />,
})
