// A commission from the order to the receipt: who may do what, what becomes of the coins, what is told, what is counted once.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { COMMISSION_TRANSITIONS, type CommissionState } from '#rules/commission/transitions.ts'
import { creatorEarns } from '#rules/tailor.ts'
import { sweepCommissions } from '#server/areas/commission/clock.ts'
import { auditLedger, balancesOf } from '#server/platform/ledger/balances.ts'
import { createCallers, refusalOrNull } from '../../support/callers.ts'
import {
  creatorIdOf,
  givenCoins,
  givenCommission,
  givenCreator,
  givenWorkPicture,
  ITEM,
} from '../../support/commissions.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const page = { pageStart: 1, perPage: 20 }
const DAY = 86_400_000

beforeEach(() =>
  database.asOwner(client =>
    client.query('truncate commission, creator_room, gallery_item, notice, user_block cascade'),
  ),
)

const order = {
  ...{ characterId: 'harbor-rinne', creatorId: creatorIdOf('other'), itemKbn: ITEM, people: 2, optionNoList: [1] },
  ...{ title: '灯台の窓辺', wish: '霧の朝の横顔を。', price: 1_500, draftId: null },
}
const place = (more: Partial<typeof order> = {}) => as.player.commission.place({ ...order, ...more })
const purse = async (userId: string) => balancesOf(db, { kind: 'user', id: userId }, ['AC', 'LP', 'CP'])
const act = (who: 'player' | 'other' | 'admin', commissionId: number, name: string, words = '') =>
  as[who].commission.act({ commissionId, act: name as 'cancel', words })
const stateOf = async (commissionId: number) => (await as.player.commission.getCommission({ commissionId })).status

async function deliver(commissionId: number) {
  const pictureId = await givenWorkPicture(database, users.other)
  return as.other.commission.deliver({
    ...{ commissionId, workTitle: '窓辺', body: '', pictureId, words: '', draftId: null },
  })
}

test('an order is held, made, checked, received and paid, and its work stands in the gallery', async () => {
  await givenCreator(database, 'other')
  await givenCoins(database, users.player)
  const [before, maker] = [await purse(users.player), await purse(users.other)]
  const { commissionId, price } = await place()
  expect(price).toBe(1_500)
  const held = await purse(users.player)
  expect((held.AC ?? 0) + (held.LP ?? 0)).toBe((before.AC ?? 0) + (before.LP ?? 0) - price)
  await act('other', commissionId, 'accept')
  expect(await deliver(commissionId)).toEqual({ commissionId, status: 'checking' })
  // What waits for the office is not the client's yet.
  expect((await as.player.commission.getCommission({ commissionId })).delivery).toBeNull()
  await act('admin', commissionId, 'pass')
  expect((await as.player.commission.getCommission({ commissionId })).delivery).toMatchObject({ workTitle: '窓辺' })
  await act('player', commissionId, 'receive')
  expect(((await purse(users.other)).CP ?? 0) - (maker.CP ?? 0)).toBe(creatorEarns(price))
  const { itemList } = await as.other.gallery.getItems(page)
  expect(itemList).toMatchObject([
    { title: '窓辺', creatorId: creatorIdOf('other'), characterFullName: 'リンネ・ハル' },
  ])
  expect(await auditLedger(db)).toEqual([])
  const told = await as.player.commission.getOwnList({ group: 'over', ...page })
  expect(told.commissionList).toMatchObject([{ commissionId, status: 'done', turn: null }])
})

test.each([
  ['decline', 'other', 'declined', '手いっぱいです。'],
  ['cancel', 'player', 'cancelled', ''],
  ['stop', 'admin', 'stopped', '規約に合いません。'],
] as const)('%s gives every coin back', async (name, who, state, words) => {
  await givenCreator(database, 'other')
  await givenCoins(database, users.player)
  const before = await purse(users.player)
  const { commissionId } = await place()
  await act(who, commissionId, name, words)
  expect(await stateOf(commissionId)).toBe(state)
  expect(await purse(users.player)).toEqual(before)
  expect(await auditLedger(db)).toEqual([])
})

test.each([
  ['another price', { price: 1_400 }, 'COMMISSION_PRICE'],
  ['an option that is not there', { optionNoList: [2] }, 'COMMISSION_FAULT'],
  ['too many people', { people: 4 }, 'COMMISSION_FAULT'],
  ['no words', { wish: ' ' }, 'COMMISSION_FAULT'],
  ['another product', { itemKbn: 999 }, 'COMMISSION_CLOSED'],
  ['nobody', { creatorId: 'C-nobody' }, 'CREATOR_NOT_FOUND'],
  ['somebody else’s character', { characterId: 'harbor-garo' }, 'NOT_YOUR_CHARACTER'],
] as const)('an order of %s is refused', async (_, wrong, code) => {
  await givenCreator(database, 'other')
  await givenCoins(database, users.player)
  expect(await refusalOrNull(place(wrong as Partial<typeof order>))).toBe(code)
})

test('nobody orders from a closed window, from oneself, or across a block', async () => {
  await givenCoins(database, users.player)
  await givenCreator(database, 'other', { isOpen: false })
  expect(await refusalOrNull(place())).toBe('COMMISSION_CLOSED')
  await givenCreator(database, 'player')
  expect(await refusalOrNull(place({ creatorId: creatorIdOf('player') }))).toBe('COMMISSION_SELF')
  await givenCreator(database, 'other')
  await db.execute(sql`
    insert into user_block (user_id, character_id, blocked_user_id, created_at)
    values (${users.other}, 'harbor-garo', ${users.player}, now())`)
  expect(await refusalOrNull(place())).toBe('CREATOR_NOT_FOUND')
})

