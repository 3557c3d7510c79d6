// The embedded identity provider in the app: three calls on the session cookie.

import type { IdentityPort, SignedIn } from './identity-port.ts'
import { exchange, Refusal } from './requests.ts'

const call = (verb: string, body: unknown, botCheck: string | null = null): Promise<unknown> =>
  exchange({ method: 'POST', url: `/api/Identity/${verb}`, body: JSON.stringify(body) }, { cookie: true, botCheck })

export const embeddedIdentity: IdentityPort = {
  signIn: credentials =>
    call('signIn', credentials).catch(async error => {
      // Asked for after several wrong passwords; its work takes a second and nobody sees it.
      if (!(error instanceof Refusal) || error.code !== 'BOT_CHECK') throw error
      const { botToken } = await import('./bot-check.ts')
      return call('signIn', credentials, await botToken('signIn'))
    }) as Promise<SignedIn>,
  renew: () => call('renewToken', {}) as Promise<SignedIn>,
  signOut: async () => {
    await call('signOut', {})
  },
}
