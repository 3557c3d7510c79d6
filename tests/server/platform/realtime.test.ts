// The stream of events over HTTP: a device that connects, stays, leaves and comes back.
import { afterEach, describe, expect, test } from 'vitest'
import { achieve } from '#server/areas/mission/achieve.ts'
import { transact } from '#server/db/client.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { openDatabase } from '../../support/database.ts'
import { type EventStream, openStream } from '../../support/event-stream.ts'
import { openServer } from '../../support/http-server.ts'
import { givenMission } from '../../support/missions.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { errorsIn, expectRefusal } from '../../support/refusals.ts'

const database = await openDatabase('play')
const clock = fixedClock(PLAY_NOW)
const server = await openServer(database, { clock })
const second = await openServer(database, { clock })
const [player, other] = [await server.tokenOf('player'), await server.tokenOf('other')]

const open: EventStream[] = []
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
async function streamOf(token: string, lastEventId?: string | number, on = server): Promise<EventStream> {
  const stream = await openStream(on.url, token, lastEventId)
  open.push(stream)
  return stream
}
let made = 0
/** Raises an event of a user over another connection than the server's. @returns the title of the mission reached. */
async function happen(userId = database.users.player): Promise<string> {
  made += 1
  const [title, type] = [`出来事${made}`, `Event-${made}`]
  await givenMission(database.db, { title, type })
  await transact(database.db, tx => achieve(tx, { userId, type, value: null, now: clock.now() }))
  return title
}
const titles = (events: { data: Record<string, unknown> }[]) => events.map(({ data }) => data.missionTitle)

test('a stream begins by saying where it is', async () => {
  const stream = await streamOf(player)
  expect(stream.status).toBe(200)
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  const [ready] = await stream.first(1)
  expect(ready).toEqual({ id: expect.any(Number), kind: 'ready', data: {} })
})

test('what happens afterwards comes at once, with what the specification names', async () => {
  const stream = await streamOf(player)
  const title = await happen()
  const [, event] = await stream.first(2)
  expect(event).toMatchObject({
    id: expect.any(Number),
    kind: 'mission',
    data: {
      id: event?.id,
      worldName: '霧の港',
      missionTitle: title,
      rewardText: 'LP 10',
      createdAt: PLAY_NOW.toISOString(),
    },
  })
})

test('every device of a user gets it, on every process, and no other user does', async () => {
  const streams = [await streamOf(player), await streamOf(player), await streamOf(player, undefined, second)]
  const foreign = await streamOf(other)
  const title = await happen()
  for (const stream of streams) expect(titles((await stream.first(2)).slice(1))).toEqual([title])
  await happen(database.users.other)
  expect(titles((await foreign.first(2)).slice(1))).not.toContain(title)
  expect(foreign.events).toHaveLength(2)
})

test('many at once come all, in order and once', async () => {
  const stream = await streamOf(player)
  const happened = await Promise.all(Array.from({ length: 25 }, () => happen()))
  const events = (await stream.first(26)).slice(1)
  expect(titles(events).sort()).toEqual(happened.sort())
  const ids = events.map(({ id }) => id)
  expect(ids).toEqual([...ids].sort((a, b) => a - b))
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(stream.events).toHaveLength(26)
})

describe('a device that comes back', () => {
  test('gets what it missed, once, and then goes on', async () => {
    const before = await streamOf(player)
    await happen()
    const lastSeen = (await before.first(2))[1]?.id ?? 0
    before.close()
    const missed = [await happen(), await happen()]
    const after = await streamOf(player, lastSeen)
    const later = await happen()
    expect(titles((await after.first(4)).slice(1))).toEqual([...missed, later])
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(after.events).toHaveLength(4)
  })

  test('after a long time gets more than one read of the table holds', async () => {
    await database.asOwner(client =>
      client.query(
        `insert into realtime_event (user_id, kind, payload, created_at)
         select $1, 'mission', json_build_object('missionTitle', n::text), now() from generate_series(1, 450) n`,
        [database.users.idle],
      ),
    )
    const stream = await streamOf(await server.tokenOf('idle'), 0)
    const events = await stream.first(451)
    expect(titles(events.slice(1))).toEqual(Array.from({ length: 450 }, (_, nth) => String(nth + 1)))
  })

  test.each(['', '-1', 'abc', '1e3', '99999999999999999999', '1 or 1=1'])(
    'with %o as its last event starts from now',
    async lastEventId => {
      const stream = await streamOf(player, lastEventId)
      const title = await happen()
      expect(titles((await stream.first(2)).slice(1))).toEqual([title])
    },
  )

  test('with a last event that is yet to be still hears what comes', async () => {
    // As after the database was restored from a backup: the last event that the device saw is newer than all there are.
    const stream = await streamOf(player, 900_000_000)
    const title = await happen()
    expect(titles((await stream.first(2)).slice(1))).toEqual([title])
  })

  test('while another device of the user is being served loses nothing', async () => {
    const first = await streamOf(player)
    await first.first(1)
    const start = first.events[0]?.id ?? 0
    const missed: string[] = []
    for (let nth = 0; nth < 5; nth++) missed.push(await happen())
    // Devices connect while events are on their way to the first.
    for (let round = 0; round < 10; round++) {
      const [late, title] = await Promise.all([streamOf(player, start), happen()])
      missed.push(title)
      const events = (await late.first(missed.length + 1)).slice(1)
      expect(titles(events)).toEqual(missed)
      late.close()
    }
  })
})

