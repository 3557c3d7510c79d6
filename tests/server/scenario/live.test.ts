// Open screens of a scenario: a change is announced once, and heard by those alone who may read what changed, on every
// process and also after a time without a connection.
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { boardTopic, pageTopic } from '#rules/scenario/live.ts'
import { deletePost, edit, pin, post, setRole } from '#server/areas/scenario/board/board-acts.ts'
import { getPosts } from '#server/areas/scenario/board/board-posts.ts'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { getScenarioDetail } from '#server/areas/scenario/detail.ts'
import { enter, takeBack } from '#server/areas/scenario/entry/enter.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { ownDesk } from '#server/areas/scenario-desk/own-desk.ts'
import { removeEntry } from '#server/areas/scenario-desk/repair.ts'
import { transact } from '#server/db/client.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { TOPIC_CHANNEL } from '#server/platform/realtime/announce.ts'
import { openDatabase } from '../../support/database.ts'
import { type EventStream, openStream } from '../../support/event-stream.ts'
import { openServer } from '../../support/http-server.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { errorsIn } from '../../support/refusals.ts'
import { givenPlayer, givenScenario, publish } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const clock = fixedClock(PLAY_NOW)
const server = await openServer(database, { clock })
const second = await openServer(database, { clock })
const HOUR = 3_600_000

type Player = Awaited<ReturnType<typeof givenPlayer>>
let key: PhaseKey
let opened: Date
let now: Date
let master: Player
let first: Player
let other: Player
let stranger: Player

beforeEach(async () => {
  ;[master, first, other, stranger] = [
    await givenPlayer(db),
    await givenPlayer(db),
    await givenPlayer(db),
    await givenPlayer(db),
  ]
  key = await givenScenario(db, master.userId, { settings: { seats: 3, minimum: 2 } })
  opened = await publish(db, key, master.userId)
  for (const player of [first, other])
    await transact(db, tx => enter(tx, 'reserve', { ...key, ...player, cost: 600, fatePower: 0, now: opened }))
  now = new Date(opened.getTime() + 24 * HOUR)
  await passTime(db, key, now)
})

const open: EventStream[] = []
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
/** A stream that follows topics, or page and consultation as they are now. */
async function streamOf({ userId }: { userId: string }, follow?: readonly string[], on = server): Promise<EventStream> {
  const wanted = follow ?? [`${pageTopic(key)}@${await pageNow()}`, `${boardTopic(key)}@${await boardNow()}`]
  const stream = await openStream(on.url, await server.tokenFor(userId), undefined, wanted)
  open.push(stream)
  return stream
}
const told = (stream: EventStream) =>
  stream.events.filter(({ kind }) => kind === 'topic').map(({ data }) => [data.topic, data.revision])
const followed = async (stream: EventStream) => (await stream.first(2))[1]

const by = ({ userId }: Pick<Player, 'userId'>) => ({ ...key, worldId: 'harbor', userId, now })
const say = ({ userId, characterId }: Player, body = '灯台へ行きます。') =>
  transact(db, tx =>
    post(tx, { ...by({ userId }), characterId, asCharacter: false, body, replyTo: null, draftId: null }),
  )
const pageNow = async () => (await getScenarioDetail(db, { ...key, worldId: 'harbor', userId: null, now })).revision
const boardNow = async () => (await getPosts(db, { ...by(first), limit: 30 })).revision

/** The notifications that acts send. */
async function notified(act: () => Promise<unknown>): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    const heard: string[] = []
    client.on('notification', ({ payload = '' }) => heard.push(payload))
    await client.query(`listen ${TOPIC_CHANNEL}`)
    await act()
    // Events sent before come before the answer.
    await client.query('select 1')
    return heard
  } finally {
    await client.end()
  }
}
const rows = async () =>
  (await database.asOwner(client => client.query('select topic, revision::int from realtime_topic order by topic')))
    .rows

test('a post is one row and one notification, however many follow', async () => {
  const streams = [await streamOf(first), await streamOf(other), await streamOf(master)]
  await Promise.all(streams.map(followed))
  const before = await rows()
  const at = await boardNow()
  expect(await notified(() => say(first))).toEqual([`${boardTopic(key)}@${at + 1}`])
  const after = await rows()
  const changed = after.filter(row => !before.some(one => one.topic === row.topic && one.revision === row.revision))
  expect(changed).toEqual([{ topic: boardTopic(key), revision: at + 1 }])
  expect(after.length - before.length).toBeLessThanOrEqual(1)
  const { rows: events } = await database.asOwner(client =>
    client.query('select count(*)::int as count from realtime_event where user_id = any($1)', [
      [first, other, master].map(({ userId }) => userId),
    ]),
  )
  const counted = events[0]?.count
  await say(other)
  const { rows: later } = await database.asOwner(client =>
    client.query('select count(*)::int as count from realtime_event where user_id = any($1)', [
      [first, other, master].map(({ userId }) => userId),
    ]),
  )
  expect(later[0]?.count).toBe(counted)
})

test('players, master and office hear of a post, on every process; a stranger follows the page alone', async () => {
  const readers = [
    await streamOf(first),
    await streamOf(other, undefined, second),
    await streamOf(master),
    await streamOf({ userId: users.admin }, undefined, second),
  ]
  const outside = await streamOf(stranger)
  for (const reader of readers) {
    expect((await followed(reader))?.data).toEqual({ topics: [pageTopic(key), boardTopic(key)] })
  }
  expect((await followed(outside))?.data).toEqual({ topics: [pageTopic(key)] })
  await say(first)
  const at = await boardNow()
  for (const reader of readers) {
    await reader.first(3)
    expect(told(reader)).toEqual([[boardTopic(key), at]])
    // The event does not say what changed.
    expect(Object.keys(reader.events.at(-1)?.data ?? {})).toEqual(['topic', 'revision'])
  }
  expect(told(outside)).toEqual([])
})

