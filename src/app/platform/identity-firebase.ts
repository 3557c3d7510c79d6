// Firebase as the identity provider in the app: it holds the account and the session of this browser, and the service's own
// server tells the user. Loaded only when the server names a Firebase project.
import { type Auth, getIdTokenResult, setPersistence, signInWithEmailAndPassword } from 'firebase/auth'
import type { FirebaseWeb } from '#contract/identity.ts'
import { openAuth, persistenceFor, reopenAuth } from './firebase-app.ts'
import { renewalFailure, sessionEnded, signInFailure } from './firebase-failures.ts'
import { askWhoAmI, endSession, signInOf, takeLeavingBack } from './firebase-session.ts'
import type { IdentityPort, SignedIn, SignedInUser } from './identity-port.ts'

export const firebaseIdentity = (firebase: FirebaseWeb): IdentityPort => ({
  signIn: async ({ mailaddress, password, sharedDevice, stay }) => {
    const { auth, tabs } = await openAuth(firebase)
    try {
      await setPersistence(auth, persistenceFor(sharedDevice))
      await signInWithEmailAndPassword(auth, mailaddress, password)
    } catch (error) {
      throw signInFailure(error)
    }
    try {
      if (stay && auth.currentUser) await takeLeavingBack(auth.currentUser)
      const signedIn = await describe(auth, false)
      tabs.tell()
      return signedIn
    } catch (error) {
      // A sign-in at Firebase without a user of the service is undone.
      await auth.signOut()
      throw error
    }
  },
  renew: async () => {
    const { auth } = await openAuth(firebase)
    // No account in this tab; another tab may have signed in since.
    return describe(auth.currentUser ? auth : (await reopenAuth(firebase)).auth, true)
  },
  signOut: async () => {
    const { auth, tabs } = await openAuth(firebase)
    const { currentUser } = auth
    // Without a network the session here stays in the list; nothing on this device can use it any more.
    if (currentUser)
      await signInOf(currentUser)
        .then(({ token }) => endSession(token))
        .catch(() => {})
    await auth.signOut()
    tabs.tell()
  },
})

/** @param renewed whether to ask Firebase for a new token, which it refuses for closed accounts */
async function describe({ currentUser }: Auth, renewed: boolean): Promise<SignedIn> {
  if (!currentUser) throw sessionEnded()
  const { token, expirationTime } = await getIdTokenResult(currentUser, renewed).catch(error => {
    throw renewalFailure(error)
  })
  const user = await askWhoAmI(token)
  return {
    user: user as SignedInUser,
    accessToken: token,
    accessTokenExpiresAt: new Date(expirationTime).toISOString(),
  }
}
