// Coins on their way: what applications and seats hold, what came back and why, and the chance that an entry had.
import { expect, test } from 'vitest'
import { chanceOf } from '#rules/scenario/chance.ts'
import { getHeld } from '#server/areas/coin/held.ts'
import { readLedger } from '#server/areas/coin/ledger.ts'
import { changeState } from '#server/areas/scenario/clock/change-state.ts'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { getScenarioDetail } from '#server/areas/scenario/detail.ts'
import { enter, takeBack } from '#server/areas/scenario/entry/enter.ts'
import { lockPhase, type PhaseKey } from '#server/areas/scenario/phase.ts'
import { removeEntry } from '#server/areas/scenario-desk/repair.ts'
import { transact } from '#server/db/client.ts'
import { currencies } from '#server/platform/ledger/balances.ts'
import { post, systemAccounts } from '#server/platform/ledger/post.ts'
import { givenAmount, givenCoins, givenSetting, SETTING } from '../../support/applications.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenPlayer, givenScenario, publish } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const HOUR = 3_600_000

type Player = Awaited<ReturnType<typeof givenPlayer>>
const open = async (settings = { seats: 2, minimum: 2 }) => {
  const key = await givenScenario(db, users.admin, { settings })
  const opened = await publish(db, key, users.admin)
  return { key, opened, later: (hours: number) => new Date(opened.getTime() + hours * HOUR) }
}
const reserve = (key: PhaseKey, player: Player, now: Date, fatePower = 0) =>
  transact(db, tx => enter(tx, 'reserve', { ...key, ...player, cost: 600, fatePower, now }))
const returnsOf = async ({ userId }: Player) =>
  (await getHeld(db, { userId })).returnedList.map(({ reason, alpacaCoin, llamaPoint }) => [
    reason,
    alpacaCoin,
    llamaPoint,
  ])

test('a fee stands among what is held until it is judged, then among what came back', async () => {
  await givenSetting(db, 'harbor-rinne')
  await givenCoins(db, users.player, 'LP', 300)
  const { applicationId } = await as.player.application.applySetting({
    ...{ characterId: 'harbor-rinne', slotNo: 1, ...SETTING, coin: 'llamaPoint' },
  })
  const fee = { applicationId, kind: 'setting', name: SETTING.heading, coin: 'llamaPoint', amount: 300 }
  expect(await as.player.coin.getHeld({})).toMatchObject({
    feeList: [{ ...fee, worldId: 'harbor', characterId: 'harbor-rinne' }],
    returnedList: [],
  })
  expect(await as.other.coin.getHeld({})).toEqual({ feeList: [], orderList: [], returnedList: [] })
  await as.admin.adminApplication.decide({ applicationId, isApproved: false, reason: '世界の設定に合わないため。' })
  expect(await as.player.coin.getHeld({})).toMatchObject({
    feeList: [],
    returnedList: [{ title: SETTING.heading, reason: 'rejected', alpacaCoin: 0, llamaPoint: 300 }],
  })
})

test('a seat stands in the purse while it holds coins of that kind', async () => {
  const { key, opened } = await open()
  const player = await givenPlayer(db, { llamaPoint: 250 })
  await reserve(key, player, opened)
  const held = async (coinType: number) =>
    (await readLedger(db, { userId: player.userId, coinType, page: 1, size: 1 })).heldList
  expect(await held(1)).toMatchObject([{ title: '予約：霧笛の夜', amount: 250 }])
  expect(await held(0)).toMatchObject([{ title: '予約：霧笛の夜', amount: 350 }])
  await transact(db, tx => takeBack(tx, 'cancel', { ...key, ...player, now: opened }))
  expect([await held(1), await held(0)]).toEqual([[], []])
})