test('a change, a deletion, a decision and a role are announced as a post is', async () => {
  const { postId } = await say(first)
  const at = await boardNow()
  const acts = [
    () => transact(db, tx => edit(tx, { ...by(first), postId, body: '港へ行きます。' })),
    () => transact(db, tx => pin(tx, { ...by(other), postId, isPinned: true })),
    () => transact(db, tx => setRole(tx, { ...by(other), own: other.own, role: '見張り' })),
    () => transact(db, tx => deletePost(tx, { ...by(master), postId })),
  ]
  for (const [nth, act] of acts.entries()) {
    expect(await notified(act)).toEqual([`${boardTopic(key)}@${at + nth + 1}`])
  }
  expect(await boardNow()).toBe(at + acts.length)
})

test('who loses the seat hears nothing more of the consultation, and hears that the page has changed', async () => {
  const [kicked, stays] = [await streamOf(other), await streamOf(first)]
  await Promise.all([followed(kicked), followed(stays)])
  const [entry] = await db.select().from(scenarioEntry).where(eq(scenarioEntry.characterId, other.characterId))
  const desk = await ownDesk(db, { worldId: 'harbor', ...key, userId: master.userId })
  await transact(db, tx =>
    removeEntry(tx, desk, { entryId: entry?.entryId ?? 0, reason: '本人の申し出', userId: users.admin, now }),
  )
  await kicked.first(3)
  expect(told(kicked)).toEqual([[pageTopic(key), await pageNow()]])
  await say(first)
  // Both hear of the next change of the page, and by then of the consultation what they hear of it at all.
  await expect.poll(() => told(stays)).toContainEqual([boardTopic(key), await boardNow()])
  await transact(db, tx => enter(tx, 'join', { ...key, ...stranger, cost: 500, fatePower: 0, now }))
  await expect.poll(() => told(kicked)).toContainEqual([pageTopic(key), await pageNow()])
  expect(told(kicked).map(([topic]) => topic)).not.toContain(boardTopic(key))
  // A new stream does not follow it either.
  expect((await followed(await streamOf(other)))?.data).toEqual({ topics: [pageTopic(key)] })
})

test('entering and leaving tell who looks at the page, and the counts are read with the revision', async () => {
  const looking = await streamOf(stranger)
  await followed(looking)
  await transact(db, tx => enter(tx, 'join', { ...key, ...stranger, cost: 500, fatePower: 0, now }))
  await looking.first(3)
  expect(told(looking)).toEqual([[pageTopic(key), await pageNow()]])
  await transact(db, tx => takeBack(tx, 'cancel', { ...key, ...stranger, now }))
  await expect.poll(() => told(looking).at(-1)).toEqual([pageTopic(key), await pageNow()])
})

test('what changed while a device was away is told once it is back, and only then', async () => {
  const at = await boardNow()
  await say(first)
  await say(other)
  const back = await streamOf(first, [`${boardTopic(key)}@${at}`])
  await back.first(3)
  expect(told(back)).toEqual([[boardTopic(key), at + 2]])
  const upToDate = await streamOf(first, [`${boardTopic(key)}@${at + 2}`])
  await followed(upToDate)
  // A device that has seen more than the database has, after a backup was restored, hears what comes.
  const ahead = await streamOf(first, [`${boardTopic(key)}@${at + 900}`])
  await followed(ahead)
  await say(first)
  for (const stream of [upToDate, ahead]) {
    await stream.first(3)
    expect(told(stream)).toEqual([[boardTopic(key), at + 3]])
  }
})

test('a lost connection to the database is made again, and the change that happened meanwhile is told', async () => {
  const stream = await streamOf(first)
  await followed(stream)
  await database.asOwner(client =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
  )
  for (let tries = 0; ; tries++) {
    const said = await say(first).catch(() => null)
    if (said) break
    if (tries > 50) throw new Error('The database did not come back.')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  await stream.first(3)
  expect(told(stream)).toEqual([[boardTopic(key), await boardNow()]])
})

test.each([
  ['nothing'],
  ['scenario'],
  ['scenario:1@x'],
  ['user:1@0'],
  ['constructor:1@0'],
  ['__proto__:1@0'],
  ['scenario:999999999999999:1@0'],
  ['scenarioBoard:1 or 1=1:1@0'],
  ['scenarioBoard:1:0@0'],
])('%s is followed by nobody', async follow => {
  const stream = await streamOf({ userId: users.admin }, [follow, `${pageTopic(key)}@0`])
  expect((await followed(stream))?.data).toEqual({ topics: [pageTopic(key)] })
})

test('an opening before its publication is followed by nobody', async () => {
  const hidden = await givenScenario(db, master.userId)
  const stream = await streamOf(first, [`${pageTopic(hidden)}@0`, `${boardTopic(hidden)}@0`])
  expect((await followed(stream))?.data).toEqual({ topics: [] })
})

test('a stream follows eight topics at most', async () => {
  const many = Array.from({ length: 30 }, (_, nth) => `${pageTopic({ ...key, phase: (nth % 20) + 1 })}@0`)
  const stream = await streamOf(first, [...many.slice(1, 9), ...many])
  expect((await followed(stream))?.data).toEqual({ topics: [] })
  expect((await followed(await streamOf(first, many)))?.data).toEqual({ topics: [pageTopic(key)] })
})

test('none of this was an error of the server', () => {
  expect([...errorsIn(server.logs), ...errorsIn(second.logs)]).toEqual([])
})
