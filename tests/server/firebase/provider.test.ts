// The server with Firebase as its identity provider, over HTTP: the right to call, the settings for browsers, the policy of
// pages.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalJWKSet } from 'jose'
import { afterEach, describe, expect, test } from 'vitest'
import { createFirebaseIdentity } from '#server/areas/identity/firebase-provider.ts'
import { createFirebaseTokens } from '#server/areas/identity/firebase-tokens.ts'
import { contentSecurityPolicy } from '#server/platform/http/headers.ts'
import { openDatabase } from '../../support/database.ts'
import { openStream } from '../../support/event-stream.ts'
import { everyCall, requestOf, sampleOf } from '../../support/every-call.ts'
import { claimsOf, createSigner, nowInSeconds, PROJECT, unsigned, webOf } from '../../support/firebase.ts'
import { credentialsOf, freshFolder, openServer } from '../../support/http-server.ts'
import { codeOf, errorsIn, expectRefusal } from '../../support/refusals.ts'

const database = await openDatabase('play')
const { player, admin, idle } = database.users
const google = await createSigner()
const tokens = createFirebaseTokens(PROJECT, createLocalJWKSet({ keys: [google.jwk] }))
const distDir = freshFolder(`firebase-dist-${process.pid}`)
const page = '<!doctype html><title>つむぎ</title><style>p{color:red}</style>'
mkdirSync(distDir, { recursive: true })
writeFileSync(join(distDir, 'index.html'), page)
const web = webOf()
const server = await openServer(database, { identity: createFirebaseIdentity(database.db, web, tokens), distDir })
const embedded = await openServer(database, { distDir })

const tokenOf = (userId: string): Promise<string> => google.sign(claimsOf(userId))
let nth = 0
/** Token of a session that has begun, by a sign-in of its own. */
async function begun(userId: string): Promise<string> {
  const token = await google.sign({ ...claimsOf(userId), auth_time: nowInSeconds() - 600 - ++nth * 997 })
  expect((await server.send('/api/Identity/whoAmI', { token })).status).toBe(200)
  return token
}
const post = (path: string, body: unknown) =>
  server.send(`/api/Identity/${path}`, { method: 'POST', body, headers: { origin: server.url } })

describe('who is calling', () => {
  test('is told to a browser that signed in at Firebase', async () => {
    const answer = await server.send('/api/Identity/whoAmI', { token: await tokenOf(admin) })
    expect(answer.status).toBe(200)
    expect(answer.json).toEqual({
      userId: admin,
      publicUserId: 'P-admin',
      userName: '名-admin',
      classList: [0, 5],
    })
  })

  test('may call like anybody signed in', async () => {
    expect((await server.send('/api/coin/getCoins', { token: await begun(player) })).status).toBe(200)
  })

  test('an account that is no user here gets nothing but that word, from every call', async () => {
    const token = await tokenOf('somebody-of-firebase')
    // Calls of accounts that are about to become users are the exception: see sign-up.
    for (const call of everyCall.filter(({ meta }) => meta.access !== 'account')) {
      const { path, sent } = requestOf(call, await sampleOf(call, database))
      const answer = await server.send(path, { ...sent, token, headers: { origin: server.url } })
      expect(expectRefusal(answer, call.name)).toBe('LOGIN_UNKNOWN')
    }
    const stream = await server.send('/api/Realtime/stream', { token })
    expect(expectRefusal(stream, 'stream')).toBe('LOGIN_UNKNOWN')
    const { rows } = await database.pool.query(`select 1 from user_mission where user_id = 'somebody-of-firebase'`)
    expect(rows).toEqual([])
    expect((await server.send('/api/Identity/whoAmI', { token })).json).toEqual({
      code: 'LOGIN_UNKNOWN',
      errorMessage: 'メールアドレスとパスワードを正しく入力してください。大文字と小文字を区別する必要があります。',
    })
  })

  test('somebody who becomes a user may call at once', async () => {
    const token = await tokenOf('soon-a-user')
    expect(codeOf(await server.send('/api/Identity/whoAmI', { token }))).toBe('LOGIN_UNKNOWN')
    await database.asOwner(client =>
      client.query(`insert into app_user (user_id, public_user_id, user_name, mailaddress, created_at)
        values ('soon-a-user', 'P-soon', 'もうすぐ', 'soon@play.example', now())`),
    )
    expect((await server.send('/api/Identity/whoAmI', { token })).status).toBe(200)
  })

  test.each(['unsigned', 'nonsense', 'another project'])('%s: is nobody, on public calls too', async kind => {
    const claims = claimsOf(player)
    const token =
      kind === 'unsigned'
        ? unsigned(claims)
        : kind === 'nonsense'
          ? 'a.b.c'
          : await google.sign({ ...claims, aud: 'x' })
    for (const path of ['/api/coin/getCoins', '/api/Identity/provider', '/api/Realtime/stream']) {
      expect(expectRefusal(await server.send(path, { token }), path)).toBe('UNAUTHORIZED')
    }
  })

  test('a token of our own is nobody’s here, and one of Firebase is nobody’s there', async () => {
    expect(codeOf(await server.send('/api/coin/getCoins', { token: await embedded.signIn('player') }))).toBe(
      'UNAUTHORIZED',
    )
    expect(codeOf(await embedded.send('/api/coin/getCoins', { token: await tokenOf(player) }))).toBe('UNAUTHORIZED')
  })
})

