import { expect, test } from 'vitest'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenMission } from '../../support/missions.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { give, givenGoods, givenRecipe, gold, item } from '../../support/shops.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const mina = { kind: 'character', id: 'harbor-mina' } as const

test('the list holds what the screen judges by: entries, materials, what is held of them, the wallet', async () => {
  const itemSynthId = await givenRecipe(db, { itemCode: 'LAMP', coin: 5, materials: { I0001: 2, GEAR: 1 } })
  await givenRecipe(db, { worldId: 'station', itemCode: 'TICKET' })
  await givenGoods(db, { itemCode: 'GEAR' })
  await givenGoods(db, { itemCode: 'I0001', stock: 0 })
  await givenGoods(db, { itemCode: 'I0001', endsAt: PLAY_NOW })
  await givenMission(db, { rewards: [{ kind: 'item', itemCode: 'I0001', amount: 1 }] })
  await give(db, mina, { [item('I0001')]: 2, [item('GEAR', { level: 3 })]: 1, [item('OTHER')]: 4, [gold()]: 12 })
  await give(db, { kind: 'user', id: users.player }, { LP: 9 })
  const list = await as.player.exchange.getList({ characterId: 'harbor-mina' })
  expect(list.itemSynthMasterList).toMatchObject([{ itemSynthId, itemName: '品LAMP', itemNum: 1, coin: 5 }])
  expect(list.itemSynthMaterialList).toMatchObject([
    {
      itemName: '霧晶のかけら',
      needCount: 2,
      iconUrl: '/files/shouhin/fog-1.96.webp',
      shopList: [],
      isMissionReward: true,
    },
    { itemName: '品GEAR', shopList: [{ shopId: 'goods', shopName: '霧見の雑貨屋' }], isMissionReward: false },
  ])
  expect(list.hoyuItemList).toEqual([
    { itemCode: 'GEAR', level: 3, originalize: 0, originalizeId: null, shojiSu: 1, sobiSu: 0 },
    { itemCode: 'I0001', level: 1, originalize: 0, originalizeId: null, shojiSu: 2, sobiSu: 0 },
  ])
  expect(list.wallet).toMatchObject({ llamaPoint: 9, worldToken1: 12, worldToken2: 0, worldToken4: 0 })
  expect(list.wallet.tokenList.map(({ name }) => name)).toEqual(['ゴールド', 'オーブ'])
})

test('the history is newest first, in pages, each character for itself', async () => {
  const itemSynthId = await givenRecipe(db, { itemCode: 'STONE' })
  const input = { itemSynthId, originalizedFlg: false, levelUpFlg: false }
  for (let nth = 0; nth < 3; nth++) await as.player.exchange.create({ ...input, characterId: 'harbor-mina' })
  await as.player.exchange.create({ ...input, characterId: 'harbor-rinne' })
  const page = (number: number) => as.player.exchange.history({ characterId: 'harbor-mina', page: number, size: 2 })
  const [first, second, third] = [await page(1), await page(2), await page(3)]
  expect([first.count, first.itemSynthHistoryList.length, second.itemSynthHistoryList.length]).toEqual([3, 2, 1])
  expect(third.itemSynthHistoryList).toEqual([])
  const ids = [...first.itemSynthHistoryList, ...second.itemSynthHistoryList].map(row => row.itemSynthHistoryId)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
})

test('somebody else’s list and history are refused', async () => {
  expect(await refusalOf(as.other.exchange.getList({ characterId: 'harbor-mina' }))).toBe('NOT_YOUR_CHARACTER')
  const history = as.other.exchange.history({ characterId: 'harbor-mina', page: 1, size: 20 })
  expect(await refusalOf(history)).toBe('NOT_YOUR_CHARACTER')
})
