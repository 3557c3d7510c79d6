// Accounts of a Firebase project, made and deleted by its SDK in this browser.
import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth'
import type { FirebaseWeb } from '#contract/identity.ts'
import { openAuth, persistenceFor } from './firebase-app.ts'
import { accountFailure, accountInUse, hasRecordAlready, resetFailure } from './firebase-failures.ts'
import type { AccountPort, NewAccount } from './identity-port.ts'
import { exchange } from './requests.ts'

export const firebaseAccounts = (firebase: FirebaseWeb): AccountPort => ({
  createAccount: async ({ mailaddress, password }) => {
    const { auth } = await openAuth(firebase)
    try {
      await setPersistence(auth, persistenceFor(false))
      return await describe((await createUserWithEmailAndPassword(auth, mailaddress, password)).user)
    } catch (error) {
      if (!isInUse(error)) throw accountFailure(error)
    }
    // An account of an earlier try that never became a user goes on with the same password.
    const { user } = await signInWithEmailAndPassword(auth, mailaddress, password).catch(() => {
      throw accountInUse()
    })
    const account = await describe(user)
    if (!(await hasRecord(account))) return account
    await auth.signOut()
    throw accountInUse()
  },
  deleteAccount: async account => {
    const { auth } = await openAuth(firebase)
    const { currentUser } = auth
    if (currentUser?.uid !== account.userId) return
    if (await hasRecord(account)) throw hasRecordAlready()
    await deleteUser(currentUser).catch(error => {
      throw accountFailure(error)
    })
  },
  sendReset: async mailaddress => {
    const { auth } = await openAuth(firebase)
    await sendPasswordResetEmail(auth, mailaddress).catch(error => {
      throw resetFailure(error)
    })
  },
  readReset: async id => {
    const { auth } = await openAuth(firebase)
    return verifyPasswordResetCode(auth, id).catch(() => null)
  },
  finishReset: async ({ id, password }) => {
    const { auth } = await openAuth(firebase)
    await confirmPasswordReset(auth, id, password).catch(error => {
      throw resetFailure(error)
    })
  },
})

const isInUse = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'auth/email-already-in-use'

const describe = async (user: User): Promise<NewAccount> => ({
  userId: user.uid,
  accessToken: await user.getIdToken(),
})

async function hasRecord({ userId, accessToken }: NewAccount): Promise<boolean> {
  const url = `/api/user/selectId?userId=${encodeURIComponent(userId)}`
  return (await exchange({ method: 'GET', url, body: null }, { token: accessToken })) !== null
}
