// Verifier of the embedded provider's access tokens: signature by a known key, algorithm, issuer, audience and time. A proven
// token is remembered until its time is over, because the proof of a signature takes a tenth of the time of a short answer.
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { JWKSNoMatchingKey } from 'jose/errors'
import { makeRoom } from './make-room.ts'

/** Issuer and audience of the tokens. */
export const ISSUER = 'tsumugi'

/** Most proven tokens that a process remembers; one takes about half a kilobyte. */
const MOST_PROVEN = 10_000

/** User and session of a token. Tokens from before sessions were named have no session; they last minutes. */
export type TokenFacts = { userId: string; sessionId: string | null }

/** Makes the verifier; an unknown key makes it reload the keys once. @returns null for an invalid token */
export function createTokenVerifier(loadKeys: () => Promise<unknown>): (token: string) => Promise<TokenFacts | null> {
  const proven = new Map<string, { until: number; facts: TokenFacts }>()
  let keys: ReturnType<typeof createLocalJWKSet> | undefined
  const load = async () => {
    keys = createLocalJWKSet((await loadKeys()) as JSONWebKeySet)
    return keys
  }
  const check = async (token: string, set: ReturnType<typeof createLocalJWKSet>): Promise<TokenFacts | null> => {
    const { payload } = await jwtVerify(token, set, {
      issuer: ISSUER,
      audience: ISSUER,
      algorithms: ['EdDSA'],
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    const { sub, sid, exp } = payload
    if (!sub || !exp || (sid !== undefined && typeof sid !== 'string')) return null
    const facts = { userId: sub, sessionId: sid ?? null }
    makeRoom(proven, MOST_PROVEN)
    proven.set(token, { until: exp * 1000, facts })
    return facts
  }
  return async token => {
    const before = proven.get(token)
    if (before && before.until > Date.now()) return before.facts
    // Outside of the try: an error while loading keys does not make the token invalid.
    const known = keys ?? (await load())
    try {
      return await check(token, known)
    } catch (error) {
      if (!(error instanceof JWKSNoMatchingKey)) return null
      return check(token, await load()).catch(() => null)
    }
  }
}