describe('without a right to it', () => {
  test.each([
    ['no token', undefined],
    ['a token that is none', 'nonsense'],
    ['an empty token', ''],
  ])('%s is refused', async (_, token) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    expect(expectRefusal(await server.send('/api/Realtime/stream', { headers }), 'stream')).toBe('UNAUTHORIZED')
  })

  test('more than 20 streams of one user are told to wait, and to others nothing happens', async () => {
    for (let nth = 0; nth < 20; nth++) await (await streamOf(other)).first(1)
    const refused = await server.send('/api/Realtime/stream', { token: other })
    expect(expectRefusal(refused, 'stream')).toBe('TOO_MANY')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await streamOf(player)).status).toBe(200)
    open.splice(0).map(stream => stream.close())
    await expect.poll(async () => (await streamOf(other)).status).toBe(200)
  })
})

describe('devices that come and go quickly', () => {
  async function withSlowDatabase(milliseconds: number) {
    const slow = await openServer(database, { clock })
    const { newestId } = slow.hub
    slow.hub.newestId = async userId => {
      await new Promise(resolve => setTimeout(resolve, milliseconds))
      return newestId(userId)
    }
    return { slow, token: await slow.signIn('idle') }
  }

  test('leave nothing behind when they go while they are being let in', async () => {
    const { slow, token } = await withSlowDatabase(30)
    for (let nth = 0; nth < 25; nth++) {
      await expect(slow.send('/api/Realtime/stream', { token, timeoutMs: 10 })).rejects.toThrow()
      await new Promise(resolve => setTimeout(resolve, 40))
    }
    const stream = await streamOf(token, undefined, slow)
    expect(stream.status).toBe(200)
    stream.close()
    await slow.close()
  })

  test('are counted also when they come all at once', async () => {
    const { slow, token } = await withSlowDatabase(30)
    const streams = await Promise.all(Array.from({ length: 30 }, () => streamOf(token, undefined, slow)))
    expect(streams.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(streams.filter(({ status }) => status === 429)).toHaveLength(10)
    for (const stream of streams) stream.close()
    await slow.close()
  })
})

test('a lost connection to the database is made again, and nothing that happened meanwhile is missed', async () => {
  const stream = await streamOf(player)
  await stream.first(1)
  const lost: string[] = []
  for (let round = 0; round < 3; round++) {
    await database.asOwner(client =>
      client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    )
    lost.push(await happenSurely())
  }
  expect(titles((await stream.first(4)).slice(1))).toEqual(lost)
})

/** Raises an event; tries again because the connections of the test are broken too. */
async function happenSurely(): Promise<string> {
  for (;;) {
    try {
      return await happen()
    } catch {
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}

test('closing the hub ends the streams properly, before the server stops', async () => {
  const stopping = await openServer(database, { clock })
  const streams = [await streamOf(player, undefined, stopping), await streamOf(other, undefined, stopping)]
  for (const stream of streams) await stream.first(1)
  await stopping.hub.close()
  expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['end', 'end'])
  // A device that connects now need not wait for the closing server.
  const late = await streamOf(player, undefined, stopping).catch(() => null)
  const started = Date.now()
  await stopping.web.drain(5_000)
  expect(Date.now() - started).toBeLessThan(2_000)
  if (late) expect(await late.ended).toBe('end')
})

test('none of this was an error of the server', () => {
  expect([...errorsIn(server.logs), ...errorsIn(second.logs)]).toEqual([])
})
