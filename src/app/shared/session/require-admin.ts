// Guards of the office's screens for `beforeLoad`: adminFlag (doc1 §2.8). Others are led to my page, and from /admin and /cs to
// the start.
import { redirect } from '@tanstack/react-router'
import { session } from '#app/platform/session.ts'

/** @param to address to which others are led */
export async function requireAdmin(_?: unknown, to = '/myPage'): Promise<void> {
  // The codes of classes are not part of the first visit.
  const { isAdmin } = await import('./is-admin.ts')
  if (!isAdmin(session.get().user)) throw redirect({ to })
}

/** For /admin and /cs. */
export const requireOffice = (): Promise<void> => requireAdmin(0, '/')
