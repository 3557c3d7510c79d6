// The server's verification against real tokens of the Auth emulator: accepted in emulator mode, refused otherwise (B27).
import { createLocalJWKSet } from 'jose'
import { expect, test } from 'vitest'
import { createFirebaseIdentity } from '../../src/server/areas/identity/firebase-provider.ts'
import { createFirebaseTokens } from '../../src/server/areas/identity/firebase-tokens.ts'
import { openDatabase } from '../support/database.ts'
import { claimsOf, createSigner, nowInSeconds, unsigned } from '../support/firebase.ts'
import { openServer } from '../support/http-server.ts'
import { errorsIn, expectRefusal } from '../support/refusals.ts'
import { authEmulator, emulatedWeb, givenUser, PROJECT, signInThere } from './emulated.ts'

const database = await openDatabase('play')
const { mailaddress, userId } = await givenUser(database)
const token = await signInThere(mailaddress)
const emulator = await openServer(database, { identity: createFirebaseIdentity(database.db, emulatedWeb) })
const real = await openServer(database, {
  // As in production: with Google's keys, for which the test has keys of its own.
  identity: createFirebaseIdentity(
    database.db,
    { ...emulatedWeb, authEmulator: null },
    createFirebaseTokens(PROJECT, createLocalJWKSet({ keys: [(await createSigner()).jwk] })),
  ),
})
const emulated = { ...claimsOf(userId), aud: PROJECT, iss: `https://securetoken.google.com/${PROJECT}` }

test('a token of the emulator is good in emulator mode', async () => {
  const answer = await emulator.send('/api/Identity/whoAmI', { token })
  expect(answer.json).toMatchObject({ userId })
})

test('and nowhere else', async () => {
  expect(expectRefusal(await real.send('/api/Identity/whoAmI', { token }), 'emulator')).toBe('UNAUTHORIZED')
})

test.each([
  ['of another project', { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' }],
  ['for another audience', { aud: 'demo-other' }],
  ['of another issuer', { iss: 'https://securetoken.google.com/demo-other' }],
  ['that expired', { exp: nowInSeconds() - 1 }],
  ['of the future', { iat: nowInSeconds() + 600 }],
])('one %s is refused in any mode', async (_, change) => {
  const forged = unsigned({ ...emulated, ...change })
  for (const each of [emulator, real]) {
    expect(expectRefusal(await each.send('/api/Identity/whoAmI', { token: forged }), 'forged')).toBe('UNAUTHORIZED')
  }
})

test('one that a stranger signed is refused in any mode', async () => {
  const stranger = await createSigner()
  const forged = await stranger.sign(emulated)
  for (const each of [emulator, real]) {
    expect(expectRefusal(await each.send('/api/Identity/whoAmI', { token: forged }), 'forged')).toBe('UNAUTHORIZED')
  }
})

test('browsers are told where the emulator is', async () => {
  expect((await emulator.send('/api/Identity/provider')).json).toMatchObject({ firebase: { authEmulator } })
})

test('none of this was an error of the server', () => {
  expect(errorsIn([...emulator.logs, ...real.logs])).toEqual([])
})
