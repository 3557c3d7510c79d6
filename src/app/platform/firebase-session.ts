// The session here of an account that is signed in at Firebase: a row of our server, named by the second of that sign-in.
import { getIdTokenResult, type User } from 'firebase/auth'
import { exchange } from './requests.ts'

/** A sign-in at Firebase, with a token of it. */
export type FirebaseSignIn = { token: string; authTime: string }

export async function signInOf(user: User): Promise<FirebaseSignIn> {
  const { token, authTime } = await getIdTokenResult(user)
  return { token, authTime }
}

/** Begins the session of a token, or says that it is in use. @throws Refusal when it is over, NoAnswer */
export const askWhoAmI = (token: string): Promise<unknown> =>
  exchange({ method: 'GET', url: '/api/Identity/whoAmI', body: null }, { token })

export const endSession = (token: string): Promise<unknown> =>
  exchange({ method: 'POST', url: '/api/Identity/signOut', body: '{}' }, { token })

/** Takes the request to leave back. @throws Refusal, NoAnswer */
export async function takeLeavingBack(user: User): Promise<void> {
  const { token } = await signInOf(user)
  await exchange({ method: 'POST', url: '/api/Account/stay', body: '{}' }, { token })
}

/**
 * Begins the session of a user who has signed in anew on this device, in place of the earlier one. Without an answer the next
 * renewal begins it, and the earlier one stays in the list of sessions.
 */
export async function beginAnew(user: User, earlier: FirebaseSignIn): Promise<void> {
  try {
    const { token, authTime } = await signInOf(user)
    await askWhoAmI(token)
    if (authTime !== earlier.authTime) await endSession(earlier.token)
  } catch {
    // The act that asked for the sign-in goes on.
  }
}
