// /admin/document: for admins; others are led to the start. A route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { AdminDocumentsScreen } from '#app/areas/legal-document/AdminDocumentsScreen.tsx'
import { requireOffice } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/admin/document/')({
  beforeLoad: requireOffice,
  component: AdminDocumentsScreen,
})
