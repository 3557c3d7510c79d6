// Signing in, renewing and signing out with the embedded provider (doc1 §8, G14, G52).
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../support/database.ts'
import type { Answer } from '../../support/http.ts'
import { credentialsOf, openServer } from '../../support/http-server.ts'
import { errorsIn, expectRefusal } from '../../support/refusals.ts'

const database = await openDatabase('play')
const server = await openServer(database)
const origin = server.url

const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  server.send(`/api/Identity/${path}`, { method: 'POST', body, headers: { origin, ...headers } })
const signIn = (more: object = {}) => post('signIn', { ...credentialsOf('player'), ...more })
const cookiesOf = (answer: Answer): string[] => answer.headers['set-cookie'] ?? []
const cookieOf = (answer: Answer): string =>
  cookiesOf(answer)
    .map(cookie => cookie.split(';')[0])
    .join('; ')
const tokenOf = (answer: Answer): string => (answer.json as { accessToken: string }).accessToken
const works = async (token: string): Promise<boolean> =>
  (await server.send('/api/coin/getCoins', { token })).status === 200

describe('signing in', () => {
  test('answers who it is and a token that works', async () => {
    const answer = await signIn()
    expect(answer.status).toBe(200)
    expect(answer.json).toEqual({
      user: { userId: database.users.player, publicUserId: 'P-player', userName: '名-player', classList: [0] },
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      accessTokenExpiresAt: expect.any(String),
    })
    const { accessTokenExpiresAt } = answer.json as { accessTokenExpiresAt: string }
    const seconds = (new Date(accessTokenExpiresAt).getTime() - Date.now()) / 1000
    expect(seconds).toBeGreaterThan(890)
    expect(seconds).toBeLessThan(910)
    expect(await works(tokenOf(answer))).toBe(true)
  })

  test('does not mind how the address is capitalised', async () => {
    expect((await signIn({ mailaddress: 'Player@PLAY.example' })).status).toBe(200)
  })

  test('names the classes of an administrator', async () => {
    const answer = await post('signIn', credentialsOf('admin'))
    expect(answer.json).toMatchObject({ user: { classList: [0, 5] } })
  })

  test.each([
    ['an address without an at', 'LOGIN_FORMAT', { mailaddress: 'player.example' }],
    ['an address with a space', 'LOGIN_FORMAT', { mailaddress: 'play er@play.example' }],
    ['an address without a domain', 'LOGIN_FORMAT', { mailaddress: 'player@play' }],
    ['a wrong password', 'LOGIN_PASSWORD', { password: 'wrong-horse' }],
    ['the password in capitals', 'LOGIN_PASSWORD', { password: 'CORRECT-HORSE' }],
    ['the password and a space', 'LOGIN_PASSWORD', { password: 'correct-horse ' }],
    ['a password longer than any', 'LOGIN_OTHER', { password: 'x'.repeat(200) }],
    ['an address nobody has', 'LOGIN_UNKNOWN', { mailaddress: 'nobody@play.example' }],
  ])('with %s is refused: %s', async (_, code, credentials) => {
    const answer = await signIn(credentials)
    expect(expectRefusal(answer, code)).toBe(code)
    expect(cookiesOf(answer)).toEqual([])
  })

  test('as an account that is no user of the service is refused, and leaves no session', async () => {
    await database.asOwner(async client => {
      await client.query(`delete from user_class where user_id = $1`, [database.users.idle])
      await client.query(`delete from app_user where user_id = $1`, [database.users.idle])
    })
    const answer = await post('signIn', credentialsOf('idle'))
    expect(expectRefusal(answer, 'idle')).toBe('LOGIN_UNKNOWN')
    const cookie = cookieOf(answer)
    if (cookie) expect(expectRefusal(await post('renewToken', {}, { cookie }), 'idle')).not.toBe('')
  })
})

describe('the session cookie', () => {
  test('is out of reach of scripts and other sites, and lasts 180 days', async () => {
    const cookies = cookiesOf(await signIn())
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^tsumugi\./)
      expect(cookie).toMatch(/; HttpOnly/i)
      expect(cookie).toMatch(/; SameSite=Lax/i)
      expect(cookie).toMatch(/; Path=\//i)
      expect(cookie).not.toMatch(/; Secure/i)
    }
    expect(cookies[0]).toMatch(/; Max-Age=15552000/i)
  })

  test('on a shared device ends with the browser, also after a renewal (G14)', async () => {
    const signedIn = await signIn({ sharedDevice: true })
    const lasting = (answer: Answer) => cookiesOf(answer).filter(cookie => /max-age|expires/i.test(cookie))
    expect(cookiesOf(signedIn).length).toBeGreaterThan(0)
    expect(lasting(signedIn)).toEqual([])
    const renewed = await post('renewToken', {}, { cookie: cookieOf(signedIn) })
    expect(renewed.status).toBe(200)
    expect(lasting(renewed)).toEqual([])
    // Also for a session old enough to be extended.
    await database.pool.query(
      `update auth_session set expires_at = now() + interval '1 hour', updated_at = now() - interval '3 days'`,
    )
    const later = await post('renewToken', {}, { cookie: cookieOf(signedIn) })
    expect(later.status).toBe(200)
    expect(lasting(later)).toEqual([])
  })

  test('is only sent over https where the address is https', async () => {
    const secure = await openServer(database, { publicOrigin: 'https://tsumugi.example' })
    const answer = await secure.send('/api/Identity/signIn', {
      method: 'POST',
      body: credentialsOf('player'),
      headers: { origin: 'https://tsumugi.example' },
    })
    expect(cookiesOf(answer).every(cookie => /; Secure/i.test(cookie))).toBe(true)
    await secure.close()
  })
})

