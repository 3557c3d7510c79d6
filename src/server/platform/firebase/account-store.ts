// The accounts of a Firebase project for this server: its REST interface with the rights of a service account, or the emulator.
import * as z from 'zod'
import { createGoogleTokens } from './google-token.ts'
import type { Firebase } from './settings.ts'

const GOOGLE = 'https://identitytoolkit.googleapis.com'
const TIMEOUT_MS = 10_000

const failureShape = z.object({ error: z.object({ message: z.string() }) })

/** Server to ask and the token for it. Tests name another server. */
export type AccountStore = { origin: string; token: () => Promise<string> }

/** @returns null where this server may do nothing to accounts */
export function storeOf({ web: { authEmulator }, serviceAccount }: Firebase): AccountStore | null {
  // The emulator lets the token `owner` do everything.
  if (authEmulator) return { origin: `${authEmulator}/identitytoolkit.googleapis.com`, token: async () => 'owner' }
  return serviceAccount && { origin: GOOGLE, token: createGoogleTokens(serviceAccount) }
}

export type StoreAnswer = {
  status: number
  body: unknown
  /** Error word of the service, such as USER_NOT_FOUND; empty after a success. */
  fault: string
}

/** @param verb part of the address after `accounts` @throws when no answer comes */
export async function askStore(
  { origin, token }: AccountStore,
  projectId: string,
  verb: '' | ':delete' | ':lookup' | ':update',
  asked: object,
): Promise<StoreAnswer> {
  const response = await fetch(`${origin}/v1/projects/${projectId}/accounts${verb}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
    body: JSON.stringify(asked),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const body: unknown = await response.json().catch(() => null)
  const fault = response.ok ? '' : (failureShape.safeParse(body).data?.error.message ?? 'UNKNOWN')
  return { status: response.status, body, fault }
}
