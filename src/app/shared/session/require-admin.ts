// Guards of the office's screens for `beforeLoad`: adminFlag (doc1 §2.8), from the hint of the session, synchronous. Guests sign in
// first and come back; others are led to my page, and from /admin and /cs to the start.
import { redirect } from '@tanstack/react-router'
import { session } from '#app/platform/session.ts'
import { requireUser } from '#app/platform/use-session.ts'
import { isAdmin } from './is-admin.ts'

type Asked = Parameters<typeof requireUser>[0]

export function requireAdmin(asked: Asked, to = '/myPage'): void {
  requireUser(asked)
  if (!isAdmin(session.get().user)) throw redirect({ to })
}

/** Guard of /admin and /cs. */
export const requireOffice = (asked: Asked): void => requireAdmin({ location: asked.location }, '/')

/** Guard of a screen of the office whose thing has a public page: everybody else, guests too, is led there. */
export function requireAdminOr(publicPage: string): void {
  if (!isAdmin(session.get().user)) throw redirect({ to: publicPage })
}