describe('renewing', () => {
  test('gives a new token for the same user', async () => {
    const first = await signIn()
    const renewed = await post('renewToken', {}, { cookie: cookieOf(first) })
    expect(renewed.status).toBe(200)
    expect(renewed.json).toMatchObject({ user: { userId: database.users.player } })
    expect(await works(tokenOf(renewed))).toBe(true)
  })

  test('extends a session that is used, to 180 days again', async () => {
    const first = await signIn()
    await database.pool.query(
      `update auth_session set expires_at = now() + interval '2 days', updated_at = now() - interval '178 days'`,
    )
    const renewed = await post('renewToken', {}, { cookie: cookieOf(first) })
    expect(cookiesOf(renewed).join()).toMatch(/Max-Age=15552000/i)
    const { rows } = await database.pool.query(
      `select bool_or(expires_at > now() + interval '179 days') as long from auth_session`,
    )
    expect(rows).toEqual([{ long: true }])
  })

  test.each([
    ['no cookie', ''],
    ['a made-up cookie', 'tsumugi.session_token=abc.def'],
    ['a cookie of another name', 'session=abc'],
    ['a very long cookie', `tsumugi.session_token=${'a'.repeat(8_000)}`],
    ['a broken cookie', 'tsumugi.session_token=%zz; ;;=;='],
  ])('with %s is refused', async (_, cookie) => {
    const answer = await post('renewToken', {}, cookie ? { cookie } : {})
    expect(expectRefusal(answer, cookie)).toBe('SESSION_ENDED')
  })

  test('with a changed cookie is refused', async () => {
    const cookie = cookieOf(await signIn())
    const value = cookie.split('=')[1] ?? ''
    const changed = cookie.replace(value, `${value[0] === 'a' ? 'b' : 'a'}${value.slice(1)}`)
    expect(expectRefusal(await post('renewToken', {}, { cookie: changed }), 'changed')).toBe('SESSION_ENDED')
  })

  test('after the session has run out is refused', async () => {
    const cookie = cookieOf(await signIn())
    await database.pool.query(`update auth_session set expires_at = now() - interval '1 second'`)
    expect(expectRefusal(await post('renewToken', {}, { cookie }), 'expired')).toBe('SESSION_ENDED')
  })
})

describe('signing out', () => {
  test('ends the session on this device and not on others', async () => {
    const [here, there] = [cookieOf(await signIn()), cookieOf(await signIn())]
    const answer = await post('signOut', {}, { cookie: here })
    expect(answer.json).toEqual({ signedOut: true })
    expect(cookiesOf(answer).some(cookie => /Max-Age=0/i.test(cookie))).toBe(true)
    expect(expectRefusal(await post('renewToken', {}, { cookie: here }), 'here')).toBe('SESSION_ENDED')
    expect((await post('renewToken', {}, { cookie: there })).status).toBe(200)
  })

  test('without a session, or twice, does nothing', async () => {
    const cookie = cookieOf(await signIn())
    for (const headers of [{ cookie }, { cookie }, {}, { cookie: 'tsumugi.session_token=x' }]) {
      expect((await post('signOut', {}, headers as Record<string, string>)).json).toEqual({ signedOut: true })
    }
  })
})

describe('the Origin', () => {
  const calls = ['signIn', 'renewToken', 'signOut']
  const bodyOf = (call: string) => (call === 'signIn' ? credentialsOf('player') : {})

  test.each(calls)('of %s must be our own', async call => {
    const cookie = cookieOf(await signIn())
    const foreign = ['https://evil.example', 'null', '', `${origin}.evil.example`, origin.replace('http:', 'https:')]
    for (const other of [...foreign, `${origin}/`, origin.toUpperCase()]) {
      const answer = await post(call, bodyOf(call), { cookie, origin: other })
      expect(expectRefusal(answer, other), other).toBe('ORIGIN')
      expect(cookiesOf(answer), other).toEqual([])
    }
    // None of these requests touched the session.
    expect((await post('renewToken', {}, { cookie })).status).toBe(200)
  })

  test.each(calls)('of %s may not be missing', async call => {
    const answer = await server.send(`/api/Identity/${call}`, { method: 'POST', body: bodyOf(call) })
    expect(expectRefusal(answer, call)).toBe('ORIGIN')
  })

  test('is the public address where one is set, whatever the Host', async () => {
    const fronted = await openServer(database, { publicOrigin: 'https://tsumugi.example' })
    const send = (headers: Record<string, string>) =>
      fronted.send('/api/Identity/renewToken', { method: 'POST', body: {}, headers })
    expect(expectRefusal(await send({ origin: fronted.url }), 'own')).toBe('ORIGIN')
    expect(expectRefusal(await send({ origin: 'https://tsumugi.example' }), 'public')).toBe('SESSION_ENDED')
    await fronted.close()
  })
})

test('none of this was an error of the server, and no secret of it is in the log', () => {
  expect(errorsIn(server.logs)).toEqual([])
  const log = JSON.stringify(server.logs)
  for (const secret of ['correct-horse', 'wrong-horse', 'play.example', 'session_token', 'eyJ']) {
    expect(log).not.toContain(secret)
  }
})