test('whoever is removed as a user is out within a minute', async () => {
  const known = createFirebaseIdentity(database.db, web, tokens)
  const token = await begun(idle)
  expect(await known.verify(token)).toEqual({ userId: idle, sessionId: expect.stringMatching(/^\d+$/) })
  await database.asOwner(async client => {
    // The samples of the calls have made a report of this user's.
    await client.query('delete from report where user_id = $1', [idle])
    await client.query('delete from user_class where user_id = $1', [idle])
    await client.query('delete from app_user where user_id = $1', [idle])
  })
  const { now: clock } = Date
  try {
    Date.now = () => clock() + 60_000
    await expect(known.verify(token)).rejects.toMatchObject({ code: 'LOGIN_UNKNOWN' })
  } finally {
    Date.now = clock
  }
})

describe('an account that is closed here (B27)', () => {
  const RECHECK = 300
  const setStatus = (status: number) =>
    database.asOwner(client =>
      client.query('update app_user set account_status = $1 where user_id = $2', [status, player]),
    )
  const write = (on: typeof server, token: string) =>
    on.send('/api/Achievement/receiveAllLpReward', { method: 'POST', body: {}, token, key: crypto.randomUUID() })
  afterEach(() => setStatus(0))

  test('is out within a minute, however long its token lasts', async () => {
    const known = createFirebaseIdentity(database.db, web, tokens)
    const token = await begun(player)
    expect(await known.verify(token)).toMatchObject({ userId: player })
    await setStatus(9)
    const { now: clock } = Date
    try {
      Date.now = () => clock() + 60_000
      expect(await known.verify(token)).toBeNull()
    } finally {
      Date.now = clock
    }
    expect(2 * known.recheckMs).toBeLessThan(60_000)
  })

  test('neither reads nor writes on any process, its stream ends, and a new token of it is refused too', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => openServer(database, { identity: createFirebaseIdentity(database.db, web, tokens, RECHECK) })),
    )
    if (!one || !other) throw new Error('There are no two servers.')
    const token = await begun(player)
    const theirs = await begun(admin)
    for (const on of [one, other]) {
      expect((await on.send('/api/coin/getCoins', { token })).status).toBe(200)
      expect((await write(on, token)).status).toBe(200)
    }
    const stream = await openStream(other.url, token)
    await stream.first(1)
    await setStatus(9)
    await new Promise(resolve => setTimeout(resolve, RECHECK + 50))
    for (const on of [one, other]) {
      for (const each of [token, await tokenOf(player)]) {
        expect(expectRefusal(await on.send('/api/coin/getCoins', { token: each }), 'read')).toBe('UNAUTHORIZED')
        expect(expectRefusal(await write(on, each), 'write')).toBe('UNAUTHORIZED')
        expect(expectRefusal(await on.send('/api/Realtime/stream', { token: each }), 'stream')).toBe('UNAUTHORIZED')
        // A public call tells nothing more either: a token is valid or refused.
        expect(expectRefusal(await on.send('/api/Identity/provider', { token: each }), 'public')).toBe('UNAUTHORIZED')
      }
    }
    await stream.ended
    // Other accounts go on; this one signs in anew when it is opened again.
    expect((await one.send('/api/coin/getCoins', { token: theirs })).status).toBe(200)
    await setStatus(0)
    await new Promise(resolve => setTimeout(resolve, RECHECK + 50))
    expect(expectRefusal(await one.send('/api/coin/getCoins', { token }), 'read')).toBe('UNAUTHORIZED')
    const anew = await google.sign({ ...claimsOf(player), auth_time: nowInSeconds() })
    expect((await one.send('/api/Identity/whoAmI', { token: anew })).status).toBe(200)
    expect((await one.send('/api/coin/getCoins', { token: anew })).status).toBe(200)
    for (const each of [one, other]) expect(errorsIn(each.logs)).toEqual([])
  })
})

