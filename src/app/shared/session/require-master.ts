// Guards of the desk of masters: its home is the office's too, the pages below it are masters' alone (G12). Synchronous, from the
// hint of the session.
import { redirect } from '@tanstack/react-router'
import { session } from '#app/platform/session.ts'
import { requireUser } from '#app/platform/use-session.ts'
import { isAdmin, isMaster } from './is-admin.ts'

type Asked = Parameters<typeof requireUser>[0]

/** Guard of pages that masters and the office share; all but masters and the office are led to my page. */
export function requireMasterOrOffice(asked: Asked): void {
  requireUser(asked)
  const { user } = session.get()
  if (!isAdmin(user) && !isMaster(user)) throw redirect({ to: '/myPage' })
}

/** Guard of the pages below; the office is led to the home, others to my page. */
export function requireMaster(asked: Asked): void {
  requireUser(asked)
  const { user } = session.get()
  if (!isMaster(user)) throw redirect({ to: isAdmin(user) ? '/myPage/scenario' : '/myPage' })
}
