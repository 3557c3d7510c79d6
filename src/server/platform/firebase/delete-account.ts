// Deletion of accounts at Firebase, through its REST interface with the rights of a service account, or at the emulator.
import * as z from 'zod'
import { createGoogleTokens } from './google-token.ts'
import type { Firebase } from './settings.ts'

const GOOGLE = 'https://identitytoolkit.googleapis.com'
const TIMEOUT_MS = 10_000

const failureShape = z.object({ error: z.object({ message: z.string() }) })

/** Server to ask and the token for it. Tests name another server. */
export type AccountStore = { origin: string; token: () => Promise<string> }

/** @returns the deletion, which tells whether this server may delete accounts at all */
export function createAccountDeletion(
  { web, serviceAccount }: Firebase,
  store: AccountStore | null = storeOf(web.authEmulator, serviceAccount),
): (userId: string) => Promise<boolean> {
  if (!store) return async () => false
  return async userId => {
    const response = await fetch(`${store.origin}/v1/projects/${web.projectId}/accounts:delete`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await store.token()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ localId: userId }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return true
    const failure = failureShape.safeParse(await response.json().catch(() => null))
    // Deleted already, by an earlier run of the job.
    if (failure.data?.error.message.startsWith('USER_NOT_FOUND')) return true
    throw new Error(`Firebase did not delete the account: ${response.status}`)
  }
}

function storeOf(emulator: string | null, serviceAccount: Firebase['serviceAccount']): AccountStore | null {
  // The emulator lets the token `owner` do everything.
  if (emulator) return { origin: `${emulator}/identitytoolkit.googleapis.com`, token: async () => 'owner' }
  return serviceAccount && { origin: GOOGLE, token: createGoogleTokens(serviceAccount) }
}
