// Verifier of a Firebase project's ID tokens, in the way that Google prescribes for servers without its SDK: RS256 by
// one of its published keys, issued by and for this project, neither expired nor from the future.
import {
  createRemoteJWKSet,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
  UnsecuredJWT,
} from 'jose'
import { JWKSMultipleMatchingKeys, JWKSNoMatchingKey } from 'jose/errors'
import type { Account } from '../../platform/identity.ts'
import { refuse } from '../../platform/refuse.ts'

const KEYS = new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com')
/** Lifetime of Google's keys by its own statement. An unknown key makes them be fetched sooner. */
const KEYS_MS = 6 * 3_600_000
/** Tolerated difference between Google's clock and the server's. */
const SKEW_SECONDS = 60
const RETRY_SECONDS = 2

/** @returns the account of a valid token, null for any other. @throws BUSY when Google's keys cannot be fetched now */
export type FirebaseTokens = (token: string) => Promise<Account | null>

const googleKeys = (): JWTVerifyGetKey => createRemoteJWKSet(KEYS, { cacheMaxAge: KEYS_MS })

/** Makes the verifier. Only tests pass other `keys`. */
export function createFirebaseTokens(projectId: string, keys: JWTVerifyGetKey = googleKeys()): FirebaseTokens {
  const options = { ...claimsOf(projectId), algorithms: ['RS256'] }
  return async token => {
    // Keys that cannot be fetched do not make a token invalid.
    let keysMissing = false
    const keyOf: JWTVerifyGetKey = async (header, parts) => {
      try {
        return await keys(header, parts)
      } catch (error) {
        keysMissing = !(error instanceof JWKSNoMatchingKey || error instanceof JWKSMultipleMatchingKeys)
        throw error
      }
    }
    try {
      return accountOf((await jwtVerify(token, keyOf, options)).payload)
    } catch {
      if (keysMissing) throw refuse('BUSY', { retryAfterSeconds: RETRY_SECONDS })
      return null
    }
  }
}

/** Reads the unsigned tokens of the Auth emulator. The settings make sure that no real server accepts them. */
export function createEmulatorTokens(projectId: string): FirebaseTokens {
  const options = claimsOf(projectId)
  return async token => {
    try {
      return accountOf(UnsecuredJWT.decode(token, options).payload)
    } catch {
      return null
    }
  }
}

const claimsOf = (projectId: string): JWTVerifyOptions => ({
  issuer: `https://securetoken.google.com/${projectId}`,
  audience: projectId,
  requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
})

/**
 * Account of a token whose issuer, audience and end jose has checked; it leaves the check for times in the future to the caller.
 */
function accountOf({ sub, aud, iat, auth_time, email, email_verified, firebase }: JWTPayload): Account | null {
  const latest = Date.now() / 1000 + SKEW_SECONDS
  const isPast = (time: unknown): boolean => typeof time === 'number' && time <= latest
  // Firebase names one audience; user ids have this form everywhere (`wordId` of the contract).
  if (typeof aud !== 'string' || !isPast(iat) || !isPast(auth_time)) return null
  if (sub === undefined || !/^[A-Za-z0-9_-]{1,64}$/.test(sub)) return null
  const isProved = email_verified === true
  const signedInAt = new Date(Number(auth_time) * 1000)
  if (typeof email !== 'string' || (!isProved && signInWay(firebase) !== 'password'))
    return { userId: sub, mailaddress: null, signedInAt }
  return { userId: sub, mailaddress: email.toLowerCase(), signedInAt, ...(isProved ? {} : { isUnproved: true }) }
}

/** Way in which the account signed in: `password`, `google.com` … */
const signInWay = (claim: unknown): unknown =>
  (claim as { sign_in_provider?: unknown } | null | undefined)?.sign_in_provider
