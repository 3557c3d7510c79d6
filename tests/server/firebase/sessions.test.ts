// Sessions with Firebase are rows of ours: begun at whoAmI, listed, and ended by sign-out, the list, a new address, a role, a ban,
// leaving, and the provider's word about a changed password.
import { createLocalJWKSet } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { createFirebaseIdentity } from '#server/areas/identity/firebase-provider.ts'
import { createFirebaseTokens } from '#server/areas/identity/firebase-tokens.ts'
import { type ProviderWord, providerSessionJobs } from '#server/areas/identity/provider-sessions.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createFiles } from '#server/platform/files.ts'
import { createAccountWord } from '#server/platform/firebase/account-word.ts'
import { openDatabase } from '../../support/database.ts'
import { openStream } from '../../support/event-stream.ts'
import { openFakeGoogle } from '../../support/fake-google.ts'
import { claimsOf, createSigner, nowInSeconds, PROJECT, webOf } from '../../support/firebase.ts'
import { freshFolder, openServer } from '../../support/http-server.ts'
import { jobContext } from '../../support/job-context.ts'
import { browserOf } from '../../support/push-service.ts'
import { codeOf, errorsIn, expectRefusal } from '../../support/refusals.ts'

const RECHECK = 300
const google = await openFakeGoogle()
const database = await openDatabase('play')
const { player, other: master } = database.users
const signer = await createSigner()
const tokens = createFirebaseTokens(PROJECT, createLocalJWKSet({ keys: [signer.jwk] }))
let word: ProviderWord = { validSince: null }
const identityOf = (recheckMs?: number) =>
  createFirebaseIdentity(database.db, webOf(), tokens, recheckMs, { ask: async () => word })
const server = await openServer(database, { identity: identityOf() })
const other = await openServer(database, { identity: identityOf(RECHECK) })
const embedded = await openServer(database, { recheckMs: RECHECK })

const DAY = 86_400
let nth = 0
/** Token of a sign-in of its own, `ago` seconds old. */
const tokenOf = (userId: string, ago = 600 - ++nth, more: object = {}) =>
  signer.sign({ ...claimsOf(userId), auth_time: nowInSeconds() - ago, ...more })
