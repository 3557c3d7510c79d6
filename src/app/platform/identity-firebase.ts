// Firebase as the identity provider, seen from the app: it holds the account and the session of this browser, our server
// says which user that is. Loaded only where the server names a Firebase project.
import { type Auth, getIdTokenResult, setPersistence, signInWithEmailAndPassword } from 'firebase/auth'
import type { FirebaseWeb } from '#contract/identity.ts'
import { exchange } from './exchange.ts'
import { openAuth, persistenceFor, reopenAuth } from './firebase-app.ts'
import { renewalFailure, sessionEnded, signInFailure } from './firebase-failures.ts'
import type { IdentityPort, SignedIn, SignedInUser } from './identity-port.ts'

export const firebaseIdentity = (firebase: FirebaseWeb): IdentityPort => ({
  signIn: async ({ mailaddress, password, sharedDevice }) => {
    const { auth, tabs } = await openAuth(firebase)
    try {
      await setPersistence(auth, persistenceFor(sharedDevice))
      await signInWithEmailAndPassword(auth, mailaddress, password)
    } catch (error) {
      throw signInFailure(error)
    }
    try {
      const signedIn = await describe(auth, false)
      tabs.tell()
      return signedIn
    } catch (error) {
      // Signed in there and not here is signed in nowhere.
      await auth.signOut()
      throw error
    }
  },
  renew: async () => {
    const { auth } = await openAuth(firebase)
    // Nobody here: another tab may have signed in since this one looked.
    return describe(auth.currentUser ? auth : (await reopenAuth(firebase)).auth, true)
  },
  signOut: async () => {
    const { auth, tabs } = await openAuth(firebase)
    await auth.signOut()
    tabs.tell()
  },
})

/** @param renewed whether Firebase is asked for a new token, which it refuses for accounts that were closed. */
async function describe({ currentUser }: Auth, renewed: boolean): Promise<SignedIn> {
  if (!currentUser) throw sessionEnded()
  const { token, expirationTime } = await getIdTokenResult(currentUser, renewed).catch(error => {
    throw renewalFailure(error)
  })
  const user = await exchange({ method: 'GET', url: '/api/Identity/whoAmI', body: null }, { token })
  return {
    user: user as SignedInUser,
    accessToken: token,
    accessTokenExpiresAt: new Date(expirationTime).toISOString(),
  }
}
