// Verifier of the embedded provider's access tokens: signature by a known key, algorithm, issuer, audience and time.
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { JWKSNoMatchingKey } from 'jose/errors'

/** Issuer and audience of the tokens. */
export const ISSUER = 'tsumugi'

/** User and session of a token. Tokens from before sessions were named have no session; they last minutes. */
export type TokenFacts = { userId: string; sessionId: string | null }

/** Makes the verifier; an unknown key makes it reload the keys once. @returns null for an invalid token */
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
