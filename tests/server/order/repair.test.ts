// The office mends an ordered scenario (R070): its members are participants like others, a seat that is ended gives back the very
// coins that were held for the order, deadlines and texts are opened again, and the audit of the books holds.
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { appUser, userClass } from '#server/areas/identity/tables.ts'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { masterDesk, masterWorld } from '#server/areas/scenario-desk/tables.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { opening } from '../../calls/scenario-desk.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenTerms } from '../../support/orders.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenPlayer, phaseOf } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db } = database
const { as, asUser, clock } = createCallers(database)
const office = as.admin.scenarioOffice
const HOUR = 3_600_000

type Player = Awaited<ReturnType<typeof givenPlayer>>
let owner: Player
let friend: Player
let third: Player
let masterId: string
let scenarioId: number
const key = () => ({ worldId: 'harbor', scenarioId, phase: 1 })

const purse = async ({ userId }: Player) => {
  const balances = await balancesOf(db, { kind: 'user', id: userId }, ['AC', 'LP'])
  return [balances.LP ?? 0, balances.AC ?? 0]
}
const seats = async () =>
  (await office.getRepair({ scenarioId })).entryList.map(({ entryId, character, state }) => ({
    ...{ entryId, state },
    player: [owner, friend, third].findIndex(({ characterId }) => characterId === character.characterId),
  }))
const seatOf = async (player: number) => (await seats()).find(seat => seat.player === player)?.entryId ?? 0
const coinsOf = async (entryId: number) =>
  (await db.select().from(scenarioEntry).where(eq(scenarioEntry.entryId, entryId)))[0]?.coins

/** A request of three whose story has begun: each had 250 LP and enough AC. */
beforeEach(async () => {
  clock.set(PLAY_NOW)
  const rich = { llamaPoint: 250, alpacaCoin: 1_000 }
  ;[owner, friend, third] = [await givenPlayer(db, rich), await givenPlayer(db, rich), await givenPlayer(db, rich)]
  const master = await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
  masterId = master.userId
  await db.insert(userClass).values({ userId: masterId, classCode: 1 })
  await db.insert(masterWorld).values({ userId: masterId, worldId: 'harbor', since: PLAY_NOW })
  await db.insert(masterDesk).values({ userId: masterId, isNewMaster: false })
  await givenTerms(db, masterId)
  const [row] = await db.select().from(appUser).where(eq(appUser.userId, masterId))
  const orders = asUser(owner.userId).scenarioOrder
  const { orderId } = await asUser(owner.userId).scenarioRequest.order({
    ...{ masterId: row?.publicUserId ?? '', characterId: owner.characterId, worldId: 'harbor', textType: 'Normal' },
    ...{ purpose: '三人で、終電を見送る', orderContent: '窓をあけておきます。', orderCoin: 1_300 },
    ...{ relatedScenarioId1: null, relatedScenarioId2: null, inviteFlg: true, seats: 3, inviteDays: 5 },
  } as never)
  const { invitation } = await orders.getOrderDetail({ orderId })
  for (const { userId, characterId } of [friend, third])
    await asUser(userId).scenarioOrder.participation({ orderId, characterId, hash: invitation?.hash ?? '' })
  await orders.confirmOrder({ orderId })
  await as.admin.scenarioOrder.act({ orderId, act: 'passOn', reason: null })
  await asUser(masterId).scenarioOrder.act({ orderId, act: 'accept', reason: null })
  const handing = { orderId, scenarioInfo: opening, writingPeriod: 21, characterList: [] } as never
  ;({ scenarioId } = await asUser(masterId).scenarioOrder.submitRequestScenario(handing))
  await office.check({ worldId: 'harbor', scenarioId, status: 11 })
})

test('the repair shows its members as participants, and nothing that begins a reservation', async () => {
  const { card, actList, logList } = await office.getRepair({ scenarioId })
  expect(card).toMatchObject({ scenarioType: 'RequestScenario', state: 'consultation', seated: 3 })
  expect(actList).toEqual(['withdraw'])
  expect(logList.map(({ act }) => act)).toContain('begin')
  expect((await seats()).map(({ player, state }) => [player, state])).toEqual([
    [0, 'seated'],
    [1, 'seated'],
    [2, 'seated'],
  ])
  for (const act of ['repairRecruitAgain', 'repairReopen', 'repairUnpublish', 'repairStartNow'] as const)
    expect(await refusalOf(office.repair({ ...key(), act, reason: '違う道' }))).toBe('SCENARIO_STATE')
})

test('a seat that is ended gives back what its member had held, in its kinds, and no other moves', async () => {
  expect(await purse(friend)).toEqual([0, 816])
  const entryId = await seatOf(1)
  const ended = { ...key(), entryId, reason: '本人の申し出' }
  expect(await office.removeEntry(ended)).toEqual({ returned: 434 })
  expect(await purse(friend)).toEqual([250, 1_000])
  expect(await coinsOf(entryId)).toBe('returned')
  expect(await refusalOf(office.removeEntry(ended))).toBe('ENTRY_NOT_FOUND')
  expect([await purse(owner), await purse(third)]).toEqual([
    [0, 818],
    [0, 816],
  ])
  expect(await phaseOf(db, key())).toMatchObject({ state: 'consultation', seated: 2 })
  // What is withdrawn later gives back the rest, once.
  await office.repair({ ...key(), act: 'withdraw', reason: '運営の都合' })
  for (const player of [owner, friend, third]) expect(await purse(player)).toEqual([250, 1_000])
})

test('its deadline is moved, and texts are opened again after it, with the coins where they are', async () => {
  const until = new Date(PLAY_NOW.getTime() + 400 * HOUR)
  const numbers = { ...key(), until: until.toISOString(), seats: null, minimum: null, reason: '日を延ばすため' }
  await office.repairNumbers(numbers)
  expect((await phaseOf(db, key())).playingUntil).toEqual(until)
  expect(await refusalOf(office.repairNumbers({ ...numbers, seats: 2 }))).toBe('OPENING_FAULT')
  clock.set(new Date(until.getTime() + HOUR))
  await passTime(db, key(), clock.now())
  expect((await phaseOf(db, key())).state).toBe('resolving')
  expect((await office.getRepair({ scenarioId })).actList.toSorted()).toEqual(['repairReopenTexts', 'withdraw'])
  expect(await office.repair({ ...key(), act: 'repairReopenTexts', reason: '障害のため' })).toEqual({
    state: 'consultation',
  })
  for (const player of [0, 1, 2]) expect(await coinsOf(await seatOf(player))).toBe('earned')
  expect([await purse(owner), await purse(friend), await purse(third)]).toEqual([
    [0, 818],
    [0, 816],
    [0, 816],
  ])
})
