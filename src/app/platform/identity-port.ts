// The identity port of the app: what every provider of accounts must do. The embedded one is ours; Firebase is another.

export type SignedInUser = {
  userId: string
  publicUserId: string
  userName: string
  classList: number[]
}

export type Credentials = { mailaddress: string; password: string; sharedDevice: boolean }

export type SignedIn = { user: SignedInUser; accessToken: string; accessTokenExpiresAt: string }

export type IdentityPort = {
  /** @throws Refusal with the text to show, NoAnswer without a network. */
  signIn: (credentials: Credentials) => Promise<SignedIn>
  /** A new access token for the session of this browser. @throws Refusal SESSION_ENDED when there is none. */
  renew: () => Promise<SignedIn>
  signOut: () => Promise<void>
}
