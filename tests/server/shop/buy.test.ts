import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { worldClass } from '#server/areas/world/tables.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { give, givenGoods, givenItem, givenSkill, gold, item, stockOf } from '../../support/shops.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, clock } = createCallers(database)

const rinne = { kind: 'character', id: 'harbor-rinne' } as const
const held = async (currency: string, holder: { kind: 'character' | 'user'; id: string } = rinne) =>
  (await balancesOf(db, holder, [currency]))[currency]
const learned = async () => {
  const { rows } = await db.execute(sql`select skill_code, level, position from character_skill order by 1`)
  return rows
}
await give(db, rinne, { [gold()]: 1_000 })
await give(db, { kind: 'user', id: users.player }, { LP: 100, AC: 300 })

describe('buying', () => {
  test('pays by the world’s token and gives the pieces; the stock goes down', async () => {
    const shopGoodsId = await givenGoods(db, { itemCode: 'ROPE', price: 40, stock: 5 })
    const buy = { characterId: rinne.id, shopGoodsId, count: 2, price: 40 }
    const key = randomUUID()
    const first = await as.player.shop.buy(buy, { context: { key } })
    expect(first).toMatchObject({ name: '品ROPE', count: 2, total: 80, coinType: null, shojiSu: 2 })
    expect(await as.player.shop.buy(buy, { context: { key } })).toEqual(first)
    expect([await held(gold()), await held(item('ROPE')), await stockOf(db, shopGoodsId)]).toEqual([920, 2, 3])
  })

  test('pays by LP where it covers everything, else by AC, never by both', async () => {
    const shopGoodsId = await givenGoods(db, { itemCode: 'INK', tokenNo: null, price: 60 })
    const buy = { characterId: rinne.id, shopGoodsId, price: 60 }
    expect(await as.player.shop.buy({ ...buy, count: 1, coinType: 1 })).toMatchObject({ coinType: 1, total: 60 })
    const changed = as.player.shop.buy({ ...buy, count: 2, coinType: 1 })
    expect(await refusalOf(changed)).toBe('GOODS_CHANGED')
    expect(await as.player.shop.buy({ ...buy, count: 2, coinType: 0 })).toMatchObject({ coinType: 0, total: 120 })
    expect(await as.player.coin.getCoins({})).toEqual({ llamaPoint: 40, alpacaCoin: 180 })
  })

  test('a skill is learned at its first level, once', async () => {
    await givenSkill(db, 'S1')
    const shopGoodsId = await givenGoods(db, { skillCode: 'S1', price: 100 })
    const buy = { characterId: rinne.id, shopGoodsId, count: 1, price: 100 }
    expect(await as.player.shop.buy(buy)).toMatchObject({ name: '技S1', shojiSu: 1 })
    expect(await learned()).toEqual([{ skill_code: 'S1', level: 1, position: null }])
    expect(await refusalOf(as.player.shop.buy(buy))).toBe('SKILL_LEARNED')
  })

  test('a limit counts what the character bought before; another character has its own', async () => {
    const shopGoodsId = await givenGoods(db, { itemCode: 'CHARM', price: 1, limitPerCharacter: 3 })
    await give(db, { kind: 'character', id: 'harbor-mina' }, { [gold()]: 10 })
    const buy = (characterId: string, count: number) =>
      as.player.shop.buy({ characterId, shopGoodsId, count, price: 1 })
    await buy(rinne.id, 2)
    expect(await refusalOf(buy(rinne.id, 2))).toBe('GOODS_LIMIT')
    await buy(rinne.id, 1)
    expect(await buy('harbor-mina', 3)).toMatchObject({ shojiSu: 3 })
  })
})

