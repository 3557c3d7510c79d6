// Deletion of accounts at Firebase.
import { type AccountStore, askStore, storeOf } from './account-store.ts'
import type { Firebase } from './settings.ts'

/** @returns the deletion, which tells whether this server may delete accounts at all */
export function createAccountDeletion(
  firebase: Firebase,
  store: AccountStore | null = storeOf(firebase),
): (userId: string) => Promise<boolean> {
  if (!store) return async () => false
  return async userId => {
    const { status, fault } = await askStore(store, firebase.web.projectId, ':delete', { localId: userId })
    // An account that an earlier run of the job has deleted is no error.
    if (fault === '' || fault.startsWith('USER_NOT_FOUND')) return true
    throw new Error(`Firebase did not delete the account: ${status}`)
  }
}
