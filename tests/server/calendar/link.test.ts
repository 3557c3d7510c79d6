// The link to a calendar: its secret is told once and stored as a hash alone, a new link ends the old one, and every address
// that opens nothing is answered alike; no log names it.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { calendarLink } from '#server/areas/calendar/tables.ts'
import { appUser } from '#server/areas/identity/tables.ts'
import { createRateLimits, limits } from '#server/platform/rate-limits.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'
import { parseCalendar } from '../../support/parse-calendar.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { codeOf, expectRefusal } from '../../support/refusals.ts'

const database = await openDatabase('play')
const { db, users } = database
const server = await openServer(database)
const { as, clock } = createCallers(database)
const { calendar } = as.player

/** Path of a new link. */
async function made(of = calendar): Promise<string> {
  const { path } = await of.makeLink({})
  if (path === null) throw new Error('The path of a new link was not told.')
  return path
}
const statusOf = async (path: string) => (await server.send(path)).status
const secretIn = (path: string): string => path.slice('/calendar/'.length, -'.ics'.length)

beforeEach(async () => {
  clock.set(PLAY_NOW)
  await db.delete(calendarLink)
})

describe('a link', () => {
  test('has a secret of 128 bits, another one each time', async () => {
    const paths = [await made(), await made(), await made()]
    for (const path of paths) expect(path).toMatch(/^\/calendar\/[\w-]{22}\.ics$/)
    expect(Buffer.from(secretIn(paths[0] ?? ''), 'base64url')).toHaveLength(16)
    expect(new Set(paths).size).toBe(3)
  })

  test('opens the calendar until another one is made, and only its own user’s is renewed', async () => {
    const [first, others] = [await made(), await made(as.other.calendar)]
    expect(await statusOf(first)).toBe(200)
    const second = await made()
    expect([await statusOf(first), await statusOf(second), await statusOf(others)]).toEqual([404, 200, 200])
  })

  test('is ended, also twice', async () => {
    const path = await made()
    expect(await calendar.endLink({})).toEqual({ madeAt: null })
    expect(await statusOf(path)).toBe(404)
    expect(await calendar.endLink({})).toEqual({ madeAt: null })
    expect(await calendar.getLink()).toEqual({ madeAt: null })
  })

  test('is known to its user by its time alone', async () => {
    expect(await calendar.getLink()).toEqual({ madeAt: null })
    await made()
    expect(await calendar.getLink()).toEqual({ madeAt: PLAY_NOW.toISOString() })
    expect(await as.other.calendar.getLink()).toEqual({ madeAt: null })
  })

  test('is told in the first answer alone; sent again with the same key, the link stays', async () => {
    const key = crypto.randomUUID()
    const first = await calendar.makeLink({}, { context: { key } })
    expect(await calendar.makeLink({}, { context: { key } })).toEqual({ ...first, path: null })
    expect(await statusOf(first.path ?? '')).toBe(200)
  })

  test('pressed by the same key at the same moment, it is told to one', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => calendar.makeLink({}, { context: { key } })))
    const told = answers.flatMap(({ path }) => path ?? [])
    expect(told).toHaveLength(1)
    expect(await statusOf(told[0] ?? '')).toBe(200)
  })

  test('is stored nowhere: neither its secret nor its address', async () => {
    const secret = secretIn(await made())
    const found = await database.asOwner(async client => {
      const { rows: tables } = await client.query<{ name: string }>(
        `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
         where schemaname in ('public', 'graphile_worker')`,
      )
      expect(tables.length).toBeGreaterThan(50)
      const hits: string[] = []
      for (const { name } of tables) {
        const { rowCount } = await client.query(`select 1 from ${name} t where position($1 in t::text) > 0`, [secret])
        if (rowCount) hits.push(name)
      }
      return hits
    })
    expect(found).toEqual([])
  })

  test('of an account that was closed opens nothing', async () => {
    const path = await made(as.idle.calendar)
    expect(await statusOf(path)).toBe(200)
    await db.update(appUser).set({ accountStatus: 9 }).where(eq(appUser.userId, users.idle))
    expect(await statusOf(path)).toBe(404)
    await db.update(appUser).set({ accountStatus: 0 }).where(eq(appUser.userId, users.idle))
  })
})

