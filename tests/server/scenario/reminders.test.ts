// Reminders of the deadline of a playing text: told once at each of their times to players who have not sent theirs, by story
// time, and again for a deadline that was moved.
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { playingTarget } from '#rules/scenario/playing-draft.ts'
import { draft } from '#server/areas/draft/tables.ts'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { remindJob } from '#server/areas/scenario/clock/remind.ts'
import { enter, takeBack } from '#server/areas/scenario/entry/enter.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { deletePlaying, savePlaying } from '#server/areas/scenario/playing/send-playing.ts'
import { extendDate } from '#server/areas/scenario-desk/acts.ts'
import { transact } from '#server/db/client.ts'
import { movableStory, moveStory } from '#server/platform/story-time.ts'
import { realtimeEvent } from '#server/platform/tables.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { jobContext } from '../../support/job-context.ts'
import { givenPlayer, givenScenario, phaseOf, publish } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const { clock, files } = createCallers(database)
const story = movableStory(clock)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Player = Awaited<ReturnType<typeof givenPlayer>>
let key: PhaseKey
let players: [Player, Player]
let deadline: Date

/** Moves story time to a moment, and runs the job. */
async function lookAt(moment: Date): Promise<void> {
  const milliseconds = moment.getTime() - (await story.now(db)).getTime()
  await transact(db, tx => moveStory(tx, { milliseconds, jobNames: [], now: clock.now() }))
  await look()
}
const look = () => remindJob.run({ ...jobContext({ db, files, clock }), story }, {})
const lookBefore = (milliseconds: number) => lookAt(new Date(deadline.getTime() - milliseconds))

type Told = { act: string; until: string; hasDraft: boolean; characterId: string; entry: string; title: string }
const told = async ({ userId }: Player): Promise<Told[]> => {
  const rows = await db
    .select({ payload: realtimeEvent.payload })
    .from(realtimeEvent)
    .where(eq(realtimeEvent.userId, userId))
    .orderBy(asc(realtimeEvent.id))
  return rows.map(({ payload }) => payload as Told).filter(({ act }) => act === 'remind')
}
const counts = async () => [(await told(players[0])).length, (await told(players[1])).length]

beforeEach(async () => {
  // Story time only grows: each test begins where the last one ended.
  const begun = await story.now(db)
  key = await givenScenario(db, users.admin, { settings: { seats: 2, minimum: 2, playingMax: 20 } })
  await publish(db, key, users.admin)
  players = [await givenPlayer(db), await givenPlayer(db)]
  const { reservationUntil } = await phaseOf(db, key)
  for (const player of players) {
    const now = new Date((reservationUntil?.getTime() ?? 0) - HOUR)
    await transact(db, tx => enter(tx, 'reserve', { ...key, ...player, cost: 600, fatePower: 0, now }))
  }
  await passTime(db, key, new Date(Math.max(begun.getTime(), reservationUntil?.getTime() ?? 0)))
  const { state, playingUntil } = await phaseOf(db, key)
  expect(state).toBe('consultation')
  deadline = playingUntil ?? begun
})

const send = (player: Player, now: Date) => {
  const text = {
    chooseId: null,
    consumeItem: [],
    playing: '灯りをともす。',
    onlyPlayingFlg: false,
    onlyTeamTagFlg: false,
  }
  return transact(db, tx => savePlaying(tx, { ...key, ...player, ...text, tagId: null, now }))
}

describe('whoever has sent nothing', () => {
  test('is reminded a day, three hours and half an hour before, once each, however often the job looks', async () => {
    await lookBefore(24 * HOUR + MINUTE)
    expect(await counts()).toEqual([0, 0])
    for (const [left, count] of [
      [24 * HOUR, 1],
      [23 * HOUR, 1],
      [3 * HOUR, 2],
      [30 * MINUTE, 3],
      [MINUTE, 3],
    ] as const) {
      await lookBefore(left)
      await look()
      expect(await counts(), `${left / HOUR} hours before`).toEqual([count, count])
    }
    expect((await told(players[0]))[0]).toMatchObject({
      ...{ ...key, title: '霧笛の夜', entry: 'seated', until: deadline.toISOString() },
      ...{ characterId: players[0].characterId, hasDraft: false },
    })
    await lookBefore(0)
    expect(await counts()).toEqual([3, 3])
  })

  test('is told of the nearest one alone after a time without a server', async () => {
    await lookBefore(20 * MINUTE)
    expect(await counts()).toEqual([1, 1])
  })

  test('is told once by two processes that look at the same time', async () => {
    await lookBefore(25 * HOUR)
    const milliseconds = 2 * HOUR
    await transact(db, tx => moveStory(tx, { milliseconds, jobNames: [], now: clock.now() }))
    await Promise.all([look(), look(), look()])
    expect(await counts()).toEqual([1, 1])
  })

  test.each([
    ['a draft on the server', '灯りを', {}, true],
    ['an empty one', '  ', {}, false],
    ['one that was thrown away', '灯りを', { removedAt: new Date() }, false],
  ])('hears of %s', async (_, text, ended, hasDraft) => {
    const [{ userId, characterId }] = players
    const target = playingTarget({ worldId: 'harbor', ...key, characterId })
    const now = await story.now(db)
    await db.insert(draft).values({
      ...{ userId, draftId: crypto.randomUUID(), place: 'playing', target, name: '', text, version: 1, updatedAt: now },
      ...ended,
    })
    await lookBefore(3 * HOUR)
    expect((await told(players[0])).map(one => one.hasDraft)).toEqual([hasDraft])
    expect((await told(players[1])).map(one => one.hasDraft)).toEqual([false])
  })
})

