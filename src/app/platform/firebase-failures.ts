// Refusals of Firebase in the words of the catalogue (doc1 §8); its own texts are not shown.
import { identityRefusals } from '#rules/refusals/identity.ts'
import { NoAnswer, Refusal } from './requests.ts'

type SignInCode = keyof typeof identityRefusals

/** With address protection on, Firebase answers invalid-credential for an unknown address too. */
const signInCodes: Record<string, SignInCode> = {
  'auth/invalid-email': 'LOGIN_FORMAT',
  'auth/missing-email': 'LOGIN_FORMAT',
  'auth/wrong-password': 'LOGIN_PASSWORD',
  'auth/missing-password': 'LOGIN_PASSWORD',
  'auth/invalid-credential': 'LOGIN_PASSWORD',
  'auth/user-not-found': 'LOGIN_UNKNOWN',
}

/** Codes that end the session: the account is gone or closed, or its password was changed. */
const endings = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

const unreachable = new Set(['auth/network-request-failed', 'auth/timeout'])

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

const refusal = (code: SignInCode): Refusal => new Refusal(401, code, identityRefusals[code].message, null)

export function signInFailure(error: unknown): Refusal | NoAnswer {
  const code = codeOf(error)
  if (unreachable.has(code)) return new NoAnswer(code)
  return refusal(signInCodes[code] ?? 'LOGIN_OTHER')
}

/** Error of a renewal. Any code that does not end the session keeps it, and the next renewal tries again. */
export function renewalFailure(error: unknown): Refusal | NoAnswer {
  const code = codeOf(error)
  return endings.has(code) ? sessionEnded() : new NoAnswer(code)
}

export const sessionEnded = (): Refusal => refusal('SESSION_ENDED')
