import { isOnline } from '../connectivity.ts'
import { session } from '../session.ts'

/** Only the signed-in user's own drafts are sent, and only while the session lives and the browser sees a network. */
export function mayCall(userId: string): boolean {
  const { user, ended } = session.get()
  return isOnline() && !ended && user?.userId === userId
}
