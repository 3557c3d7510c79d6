// The exchange, shops and links at the same moment: exactly as many happen as materials, coins, stock and limits allow; one key is one
// effect.
import { expect } from 'vitest'
import { character } from '#server/areas/character/tables.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { givenLink } from '../../support/goods.ts'
import { stockOf } from '../../support/shops.ts'
import { size } from '../../support/size.ts'
import { BOUGHT, fillPurses, GLASS, GOLD, MADE, type Market, openMarket, PRICE, recipe, restock } from './buyers.ts'
import { AT_ONCE, type Book, type Press, passed, type Stage, times } from './parallel.ts'

const ROUNDS = size(2, 1_000)
const [RINNE, MINA] = ['harbor-rinne', 'harbor-mina']
const LAMP = 'item:harbor:I0001'

let { database, db, users, random, fire, fireOneKey } = {} as Stage
let market = {} as Market
let [fills, received] = [0, 0]

const held = async (currency: string, id = RINNE) => {
  const holder = {
    kind: currency.length === 2 ? 'user' : 'character',
    id: currency.length === 2 ? users.player : id,
  } as const
  return (await balancesOf(db, holder, [currency]))[currency] ?? 0
}
/** Fills purses to exactly these amounts, counting the present balance. */
async function fillUp(amounts: Record<string, number>, id = RINNE): Promise<void> {
  fills += 1
  const missing: Record<string, number> = {}
  for (const [currency, amount] of Object.entries(amounts)) missing[currency] = amount - (await held(currency, id))
  const wanted = Object.fromEntries(Object.entries(missing).filter(([, amount]) => amount > 0))
  if (Object.keys(wanted).length > 0) await fillPurses(db, [users.player], () => id, wanted, fills)
}
/** @returns number of presses that passed; the others are refused in words of the call */
async function firePassing(presses: readonly Press[]): Promise<number> {
  const answers = await fire(presses)
  expect(answers.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([])
  return passed(answers).length
}

const creating = (): Press => ({
  ...{ userId: users.player, path: '/api/ItemSynth/create' },
  body: { characterId: RINNE, itemSynthId: market.itemSynthId, originalizedFlg: false, levelUpFlg: false },
})
const buying = (characterId = RINNE): Press => ({
  ...{ userId: users.player, path: '/api/Shop/buy' },
  body: { characterId, shopGoodsId: market.shopGoodsId, count: 1, price: PRICE },
})
const receiving = (link: object, characterId: string): Press => ({
  ...{ userId: users.player, path: '/api/Distribution/distribution' },
  body: { ...link, characterId, distributionType: 0 },
})

/** Thirty characters of one player in the harbour. */
const takers = times(AT_ONCE, nth => `taker-${nth}`)
async function givenTakers(): Promise<void> {
  const base = { userId: users.player, worldId: 'harbor', middleName: '', familyName: '', nameOrder: 3, kana: 'ア' }
  const words = { className: '霧読み', level: 1, createdAt: new Date() }
  await db
    .insert(character)
    .values(takers.map(id => ({ ...base, ...words, characterId: id, givenName: id, characterFullName: id })))
}

async function create(): Promise<void> {
  const possible = random.integer(0, 12)
  const [glass, gold] = random.chance(0.5) ? [possible, 20] : [20, possible]
  await fillUp({ [GLASS]: 2 * glass, [GOLD]: 2 * gold, LP: 200, AC: 0 })
  const before = await held(MADE)
  const due = Math.min(Math.floor((await held(GLASS)) / 2), Math.floor((await held(GOLD)) / 2))
  const made = await firePassing(times(AT_ONCE, creating))
  expect(made).toBe(Math.min(AT_ONCE, due))
  expect(await held(MADE)).toBe(before + made)
}

async function payInBothCoins(): Promise<void> {
  await fillUp({ [GLASS]: 200, [GOLD]: 200 })
  const purse = { LP: await held('LP'), AC: await held('AC') }
  await fillUp({ LP: purse.LP + 10, AC: purse.AC + 20 })
  const [LP, AC] = [await held('LP'), await held('AC')]
  const possible = Math.floor(LP / recipe.coin) + Math.floor(AC / recipe.coin)
  const made = await firePassing(times(AT_ONCE, creating))
  expect(made).toBe(Math.min(AT_ONCE, possible))
  expect(LP + AC - (await held('LP')) - (await held('AC'))).toBe(made * recipe.coin)
}

async function buy(): Promise<void> {
  const stock = random.integer(0, 20)
  await restock(db, stock)
  await fillUp({ LP: AT_ONCE * PRICE })
  const before = (await held(BOUGHT)) + (await held(BOUGHT, MINA))
  expect(await firePassing(times(AT_ONCE, nth => buying(nth % 2 ? RINNE : MINA)))).toBe(stock)
  expect(await stockOf(db, market.shopGoodsId)).toBe(0)
  expect((await held(BOUGHT)) + (await held(BOUGHT, MINA))).toBe(before + stock)
}

async function receive(): Promise<void> {
  const takeLimit = random.integer(1, AT_ONCE)
  const link = await givenLink(database, { takeLimit })
  expect(await firePassing(takers.map(id => receiving(link, id)))).toBe(takeLimit)
  const again = await givenLink(database)
  const before = await held(LAMP, takers[0])
  expect(await firePassing(times(AT_ONCE, () => receiving(again, takers[0] ?? '')))).toBe(1)
  received += takeLimit + 1
  expect(await held(LAMP, takers[0])).toBe(before + 3)
}

async function pressOneKey(): Promise<void> {
  const link = await givenLink(database)
  for (const [press, currency, id, gain] of [
    [creating(), MADE, RINNE, 1],
    [buying(), BOUGHT, RINNE, 1],
    [receiving(link, 'taker-0'), LAMP, 'taker-0', 3],
  ] as const) {
    await fillUp({ [GLASS]: 20, [GOLD]: 20, LP: 100 })
    const before = await held(currency, id)
    await fireOneKey(press)
    expect(await held(currency, id)).toBe(before + gain)
  }
}

export const purchases: Book = {
  name: 'purchases',
  mayBeBusy: false,
  open: async stage => {
    ;({ database, db, users, random, fire, fireOneKey } = stage)
    market = await openMarket(db, 0)
    await givenTakers()
  },
  races: [
    { title: 'creations: as many as the scarcest of materials and tokens', rounds: ROUNDS, round: create },
    {
      title: 'coins: LP pays as often as it covers everything, then AC does, and nothing is left out',
      seconds: 60,
      round: payInBothCoins,
    },
    { title: 'purchases: never more than the stock, whoever buys', rounds: ROUNDS, round: buy },
    {
      title: 'a limit holds for all of them together',
      seconds: 60,
      round: async () => {
        await restock(db, null, (await held(BOUGHT)) + 4)
        await fillUp({ LP: AT_ONCE * PRICE })
        expect(await firePassing(times(AT_ONCE, () => buying()))).toBe(4)
      },
    },
    {
      title: 'receiving: as many as the limit, each once',
      rounds: ROUNDS,
      round: receive,
      end: async () => {
        const all = await Promise.all(takers.map(id => held(LAMP, id)))
        expect(all.reduce((sum, amount) => sum + amount, 0)).toBe(3 * received)
      },
    },
    {
      title: 'thirty times one key, for each kind: one effect, equal answers',
      rounds: ROUNDS,
      begin: () => restock(db, null),
      round: pressOneKey,
    },
  ],
}
