// The embedded identity provider in the app: three calls on the session cookie.

import type { IdentityPort, SignedIn } from './identity-port.ts'
import { exchange } from './requests.ts'

const call = (verb: string, body: unknown): Promise<unknown> =>
  exchange({ method: 'POST', url: `/api/Identity/${verb}`, body: JSON.stringify(body) }, { cookie: true })

export const embeddedIdentity: IdentityPort = {
  signIn: credentials => call('signIn', credentials) as Promise<SignedIn>,
  renew: () => call('renewToken', {}) as Promise<SignedIn>,
  signOut: async () => {
    await call('signOut', {})
  },
}
