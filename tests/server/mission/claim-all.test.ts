import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenMission, givenReached, reach, type TestReward } from '../../support/missions.ts'

const database = await openDatabase('play')
const { db, users } = database

// A fresh user for each test, so that each begins with an empty purse.
let user = ''
let turn = 0
beforeEach(() => {
  turn += 1
  user = `claimer-${turn}`
})
const caller = () => createCallers(database).asUser(user)
const lp = (amount: number): { rewards: TestReward[] } => ({ rewards: [{ kind: 'LP', amount }] })

test('claims every waiting reward that is LP alone, and nothing else', async () => {
  await givenReached(db, user, lp(10))
  await givenReached(db, user, { worldId: 'station', ...lp(20) })
  await givenReached(db, user, { worldId: null, ...lp(30) })
  const withCoins = await givenReached(db, user, {
    rewards: [
      { kind: 'LP', amount: 1000 },
      { kind: 'AC', amount: 1 },
    ],
  })
  const token = await givenReached(db, user, { rewards: [{ kind: 'token', tokenNo: 1, amount: 1 }] })
  await givenReached(db, users.other, lp(500))
  const received = await givenReached(db, user, lp(5))
  await caller().mission.receiveReward({ id: received, characterId: null })

  expect(await caller().mission.receiveAllLpReward({})).toEqual({ totalLp: 60, count: 3, llamaPoint: 65 })
  expect(await caller().coin.getCoins({})).toEqual({ llamaPoint: 65, alpacaCoin: 0 })
  const left = await caller().mission.getAchievedList({ worldId: 'all', kind: 0, offset: 0, limit: 10 })
  expect(left.achievementDtoList.map(({ id }) => id).sort()).toEqual([withCoins, token].sort())
  expect(left.lpRewardCount).toBe(0)
})

test('adds up a mission with several LP rewards', async () => {
  await givenReached(db, user, {
    rewards: [
      { kind: 'LP', amount: 3 },
      { kind: 'LP', amount: 4 },
    ],
  })
  expect(await caller().mission.receiveAllLpReward({})).toEqual({ totalLp: 7, count: 1, llamaPoint: 7 })
})

test('without anything to claim gives nothing', async () => {
  expect(await caller().mission.receiveAllLpReward({})).toEqual({ totalLp: 0, count: 0, llamaPoint: 0 })
})

test('leaves nothing to claim one by one', async () => {
  const id = await givenReached(db, user, lp(10))
  await caller().mission.receiveAllLpReward({})
  const again = caller().mission.receiveReward({ id, characterId: null })
  expect(await refusalOf(again)).toBe('MISSION_ALREADY_RECEIVED')
  expect(await caller().mission.receiveAllLpReward({})).toMatchObject({ totalLp: 0, count: 0 })
})

test('pressed ten times at once claims once', async () => {
  const mission = await givenMission(db, { category: 1, ...lp(7) })
  for (let day = 0; day < 40; day++) await reach(db, user, mission, { category: 1, ...lp(7) }, undefined, `d${day}`)
  const answers = await Promise.all(Array.from({ length: 10 }, () => caller().mission.receiveAllLpReward({})))
  expect(answers.reduce((sum, { totalLp }) => sum + totalLp, 0)).toBe(280)
  expect(answers.reduce((sum, { count }) => sum + count, 0)).toBe(40)
  expect((await caller().coin.getCoins({})).llamaPoint).toBe(280)
})

test('beside presses on single rewards gives each once', async () => {
  const ids: number[] = []
  for (let nth = 0; nth < 12; nth++) ids.push(await givenReached(db, user, lp(1 + nth)))
  const singles = ids.map(id => caller().mission.receiveReward({ id, characterId: null }))
  const [all, ...presses] = await Promise.allSettled([caller().mission.receiveAllLpReward({}), ...singles])
  expect(all.status).toBe('fulfilled')
  for (const press of presses) {
    if (press.status === 'rejected') expect(press.reason.code).toBe('MISSION_ALREADY_RECEIVED')
  }
  expect((await caller().coin.getCoins({})).llamaPoint).toBe(78)
})

describe('the books', () => {
  test('name each mission as a cause of its own', async () => {
    const first = await givenReached(db, user, lp(2))
    const second = await givenReached(db, user, lp(3))
    await caller().mission.receiveAllLpReward({})
    const { rows } = await db.execute(sql`
      select t.cause_id, e.amount from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
      join ledger_account a on a.id = e.account_id
      where t.cause_kind = 'mission' and a.holder_id = ${user} order by t.cause_id::int`)
    expect(rows).toEqual([
      { cause_id: String(first), amount: 2 },
      { cause_id: String(second), amount: 3 },
    ])
  })

  test('keep coins that came together as one lot', async () => {
    for (let nth = 0; nth < 5; nth++) await givenReached(db, user, lp(10))
    await caller().mission.receiveAllLpReward({})
    const { rows } = await db.execute(sql`
      select l.remaining from ledger_lot l join ledger_account a on a.id = l.account_id where a.holder_id = ${user}`)
    expect(rows).toEqual([{ remaining: 50 }])
  })
})
