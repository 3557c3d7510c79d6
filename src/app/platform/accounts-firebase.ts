// Accounts of a Firebase project: made there by our server, entered, changed and deleted by its SDK in this browser.
import { deleteApp } from 'firebase/app'
import {
  confirmPasswordReset,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  setPersistence,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  type User,
  updatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth'
import type { FirebaseWeb } from '#contract/identity.ts'
import { email } from '#rules/validation/standard.ts'
import { openAside, openAuth, persistenceFor } from './firebase-app.ts'
import { accountFailure, changeFailure, hasRecordAlready, resetFailure, sessionEnded } from './firebase-failures.ts'
import { askWhoAmI, beginAnew, endSession, signInOf } from './firebase-session.ts'
import type { AccountPort, NewAccount } from './identity-port.ts'
import { exchange } from './requests.ts'
import { randomUuid } from './uuid.ts'

export const firebaseAccounts = (firebase: FirebaseWeb): AccountPort => ({
  createAccount: async ({ password }) => {
    const { auth } = await openAuth(firebase)
    if (password === null) {
      // The account was made by the service that named the person.
      if (!auth.currentUser) throw sessionEnded()
      return describe(auth.currentUser)
    }
    const entrance = await askEntrance()
    try {
      await setPersistence(auth, persistenceFor(false))
      const { user } = await signInWithCustomToken(auth, entrance)
      await updatePassword(user, password)
      return await describe(user)
    } catch (error) {
      throw accountFailure(error)
    }
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
    // The address is checked here: Firebase says nothing of a wrong one where it keeps secret which addresses it knows.
    if (!email(mailaddress)) throw resetFailure({ code: 'auth/invalid-email' })
    const { auth } = await openAuth(firebase)
    await sendPasswordResetEmail(auth, mailaddress).catch(error => {
      throw resetFailure(error)
    })
  },
  readReset: async id => {
    const { auth } = await openAuth(firebase)
    return verifyPasswordResetCode(auth, id).catch(() => null)
  },
  prove: async password => {
    await provedUser(firebase, password)
  },
  changeMail: async ({ password, mailaddress }) => {
    if (!email(mailaddress)) throw changeFailure({ code: 'auth/invalid-email' })
    const user = await provedUser(firebase, password)
    if (mailaddress.toLowerCase() === user.email?.toLowerCase()) throw changeFailure({ code: 'same-email' })
    // Firebase writes to the new address, and when it has changed to the old one, with a link that takes it back.
    await verifyBeforeUpdateEmail(user, mailaddress).catch(error => {
      throw changeFailure(error)
    })
  },
  changePassword: async ({ password, newPassword }) => {
    const user = await provedUser(firebase, password)
    await updatePassword(user, newPassword).catch(error => {
      throw changeFailure(error)
    })
    // Other sessions end at once, or, where no answer comes, when they renew their tokens, which Firebase refuses.
    await endOthers(user).catch(() => {})
  },
  takeOverMail: async () => {
    const { currentUser } = (await openAuth(firebase)).auth
    if (!currentUser?.emailVerified) return
    const request = {
      method: 'POST',
      url: '/api/user/syncMailaddress',
      body: JSON.stringify({ userId: currentUser.uid }),
    }
    await exchange(request, { token: await currentUser.getIdToken(), key: randomUuid() })
  },
  finishReset: async ({ id, password }) => {
    const { auth } = await openAuth(firebase)
    const mailaddress = await verifyPasswordResetCode(auth, id).catch(error => {
      throw resetFailure(error)
    })
    await confirmPasswordReset(auth, id, password).catch(error => {
      throw resetFailure(error)
    })
    await endAllBy({ mailaddress, password }, firebase).catch(() => {})
  },
})

/** Token by which this browser enters the account that our server makes for the cookie of the opened link. */
async function askEntrance(): Promise<string> {
  const request = { method: 'POST', url: '/api/Identity/openAccount', body: '{}' }
  return ((await exchange(request, { cookie: true })) as { entrance: string }).entrance
}

/**
 * The signed-in account, after its password was given once more: Firebase asks for that before such changes. An account without
 * one is taken as it is, and Firebase asks for a sign-in of the last minutes.
 */
async function provedUser(firebase: FirebaseWeb, password: string): Promise<User> {
  const { currentUser } = (await openAuth(firebase)).auth
  if (!currentUser) throw sessionEnded()
  if (!currentUser.providerData.some(({ providerId }) => providerId === 'password')) return currentUser
  const earlier = await signInOf(currentUser)
  const credential = EmailAuthProvider.credential(currentUser.email ?? '', password)
  await reauthenticateWithCredential(currentUser, credential).catch(error => {
    throw changeFailure(error)
  })
  await beginAnew(currentUser, earlier)
  return currentUser
}

/** Ends the sessions of a user here but the one of this device. */
async function endOthers(user: User): Promise<void> {
  const { token } = await signInOf(user)
  await askWhoAmI(token)
  await exchange({ method: 'POST', url: '/api/Account/endOtherSessions', body: '{}' }, { token })
}

/** Ends every session of the user whose password was set by a mail: a sign-in beside this page's own tells our server of it. */
async function endAllBy({ mailaddress, password }: { mailaddress: string; password: string }, firebase: FirebaseWeb) {
  const aside = await openAside(firebase)
  try {
    const { user } = await signInWithEmailAndPassword(aside, mailaddress, password)
    await endOthers(user)
    await endSession((await signInOf(user)).token)
  } finally {
    await deleteApp(aside.app)
  }
}

const describe = async (user: User): Promise<NewAccount> => ({
  userId: user.uid,
  accessToken: await user.getIdToken(),
})

async function hasRecord({ userId, accessToken }: NewAccount): Promise<boolean> {
  const url = `/api/user/selectId?userId=${encodeURIComponent(userId)}`
  return (await exchange({ method: 'GET', url, body: null }, { token: accessToken })) !== null
}
