// The word of Firebase about the account of a token: whether it still takes the token, and since when its sign-ins count. It is
// asked with the public key of the web app, so that it needs no service account.
import * as z from 'zod'
import type { FirebaseWeb } from '#contract/identity.ts'

const GOOGLE = 'https://identitytoolkit.googleapis.com'
const TIMEOUT_MS = 4_000

const foundShape = z.object({ users: z.array(z.object({ validSince: z.string().optional() })).min(1) })
const failureShape = z.object({ error: z.object({ message: z.string() }) })
/** Beginnings of the refusals that end a session. */
const ENDINGS = /^(?:TOKEN_EXPIRED|USER_DISABLED|USER_NOT_FOUND|INVALID_ID_TOKEN)/

/** @param origin only tests name another server */
export function createAccountWord({ apiKey, authEmulator }: FirebaseWeb, origin = originOf(authEmulator)) {
  return async (token: string): Promise<{ validSince: Date | null } | 'ended' | 'unknown'> => {
    const response = await fetch(`${origin}/v1/accounts:lookup?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null)
    const body: unknown = await response?.json().catch(() => null)
    if (!response?.ok) return ENDINGS.test(failureShape.safeParse(body).data?.error.message ?? '') ? 'ended' : 'unknown'
    const user = foundShape.safeParse(body).data?.users[0]
    if (!user) return 'unknown'
    const validSince = Number(user.validSince)
    return { validSince: validSince > 0 ? new Date(validSince * 1_000) : null }
  }
}

const originOf = (emulator: string | null): string => (emulator ? `${emulator}/identitytoolkit.googleapis.com` : GOOGLE)
