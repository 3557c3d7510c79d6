// Refusals of Firebase in the words of the catalogue (doc1 §8); its own texts are not shown.
import { identityRefusals } from '#rules/refusals/identity.ts'
import { ownAccountRefusals } from '#rules/refusals/own-account.ts'
import { socialRefusals } from '#rules/refusals/social.ts'
import { NoAnswer, Refusal } from './requests.ts'

type IdentityCode = keyof typeof identityRefusals
type ChangeCode = keyof typeof ownAccountRefusals
type SocialCode = keyof typeof socialRefusals

/** With address protection on, Firebase answers invalid-credential for a wrong password and for an unknown address alike. */
const signInCodes: Record<string, IdentityCode> = {
  'auth/invalid-email': 'LOGIN_FORMAT',
  'auth/missing-email': 'LOGIN_FORMAT',
  'auth/wrong-password': 'LOGIN_PASSWORD',
  'auth/missing-password': 'LOGIN_PASSWORD',
  'auth/invalid-credential': 'LOGIN_OTHER',
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

const refusal = (code: IdentityCode): Refusal => new Refusal(401, code, identityRefusals[code].message, null)

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

const resetCodes: Record<string, IdentityCode> = {
  'auth/invalid-email': 'RESET_FORMAT',
  'auth/missing-email': 'RESET_FORMAT',
  'auth/user-not-found': 'RESET_UNKNOWN',
  'auth/expired-action-code': 'RESET_ENDED',
  'auth/invalid-action-code': 'RESET_ENDED',
  'auth/weak-password': 'PASSWORD_WRONG',
}

const accountCodes: Record<string, IdentityCode> = { 'auth/weak-password': 'PASSWORD_WRONG' }

/** Error of a reset, by its mail or by its link. */
export const resetFailure = (error: unknown): Refusal | NoAnswer => told(error, resetCodes, 'RESET_OTHER')

/** Error of entering an account that was just made, of its first password, of deleting it. */
export const accountFailure = (error: unknown): Refusal | NoAnswer => told(error, accountCodes, 'SIGN_UP_ENDED')

const changeCodes: Record<string, ChangeCode> = {
  'same-email': 'NEW_MAIL_SAME',
  'auth/wrong-password': 'PASSWORD_MISMATCH',
  'auth/missing-password': 'PASSWORD_MISMATCH',
  'auth/invalid-credential': 'PASSWORD_MISMATCH',
  'auth/invalid-email': 'NEW_MAIL_WRONG',
  'auth/invalid-new-email': 'NEW_MAIL_WRONG',
  'auth/missing-new-email': 'NEW_MAIL_WRONG',
  'auth/email-already-in-use': 'NEW_MAIL_TAKEN',
  'auth/requires-recent-login': 'SIGN_IN_AGAIN',
}

/** Error of a change of address or password. */
export function changeFailure(error: unknown): Refusal | NoAnswer {
  const code = codeOf(error)
  if (endings.has(code)) return sessionEnded()
  if (unreachable.has(code)) return new NoAnswer(code)
  if (code === 'auth/weak-password') return refusal('PASSWORD_WRONG')
  const known = changeCodes[code] ?? 'PASSWORD_MISMATCH'
  return new Refusal(400, known, ownAccountRefusals[known].message, null)
}

function told(error: unknown, codes: Record<string, IdentityCode>, other: IdentityCode): Refusal | NoAnswer {
  const code = codeOf(error)
  return unreachable.has(code) ? new NoAnswer(code) : refusal(codes[code] ?? other)
}

const socialCodes: Record<string, SocialCode> = {
  'auth/account-exists-with-different-credential': 'SOCIAL_MAIL_IN_USE',
  'auth/email-already-in-use': 'SOCIAL_MAIL_IN_USE',
  'auth/credential-already-in-use': 'SOCIAL_TAKEN',
  'auth/provider-already-linked': 'SOCIAL_TAKEN',
  'auth/user-mismatch': 'SOCIAL_TAKEN',
  'auth/popup-closed-by-user': 'SOCIAL_CANCELLED',
  'auth/cancelled-popup-request': 'SOCIAL_CANCELLED',
  'auth/user-cancelled': 'SOCIAL_CANCELLED',
  'auth/popup-blocked': 'SOCIAL_BLOCKED',
}

/** Error of a window of a service, or of linking it. */
export function socialFailure(error: unknown): Refusal | NoAnswer {
  const code = codeOf(error)
  return unreachable.has(code) ? new NoAnswer(code) : socialRefusal(socialCodes[code] ?? 'SOCIAL_REFUSED')
}

export const lastWayIn = (): Refusal => socialRefusal('LAST_WAY_IN')

const socialRefusal = (code: SocialCode): Refusal => new Refusal(409, code, socialRefusals[code].message, null)

export const hasRecordAlready = (): Refusal => refusal('ACCOUNT_HAS_RECORD')

export const sessionEnded = (): Refusal => refusal('SESSION_ENDED')
