// A Firebase project for tests: its settings, its signing key, and tokens as Google would issue them.
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import type { FirebaseWeb } from '#contract/identity.ts'

export const PROJECT = 'tsumugi-test'
export const KEY_ID = 'key-1'

export const webOf = (more: Partial<FirebaseWeb> = {}): FirebaseWeb => ({
  projectId: PROJECT,
  apiKey: 'AIza-test',
  authDomain: 'tsumugi-test.firebaseapp.com',
  appId: '1:2:web:3',
  authEmulator: null,
  documents: true,
  social: [],
  firestoreEmulator: null,
  ...more,
})

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000)

/** Claims of a good token of a user. */
export const claimsOf = (userId: string) => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: userId,
  user_id: userId,
  auth_time: nowInSeconds() - 60,
  iat: nowInSeconds() - 30,
  exp: nowInSeconds() + 3_600,
  firebase: { sign_in_provider: 'password', identities: {} },
})

/** A key pair that signs as Google does, and its public half as Google publishes it. */
export async function createSigner(keyId: string = KEY_ID) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }
  const sign = (claims: object, header: object = {}): Promise<string> =>
    new SignJWT(claims as JWTPayload).setProtectedHeader({ alg: 'RS256', kid: keyId, ...header }).sign(privateKey)
  return { privateKey, publicKey, jwk, sign }
}

/** An unsigned token, as the Auth emulator makes them. */
export function unsigned(claims: object, header: object = { alg: 'none', typ: 'JWT' }): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode(header)}.${encode(claims)}.`
}
