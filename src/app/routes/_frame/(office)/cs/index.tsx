// /cs (R181): the tools of the support, for admins; others are led to the start.
import { createFileRoute } from '@tanstack/react-router'
import { SupportHomeScreen } from '#app/areas/support/SupportHomeScreen.tsx'
import { requireOffice } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/cs/')({
  beforeLoad: requireOffice,
  component: () => <SupportHomeScreen />,
})
