// Guard of the office's screens for `beforeLoad`: adminFlag (doc1 §2.8); others are led to my page.
import { redirect } from '@tanstack/react-router'
import { session } from '#app/platform/session.ts'

export async function requireAdmin(): Promise<void> {
  // The codes of classes are not part of the first visit.
  const { isAdmin } = await import('./is-admin.ts')
  if (!isAdmin(session.get().user)) throw redirect({ to: '/myPage' })
}
