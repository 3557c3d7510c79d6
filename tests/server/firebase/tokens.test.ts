// B27 for Firebase: only ID tokens that Google signed for this project identify a user.
import { createHmac } from 'node:crypto'
import { createLocalJWKSet, exportSPKI } from 'jose'
import { describe, expect, test } from 'vitest'
import {
  createEmulatorTokens,
  createFirebaseTokens,
  type FirebaseTokens,
} from '#server/areas/identity/firebase-tokens.ts'
import { claimsOf, createSigner, KEY_ID, nowInSeconds, PROJECT, unsigned } from '../../support/firebase.ts'

const google = await createSigner()
const stranger = await createSigner()
const set = createLocalJWKSet({ keys: [google.jwk] })
const uidBy = (accounts: FirebaseTokens) => async (token: string) => (await accounts(token))?.userId ?? null
const tokens = uidBy(createFirebaseTokens(PROJECT, set))
const claims = claimsOf('uid-1')
const good = await google.sign(claims)
const [header = '', payload = '', signature = ''] = good.split('.')
const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

test('a good token is its user’s', async () => {
  expect(await tokens(good)).toBe('uid-1')
})

test('clocks may differ by a minute', async () => {
  expect(await tokens(await google.sign({ ...claims, iat: nowInSeconds() + 40, auth_time: nowInSeconds() + 40 }))).toBe(
    'uid-1',
  )
})

describe('a forged token is nobody’s:', async () => {
  const publicKey = await exportSPKI(google.publicKey)
  const hmac = (secret: string | Buffer): string => {
    const text = `${encode({ alg: 'HS256', kid: KEY_ID })}.${encode(claims)}`
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }
  const forged: [string, string][] = [
    ['unsigned, as the emulator makes them', unsigned(claims)],
    ['unsigned, with our key id', unsigned(claims, { alg: 'none', kid: KEY_ID })],
    ['of the algorithm None', unsigned(claims, { alg: 'None', kid: KEY_ID })],
    ['without a signature', `${header}.${payload}.`],
    ['without its last part', `${header}.${payload}`],
    ['HS256 with the public key', hmac(publicKey)],
    ['HS256 with the modulus', hmac(Buffer.from(String(google.jwk.n), 'base64url'))],
    ['by another key of the same id', await stranger.sign(claims)],
    ['by a key nobody knows', await stranger.sign(claims, { kid: 'unknown' })],
    ['by an unknown key that it brings along', await stranger.sign(claims, { kid: undefined, jwk: stranger.jwk })],
    ['that names where its key is', await stranger.sign(claims, { jku: 'http://127.0.0.1:9/keys' })],
    ['with another user put in', `${header}.${encode({ ...claims, sub: 'uid-2' })}.${signature}`],
    ['with a longer life put in', `${header}.${encode({ ...claims, exp: nowInSeconds() + 1e6 })}.${signature}`],
    ['nothing', ''],
    ['three empty parts', '..'],
    ['very long', `${'a'.repeat(2_000)}.${'b'.repeat(1_000)}.c`],
  ]
  test.each(forged)('%s', async (_, token) => {
    expect(await tokens(token)).toBeNull()
  })
})

describe('a token by Google’s key is nobody’s when it is', () => {
  test.each([
    ['expired', { exp: nowInSeconds() - 1 }],
    ['without an end', { exp: undefined }],
    ['with an end that is text', { exp: 'tomorrow' }],
    ['issued in the future', { iat: nowInSeconds() + 300 }],
    ['without an issue time', { iat: undefined }],
    ['not valid yet', { nbf: nowInSeconds() + 300 }],
    ['signed in for in the future', { auth_time: nowInSeconds() + 300 }],
    ['without a time of sign-in', { auth_time: undefined }],
    ['with a time of sign-in that is text', { auth_time: 'yesterday' }],
    ['for another project', { aud: 'another-project', iss: 'https://securetoken.google.com/another-project' }],
    ['for another audience', { aud: 'another-project' }],
    ['for several audiences', { aud: [PROJECT, 'another-project'] }],
    ['without an audience', { aud: undefined }],
    ['of another issuer', { iss: 'https://securetoken.google.com/another-project' }],
    ['of the issuer of session cookies', { iss: `https://session.firebase.google.com/${PROJECT}` }],
    ['of an issuer over http', { iss: `http://securetoken.google.com/${PROJECT}` }],
    ['without an issuer', { iss: undefined }],
    ['without a user', { sub: undefined }],
    ['of an empty user', { sub: '' }],
    ['of a user no id can name', { sub: "x' or 1=1" }],
    ['of a user of 65 letters', { sub: 'x'.repeat(65) }],
  ])('%s', async (_, change) => {
    expect(await tokens(await google.sign({ ...claims, ...change }))).toBeNull()
  })
})

describe('keys', () => {
  test('that cannot be fetched make no token a bad one', async () => {
    const offline = createFirebaseTokens(PROJECT, async () => {
      throw new TypeError('fetch failed')
    })
    await expect(offline(good)).rejects.toMatchObject({ code: 'BUSY', status: 503, data: { retryAfterSeconds: 2 } })
  })

  test('are not even asked for, for what cannot be Google’s', async () => {
    let asked = 0
    const counting = createFirebaseTokens(PROJECT, async (...parts) => {
      asked++
      return set(...parts)
    })
    for (const token of ['', '..', unsigned(claims), 'a.b.c']) expect(await counting(token)).toBeNull()
    expect(asked).toBe(0)
  })
})

describe('with the emulator', () => {
  const emulated = uidBy(createEmulatorTokens(PROJECT))

  test('its unsigned tokens are good', async () => {
    expect(await emulated(unsigned(claims))).toBe('uid-1')
  })

  test.each([
    ['a signed one', good],
    ['an unsigned one with something for a signature', `${unsigned(claims)}abc`],
    ['one of another project', unsigned({ ...claims, aud: 'other', iss: 'https://securetoken.google.com/other' })],
    ['an expired one', unsigned({ ...claims, exp: nowInSeconds() - 1 })],
    ['one from the future', unsigned({ ...claims, iat: nowInSeconds() + 300 })],
    ['nonsense', 'nonsense'],
  ])('%s is not', async (_, token) => {
    expect(await emulated(token)).toBeNull()
  })
})
