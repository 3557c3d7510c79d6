import { expect, test } from 'vitest'
import { heldCoins } from '#server/areas/coin/held.ts'
import { transact } from '#server/db/client.ts'
import { post, systemAccounts } from '#server/platform/ledger/post.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenReached } from '../../support/missions.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenGoods, givenRecipe } from '../../support/shops.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)

const LP = { coinType: 1, page: 1, size: 20 }

test('every movement has its cause in words and the balance after it; one act is one row', async () => {
  const [small, large] = [10, 25].map(amount => [{ kind: 'LP' as const, amount }])
  for (const rewards of [small, large]) {
    const id = await givenReached(db, users.player, { title: '霧を読む', rewards: rewards ?? [] })
    await as.player.mission.receiveReward({ id, characterId: null })
  }
  // A recipe whose price takes from both lots.
  const itemSynthId = await givenRecipe(db, { itemCode: 'LAMP', itemNum: 2, coin: 30 })
  const plain = { characterId: 'harbor-rinne', originalizedFlg: false, levelUpFlg: false }
  await as.player.exchange.create({ ...plain, itemSynthId })
  const shopGoodsId = await givenGoods(db, { itemCode: 'INK', tokenNo: null, price: 5 })
  await as.player.shop.buy({ characterId: 'harbor-rinne', shopGoodsId, count: 1, price: 5 })
  const ledger = await as.player.coin.getLedger(LP)
  expect(ledger.ledgerList.map(({ title, note, amount, balance }) => [title, note, amount, balance])).toEqual([
    ['ショップでの購入', '品INK', -5, 0],
    ['アイテム交換', '品LAMP ×2', -30, 5],
    ['ミッションの報酬', '霧を読む', 25, 35],
    ['ミッションの報酬', '霧を読む', 10, 10],
  ])
  expect(ledger).toMatchObject({ balance: 0, count: 4, heldList: [], expiringList: [] })
  const second = await as.player.coin.getLedger({ ...LP, page: 2, size: 3 })
  expect(second.ledgerList.map(({ amount, balance }) => [amount, balance])).toEqual([[10, 10]])
  expect(await as.player.coin.getLedger({ ...LP, coinType: 0 })).toMatchObject({ balance: 0, count: 0, ledgerList: [] })
  expect(await as.other.coin.getLedger(LP)).toMatchObject({ balance: 0, count: 0, ledgerList: [] })
})

test('bought and given coins are told apart, and what ends on a date', async () => {
  const to = { kind: 'user', id: users.idle } as const
  const coins = { currency: 'AC', from: systemAccounts.issue, to }
  const expiresAt = new Date(PLAY_NOW.getTime() + 86_400_000)
  await transact(db, tx =>
    post(tx, PLAY_NOW, [
      { ...coins, cause: { kind: 'elsewhere', id: '1' }, amount: 70, paid: true },
      { ...coins, cause: { kind: 'elsewhere', id: '2' }, amount: 30, expiresAt },
    ]),
  )
  const ledger = await as.idle.coin.getLedger({ coinType: 0, page: 1, size: 20 })
  expect(ledger).toMatchObject({ balance: 100, paidBalance: 70, freeBalance: 30 })
  expect(ledger.expiringList).toEqual([{ amount: 30, expiresAt: expiresAt.toISOString() }])
  expect(ledger.ledgerList.map(({ title }) => title)).toEqual(['そのほか', 'そのほか'])
})

test('what is held comes from every area that holds something, the longest held first', async () => {
  const source = (title: string, day: number) => async () => [{ title, amount: 300, heldSince: new Date(day) }]
  const held = await heldCoins(db, users.player, 'LP', [source('後', 2), source('先', 1)])
  expect(held.map(({ title }) => title)).toEqual(['先', '後'])
})