test('of six orders at once as many are taken as there are slots', async () => {
  await givenCreator(database, 'other', { slots: 2 })
  await givenCoins(database, users.player, 100_000)
  const answers = await Promise.all(Array.from({ length: 6 }, () => refusalOrNull(place())))
  expect(answers.filter(answer => answer === null)).toHaveLength(2)
  expect(new Set(answers.filter(answer => answer !== null))).toEqual(new Set(['COMMISSION_FULL']))
  expect(await auditLedger(db)).toEqual([])
})

test('a receipt and a correction at once: one of them counts, and it is paid once at most', async () => {
  const commissionId = await givenCommission(database, { state: 'shown', workTitle: '窓辺' })
  const answers = await Promise.all([
    refusalOrNull(act('player', commissionId, 'receive')),
    refusalOrNull(act('player', commissionId, 'askCorrection', '目の色を。')),
    refusalOrNull(act('player', commissionId, 'receive')),
  ])
  expect(answers.filter(answer => answer === null)).toHaveLength(1)
  expect(await auditLedger(db)).toEqual([])
})

test('a client asks for two corrections, and no more', async () => {
  const commissionId = await givenCommission(database, { state: 'shown', workTitle: '窓辺', corrections: 1 })
  await act('player', commissionId, 'askCorrection', '目の色を。')
  await deliver(commissionId)
  await act('admin', commissionId, 'pass')
  expect(await refusalOrNull(act('player', commissionId, 'askCorrection', 'もう一度。'))).toBe('COMMISSION_STATE')
})

const movers = { client: 'player', creator: 'other', office: 'admin' } as const

test.each(COMMISSION_TRANSITIONS.filter(({ by, name }) => by !== 'clock' && name !== 'deliver'))(
  '$name is for the $by alone, and in its states alone',
  async ({ name, by, from, needsWords }) => {
    const first = from[0] ?? 'placed'
    for (const [party, who] of Object.entries(movers)) {
      const commissionId = await givenCommission(database, { state: first, workTitle: '窓辺' })
      const answer = await refusalOrNull(act(who, commissionId, name, 'わけがあります。'))
      expect(answer, `${party} in ${first}`).toBe(party === by ? null : 'COMMISSION_STATE')
    }
    const elsewhere: CommissionState = (from as readonly string[]).includes('working') ? 'done' : 'working'
    const other = await givenCommission(database, { state: elsewhere })
    expect(await refusalOrNull(act(movers[by as 'client'], other, name, 'わけ。'))).toBe('COMMISSION_STATE')
    if (!needsWords) return
    const wordless = await givenCommission(database, { state: first })
    expect(await refusalOrNull(act(movers[by as 'client'], wordless, name, ' '))).toBe('COMMISSION_FAULT')
  },
)

test('what waits too long ends by itself, and a late work is told once', async () => {
  const past = new Date(PLAY_NOW.getTime() - DAY)
  const placed = await givenCommission(database, { dueAt: past })
  const shown = await givenCommission(database, { state: 'shown', workTitle: '窓辺', dueAt: past })
  const late = await givenCommission(database, { state: 'working', dueAt: past })
  for (const _ of [1, 2]) await sweepCommissions(db, PLAY_NOW)
  expect([await stateOf(placed), await stateOf(shown), await stateOf(late)]).toEqual(['lapsed', 'done', 'working'])
  expect((await as.player.commission.getCommission({ commissionId: late })).isLate).toBe(true)
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*) as count from commission_log where commission_id = ${late} and act = 'late'`)
  expect(rows[0]?.count).toBe(1)
  expect(await auditLedger(db)).toEqual([])
})

test('the reasons of the office are for the creator alone, and the words of a party for all', async () => {
  const commissionId = await givenCommission(database, { state: 'checking', workTitle: '窓辺' })
  await act('admin', commissionId, 'returnByOffice', '署名が欠けています。')
  await as.other.commission.say({ commissionId, words: 'もう少しかかります。', draftId: null })
  const wordsOf = async (who: 'player' | 'other') =>
    (await as[who].commission.getCommission({ commissionId })).logList.map(({ words }) => words)
  expect(await wordsOf('other')).toEqual(['署名が欠けています。', 'もう少しかかります。'])
  expect(await wordsOf('player')).toEqual(['', 'もう少しかかります。'])
})

test('a received work is rated by its client, again and again, and counts once', async () => {
  const commissionId = await givenCommission(database, { state: 'done' })
  const rate = (hyouka: 3 | 5, who: 'player' | 'other' = 'player') =>
    as[who].tailor.updateHyoukasuuCreator({ creatorId: creatorIdOf('other'), orderId: commissionId, hyouka })
  expect(await rate(3)).toMatchObject({ hyoukasuu: 1, hyouka: 3 })
  expect(await rate(5)).toMatchObject({ hyoukasuu: 1, hyouka: 5 })
  expect(await refusalOrNull(rate(5, 'other'))).toBe('COMMISSION_NOT_FOUND')
  const running = await givenCommission(database)
  const early = as.player.tailor.updateHyoukasuuCreator({
    creatorId: creatorIdOf('other'),
    orderId: running,
    hyouka: 5,
  })
  expect(await refusalOrNull(early)).toBe('COMMISSION_NOT_DONE')
})
