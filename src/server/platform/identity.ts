// The identity port: the server's way to identify callers, independent of the provider that holds the accounts.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DemoPerson, FirebaseWeb } from '#contract/identity.ts'
import type { SocialProvider } from '#rules/social-providers.ts'
import type { Tx } from '../db/client.ts'
import type { Viewer } from './context.ts'
import type { RateLimits } from './rate-limits.ts'

export type IssuedToken = { userId: string; accessToken: string; expiresAt: Date }

/** Sessions on the service's own cookie, offered by the embedded provider; with Firebase the client talks to Firebase. */
export type SessionProvider = {
  /**
   * Sets the session cookie on the response.
   * @throws LOGIN_UNKNOWN, LOGIN_PASSWORD, LOGIN_FORMAT, LOGIN_OTHER or ACCOUNT_LEAVING; TOO_MANY after too many tries at the account,
   * TooBusy when too many passwords wait to be checked
   */
  signIn: (
    exchange: Exchange,
    credentials: { mailaddress: string; password: string; sharedDevice: boolean },
    /** Takes the request to leave back, once the password was right; without it such an account is refused. */
    stay?: (userId: string) => Promise<void>,
  ) => Promise<IssuedToken>
  /** Makes an account without a record, and starts its session. @throws MAIL_IN_USE, TooBusy */
  createAccount: (exchange: Exchange, account: { mailaddress: string; password: string }) => Promise<IssuedToken>
  /** Makes the account of a person who signs in at another service and has no password here. @throws MAIL_IN_USE, SOCIAL_TAKEN */
  createSocialAccount: (exchange: Exchange, mailaddress: string, person: SocialSubject) => Promise<IssuedToken>
  /** Starts the session of an account that a service has proved; the device becomes known. @throws LOGIN_OTHER */
  enter: (exchange: Exchange, userId: string, sharedDevice: boolean) => Promise<void>
  /** @throws ACCOUNT_HAS_RECORD */
  deleteAccount: (exchange: Exchange, userId: string) => Promise<void>
  /** Sets the password of a user by a link of a mail; all sessions end, and the device becomes known. */
  setPassword: (exchange: Exchange, userId: string, password: string, alongside: Alongside) => Promise<void>
  /** @throws SESSION_ENDED when there is no session. */
  renew: (exchange: Exchange) => Promise<IssuedToken>
  signOut: (exchange: Exchange) => Promise<void>
}

export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  origin: string
  /** Address of the caller, for limits. */
  address: string
  limits: RateLimits
  /** @throws BOT_CHECK without a token that holds */
  checkBot: () => Promise<void>
}

/** A person at a service by which people sign in: the number there, never a name or an address. */
export type SocialSubject = { provider: SocialProvider; subject: string }
/** A person as a service names one. The address is null where the service knows none that it has confirmed. */
export type SocialPerson = { subject: string; mailaddress: string | null }
export type SocialBegun = { redirectUri: string; verifier: string; nonce: string }
export type SocialClient = {
  /** Address at which the person signs in. */
  address: (asked: SocialBegun & { state: string }) => string
  /** @returns null when the service does not take the code or proves nobody. @throws BUSY when it cannot be asked now */
  identify: (given: SocialBegun & { code: string }) => Promise<SocialPerson | null>
}
export type SocialClients = Partial<Record<SocialProvider, SocialClient>>
export type WaysIn = { hasPassword: boolean; linked: SocialProvider[] }

/** A session of an account, as its user sees it. */
export type HeldSession = { sessionId: string; userAgent: string | null; createdAt: Date; lastSeenAt: Date }

/** Sessions of users, which are rows of ours whichever provider holds the accounts. */
export type SessionKeeper = {
  /** Sessions that are not over, the one used last first. */
  listSessions: (userId: string) => Promise<HeldSession[]>
  /** Ends a session of the user; another's, or one that is over, does nothing. */
  endSession: (userId: string, sessionId: string) => Promise<void>
  /** Ends the sessions of a user but one. */
  endOthers: (userId: string, kept: string | null) => Promise<void>
}

