// The identity port: how the server learns who is calling, whichever provider holds the accounts.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DemoPerson, FirebaseWeb } from '#contract/identity.ts'
import type { Viewer } from './context.ts'
import type { RateLimits } from './rate-limits.ts'

export type IssuedToken = { userId: string; accessToken: string; expiresAt: Date }

/** Sessions on our own cookie, offered by the embedded provider; with Firebase the client speaks to Firebase. */
export type SessionProvider = {
  /**
   * Sets the session cookie on the response.
   * @throws LOGIN_UNKNOWN, LOGIN_PASSWORD, LOGIN_FORMAT or LOGIN_OTHER; TOO_MANY while the account was tried too often,
   * TooBusy when too many passwords wait to be judged.
   */
  signIn: (
    exchange: Exchange,
    credentials: { mailaddress: string; password: string; sharedDevice: boolean },
  ) => Promise<IssuedToken>
  /** @throws SESSION_ENDED when there is no session. */
  renew: (exchange: Exchange) => Promise<IssuedToken>
  signOut: (exchange: Exchange) => Promise<void>
}

export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  origin: string
  /** Of the caller, for limits. */
  address: string
  limits: RateLimits
}

export type Identity = {
  /**
   * The user of a bearer token, or null when the token is not (or no longer) valid. After sign-out, after the deletion of its
   * session and after the closing of the account it is refused within `recheckMs`.
   * @throws LOGIN_UNKNOWN for an account that is no user of ours, BUSY when it cannot be told now.
   */
  verify: (accessToken: string) => Promise<Viewer | null>
  /** How long a word of `verify` counts, in milliseconds. What stays open longer asks again as often. */
  recheckMs: number
  /** Null with Firebase, which keeps the sessions. */
  sessions: SessionProvider | null
  /** What browsers need to sign in at Firebase; null with the embedded provider. */
  firebase: FirebaseWeb | null
  /** Who may be entered with one press. Only a demo has it. */
  demoPeople?: () => Promise<DemoPerson[]>
}
