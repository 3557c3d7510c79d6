// B27: tokens of a user who signed out, of a deleted session or of a closed account do nothing any more: at once in the
// process that was told, and within twice the recheck time in every other process and in open streams.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RECHECK_MS } from '#server/areas/identity/standing.ts'
import { openDatabase } from '../../support/database.ts'
import { type EventStream, openStream } from '../../support/event-stream.ts'
import type { Answer } from '../../support/http.ts'
import { credentialsOf, openServer, type TestServer } from '../../support/http-server.ts'
import { errorsIn, expectRefusal } from '../../support/refusals.ts'

const RECHECK = 300
const database = await openDatabase('play')
const server = await openServer(database, { recheckMs: RECHECK })
const second = await openServer(database, { recheckMs: RECHECK })
/** A server with the production recheck time: an immediate effect there cannot come from the recheck. */
const patient = await openServer(database)

const post = (on: TestServer, path: string, cookie = '', body: object = {}) =>
  on.send(`/api/Identity/${path}`, { method: 'POST', body, headers: { origin: on.url, cookie } })
const cookieOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? []).map(line => line.split(';')[0]).join('; ')
async function signedIn(on = server): Promise<{ token: string; cookie: string }> {
  const answer = await post(on, 'signIn', '', credentialsOf('player'))
  expect(answer.status).toBe(200)
  return { token: (answer.json as { accessToken: string }).accessToken, cookie: cookieOf(answer) }
}
const read = (token: string, on: TestServer) => on.send('/api/coin/getCoins', { token })
const write = (token: string, on: TestServer) =>
  on.send('/api/Achievement/receiveAllLpReward', { method: 'POST', body: {}, token, key: crypto.randomUUID() })
const setStatus = (status: number) =>
  database.asOwner(client =>
    client.query('update app_user set account_status = $1 where user_id = $2', [status, database.users.player]),
  )

const open: EventStream[] = []
beforeEach(() => setStatus(0))
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})

test('a word of the server counts so long that twice of it is under a minute', () => {
  expect(2 * RECHECK_MS).toBeLessThan(60_000)
})

const ends: [string, (cookie: string) => Promise<unknown>][] = [
  ['the account is closed', () => setStatus(9)],
  ['the session is deleted', () => database.pool.query('delete from auth_session')],
  ['the session is ended elsewhere', cookie => post(patient, 'signOut', cookie)],
  ['the session has run out', () => database.pool.query(`update auth_session set expires_at = now() - interval '1 s'`)],
]

describe.each(ends)('when %s', (_, end) => {
  test('its token neither reads nor writes, on every process, and its stream ends', async () => {
    const { token, cookie } = await signedIn()
    for (const on of [server, second]) expect((await read(token, on)).status).toBe(200)
    const stream = await openStream(second.url, token)
    open.push(stream)
    await stream.first(1)
    await end(cookie)
    await new Promise(resolve => setTimeout(resolve, RECHECK + 50))
    for (const on of [server, second]) {
      expect(expectRefusal(await read(token, on), 'read')).toBe('UNAUTHORIZED')
      expect(expectRefusal(await write(token, on), 'write')).toBe('UNAUTHORIZED')
      expect(expectRefusal(await on.send('/api/Realtime/stream', { token }), 'stream')).toBe('UNAUTHORIZED')
      expect(expectRefusal(await post(on, 'renewToken', cookie), 'renewal')).toBe('SESSION_ENDED')
    }
    await stream.ended
  })
})

test('who signs out is out at once where it was done, also when a call was looked up just then', async () => {
  const [{ token, cookie }, other] = [await signedIn(patient), await signedIn(patient)]
  expect((await read(token, patient)).status).toBe(200)
  const between = Promise.all(Array.from({ length: 10 }, () => read(token, patient)))
  await post(patient, 'signOut', cookie)
  await between
  expect(expectRefusal(await read(token, patient), 'read')).toBe('UNAUTHORIZED')
  // The other session of the same user continues.
  expect((await read(other.token, patient)).status).toBe(200)
})

test('a closed account cannot sign in, and gets no session; an opened one can', async () => {
  await setStatus(9)
  await database.pool.query('delete from auth_session')
  await new Promise(resolve => setTimeout(resolve, RECHECK + 50))
  const refused = await post(server, 'signIn', '', credentialsOf('player'))
  expect(expectRefusal(refused, 'closed')).toBe('LOGIN_OTHER')
  expect(refused.headers['set-cookie'] ?? []).toEqual([])
  expect((await database.pool.query('select 1 from auth_session')).rows).toEqual([])
  await setStatus(0)
  await new Promise(resolve => setTimeout(resolve, RECHECK + 50))
  await signedIn()
})

test('many calls ask the database once while a word counts', async () => {
  const { token } = await signedIn(patient)
  expect((await read(token, patient)).status).toBe(200)
  await database.pool.query('delete from auth_session')
  // Without a message the last check still counts: there is no new query.
  for (let nth = 0; nth < 20; nth++) expect((await read(token, patient)).status).toBe(200)
})

test('none of this was an error of the server', () => {
  for (const each of [server, second, patient]) expect(errorsIn(each.logs)).toEqual([])
})
