// Firebase as the identity provider, seen from the app: it holds the account and the session of this browser, our server
// says which user that is. Loaded only where the server names a Firebase project.
import { type Auth, getIdTokenResult, setPersistence, signInWithEmailAndPassword } from 'firebase/auth'
import type { FirebaseWeb } from '#contract/identity.ts'
import { exchange } from './exchange.ts'
import { openAuth, persistenceFor, signOutEverywhere } from './firebase-app.ts'
import { renewalFailure, sessionEnded, signInFailure } from './firebase-failures.ts'
import type { IdentityPort, SignedIn, SignedInUser } from './identity-port.ts'

export const firebaseIdentity = (firebase: FirebaseWeb): IdentityPort => ({
  signIn: async ({ mailaddress, password, sharedDevice }) => {
    const auth = await openAuth(firebase)
    try {
      await setPersistence(auth, persistenceFor(sharedDevice))
      await signInWithEmailAndPassword(auth, mailaddress, password)
    } catch (error) {
      throw signInFailure(error)
    }
    try {
      return await describe(auth, false)
    } catch (error) {
      // Signed in there and not here is signed in nowhere.
      await auth.signOut()
      throw error
    }
  },
  renew: async () => describe(await openAuth(firebase), true),
  signOut: async () => signOutEverywhere(await openAuth(firebase)),
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
