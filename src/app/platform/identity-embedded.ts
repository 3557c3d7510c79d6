// The embedded identity provider in the app: three calls on the session cookie.

import type { IdentityPort, SignedIn } from './identity-port.ts'
import { type ExchangeOptions, exchange, Refusal } from './requests.ts'

/** Milliseconds until a password is judged for certain: the server does it while nothing else wants the processor. */
const SIGN_IN_PATIENCE_MS = 30_000

type How = Pick<ExchangeOptions, 'botCheck' | 'patienceMs'>
const call = (verb: string, body: unknown, how: How = {}): Promise<unknown> =>
  exchange({ method: 'POST', url: `/api/Identity/${verb}`, body: JSON.stringify(body) }, { cookie: true, ...how })
const enter = (credentials: unknown, botCheck: string | null = null): Promise<unknown> =>
  call('signIn', credentials, { botCheck, patienceMs: SIGN_IN_PATIENCE_MS })

export const embeddedIdentity: IdentityPort = {
  signIn: credentials =>
    enter(credentials).catch(async error => {
      // Asked for after several wrong passwords; its work takes a second and nobody sees it.
      if (!(error instanceof Refusal) || error.code !== 'BOT_CHECK') throw error
      const { botToken } = await import('./bot-check.ts')
      return enter(credentials, await botToken('signIn'))
    }) as Promise<SignedIn>,
  renew: () => call('renewToken', {}) as Promise<SignedIn>,
  signOut: async () => {
    await call('signOut', {})
  },
}
