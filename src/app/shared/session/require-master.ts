// Guards of the desk of masters: its home is the office's too, the pages below it are masters' alone (G12).
import { redirect } from '@tanstack/react-router'
import { session } from '#app/platform/session.ts'
import { requireUser } from '#app/platform/use-session.ts'

/** The codes of classes are no part of the first visit. */
const rights = async () => {
  const { isAdmin, isMaster } = await import('./is-admin.ts')
  const { user } = session.get()
  return { isOffice: isAdmin(user), isMaster: isMaster(user) }
}

type Asked = Parameters<typeof requireUser>[0]

/** For `beforeLoad` of the home; others are led to my page. */
export async function requireMasterOrOffice(asked: Asked): Promise<void> {
  requireUser(asked)
  const { isOffice, isMaster } = await rights()
  if (!isOffice && !isMaster) throw redirect({ to: '/myPage' })
}

/** For `beforeLoad` of the pages below; the office is led to the home, others to my page. */
export async function requireMaster(asked: Asked): Promise<void> {
  requireUser(asked)
  const { isOffice, isMaster } = await rights()
  if (!isMaster) throw redirect({ to: isOffice ? '/myPage/scenario' : '/myPage' })
}
