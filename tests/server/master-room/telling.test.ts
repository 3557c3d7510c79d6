// The news of a published opening: told to followers of its master and everybody with a call that it fits, each once.
import { and, eq, like } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { MASTER_CALLS_MOST } from '#rules/master-rooms.ts'
import { userFollowMaster } from '#server/areas/master-room/tables.ts'
import { tellFollowers } from '#server/areas/master-room/tell-followers.ts'
import { changeState } from '#server/areas/scenario/clock/change-state.ts'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { tell } from '#server/areas/scenario/clock/tell.ts'
import { lockPhase, type PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenarioLog, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { transact } from '#server/db/client.ts'
import { realtimeEvent } from '#server/platform/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { publishedReplay } from '../../support/published-replays.ts'
import { givenPlayer, givenScenario, publish } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const { asUser } = createCallers(database)

let master: Awaited<ReturnType<typeof publishedReplay>>
beforeEach(async () => {
  master = await publishedReplay(db)
})

const player = () => givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
const calls = (userId: string) => asUser(userId).masterCall
const add = (userId: string, more: object) =>
  calls(userId).add({ masterId: null, worldId: null, kind: null, isMuted: false, ...more })

/** Every telling job of a scenario, run as often as asked. */
async function tellAll(key: PhaseKey, times = 1): Promise<void> {
  const lines = await db.select().from(scenarioLog).where(eq(scenarioLog.scenarioId, key.scenarioId))
  for (let time = 0; time < times; time++)
    for (const { logId } of lines) {
      await tell(db, logId, PLAY_NOW)
      await tellFollowers(db, { logId, after: '' }, PLAY_NOW)
    }
}

async function opened(masterId = master.master.userId) {
  const key = await givenScenario(db, masterId)
  await publish(db, key, masterId)
  return key
}

const newsOf = async (userId: string) =>
  (
    await db
      .select({ payload: realtimeEvent.payload })
      .from(realtimeEvent)
      .where(and(eq(realtimeEvent.userId, userId), eq(realtimeEvent.kind, 'scenario')))
      .orderBy(realtimeEvent.id)
  ).map(({ payload }) => payload as { act: string; entry: string })

describe('an opening', () => {
  test('is told once to each, whatever fits: following, one call, several', async () => {
    const { masterId } = master
    const [follower, one, several, muted, stranger] = await Promise.all([
      player(),
      player(),
      player(),
      player(),
      player(),
    ])
    await asUser(follower.userId).masterRoom.follow({ masterId })
    await add(follower.userId, { worldId: 'harbor' })
    await add(one.userId, { kind: 1 })
    for (const call of [{ masterId }, { worldId: 'harbor' }, { masterId, kind: 1 }]) await add(several.userId, call)
    await add(muted.userId, { masterId, isMuted: true })
    await add(stranger.userId, { worldId: 'station' })
    await tellAll(await opened(), 3)
    expect(await newsOf(follower.userId)).toMatchObject([
      { act: 'publish', entry: 'follower', title: '霧笛の夜', masterName: master.masterName },
    ])
    expect(await newsOf(one.userId)).toMatchObject([{ act: 'publish', entry: 'call' }])
    expect(await newsOf(several.userId)).toHaveLength(1)
    expect(await newsOf(muted.userId)).toEqual([])
    expect(await newsOf(stranger.userId)).toEqual([])
    // The master is told as its master.
    expect((await newsOf(master.master.userId)).map(({ entry }) => entry)).not.toContain('call')
  })

  test('that is published again is told to nobody twice, and to who came meanwhile', async () => {
    const { masterId } = master
    const [early, late] = [await player(), await player()]
    await add(early.userId, { masterId })
    const key = await opened()
    await tellAll(key)
    const move = (name: 'repairUnpublish') =>
      transact(db, async tx =>
        changeState(tx, await lockPhase(tx, key), {
          ...{ name, by: 'office', userId: users.admin, reason: '日付のあやまり', now: PLAY_NOW },
        }),
      )
    await move('repairUnpublish')
    await add(late.userId, { masterId })
    // What was taken back is no news while it is.
    await tellAll(key)
    expect(await newsOf(late.userId)).toEqual([])
    const openAt = new Date(PLAY_NOW.getTime() + 7_200_000)
    await db.update(scenarioPhase).set({ openAt }).where(eq(scenarioPhase.scenarioId, key.scenarioId))
    await passTime(db, key, openAt)
    await tellAll(key, 2)
    expect(await newsOf(early.userId)).toHaveLength(1)
    expect(await newsOf(late.userId)).toHaveLength(1)
  })

  test('reaches everybody, also when there are more than one job takes at a time', async () => {
    const fans = 230
    await database.asOwner(client =>
      client.query(
        `insert into app_user (user_id, public_user_id, user_name, mailaddress, created_at)
         select 'fan-' || n, 'P-fan-' || n, 'fan', 'fan' || n || '@play.example', $1 from generate_series(1, $2::int) n`,
        [PLAY_NOW, fans],
      ),
    )
    const rows = Array.from({ length: fans }, (_, index) => ({
      ...{ userId: `fan-${index + 1}`, masterId: master.master.userId, createdAt: PLAY_NOW },
    }))
    await db.insert(userFollowMaster).values(rows)
    const key = await opened()
    const [line] = await db
      .select()
      .from(scenarioLog)
      .where(and(eq(scenarioLog.scenarioId, key.scenarioId), eq(scenarioLog.act, 'publish')))
    const logId = line?.logId ?? 0
    await tellFollowers(db, { logId, after: '' }, PLAY_NOW)
    const told = () => db.$count(realtimeEvent, like(realtimeEvent.userId, 'fan-%'))
    expect(await told()).toBe(200)
    const ids = rows.map(({ userId }) => userId).sort()
    // The job that goes on behind the last one of the first batch.
    await tellFollowers(db, { logId, after: ids[199] ?? '' }, PLAY_NOW)
    expect(await told()).toBe(fans)
    for (const userId of [ids[0], ids[199], ids[200], ids[fans - 1]]) expect(await newsOf(userId ?? '')).toHaveLength(1)
  })
})

describe('calls', () => {
  test('name something; the same one is kept once, and sounds again', async () => {
    const { userId } = await player()
    expect(await refusalOf(add(userId, {}))).toBe('CALL_EMPTY')
    expect(await refusalOf(add(userId, { masterId: 'P-nobody' }))).toBe('MASTER_UNKNOWN')
    expect(await refusalOf(add(userId, { worldId: 'nowhere' }))).toBe('WORLD_NOT_FOUND')
    const { callId } = await add(userId, { masterId: master.masterId })
    await calls(userId).setMuted({ callId, isMuted: true })
    expect(await add(userId, { masterId: master.masterId })).toMatchObject({ callId, isMuted: false })
    const { callList } = await calls(userId).getList({})
    expect(callList).toMatchObject([{ callId, master: { masterName: master.masterName }, world: null, kind: null }])
    const { ownCall } = await asUser(userId).masterRoom.getMaster({ masterId: master.masterId })
    expect(ownCall).toEqual({ callId, isMuted: false })
    await calls(userId).remove({ callId })
    expect((await calls(userId).getList({})).callList).toEqual([])
  })

  test('are as many as there may be', async () => {
    const { userId } = await player()
    await database.asOwner(client =>
      client.query(
        `insert into master_call (user_id, master_id, world_id, created_at)
         select $1, u.user_id, 'harbor', $2 from (select user_id from app_user order by user_id limit $3) u`,
        [userId, PLAY_NOW, MASTER_CALLS_MOST],
      ),
    )
    const { callList } = await calls(userId).getList({})
    expect(callList.length).toBe(MASTER_CALLS_MOST)
    expect(await refusalOf(add(userId, { worldId: 'harbor' }))).toBe('CALL_TOO_MANY')
  })
})
