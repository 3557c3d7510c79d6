// Deadlines in a calendar: those of one's own entries, under names that stay, with a version that grows when a date moves.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { confirm, enter, takeBack } from '#server/areas/scenario/entry/enter.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenario } from '#server/areas/scenario/tables/scenario.ts'
import { extendDate } from '#server/areas/scenario-desk/acts.ts'
import { transact } from '#server/db/client.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'
import { parseCalendar } from '../../support/parse-calendar.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenPlayer, givenScenario, phaseOf, publish } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const clock = fixedClock(PLAY_NOW)
const server = await openServer(database, { clock })
const { asUser } = createCallers(database)
const HOUR = 3_600_000
const DAY = 24 * HOUR

type Player = Awaited<ReturnType<typeof givenPlayer>>

const later = (date: Date | null, milliseconds = 0) => new Date((date?.getTime() ?? 0) + milliseconds)
const stamp = (date: Date | null) =>
  later(date)
    .toISOString()
    .replace(/[-:]|\.\d{3}/g, '')

/** A lottery of two players for one seat, drawn. @returns the one who won first */
async function drawn(): Promise<{ key: PhaseKey; players: [Player, Player] }> {
  const key = await givenScenario(db, users.admin, { settings: { seats: 1, minimum: 1 } })
  const opened = await publish(db, key, users.admin)
  const both = [await givenPlayer(db), await givenPlayer(db)]
  for (const player of both) {
    await transact(db, tx => enter(tx, 'reserve', { ...key, ...player, cost: 600, fatePower: 0, now: opened }))
  }
  await passTime(db, key, later((await phaseOf(db, key)).reservationUntil))
  await passTime(db, key, later((await phaseOf(db, key)).drawAt))
  const { rows } = await db.execute<{ userId: string }>(
    sql`select user_id as "userId" from scenario_entry where scenario_id = ${key.scenarioId} and state = 'won'`,
  )
  const players = both.toSorted(({ userId }) => (userId === rows[0]?.userId ? -1 : 1)) as [Player, Player]
  return { key, players }
}

async function eventsOf({ userId }: Player) {
  const { path } = await asUser(userId).calendar.makeLink({})
  const { text } = await server.send(path ?? '')
  return parseCalendar(text).events
}

test('whoever won a seat has until when to confirm it; once it is certain, until when to send a text', async () => {
  const { key, players } = await drawn()
  const [winner, loser] = players
  const { confirmUntil } = await phaseOf(db, key)
  clock.set(later(confirmUntil, -2 * HOUR))
  expect(await eventsOf(winner)).toMatchObject([
    {
      UID: expect.stringMatching(/^confirm-\d+-1@/),
      DTSTART: stamp(confirmUntil),
      SUMMARY: '「霧笛の夜」参加確定の締切',
    },
  ])
  expect(await eventsOf(loser)).toEqual([])

  await transact(db, tx => confirm(tx, { ...key, ...winner, now: clock.now() }))
  expect(await eventsOf(winner)).toEqual([])
  await passTime(db, key, later(confirmUntil))
  const { state, playingUntil } = await phaseOf(db, key)
  expect(state).toBe('consultation')
  expect(await eventsOf(winner)).toMatchObject([
    {
      UID: expect.stringMatching(/^playing-\d+-1@/),
      DTSTART: stamp(playingUntil),
      SUMMARY: '「霧笛の夜」プレイングの締切',
    },
  ])
})

/** A consultation of a player. */
async function consulting(): Promise<{ key: PhaseKey; player: Player; deadline: Date }> {
  const { key, players } = await drawn()
  const [player] = players
  const { confirmUntil } = await phaseOf(db, key)
  await transact(db, tx => confirm(tx, { ...key, ...player, now: later(confirmUntil, -HOUR) }))
  await passTime(db, key, later(confirmUntil))
  clock.set(later(confirmUntil, HOUR))
  return { key, player, deadline: later((await phaseOf(db, key)).playingUntil) }
}

test('a deadline that is moved keeps its name and is a newer version', async () => {
  const { key, player, deadline } = await consulting()
  const [before] = await eventsOf(player)
  const until = later(deadline, 2 * DAY)
  clock.set(later(deadline, -DAY))
  await transact(db, tx => {
    const own = { ...key, worldId: 'harbor' } as Parameters<typeof extendDate>[1]
    return extendDate(tx, own, {
      userId: users.admin,
      now: clock.now(),
      date: 'playingUntil',
      until: until.toISOString(),
    })
  })
  const [after] = await eventsOf(player)
  expect(after).toMatchObject({
    ...{ UID: before?.UID, DTSTART: stamp(until), DTSTAMP: stamp(clock.now()), 'LAST-MODIFIED': stamp(clock.now()) },
    SEQUENCE: String(Number(before?.SEQUENCE) + 1),
  })
  // Read again, nothing is newer.
  expect(await eventsOf(player)).toEqual([after])
})

test('it names titles and dates alone', async () => {
  const { key, player } = await consulting()
  await db.update(scenario).set({ title: '港の夜, 灯; \\笛' }).where(sql`scenario_id = ${key.scenarioId}`)
  const { path } = await asUser(player.userId).calendar.makeLink({})
  const { text } = await server.send(path ?? '')
  const [event] = parseCalendar(text).events
  expect(event?.SUMMARY).toBe('「港の夜, 灯; \\笛」プレイングの締切')
  expect(Object.keys(event ?? {}).sort()).toEqual(
    ['UID', 'DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE', 'DTSTART', 'SUMMARY', 'TRANSP'].sort(),
  )
  for (const own of [player.userId, player.characterId, 'ナギ', '名-']) expect(text).not.toContain(own)
})

test('whoever leaves has it no longer', async () => {
  const { key, player } = await consulting()
  expect(await eventsOf(player)).toHaveLength(1)
  await transact(db, tx => takeBack(tx, 'leave', { ...key, ...player, now: clock.now() }))
  expect(await eventsOf(player)).toEqual([])
})

test('a deadline that has passed stays for a month', async () => {
  const { key, player, deadline } = await consulting()
  await passTime(db, key, deadline)
  expect((await phaseOf(db, key)).state).toBe('resolving')
  clock.set(later(deadline, 30 * DAY - 1))
  expect(await eventsOf(player)).toMatchObject([{ DTSTART: stamp(deadline) }])
  clock.set(later(deadline, 30 * DAY))
  expect(await eventsOf(player)).toEqual([])
})