describe('the answer', () => {
  test('is a calendar that nobody keeps', async () => {
    const answer = await server.send(await made())
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="tsumugi.ics"',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-length': String(Buffer.byteLength(answer.text)),
    })
    expect(answer.headers.etag).toBeUndefined()
    expect(parseCalendar(answer.text).events).toEqual([])
  })

  test('has its headers alone for HEAD, and no other method is allowed', async () => {
    const path = await made()
    const head = await server.send(path, { method: 'HEAD' })
    expect([head.status, head.text, head.headers['content-type']]).toEqual([200, '', 'text/calendar; charset=utf-8'])
    for (const method of ['POST', 'PUT', 'DELETE', 'PROPFIND']) {
      expect(codeOf(await server.send(path, { method })), method).toBe('METHOD_NOT_ALLOWED')
    }
  })

  test('to every address that opens nothing is the same', async () => {
    const path = await made()
    const old = path
    await made()
    const shapes = await Promise.all(
      [
        ...[old, '/calendar/AAAAAAAAAAAAAAAAAAAAAA.ics', '/calendar/short.ics', '/calendar/', `${old}.ics`],
        ...['/calendar/%41.ics', `/calendar/${'A'.repeat(3_000)}.ics`, `${old.slice(0, -4)}`, '/calendar/a/b.ics'],
      ].map(async wrong => {
        const answer = await server.send(wrong)
        expect(expectRefusal(answer, wrong)).toBe('NOT_FOUND')
        const { date: _, 'x-request-id': __, ...headers } = answer.headers
        return JSON.stringify({ status: answer.status, headers, text: answer.text })
      }),
    )
    expect(new Set(shapes).size).toBe(1)
    expect(shapes[0]).toContain('no-store')
  })
})

test('no line of the log names a secret, and every one has the number of its request', async () => {
  const path = await made()
  server.logs.length = 0
  const answers = [
    await server.send(path),
    await server.send(`${path}?from=calendar`),
    await server.send(`${path}x`),
    await server.send(`/api${path}`),
    await server.send(path, { method: 'POST' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 405])
  const told = () => server.logs.filter(({ msg }) => msg === 'calendar' || msg === 'call')
  await expect.poll(told).toHaveLength(4)
  expect(told().map(({ path: logged, status }) => [logged, status])).toEqual([
    ['/calendar/[removed]', 200],
    ['/calendar/[removed]', 200],
    ['/calendar/[removed]', 404],
    ['/api/calendar/[removed]', 404],
  ])
  expect(told().map(({ requestId }) => requestId)).toEqual(
    answers.slice(0, 4).map(({ headers }) => headers['x-request-id']),
  )
  expect(JSON.stringify(server.logs)).not.toContain(secretIn(path))
})

test('a reader that asks too often is told to wait, by its address and by its user', async () => {
  const { perWindow } = limits.calendar
  const counting = createRateLimits(db, clock)
  const limited = await openServer(database, { limits: counting })
  const path = await made()
  for (let nth = 0; nth < perWindow; nth++) await counting.take('calendar', users.player)
  const ofUser = await limited.send(path)
  expect(codeOf(ofUser)).toBe('TOO_MANY')
  expect(Number(ofUser.headers['retry-after'])).toBeGreaterThan(0)
  // The request above was one of its address.
  for (let nth = 1; nth < perWindow; nth++) await counting.take('calendar', '127.0.0.1')
  expect(codeOf(await limited.send('/calendar/AAAAAAAAAAAAAAAAAAAAAA.ics'))).toBe('TOO_MANY')
})
