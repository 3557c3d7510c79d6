import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { give, givenRecipe, gold, item } from '../../support/shops.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)

const rinne = { kind: 'character', id: 'harbor-rinne' } as const
const held = async (...currencies: string[]) => balancesOf(db, rinne, currencies)
const plain = { characterId: 'harbor-rinne', originalizedFlg: false, levelUpFlg: false }
const made = async () => {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*) as count from item_synth_history`)
  return rows[0]?.count
}

describe('making an item', () => {
  test('takes materials, tokens and one coin, gives the item, and tells what went', async () => {
    const itemSynthId = await givenRecipe(db, {
      ...{ itemCode: 'LAMP', itemNum: 2, coin: 100, worldToken1: 30, worldToken2: 4 },
      materials: { GLASS: 2, GEAR: 1 },
    })
    await give(db, rinne, { [item('GLASS')]: 3, [item('GEAR')]: 1, [gold()]: 30, 'token:harbor:2': 5 })
    await give(db, { kind: 'user', id: users.player }, { LP: 120, AC: 120 })
    const answer = await as.player.exchange.create({ ...plain, itemSynthId, coinType: 1 })
    expect(answer).toEqual({
      itemSynthHistoryId: expect.any(Number),
      ...{ itemName: '品LAMP', itemNum: 2, shojiSu: 2, coinType: 1 },
      consumedList: [
        { itemCode: 'GLASS', itemName: '品GLASS', level: 1, originalize: 0, count: 2 },
        { itemCode: 'GEAR', itemName: '品GEAR', level: 1, originalize: 0, count: 1 },
      ],
    })
    expect(await held(item('LAMP'), item('GLASS'), item('GEAR'), gold(), 'token:harbor:2')).toEqual({
      ...{ [item('LAMP')]: 2, [item('GLASS')]: 1, [item('GEAR')]: 0, [gold()]: 0, 'token:harbor:2': 1 },
    })
    expect(await as.player.coin.getCoins({})).toEqual({ alpacaCoin: 120, llamaPoint: 20 })
    const { itemSynthHistoryList } = await as.player.exchange.history({ characterId: rinne.id, page: 1, size: 20 })
    expect(itemSynthHistoryList).toMatchObject([{ itemName: '品LAMP', itemNum: 2 }])
  })

  test('where LP does not cover the coin, AC pays all of it; what was named to the player is not swapped', async () => {
    const itemSynthId = await givenRecipe(db, { itemCode: 'PEN', coin: 50 })
    const before = await as.player.coin.getCoins({})
    const call = as.player.exchange.create({ ...plain, itemSynthId, coinType: 1 })
    expect(await refusalOf(call)).toBe('EXCHANGE_CHANGED')
    expect(await as.player.coin.getCoins({})).toEqual(before)
    expect(await as.player.exchange.create({ ...plain, itemSynthId, coinType: 0 })).toMatchObject({ coinType: 0 })
    expect(await as.player.coin.getCoins({})).toEqual({ ...before, alpacaCoin: before.alpacaCoin - 50 })
  })

  test('uses plain pieces first, levelled and originalized ones only with the options', async () => {
    const itemSynthId = await givenRecipe(db, { itemCode: 'KEY', materials: { IRON: 3 } })
    const levelled = item('IRON', { level: 2 })
    const named = item('IRON', { originalizeId: 7 })
    await give(db, rinne, { [item('IRON')]: 2, [levelled]: 2, [named]: 1 })
    expect(await refusalOf(as.player.exchange.create({ ...plain, itemSynthId }))).toBe('ITEM_SHORT')
    await as.player.exchange.create({ ...plain, itemSynthId, levelUpFlg: true })
    expect(await held(item('IRON'), levelled, named)).toEqual({ [item('IRON')]: 0, [levelled]: 1, [named]: 1 })
    await give(db, rinne, { [item('IRON')]: 1 })
    const both = { ...plain, itemSynthId, levelUpFlg: true, originalizedFlg: true }
    const { consumedList } = await as.player.exchange.create(both)
    expect(consumedList.map(({ level, originalize, count }) => [level, originalize, count])).toEqual([
      [1, 0, 1],
      [2, 0, 1],
      [1, 1, 1],
    ])
  })

  test('happens once per key, and the second answer is the first', async () => {
    const itemSynthId = await givenRecipe(db, { itemCode: 'MAP', materials: { INK: 1 } })
    await give(db, rinne, { [item('INK')]: 5 })
    const key = randomUUID()
    const first = await as.player.exchange.create({ ...plain, itemSynthId }, { context: { key } })
    expect(await as.player.exchange.create({ ...plain, itemSynthId }, { context: { key } })).toEqual(first)
    expect(await held(item('INK'), item('MAP'))).toEqual({ [item('INK')]: 4, [item('MAP')]: 1 })
  })
})

describe('nothing moves when', () => {
  test.each([
    ['materials are short', { materials: { RARE: 1 } }, 'ITEM_SHORT'],
    ['one item is needed more often than it is held', { materials: { INK: 99 } }, 'ITEM_SHORT'],
    ['a token is short', { worldToken1: 1_000_000 }, 'TOKEN_SHORT'],
    ['both coins are short', { coin: 1_000_000 }, 'COIN_SHORT'],
  ])('%s', async (_, wanted, code) => {
    const itemSynthId = await givenRecipe(db, { itemCode: 'NEVER', ...wanted })
    const before = [await made(), await as.player.coin.getCoins({})]
    expect(await refusalOf(as.player.exchange.create({ ...plain, itemSynthId }))).toBe(code)
    expect([await made(), await as.player.coin.getCoins({})]).toEqual(before)
    expect(await held(item('NEVER'))).toEqual({ [item('NEVER')]: 0 })
  })

  test('it is made with a character of somebody else, or in another world', async () => {
    const itemSynthId = await givenRecipe(db, { itemCode: 'NEVER' })
    const by = (characterId: string) => as.player.exchange.create({ ...plain, characterId, itemSynthId })
    expect(await refusalOf(by('harbor-garo'))).toBe('NOT_YOUR_CHARACTER')
    expect(await refusalOf(by('station-aki'))).toBe('EXCHANGE_NOT_FOUND')
  })
})
