// Story time: it goes by the offset in the database, which only grows; jobs that wait for dates of stories come nearer with it, and
// what is no story goes by the system's clock.
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { transact } from '#server/db/client.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { enqueue } from '#server/platform/jobs/run.ts'
import { movableStory, moveStory, storyAhead } from '#server/platform/story-time.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenNews } from '../../support/letters.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenScenario, publish } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const HOUR = 3_600_000
const JOB = 'waits-for-a-story'
let caughtUp = 0
const demo = {
  catchUp: async () => {
    caughtUp += 1
  },
}
const { as, anonymous, clock } = createCallers(database, { demo })
const move = (hours: number, jobNames = [JOB]) =>
  transact(db, tx => moveStory(tx, { milliseconds: hours * HOUR, jobNames, now: PLAY_NOW }))
const story = () => movableStory(clock).now(db)
const ahead = (hours: number): Date => new Date(PLAY_NOW.getTime() + hours * HOUR)
const waiting = () =>
  database.asOwner(async client => {
    const { rows } = await client.query(
      'select key, run_at from graphile_worker.jobs where key is not null order by key',
    )
    return Object.fromEntries(rows.map(({ key, run_at: at }) => [key, (at.getTime() - PLAY_NOW.getTime()) / HOUR]))
  })

test('is the system’s until it is moved, for every process that looks', async () => {
  expect(await story()).toEqual(PLAY_NOW)
  expect(await move(5)).toBe(5 * HOUR)
  expect(await story()).toEqual(ahead(5))
  expect(await movableStory(fixedClock(ahead(1))).now(db)).toEqual(ahead(6))
})

test.each([
  ['back', sql`update story_time set ahead_ms = ahead_ms - 1`],
  ['away', sql`delete from story_time`],
  ['beside itself', sql`insert into story_time (id) values (2)`],
])('never goes %s', async (_, statement) => {
  const before = await storyAhead(db)
  await expect(db.execute(statement)).rejects.toThrow()
  expect(await storyAhead(db)).toBe(before)
})

describe('jobs', () => {
  const put = (key: string, at: { runAt?: Date; storyAt?: Date }, name = JOB) =>
    transact(db, tx => enqueue(tx, { name, payload: {}, key, ...at }))

  test('that wait for a date of a story run when its time has come, and come nearer when it is moved', async () => {
    const offset = (await storyAhead(db)) / HOUR
    await put('far', { storyAt: ahead(offset + 30) })
    await put('soon', { storyAt: ahead(offset + 10) })
    await put('due', { storyAt: ahead(offset - 1) })
    await put('other', { runAt: ahead(12) }, 'waits-for-the-system')
    expect(await waiting()).toEqual({ far: 30, soon: 10, due: -1, other: 12 })
    await move(24)
    // Jobs that fell due are left to the mover for a minute; then the queue runs them.
    expect(await waiting()).toEqual({ far: 6, soon: 1 / 60, due: -1, other: 12 })
    await put('far', { storyAt: ahead(offset + 48) })
    expect(await waiting()).toMatchObject({ far: 24 })
  })

  test('of a phase are queued for its next date in story time', async () => {
    const key = await givenScenario(db, users.admin)
    const openAt = await publish(db, key, users.admin)
    const offset = (await storyAhead(db)) / HOUR
    const { [`scenario-clock:${key.scenarioId}:1`]: hours } = await waiting()
    expect(hours).toBeCloseTo((openAt.getTime() - PLAY_NOW.getTime()) / HOUR + 24 - offset)
  })
})

describe('the calls of the office', () => {
  const getClock = () => as.admin.demo.getClock()
  const moveClock = (input: { hours?: number; until?: string }, options?: { key: string }) =>
    as.admin.demo.moveClock(input, options && { context: options })

  test('say how late it is and what comes next', async () => {
    const { rows } = await db.execute<{ id: number }>(
      sql`select scenario_id as id from scenario_phase where state = 'reservation'`,
    )
    const now = await getClock()
    expect(now.serverTime).toBe((await story()).toISOString())
    expect(now.aheadMinutes).toBe((await storyAhead(db)) / 60_000)
    expect(now.next).toMatchObject({ awaited: 'reservationUntil', scenarioId: rows[0]?.id, scenarioTitle: '霧笛の夜' })
  })

  test('move it by hours or up to a date, once for a key, and what falls due is lived through', async () => {
    const before = await story()
    caughtUp = 0
    const key = crypto.randomUUID()
    const moved = await moveClock({ hours: 3 }, { key })
    expect(Date.parse(moved.serverTime) - before.getTime()).toBe(3 * HOUR)
    await moveClock({ hours: 3 }, { key })
    expect(await story()).toEqual(new Date(before.getTime() + 3 * HOUR))
    const until = new Date(before.getTime() + 7.5 * HOUR).toISOString()
    expect((await moveClock({ until })).serverTime).toBe(until)
    expect(caughtUp).toBe(3)
  })

  test.each([
    ['not at all', () => ({ until: ahead(-1).toISOString() })],
    ['too far', () => ({ until: ahead(24 * 365).toISOString() })],
  ])('refuse to move it %s', async (_, input) => {
    const before = await story()
    expect(await refusalOf(moveClock(input()))).toBe('STORY_TIME')
    expect(await story()).toEqual(before)
  })

  test('are nobody else’s, and are not there without a demo', async () => {
    expect(await refusalOf(as.player.demo.moveClock({ hours: 1 }))).toBe('FORBIDDEN')
    expect(await refusalOf(anonymous.demo.getClock())).toBe('UNAUTHORIZED')
    const without = createCallers(database).as.admin.demo
    expect(await refusalOf(without.getClock())).toBe('NOT_FOUND')
    expect(await refusalOf(without.moveClock({ hours: 1 }))).toBe('NOT_FOUND')
  })
})

describe('what goes by which clock', () => {
  test('an article is out when story time has reached its date; keys and drafts keep the system’s time', async () => {
    const publishAt = new Date((await story()).getTime() + HOUR)
    await givenNews(db, { status: 'released', publishedAt: publishAt })
    const count = async () => (await anonymous.news.getList({ page: 1, size: 10 })).count
    const before = await count()
    await move(1)
    expect(await count()).toBe(before + 1)
    const key = crypto.randomUUID()
    await as.admin.demo.moveClock({ hours: 1 }, { context: { key } })
    const { rows } = await db.execute<{ at: string }>(
      sql`select created_at as at from idempotency_key where key = ${key}`,
    )
    expect(new Date(rows[0]?.at ?? '')).toEqual(PLAY_NOW)
  })

  test('a scenario is decided by the time that its transaction reads', async () => {
    const key = await givenScenario(db, users.admin)
    await publish(db, key, users.admin)
    const detail = () => as.player.scenario.getScenarioDetail({ worldId: 'harbor', ...key })
    expect((await detail()).serverTime).toBe((await story()).toISOString())
    await move(48)
    expect((await detail()).serverTime).toBe((await story()).toISOString())
    expect(await passTime(db, key, await story())).toBe(true)
  })
})
