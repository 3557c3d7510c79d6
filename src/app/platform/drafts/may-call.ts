import { isOnline } from '../connectivity.ts'
import { session } from '../session.ts'

/**
 * Whether drafts of a user may be sent: only those of the signed-in user, while the session lives and the browser sees a
 * network.
 */
export function mayCall(userId: string): boolean {
  const { user, ended } = session.get()
  return isOnline() && !ended && user?.userId === userId
}
