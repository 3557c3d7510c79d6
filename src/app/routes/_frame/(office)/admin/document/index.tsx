// /admin/document: for admins; others are led to the start. A route of our own.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { AdminDocumentsScreen } from '#app/areas/legal-document/AdminDocumentsScreen.tsx'
import { session } from '#app/platform/session.ts'

export const Route = createFileRoute('/_frame/(office)/admin/document/')({
  beforeLoad: async () => {
    // The codes of classes are not part of the first visit.
    const { isAdmin } = await import('#app/shared/session/is-admin.ts')
    if (!isAdmin(session.get().user)) throw redirect({ to: '/' })
  },
  component: AdminDocumentsScreen,
})
