import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { balancesOf, currencies } from '#server/platform/ledger/balances.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenReached, type TestReward } from '../../support/missions.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)

const gold = (amount: number): TestReward => ({ kind: 'token', tokenNo: 1, amount })
const item = (amount: number): TestReward => ({ kind: 'item', itemCode: 'I0001', amount })
const coins = (user: 'player' | 'other' | 'idle') => as[user].coin.getCoins({})
const held = async (characterId: string, currency: string) =>
  (await balancesOf(db, { kind: 'character', id: characterId }, [currency]))[currency]

describe('a reward of LP and AC', () => {
  test('goes to the user, with the balance before and after', async () => {
    const rewards: TestReward[] = [
      { kind: 'LP', amount: 30 },
      { kind: 'AC', amount: 50 },
    ]
    const first = await givenReached(db, users.idle, { title: '第一', rewards })
    const second = await givenReached(db, users.idle, { title: '第二', rewards })
    await as.idle.mission.receiveReward({ id: first, characterId: null })
    expect(await as.idle.mission.receiveReward({ id: second, characterId: null })).toEqual({
      id: second,
      archiveTitle: '第二',
      worldName: '霧の港',
      character: null,
      rewardList: [
        { kind: 'LP', name: 'リャマポイント', unit: 'LP', amount: 30, before: 30, after: 60, picture: null },
        { kind: 'AC', name: 'アルパカコイン', unit: 'AC', amount: 50, before: 50, after: 100, picture: null },
      ],
    })
    expect(await coins('idle')).toEqual({ llamaPoint: 60, alpacaCoin: 100 })
  })

  test('is refused with a character, and nothing moves', async () => {
    const before = await coins('player')
    const id = await givenReached(db, users.player)
    const call = as.player.mission.receiveReward({ id, characterId: 'harbor-rinne' })
    expect(await refusalOf(call)).toBe('MISSION_NO_CHARACTER')
    expect(await coins('player')).toEqual(before)
    expect((await as.player.mission.receiveReward({ id, characterId: null })).rewardList).toHaveLength(1)
  })
})

describe('a reward for a character', () => {
  test('goes to the chosen one of the caller in the mission’s world', async () => {
    const id = await givenReached(db, users.player, { title: '霧を読む', rewards: [gold(1200), item(2)] })
    expect(await as.player.mission.receiveReward({ id, characterId: 'harbor-rinne' })).toEqual({
      id,
      archiveTitle: '霧を読む',
      worldName: '霧の港',
      character: { characterId: 'harbor-rinne', characterFullName: 'リンネ・ハル', icon: null },
      rewardList: [
        { kind: 'token', name: 'ゴールド', unit: 'G', amount: 1200, before: 0, after: 1200, picture: null },
        { kind: 'item', name: '霧晶のかけら', unit: '個', amount: 2, before: 0, after: 2, picture: 'fog-1' },
      ],
    })
    expect(await held('harbor-rinne', currencies.token('harbor', 1))).toBe(1200)
    expect(await held('harbor-rinne', currencies.item('harbor', 'I0001'))).toBe(2)
    expect(await held('harbor-mina', currencies.token('harbor', 1))).toBe(0)
  })

  test('gives its LP part to the user', async () => {
    const before = (await coins('other')).llamaPoint
    const id = await givenReached(db, users.other, { rewards: [gold(5), { kind: 'LP', amount: 7 }] })
    await as.other.mission.receiveReward({ id, characterId: 'harbor-garo' })
    expect((await coins('other')).llamaPoint).toBe(before + 7)
    expect(await held('harbor-garo', currencies.token('harbor', 1))).toBe(5)
  })

  test.each([
    ['without a character', null, 'MISSION_NEEDS_CHARACTER'],
    ['with a character of another user', 'harbor-garo', 'CHARACTER_NOT_YOURS'],
    ['with a character of another world', 'station-aki', 'CHARACTER_NOT_YOURS'],
    ['with a character that does not exist', 'nobody', 'CHARACTER_NOT_YOURS'],
  ])('is refused %s', async (_, characterId, code) => {
    const id = await givenReached(db, users.player, { rewards: [gold(100)] })
    const before = await held('harbor-garo', currencies.token('harbor', 1))
    expect(await refusalOf(as.player.mission.receiveReward({ id, characterId }))).toBe(code)
    expect(await held('harbor-garo', currencies.token('harbor', 1))).toBe(before)
    // The failed attempt did not use it up.
    expect((await as.player.mission.receiveReward({ id, characterId: 'harbor-mina' })).id).toBe(id)
  })

  test('of one mission is given once, whatever the character (reliability rule 14)', async () => {
    const id = await givenReached(db, users.player, { rewards: [gold(10)] })
    await as.player.mission.receiveReward({ id, characterId: 'harbor-rinne' })
    const again = as.player.mission.receiveReward({ id, characterId: 'harbor-mina' })
    expect(await refusalOf(again)).toBe('MISSION_ALREADY_RECEIVED')
  })
})