test('coins of seats come back with the reason of their own way out, the newest first', async () => {
  const player = await givenPlayer(db, { llamaPoint: 250 })
  const cancelled = await open()
  await reserve(cancelled.key, player, cancelled.opened)
  await transact(db, tx => takeBack(tx, 'cancel', { ...cancelled.key, ...player, now: cancelled.opened }))

  const removed = await open()
  const entered = await reserve(removed.key, player, removed.opened)
  const own = { ...removed.key, worldId: 'harbor' } as never
  const act = { entryId: entered.entryId, reason: '重なった予約', userId: users.admin, now: removed.opened }
  await transact(db, tx => removeEntry(tx, own, act as never))
  // What becomes of the scenario later is no reason of this return.
  const withdraw = {
    name: 'withdraw',
    by: 'office',
    userId: users.admin,
    now: removed.later(1),
    reason: '重複',
  } as const
  await transact(db, async tx => changeState(tx, await lockPhase(tx, removed.key), withdraw))

  const empty = await open()
  await reserve(empty.key, player, empty.opened)
  await passTime(db, empty.key, empty.later(24))
  await passTime(db, empty.key, empty.later(48))

  expect(await returnsOf(player)).toEqual([
    ['notEstablished', 350, 250],
    ['removed', 350, 250],
    ['cancelled', 350, 250],
  ])
  const { returnedList } = await getHeld(db, player)
  expect(returnedList.map(({ returnedAt }) => new Date(returnedAt))).toEqual([
    empty.later(48),
    removed.opened,
    cancelled.opened,
  ])
})

test('coins with an end date come back with it, but can be used for seven days at least', async () => {
  const { key, opened } = await open()
  const player = await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
  const days = (count: number) => new Date(opened.getTime() + count * 24 * HOUR)
  const to = { kind: 'user', id: player.userId } as const
  await transact(db, tx =>
    post(
      tx,
      opened,
      [2, 200].map(count => ({
        ...{ cause: { kind: 'test', id: `${player.userId}:${count}` }, currency: 'LP', amount: 300, to },
        ...{ from: systemAccounts.issue, expiresAt: days(count) },
      })),
    ),
  )
  const lots = async () =>
    database.asOwner(async client => {
      const { rows } = await client.query<{ remaining: number; until: Date }>(
        `select remaining::int, expires_at as until from ledger_lot lot join ledger_account a on a.id = lot.account_id
         where a.holder_id = $1 and remaining > 0 order by expires_at`,
        [player.userId],
      )
      return rows.map(({ remaining, until }) => [remaining, until])
    })
  await reserve(key, player, opened)
  expect(await lots()).toEqual([])
  const now = new Date(opened.getTime() + HOUR)
  await transact(db, tx => takeBack(tx, 'cancel', { ...key, ...player, now }))
  const week = new Date(now.getTime() + 7 * 24 * HOUR)
  expect(await lots()).toEqual([
    [300, week],
    [300, days(200)],
  ])
})

test('the chance at the draw stays with the entries that were in it, and the loser hears why coins came back', async () => {
  const { key, opened, later } = await open()
  const players = [await givenPlayer(db), await givenPlayer(db), await givenPlayer(db)]
  await givenAmount(db, { kind: 'character', id: players[0]?.characterId ?? '' }, currencies.fatePower('harbor'), 10)
  for (const [nth, player] of players.entries()) await reserve(key, player, opened, nth === 0 ? 10 : 0)
  const entryOf = async ({ userId }: Player, now: Date) =>
    (await getScenarioDetail(db, { ...key, worldId: 'harbor', userId, now })).entryList[0]
  expect((await entryOf(players[0] as Player, opened))?.drawnChance).toBeNull()
  await passTime(db, key, later(24))
  await passTime(db, key, later(24.5))
  const entries = await Promise.all(players.map(player => entryOf(player, later(25))))
  expect(entries.map(entry => entry?.drawnChance)).toEqual([
    chanceOf(20, [10, 10], 2),
    chanceOf(10, [20, 10], 2),
    chanceOf(10, [20, 10], 2),
  ])
  const loser = players[entries.findIndex(entry => entry?.state === 'lost')] as Player
  expect(await returnsOf(loser)).toEqual([['lost', 0, 600]])
})