describe('nothing moves when', () => {
  const hourAgo = new Date(PLAY_NOW.getTime() - 3_600_000)
  test.each([
    ['the sale has ended', { endsAt: hourAgo }, {}, 'GOODS_ENDED'],
    ['the stock is short', { stock: 1 }, { count: 2 }, 'GOODS_SOLD_OUT'],
    ['the price is not the one that was shown', {}, { price: 9 }, 'GOODS_CHANGED'],
    ['the token is short', { price: 5_000 }, { price: 5_000 }, 'TOKEN_SHORT'],
    ['both coins are short', { tokenNo: null, price: 5_000 }, { price: 5_000 }, 'COIN_SHORT'],
    ['it is somebody else’s character', {}, { characterId: 'harbor-garo' }, 'NOT_YOUR_CHARACTER'],
    ['it is sold in another world', { worldId: 'station' }, {}, 'GOODS_NOT_FOUND'],
  ])('%s', async (_, goods, input, code) => {
    const shopGoodsId = await givenGoods(db, { itemCode: 'NEVER', ...goods })
    const before = [await held(gold()), await as.player.coin.getCoins({}), await stockOf(db, shopGoodsId)]
    const buy = as.player.shop.buy({ characterId: rinne.id, shopGoodsId, count: 1, price: 10, ...input })
    expect(await refusalOf(buy)).toBe(code)
    expect([await held(gold()), await as.player.coin.getCoins({}), await stockOf(db, shopGoodsId)]).toEqual(before)
    expect(await held(item('NEVER'))).toBe(0)
  })

  test.each([
    ['the level is too low', { requiredLevel: 9 }],
    ['only another class learns it', { classId: 'B-other' }],
  ])('%s', async (_, wanted) => {
    const place = { worldId: 'harbor', classKind: 'B', className: '灯守', description: '', displayOrder: 1 } as const
    await db
      .insert(worldClass)
      .values({ ...place, classId: 'B-other' })
      .onConflictDoNothing()
    const skillCode = `S-${Object.keys(wanted)[0]}`
    await givenSkill(db, skillCode, wanted)
    const shopGoodsId = await givenGoods(db, { skillCode })
    const buy = as.player.shop.buy({ characterId: rinne.id, shopGoodsId, count: 1, price: 10 })
    expect(await refusalOf(buy)).toBe('SKILL_NOT_ALLOWED')
  })
})

describe('the shelves', () => {
  test('show shops and goods to everybody, without what has ended', async () => {
    const parameters = Array.from({ length: 30 }, (_, index) => (index === 2 ? 5 : 0))
    await givenItem(db, 'COAT', { itemCost: 4, itemPositionId: 'body', statusRefFlg: true, parameters })
    const at = { shopId: 'coats', price: 7 }
    const coat = await givenGoods(db, { ...at, itemCode: 'COAT', limitPerCharacter: 2 })
    await givenGoods(db, { ...at, itemCode: 'COAT', endsAt: clock.now() })
    const { shopList } = await as.idle.shop.getList({ worldId: 'harbor' })
    expect(shopList.find(({ shopId }) => shopId === 'coats')).toMatchObject({ keeper: 'トーレ', goodsCount: 1 })
    const { goodsList, tokenList } = await as.idle.shop.getGoods({ worldId: 'harbor', shopId: 'coats' })
    expect(goodsList).toMatchObject([
      { shopGoodsId: coat, name: '品COAT', weight: 4, itemPositionId: 'body', subStatusFlg: false, parameters },
    ])
    expect(tokenList).toHaveLength(2)
    expect(await refusalOf(as.idle.shop.getGoods({ worldId: 'station', shopId: 'coats' }))).toBe('SHOP_NOT_FOUND')
    expect(await refusalOf(as.idle.shop.getList({ worldId: 'nowhere' }))).toBe('WORLD_NOT_FOUND')
  })

  test('tell a character what it has, of every variant, and what it bought', async () => {
    const rope = await givenGoods(db, { shopId: 'ropes', itemCode: 'ROPE2', price: 1 })
    await give(db, rinne, { [item('ROPE2', { level: 2 })]: 3, [item('ROPE22')]: 5 })
    await as.player.shop.buy({ characterId: rinne.id, shopGoodsId: rope, count: 2, price: 1 })
    const standing = await as.player.shop.getStanding({ shopId: 'ropes', characterId: rinne.id })
    expect(standing.goodsList).toEqual([{ shopGoodsId: rope, shojiSu: 5, boughtCount: 2, isAllowed: true }])
    expect(standing).toMatchObject({ carried: 0, capacity: 1 })
    const foreign = as.other.shop.getStanding({ shopId: 'ropes', characterId: rinne.id })
    expect(await refusalOf(foreign)).toBe('NOT_YOUR_CHARACTER')
  })
})
