// Verifies the access tokens of the embedded provider: signature by a known key, algorithm, issuer, audience and time.
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { JWKSNoMatchingKey } from 'jose/errors'

/** Who issues our tokens, and for whom. */
export const ISSUER = 'tsumugi'

/** Whose token it is, and of which session. Tokens of before sessions were named have none; they last minutes. */
export type TokenFacts = { userId: string; sessionId: string | null }

/** Unknown keys reload the set once. @returns null for what is no good token. */
export function createTokenVerifier(loadKeys: () => Promise<unknown>): (token: string) => Promise<TokenFacts | null> {
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
    const { sub, sid } = payload
    if (!sub || (sid !== undefined && typeof sid !== 'string')) return null
    return { userId: sub, sessionId: sid ?? null }
  }
  return async token => {
    // Outside of the try: keys that cannot be read now do not make a token a bad one.
    const known = keys ?? (await load())
    try {
      return await check(token, known)
    } catch (error) {
      if (!(error instanceof JWKSNoMatchingKey)) return null
      return check(token, await load()).catch(() => null)
    }
  }
}