describe('a user mission', () => {
  test('names no world', async () => {
    const id = await givenReached(db, users.player, { worldId: null })
    expect((await as.player.mission.receiveReward({ id, characterId: null })).worldName).toBe('')
  })

  test('that gives tokens or items takes a character of any world and gives what that world has (G53)', async () => {
    const rewards = [gold(300), item(1)]
    const first = await givenReached(db, users.player, { worldId: null, rewards })
    const second = await givenReached(db, users.player, { worldId: null, rewards })
    const foreign = as.player.mission.receiveReward({ id: first, characterId: 'station-rei' })
    expect(await refusalOf(foreign)).toBe('CHARACTER_NOT_YOURS')
    const inStation = await as.player.mission.receiveReward({ id: first, characterId: 'station-aki' })
    expect(inStation.rewardList).toMatchObject([
      { name: '円', unit: '円', amount: 300 },
      { name: '忘れ物の札', unit: '個', amount: 1 },
    ])
    expect(await held('station-aki', currencies.token('station', 1))).toBe(300)
    const inHarbor = await as.player.mission.receiveReward({ id: second, characterId: 'harbor-mina' })
    expect(inHarbor.rewardList).toMatchObject([{ name: 'ゴールド' }, { name: '霧晶のかけら', picture: 'fog-1' }])
  })
})

describe('a reward', () => {
  test('of another user, or of nobody, is not found', async () => {
    const id = await givenReached(db, users.other)
    for (const wanted of [id, 2_147_483_647]) {
      const call = as.player.mission.receiveReward({ id: wanted, characterId: null })
      expect(await refusalOf(call)).toBe('MISSION_NOT_FOUND')
    }
    expect((await as.other.mission.receiveReward({ id, characterId: null })).id).toBe(id)
  })

  test('is received once, and the second press says so', async () => {
    const id = await givenReached(db, users.player)
    await as.player.mission.receiveReward({ id, characterId: null })
    const again = as.player.mission.receiveReward({ id, characterId: null })
    expect(await refusalOf(again)).toBe('MISSION_ALREADY_RECEIVED')
  })

  test('is received once by 20 presses at the same time', async () => {
    const before = (await coins('player')).llamaPoint
    const id = await givenReached(db, users.player, { rewards: [{ kind: 'LP', amount: 13 }] })
    const presses = await Promise.allSettled(
      Array.from({ length: 20 }, () => as.player.mission.receiveReward({ id, characterId: null })),
    )
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = presses.flatMap(press => (press.status === 'rejected' ? [String(press.reason.code)] : []))
    expect(new Set(codes)).toEqual(new Set(['MISSION_ALREADY_RECEIVED']))
    expect((await coins('player')).llamaPoint).toBe(before + 13)
  })

  test('stays claimable after its period and after the due date (G53)', async () => {
    const late = createCallers(database, { now: new Date('2027-06-01T00:00:00+09:00') })
    const achieveTo = new Date('2026-12-01T00:00:00+09:00')
    const id = await givenReached(db, users.player, { category: 1, achieveTo })
    const answer = await late.as.player.mission.getAchievedList({ worldId: 'all', kind: 0, offset: 0, limit: 50 })
    expect(answer.achievementDtoList.map(mission => mission.id)).toContain(id)
    expect((await late.as.player.mission.receiveReward({ id, characterId: null })).id).toBe(id)
  })

  test('with the same currency twice tells a balance that follows from the one before', async () => {
    const id = await givenReached(db, users.admin, {
      rewards: [
        { kind: 'LP', amount: 10 },
        { kind: 'LP', amount: 5 },
      ],
    })
    const { rewardList } = await as.admin.mission.receiveReward({ id, characterId: null })
    expect(rewardList.map(({ before, amount, after }) => [before, amount, after])).toEqual([
      [0, 10, 10],
      [10, 5, 15],
    ])
  })
})

describe('the books', () => {
  test('name the mission as the cause of every posting', async () => {
    const id = await givenReached(db, users.player, { rewards: [gold(40), { kind: 'LP', amount: 4 }] })
    await as.player.mission.receiveReward({ id, characterId: 'harbor-mina' })
    const { rows } = await db.execute(sql`
      select a.holder_kind, a.holder_id, a.currency, e.amount, e.created_at = ${PLAY_NOW.toISOString()} as timely
      from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
      where t.cause_kind = 'mission' and t.cause_id = ${String(id)} order by a.currency, e.amount`)
    expect(rows).toEqual([
      { holder_kind: 'system', holder_id: 'issue', currency: 'LP', amount: -4, timely: true },
      { holder_kind: 'user', holder_id: users.player, currency: 'LP', amount: 4, timely: true },
      { holder_kind: 'system', holder_id: 'issue', currency: 'token:harbor:1', amount: -40, timely: true },
      { holder_kind: 'character', holder_id: 'harbor-mina', currency: 'token:harbor:1', amount: 40, timely: true },
    ])
  })

  test('count mission coins as free', async () => {
    const { rows } = await db.execute(sql`select distinct paid, expires_at from ledger_lot`)
    expect(rows).toEqual([{ paid: false, expires_at: null }])
  })
})
