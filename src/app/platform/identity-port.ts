// The identity port of the app: the interface of all providers of accounts, the embedded one and Firebase.
import type { SocialProvider } from '#rules/social-providers.ts'

export type SignedInUser = {
  userId: string
  publicUserId: string
  userName: string
  classList: number[]
}

export type Credentials = {
  mailaddress: string
  password: string
  sharedDevice: boolean
  /** Whether a request to leave is taken back with it. */
  stay?: true
}

export type SignedIn = { user: SignedInUser; accessToken: string; accessTokenExpiresAt: string }

export type IdentityPort = {
  /** @throws Refusal with the text to show, NoAnswer without a network */
  signIn: (credentials: Credentials) => Promise<SignedIn>
  /** Gives a new access token for the session of this browser. @throws Refusal SESSION_ENDED when there is none */
  renew: () => Promise<SignedIn>
  signOut: () => Promise<void>
}

/** An account that is no user yet. */
export type NewAccount = { userId: string; accessToken: string }

/** Part of a provider that makes accounts and helps with passwords; loaded where somebody needs it. */
export type AccountPort = {
  /**
   * Makes the account of a sign-up, whose link this browser has opened: its address is the one of the link, which our server knows by
   * its cookie. @property password null where a service has named the person. @throws Refusal, NoAnswer
   */
  createAccount: (account: { password: string | null }) => Promise<NewAccount>
  /** Deletes an account that never became a user. @throws Refusal when it did, NoAnswer */
  deleteAccount: (account: NewAccount) => Promise<void>
  /** Sends the mail for a forgotten password. @throws Refusal with the text to show, NoAnswer */
  sendReset: (mailaddress: string) => Promise<void>
  /** Address of the account whose password a link sets; null when it opens nothing. @throws NoAnswer */
  readReset: (id: string) => Promise<string | null>
  /**
   * Makes sure of the signed-in user by the password, before an act that asks for a sign-in of the last minutes. Our own server
   * looks at the password itself.
   */
  prove: (password: string) => Promise<void>
  /**
   * Sends a link to a new address of the signed-in user; the address changes when it is opened. Without a password (an account
   * that services alone open) a sign-in of the last minutes is asked for.
   */
  changeMail: (wanted: { password: string; mailaddress: string }) => Promise<void>
  changePassword: (wanted: { password: string; newPassword: string }) => Promise<void>
  /** Lets our own server take over an address that was changed at the provider (C011). */
  takeOverMail: () => Promise<void>
  /** Sets the password by the link of a mail. @throws Refusal with the text to show, NoAnswer */
  finishReset: (reset: { id: string; password: string }) => Promise<void>
}

/** State of a visitor after signing in by a service. */
export type Entrance =
  /** The page is on its way to the service, and comes back to /social. */
  | { at: 'away' }
  /** The session can begin. */
  | { at: 'entered'; sharedDevice: boolean }
  /** A person without an account here. @property temporaryId null where an address has to be confirmed by mail first */
  | { at: 'newcomer'; temporaryId: string | null }
  | { at: 'linked'; provider: SocialProvider }
  /** The signed-in user has signed in anew. */
  | { at: 'proved'; provider: SocialProvider }
  /** The user asked to leave, and can take that back alone. */
  | { at: 'leaving'; provider: SocialProvider; sharedDevice: boolean }

export type WaysIn = { hasPassword: boolean; linkedList: SocialProvider[]; offeredList: SocialProvider[] }

/** Part of a provider that signs people in by Google and Twitter; loaded where somebody needs it. */
export type SocialPort = {
  /** @throws Refusal with the text to show, NoAnswer */
  enter: (provider: SocialProvider, sharedDevice: boolean, stay?: boolean) => Promise<Entrance>
  /** Ways into the account of the signed-in user. */
  ways: () => Promise<WaysIn>
  link: (provider: SocialProvider) => Promise<Entrance>
  /** Signs the same user in anew by a linked service, before an act that asks for that. */
  prove: (provider: SocialProvider) => Promise<Entrance>
  unlink: (provider: SocialProvider) => Promise<void>
}