describe('whoever has sent a text', () => {
  test.each([
    ['with other words', '灯りを、もうひとつ。', {}, 1, true],
    ['with the same words', '灯りをともす。', {}, 1, false],
    ['with another choice', '灯りをともす。', { chooseId: 2 }, 1, true],
    ['with an item', '灯りをともす。', { consumeItem: [{ itemCode: 'I1', level: 1, count: 1 }] }, 1, true],
    ['that leaves it to the master', '灯りをともす。', { isOmakase: true }, 1, true],
    ['with nothing in it', ' ', { chooseId: 2 }, 1, false],
    ['from before it', '灯りを、もうひとつ。', {}, -1, false],
  ])('hears of a draft %s', async (_, text, fields, minutesAfter, isReminded) => {
    const [player] = players
    const now = await story.now(db)
    await send(player, now)
    const target = playingTarget({ worldId: 'harbor', ...key, characterId: player.characterId })
    await db.insert(draft).values({
      ...{ userId: player.userId, draftId: crypto.randomUUID(), place: 'playing', target, name: '', text, version: 1 },
      fields: JSON.stringify(fields),
      updatedAt: new Date(now.getTime() + minutesAfter * MINUTE),
    })
    await lookBefore(3 * HOUR)
    const found = (await told(player)) as (Told & { isSent: boolean })[]
    expect(found.map(({ hasDraft, isSent }) => ({ hasDraft, isSent }))).toEqual(
      isReminded ? [{ hasDraft: true, isSent: true }] : [],
    )
  })
})

describe('nobody is reminded', () => {
  test('who has sent a text without a draft after it; taken back, it is missing again', async () => {
    await send(players[0], await story.now(db))
    await lookBefore(24 * HOUR)
    expect(await counts()).toEqual([0, 1])
    const now = await story.now(db)
    await transact(db, tx => deletePlaying(tx, { ...key, ...players[0], now }))
    await lookBefore(3 * HOUR)
    expect(await counts()).toEqual([1, 2])
  })

  test('who has left', async () => {
    const now = await story.now(db)
    await transact(db, tx => takeBack(tx, 'leave', { ...key, ...players[0], now }))
    await lookBefore(24 * HOUR)
    expect(await counts()).toEqual([0, 1])
  })

  test('after the texts were closed', async () => {
    await passTime(db, key, deadline)
    await lookBefore(MINUTE)
    expect(await counts()).toEqual([0, 0])
  })
})

describe('a deadline that was extended', () => {
  const extend = async (hours: number) => {
    const until = new Date(deadline.getTime() + hours * HOUR)
    const { settings: _, ...phase } = await phaseOf(db, key)
    await transact(db, async tx => {
      const own = { ...key, worldId: phase.worldId } as Parameters<typeof extendDate>[1]
      const now = await story.now(tx)
      await extendDate(tx, own, { userId: users.admin, now, date: 'playingUntil', until: until.toISOString() })
    })
    deadline = until
  }

  test('has its own reminders, at its own times', async () => {
    await lookBefore(3 * HOUR)
    expect(await counts()).toEqual([1, 1])
    await extend(48)
    await look()
    expect(await counts()).toEqual([1, 1])
    await lookBefore(24 * HOUR)
    await lookBefore(3 * HOUR)
    expect((await told(players[0])).map(({ until }) => until)).toEqual([
      new Date(deadline.getTime() - 48 * HOUR).toISOString(),
      deadline.toISOString(),
      deadline.toISOString(),
    ])
  })

  test('by less than a day leaves out the reminder whose time had passed, as players heard of the new date', async () => {
    await lookBefore(4 * HOUR)
    expect(await counts()).toEqual([1, 1])
    await extend(12)
    await look()
    expect(await counts()).toEqual([1, 1])
    await lookBefore(3 * HOUR)
    expect(await counts()).toEqual([2, 2])
  })
})