test.each(['signIn', 'renewToken'])('the session call %s is not there', async verb => {
  const answer = await post(verb, verb === 'signIn' ? credentialsOf('player') : {})
  expect(expectRefusal(answer, verb)).toBe('NOT_FOUND')
  expect(answer.headers).not.toHaveProperty('set-cookie')
})

describe('what browsers are told', () => {
  test('the project, and nothing else', async () => {
    expect((await server.send('/api/Identity/provider')).json).toEqual({ firebase: web, social: [] })
  })

  test('without Firebase: nothing', async () => {
    expect((await embedded.send('/api/Identity/provider')).json).toEqual({ firebase: null, social: [] })
  })
})

describe('the policy of pages (B24)', () => {
  const policyOf = async (from: typeof server, path: string) =>
    String((await from.send(path)).headers['content-security-policy']).split('; ')
  const google = ['identitytoolkit', 'securetoken', 'firestore'].map(name => `https://${name}.googleapis.com`)

  test.each(['/', '/login', '/index.html'])(
    '%s may connect to Firebase, and is otherwise as without it',
    async path => {
      const added = `connect-src 'self' ${google.join(' ')}`
      expect(await policyOf(server, path)).toContain(added)
      expect((await policyOf(server, path)).filter(each => each !== added)).toEqual(await policyOf(embedded, path))
    },
  )

  test('with pop-ups of services, or with reCAPTCHA, their scripts and frames have room, and nothing else', () => {
    const popups = contentSecurityPolicy(page, { firebase: webOf({ social: ['google'] }) }).split('; ')
    expect(popups).toContain("script-src 'self' https://apis.google.com")
    expect(popups).toContain("frame-src 'self' https://tsumugi-test.firebaseapp.com")
    expect(popups).toContain("frame-ancestors 'none'")
    const scored = contentSecurityPolicy(page, { firebase: null, recaptcha: true }).split('; ')
    expect(scored).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/")
    expect(scored).toContain('frame-src https://www.google.com/recaptcha/')
    // Foreign scripts make scripts from texts; without them trusted types hold.
    expect([...popups, ...scored].join()).not.toContain('trusted-types')
    expect(contentSecurityPolicy(page, { firebase: webOf() })).toContain("require-trusted-types-for 'script'")
  })

  test('without Firebase there is no room for it', async () => {
    expect((await policyOf(embedded, '/')).join()).not.toMatch(/google|connect-src|frame-src/)
  })

  test.each([
    [{ documents: false }, `connect-src 'self' ${google[0]} ${google[1]}`],
    [{ authEmulator: 'http://127.0.0.1:9099', documents: false }, "connect-src 'self' http://127.0.0.1:9099"],
    [
      { authEmulator: 'http://127.0.0.1:9099', firestoreEmulator: '127.0.0.1:8080' },
      "connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:8080",
    ],
  ])('with %o', (more, expected) => {
    expect(contentSecurityPolicy(page, { firebase: webOf(more) }).split('; ')).toContain(expected)
  })
})

test('none of this was an error of the server', () => {
  expect(errorsIn(server.logs)).toEqual([])
})
