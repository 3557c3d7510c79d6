// The database holds no secret of a session: only a hash, and older sessions were hashed in place.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sessionHash } from '#server/areas/identity/session-hashes.ts'
import { openDatabase } from '../../support/database.ts'
import { credentialsOf, openServer } from '../../support/http-server.ts'
import { projectRoot } from '../../support/paths.ts'
import { expectRefusal } from '../../support/refusals.ts'

const database = await openDatabase('play')
const server = await openServer(database)
const post = (path: string, cookie = '', body: object = {}) =>
  server.send(`/api/Identity/${path}`, { method: 'POST', body, headers: { origin: server.url, cookie } })
const stored = async (): Promise<string[]> =>
  (await database.pool.query<{ token: string }>('select token from auth_session')).rows.map(({ token }) => token)

async function signedIn(): Promise<{ cookie: string; token: string }> {
  const answer = await post('signIn', '', credentialsOf('player'))
  const cookie = (answer.headers['set-cookie'] ?? []).map(line => line.split(';')[0]).join('; ')
  const token = /session_token=([^.;]+)\./.exec(cookie)?.[1] ?? ''
  expect(token).toMatch(/^\w{32}$/)
  return { cookie, token }
}

test('what is stored is the hash of what the cookie carries, and nothing that opens a session', async () => {
  const { cookie, token } = await signedIn()
  expect(await stored()).toContain(sessionHash(token))
  expect((await stored()).join()).not.toContain(token)
  const withHash = cookie.replace(token, sessionHash(token))
  expect(expectRefusal(await post('renewToken', withHash), 'the hash')).toBe('SESSION_ENDED')
  expect((await post('renewToken', cookie)).status).toBe(200)
  // Also for a session old enough to be extended, and at its end.
  await database.pool.query(`update auth_session set updated_at = now() - interval '3 days'`)
  expect((await post('renewToken', cookie)).status).toBe(200)
  expect(await stored()).toContain(sessionHash(token))
  expect((await post('signOut', cookie)).json).toEqual({ signedOut: true })
  expect(await stored()).not.toContain(sessionHash(token))
})

test('a session of before goes on: the migration hashes it in place', async () => {
  const { cookie, token } = await signedIn()
  await database.pool.query('update auth_session set token = $1 where token = $2', [token, sessionHash(token)])
  expect(expectRefusal(await post('renewToken', cookie), 'not hashed')).toBe('SESSION_ENDED')
  const { cookie: later, token: laterToken } = await signedIn()
  await database.pool.query('delete from auth_session where token = $1', [sessionHash(laterToken)])
  await database.asOwner(async client => {
    await client.query(
      `insert into auth_session select id || '-kept', user_id, $1, expires_at, ip_address, user_agent,
      created_at, updated_at from auth_session where token = $2`,
      [laterToken, token],
    )
    const folder = join(projectRoot, 'src/server/db/migrations')
    await client.query(readFileSync(join(folder, '20261122214724_hashed_session_tokens.sql'), 'utf8'))
  })
  expect((await post('renewToken', cookie)).status).toBe(200)
  expect((await post('renewToken', later)).status).toBe(200)
})
