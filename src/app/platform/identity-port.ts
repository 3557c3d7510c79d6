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