const whoAmI = (token: string, on = server) =>
  on.send('/api/Identity/whoAmI', { token, headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605.1' } })
const read = (token: string, on = server) => on.send('/api/coin/getCoins', { token })
const post = (path: string, token: string, body: object = {}, on = server) =>
  on.send(path, { method: 'POST', body, token, headers: { origin: on.url } })
async function begun(userId: string = player, ...given: [ago?: number, more?: object]): Promise<string> {
  const token = await tokenOf(userId, ...given)
  expect((await whoAmI(token)).status).toBe(200)
  return token
}
type Listed = { sessionId: string; device: string; isThis: boolean }
const listOf = async (token: string) =>
  ((await server.send('/api/Account/sessions', { token })).json as { sessionList: Listed[] }).sessionList
const rechecked = () => new Promise(resolve => setTimeout(resolve, RECHECK + 50))
const isOut = async (token: string, on = server) => {
  expect(expectRefusal(await read(token, on), 'read')).toBe('UNAUTHORIZED')
  expect(expectRefusal(await whoAmI(token, on), 'whoAmI')).toBe('UNAUTHORIZED')
}

beforeEach(async () => {
  word = { validSince: null }
  await database.asOwner(client => client.query('delete from provider_session'))
})

describe('a session', () => {
  test('begins at whoAmI: before, a good token reads nothing', async () => {
    const token = await tokenOf(player)
    expect(codeOf(await read(token))).toBe('UNAUTHORIZED')
    expect((await whoAmI(token)).status).toBe(200)
    expect((await read(token)).status).toBe(200)
    // Another process that refused it a moment ago takes it too.
    expect((await read(token, other)).status).toBe(200)
  })

  test('is one for all tokens of a sign-in, and listed with its device', async () => {
    const ago = 500
    const at = nowInSeconds() - ago
    const token = await signer.sign({ ...claimsOf(player), auth_time: at })
    await whoAmI(token)
    const renewed = await signer.sign({ ...claimsOf(player), auth_time: at, iat: nowInSeconds() })
    expect((await read(renewed)).status).toBe(200)
    expect(await listOf(renewed)).toMatchObject([{ sessionId: String(at), device: 'iPhone・Safari', isThis: true }])
  })

  test('cannot begin days after the sign-in, so that a forgotten one stays over', async () => {
    await isOut(await tokenOf(player, 3 * DAY))
  })

  test('without use for half a year is over, and its row goes', async () => {
    const token = await begun()
    await database.asOwner(client =>
      client.query(
        `update provider_session set last_seen_at = now() - interval '181 days', signed_in_at = now() - interval '181 days'`,
      ),
    )
    await rechecked()
    expect(codeOf(await read(token, other))).toBe('UNAUTHORIZED')
    const files = createFiles(freshFolder('files-sessions'))
    await providerSessionJobs[0]?.run(jobContext({ db: database.db, files, clock: systemClock }), {})
    expect((await database.pool.query('select 1 from provider_session')).rowCount).toBe(0)
  })
})

describe('is ended', () => {
  test('by signing out, at once, and the others go on', async () => {
    const [one, two] = [await begun(), await begun()]
    expect((await read(one)).status).toBe(200)
    const stream = await openStream(other.url, one)
    await stream.first(1)
    expect((await post('/api/Identity/signOut', one)).json).toEqual({ signedOut: true })
    await isOut(one)
    await stream.ended
    expect((await read(two)).status).toBe(200)
  })

  test('from the list, one or all others, on every process', async () => {
    const [one, two, three] = [await begun(), await begun(), await begun()]
    for (const each of [one, two, three]) expect((await read(each, other)).status).toBe(200)
    const named = (await listOf(three)).find(({ isThis }) => !isThis)
    expect((await post('/api/Account/endSession', three, { sessionId: named?.sessionId })).status).toBe(200)
    expect(await listOf(three)).toHaveLength(2)
    expect((await post('/api/Account/endOtherSessions', three)).status).toBe(200)
    await rechecked()
    for (const each of [one, two]) await isOut(each, other)
    expect((await read(three, other)).status).toBe(200)
  })

  test('with the push of its device, and of no other', async () => {
    const [one, two] = [await begun(), await begun()]
    const subscribe = (token: string, name: string) =>
      post('/api/Notice/subscribe', token, { ...browserOf(name), isPressed: true })
    expect((await subscribe(one, 'phone')).status).toBe(200)
    expect((await subscribe(two, 'tablet')).status).toBe(200)
    const devices = async () =>
      ((await server.send('/api/Notice/pushDevices', { token: two })).json as { deviceList: unknown[] }).deviceList
        .length
    expect(await devices()).toBe(2)
    await post('/api/Identity/signOut', one)
    expect(await devices()).toBe(1)
  })

  test('of nobody else', async () => {
    const [mine, theirs] = [await begun(), await begun(master)]
    const [session] = await listOf(theirs)
    await post('/api/Account/endSession', mine, { sessionId: session?.sessionId })
    await post('/api/Account/endOtherSessions', mine)
    expect((await read(theirs)).status).toBe(200)
  })

  test('by a new address, but for the one that brings it', async () => {
    const [mine, theirs] = [
      await begun(player, 300, { email: 'moved@play.example', email_verified: true }),
      await begun(),
    ]
    const sync = () =>
      server.send('/api/user/syncMailaddress', {
        ...{ method: 'POST', body: { userId: player }, token: mine, key: crypto.randomUUID() },
      })
    expect((await sync()).status).toBe(200)
    await isOut(theirs)
    const after = await begun()
    // The same address once more ends nothing.
    expect((await sync()).status).toBe(200)
    expect((await read(after)).status).toBe(200)
  })

  test.each([
    ['a role that is taken away', `delete from user_class where user_id = $1 and class_code = 1`, 200],
    ['a ban', 'update app_user set account_status = 9 where user_id = $1', 401],
  ])('by %s, in both modes', async (_, statement, next) => {
    await database.asOwner(client =>
      client.query('insert into user_class (user_id, class_code) values ($1, 1) on conflict do nothing', [master]),
    )
    const [token, own] = [await begun(master), await embedded.signIn('other')]
    expect((await read(own, embedded)).status).toBe(200)
    await database.asOwner(client => client.query(statement, [master]))
    await rechecked()
    expect(codeOf(await read(token, other))).toBe('UNAUTHORIZED')
    expect(codeOf(await read(own, embedded))).toBe('UNAUTHORIZED')
    expect((await database.pool.query('select 1 from auth_session where user_id = $1', [master])).rowCount).toBe(0)
    expect((await whoAmI(await tokenOf(master), other)).status).toBe(next)
    await database.asOwner(client => client.query('update app_user set account_status = 0'))
  })

  test('by asking to leave, and taking that back begins a new one', async () => {
    const [mine, theirs] = [await begun(player, 60), await begun()]
    expect(codeOf(await post('/api/Identity/leave', theirs, { password: '' }))).toBe('SIGN_IN_AGAIN')
    expect((await post('/api/Identity/leave', mine, { password: '' })).status).toBe(200)
    for (const each of [mine, theirs]) expect(codeOf(await read(each))).toBe('UNAUTHORIZED')
    const later = await tokenOf(player, 10)
    expect(codeOf(await whoAmI(later))).toBe('ACCOUNT_LEAVING')
    expect((await post('/api/Account/stay', later)).status).toBe(200)
    expect((await whoAmI(later)).status).toBe(200)
    await isOut(theirs)
  })
})

describe('the word of the provider', () => {
  test('about a changed password ends the sessions of before', async () => {
    const [one, two] = [await begun(), await begun()]
    await database.asOwner(client =>
      client.query(`update provider_session set last_seen_at = now() - interval '2 minutes'`),
    )
    word = { validSince: new Date(Date.now() - 60_000) }
    const fresh = await begun(player, 30)
    for (const each of [one, two]) await isOut(each)
    expect((await read(fresh)).status).toBe(200)
  })

  test('that a token counts no more ends its session', async () => {
    const token = await begun()
    await database.asOwner(client =>
      client.query(`update provider_session set last_seen_at = now() - interval '2 minutes'`),
    )
    word = 'ended'
    expect(codeOf(await whoAmI(token))).toBe('UNAUTHORIZED')
    word = { validSince: null }
    await isOut(token)
  })

  test('that cannot be had ends nothing', async () => {
    word = 'unknown'
    expect((await read(await begun())).status).toBe(200)
  })

  test('is asked of Firebase by the token, and read from its answers', async () => {
    const ask = createAccountWord(webOf(), google.origin)
    google.reply(
      /lookup/,
      { body: { users: [{ validSince: '1764000000' }] } },
      { body: { users: [{}] } },
      ...['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND'].map(message => ({
        status: 400,
        body: { error: { message } },
      })),
      { status: 503, body: { error: { message: 'INTERNAL' } } },
      { body: { users: [] } },
    )
    expect(await ask('token-1')).toEqual({ validSince: new Date(1_764_000_000_000) })
    expect(google.asked[0]).toMatchObject({ method: 'POST', body: JSON.stringify({ idToken: 'token-1' }) })
    expect(google.asked[0]?.path).toBe('/v1/accounts:lookup?key=AIza-test')
    expect(await ask('token-1')).toEqual({ validSince: null })
    for (let nth = 0; nth < 3; nth++) expect(await ask('token-1')).toBe('ended')
    expect(await ask('token-1')).toBe('unknown')
    expect(await ask('token-1')).toBe('unknown')
  })
})

test('none of this was an error of the server', () => {
  for (const each of [server, other]) expect(errorsIn(each.logs)).toEqual([])
})