/** Proof that a user brings along: the request, its limits, and the session of its token. */
export type Proving = Pick<Exchange, 'request' | 'limits'> & { viewer: Viewer | null }

/** Changes by users of accounts that our own server holds. */
export type AccountKeeper = {
  /** See `prove` of Identity. @throws PASSWORD_MISMATCH, SIGN_IN_AGAIN, TOO_MANY after too many guesses, TooBusy */
  prove: (asking: Proving, userId: string, password: string) => Promise<void>
  /**
   * Changes password or address, and ends all sessions but one.
   * @param alongside runs in the transaction, before the change
   * @throws NEW_MAIL_TAKEN, TooBusy
   */
  change: (
    wanted: { userId: string; kept: string | null; password?: string; mailaddress?: string },
    alongside: (tx: Tx) => Promise<void>,
  ) => Promise<void>
}

/** Writes that go with a change of the provider, in its transaction. */
export type Alongside = (tx: Tx) => Promise<void>

/** An account at the provider. Its address is null where the provider knows none, or did not confirm it. */
export type Account = {
  userId: string
  mailaddress: string | null
  /** The address was typed for a password and never confirmed: it says nothing, and an account with it becomes no user. */
  isUnproved?: boolean
  /** Time of the sign-in, where the provider tells it. */
  signedInAt?: Date
  /** Whether its user asked to leave: everything but taking that back is refused. */
  isLeaving?: boolean
}

export type Identity = {
  /**
   * User of a bearer token, or null when the token is not (or no longer) valid. After sign-out, after the deletion of its
   * session and after the closing of the account it is refused within `recheckMs`.
   * @throws LOGIN_UNKNOWN for an account that is no user of the service, BUSY when it cannot be checked now
   */
  verify: (accessToken: string) => Promise<Viewer | null>
  /**
   * Account of a bearer token, also one that is no user yet; null when the token is not valid.
   * @throws BUSY when it cannot be checked now
   */
  account: (accessToken: string) => Promise<Account | null>
  /**
   * Makes sure that it is really the user who asks: by the password, or by a sign-in of the last minutes where the account has
   * none, or another service holds it. @throws PASSWORD_MISMATCH, SIGN_IN_AGAIN, TOO_MANY after too many guesses, TooBusy
   */
  prove: (asking: Proving, userId: string, password: string) => Promise<void>
  /**
   * Deletes the account of a deleted user where another service holds it; one that is gone is no error.
   * @returns false where this server may not
   */
  deleteAccount: (userId: string) => Promise<boolean>
  /**
   * Makes the account of a sign-up at another service that holds the accounts, for the secret of its opened link; null where this
   * server may not, so that nobody signs up by mail.
   * @returns the token by which the browser enters it. @throws MAIL_IN_USE, BUSY
   */
  makeAccount?: ((link: { mailaddress: string; secret: string; now: Date }) => Promise<string>) | null
  /** Milliseconds for which a result of `verify` is valid. Streams that stay open longer ask again at this interval. */
  recheckMs: number
  /**
   * Begins the session of a valid token, or notes that it is in use, where another service lets users in; one that has
   * ended stays over. Without it a session begins by `sessions`.
   */
  beginSession?: (accessToken: string, userAgent: string | undefined) => Promise<void>
  /** Sessions of users, to be looked at and ended. */
  keeper: SessionKeeper
  /** Sign-in by our own server; null with Firebase, where browsers ask it. */
  sessions: SessionProvider | null
  /** Changes by users of their accounts; null with Firebase. */
  accounts: AccountKeeper | null
  /** Services at which a user may sign in, beside mail and password. */
  socialList: readonly SocialProvider[]
  /** Clients of these services; none with Firebase, where browsers ask them. */
  socialClients?: SocialClients
  /** Settings for signing in at Firebase; null with the embedded provider. */
  firebase: FirebaseWeb | null
  /** Accounts that a visitor can enter with one press. Only a demo has them. */
  demoPeople?: () => Promise<DemoPerson[]>
}
