// The identity port of the app: the interface of all providers of accounts, the embedded one and Firebase.

export type SignedInUser = {
  userId: string
  publicUserId: string
  userName: string
  classList: number[]
}

export type Credentials = { mailaddress: string; password: string; sharedDevice: boolean }

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
  /** Makes the account of a sign-up, whose link this browser has opened. @throws Refusal, NoAnswer */
  createAccount: (account: { mailaddress: string; password: string }) => Promise<NewAccount>
  /** Deletes an account that never became a user. @throws Refusal when it did, NoAnswer */
  deleteAccount: (account: NewAccount) => Promise<void>
  /** Sends the mail for a forgotten password. @throws Refusal with the text to show, NoAnswer */
  sendReset: (mailaddress: string) => Promise<void>
  /** Address of the account whose password a link sets; null when it opens nothing. @throws NoAnswer */
  readReset: (id: string) => Promise<string | null>
  /** Sets the password by the link of a mail. @throws Refusal with the text to show, NoAnswer */
  finishReset: (reset: { id: string; password: string }) => Promise<void>
}
