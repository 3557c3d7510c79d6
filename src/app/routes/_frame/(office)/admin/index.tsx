// /admin (R168): the office's home; others are led to the start.
import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '#app/areas/office/HomeScreen.tsx'
import { requireOffice } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/admin/')({
  beforeLoad: requireOffice,
  component: HomeScreen,
})
