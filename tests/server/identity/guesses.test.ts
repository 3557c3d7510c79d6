// Guessing a password: the account slows down, however many addresses take part, and the known devices of its owner do not
// wait.
import { beforeEach, describe, expect, test } from 'vitest'
import { fixedClock } from '#server/platform/clock.ts'
import { createRateLimits, guesses } from '#server/platform/rate-limits.ts'
import { openDatabase } from '../../support/database.ts'
import type { Answer } from '../../support/http.ts'
import { credentialsOf, openServer } from '../../support/http-server.ts'
import { codeOf, errorsIn, expectRefusal } from '../../support/refusals.ts'

const database = await openDatabase('play')
const start = new Date('2026-11-21T12:00:00.000+09:00').getTime()
const clock = fixedClock(new Date(start))
const server = await openServer(database, { clock, limits: true, trustedProxies: 1 })

beforeEach(async () => {
  await database.asOwner(client => client.query('truncate rate_counter'))
  clock.set(new Date(start))
})

type From = { address?: string; cookie?: string; shared?: boolean; password?: string; account?: 'player' | 'other' }
const signIn = ({ address = '203.0.113.1', cookie = '', shared = false, password, account = 'player' }: From = {}) =>
  server.send('/api/Identity/signIn', {
    method: 'POST',
    headers: { origin: server.url, cookie, 'x-forwarded-for': address },
    body: { ...credentialsOf(account), sharedDevice: shared, ...(password ? { password } : {}) },
  })
const wrong = (from: From = {}) => signIn({ ...from, password: 'wrong-horse' })
/** The cookie of the device alone, as it remains after signing out. */
const deviceOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? [])
    .map(line => line.split(';')[0] ?? '')
    .filter(line => line.includes('known-device'))
    .join()
const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms))

describe('300 wrong passwords from 30 addresses', () => {
  test('are told to wait after the first few, and are not judged; only known devices get in meanwhile', async () => {
    const known = deviceOf(await signIn())
    expect(known).not.toBe('')
    await database.asOwner(client => client.query('truncate rate_counter'))
    const codes: (string | undefined)[] = []
    for (let nth = 0; nth < 300; nth++) {
      const answer = await wrong({ address: `198.51.100.${(nth % 30) + 1}` })
      codes.push(codeOf(answer))
      if (codeOf(answer) === 'TOO_MANY') expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(codes.slice(0, guesses.free)).toEqual(Array(guesses.free).fill('LOGIN_PASSWORD'))
    expect(codes.slice(guesses.free)).toEqual(Array(300 - guesses.free).fill('TOO_MANY'))
    expect(guesses.free).toBeLessThanOrEqual(10)
    // The right password from anywhere else waits too, or the delay would reveal it; the owner's device and other accounts
    // do not.
    expect(expectRefusal(await signIn({ address: '192.0.2.1' }), 'elsewhere')).toBe('TOO_MANY')
    expect((await signIn({ address: '192.0.2.1', cookie: known })).status).toBe(200)
    expect((await signIn({ address: '192.0.2.1', account: 'other' })).status).toBe(200)
    expect(expectRefusal(await signIn({ address: '192.0.2.1' }), 'still')).toBe('TOO_MANY')
    // An unknown device signs in when the wait is over.
    later(1_000)
    expect((await signIn({ address: '192.0.2.1' })).status).toBe(200)
  })
})

test('each further try waits twice as long, up to a quarter of an hour', async () => {
  const { guess } = createRateLimits(database.db, clock)
  const waits: number[] = []
  for (let nth = 0; nth < 25; nth++) {
    let waited = 0
    for (;;) {
      const refused = await guess('somebody').then(
        () => null,
        error => error.data.retryAfterSeconds as number,
      )
      if (refused === null) break
      later((refused - 1) * 1_000)
      if (refused > 1) await expect(guess('somebody')).rejects.toMatchObject({ code: 'TOO_MANY' })
      later(1_000)
      waited += refused
    }
    waits.push(waited)
  }
  const growing = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]
  expect(waits).toEqual([...Array(guesses.free).fill(0), ...growing, 900, 900, 900, 900, 900])
  await expect(guess('somebody')).rejects.toMatchObject({ code: 'TOO_MANY' })
  later(guesses.forgottenMs)
  for (let nth = 0; nth < guesses.free; nth++) await guess('somebody')
  await expect(guess('somebody')).rejects.toMatchObject({ code: 'TOO_MANY' })
})

test('many at once are all counted; what was right or not judged leaves nothing', async () => {
  const { guess } = createRateLimits(database.db, clock)
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => guess('crowd')))
  const counted = tries.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  expect(counted).toHaveLength(guesses.free)
  await counted[0]?.wasNotJudged()
  await guess('crowd')
  await expect(guess('crowd')).rejects.toMatchObject({ code: 'TOO_MANY' })
  await counted[0]?.wasRight()
  for (let nth = 0; nth < guesses.free; nth++) await guess('crowd')
})

test('a known device is guessed on no faster than the others', async () => {
  const known = deviceOf(await signIn())
  for (let nth = 0; nth < guesses.free; nth++) {
    expect(codeOf(await wrong({ cookie: known, address: `203.0.113.${nth + 2}` }))).toBe('LOGIN_PASSWORD')
  }
  expect(codeOf(await wrong({ cookie: known, address: '203.0.113.99' }))).toBe('TOO_MANY')
})

describe('a device', () => {
  test('is known for the accounts that were signed in on it, and for no other', async () => {
    const one = deviceOf(await signIn())
    const both = deviceOf(await signIn({ cookie: one, account: 'other' }))
    expect(both.split('.')).toHaveLength(one.split('.').length + 1)
    expect(deviceOf(await signIn({ cookie: both }))).toBe('')
    const { limits } = server.services
    for (let nth = 0; nth < guesses.free; nth++) await limits.guess(`${database.users.other} from unknown devices`)
    for (const cookie of [one, one.replace(/.$/, 'x'), 'tsumugi.known-device=x', `${one}.${'a'.repeat(22)}`]) {
      expect(codeOf(await signIn({ cookie, account: 'other' })), cookie).toBe('TOO_MANY')
    }
    expect((await signIn({ cookie: both, account: 'other' })).status).toBe(200)
  })

  test('that is shared is not; one that was signed in before there were marks is, at its next renewal', async () => {
    expect(deviceOf(await signIn({ shared: true }))).toBe('')
    const renewed = async (shared: boolean): Promise<string> => {
      const cookies = (await signIn({ shared })).headers['set-cookie'] ?? []
      const cookie = cookies
        .map(line => line.split(';')[0])
        .filter(line => !line?.includes('known-device'))
        .join('; ')
      const headers = { origin: server.url, cookie }
      return deviceOf(await server.send('/api/Identity/renewToken', { method: 'POST', body: {}, headers }))
    }
    expect(await renewed(true)).toBe('')
    expect(await renewed(false)).not.toBe('')
  })
})

test('none of this was an error of the server', () => expect(errorsIn(server.logs)).toEqual([]))
