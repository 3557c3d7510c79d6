// B2 for the exchange, shops and links: thirty requests at the same moment, on two servers. Exactly as many happen as
// materials, coins, stock and limits allow; one key is one effect.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { character } from '#server/areas/character/tables.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { openDatabase } from '../../support/database.ts'
import { givenLink } from '../../support/goods.ts'
import { randomOf, report } from '../../support/random.ts'
import { stockOf } from '../../support/shops.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { installTestKey } from '../../support/tokens.ts'
import { takeTurn } from '../../support/turn.ts'
import { openTwoServers } from '../../support/two-servers.ts'
import { BOUGHT, fillPurses, GLASS, GOLD, MADE, openMarket, PRICE, recipe, restock } from './buyers.ts'

const ROUNDS = size(2, 1_000)
const AT_ONCE = 30

takeTurn()
const random = randomOf('B2 parallel purchases')
const database = await openDatabase('play')
const { db, users } = database
const { salvo } = await openTwoServers(database)
const market = await openMarket(db, 0)
const [RINNE, MINA] = ['harbor-rinne', 'harbor-mina']
let token = ''
let round = 0

beforeAll(async () => {
  // One of a sign-in holds for a quarter of an hour, shorter than a full run.
  token = (await database.asOwner(installTestKey))(users.player)
})
beforeEach(() => {
  round += 1_000
})

const held = async (currency: string, id = RINNE) => {
  const holder = {
    kind: currency.length === 2 ? 'user' : 'character',
    id: currency.length === 2 ? users.player : id,
  } as const
  return (await balancesOf(db, holder, [currency]))[currency] ?? 0
}
/** Fills purses to exactly these amounts, counting the present balance. */
async function fillUp(amounts: Record<string, number>, id = RINNE): Promise<void> {
  round += 1
  const missing: Record<string, number> = {}
  for (const [currency, amount] of Object.entries(amounts)) missing[currency] = amount - (await held(currency, id))
  const wanted = Object.fromEntries(Object.entries(missing).filter(([, amount]) => amount > 0))
  if (Object.keys(wanted).length > 0) await fillPurses(db, [users.player], () => id, wanted, round)
}
async function fire(path: string, bodies: object[], keys: string[]): Promise<{ passed: number; bodies: Set<string> }> {
  const answers = await salvo.fire(
    bodies.map((body, nth) => ({
      path,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': keys[nth] ?? '' },
      body: JSON.stringify(body),
    })),
  )
  const strange = answers.filter(({ status }) => status !== 200 && status !== 409 && status !== 422)
  expect(strange).toEqual([])
  const passed = answers.filter(({ status }) => status === 200)
  return { passed: passed.length, bodies: new Set(passed.map(({ body }) => body)) }
}
const different = () => Array.from({ length: AT_ONCE }, () => random.uuid())
const creation = { characterId: RINNE, itemSynthId: market.itemSynthId, originalizedFlg: false, levelUpFlg: false }
const times = (body: object) => Array.from({ length: AT_ONCE }, () => body)

test(`${ROUNDS} rounds of creations: as many as the scarcest of materials and tokens`, {
  timeout: limitSeconds(120),
}, async () => {
  for (let nth = 0; nth < ROUNDS; nth++) {
    const possible = random.integer(0, 12)
    const [glass, gold] = random.chance(0.5) ? [possible, 20] : [20, possible]
    await fillUp({ [GLASS]: 2 * glass, [GOLD]: 2 * gold, LP: 200, AC: 0 })
    const before = [await held(MADE), Math.min(Math.floor((await held(GLASS)) / 2), Math.floor((await held(GOLD)) / 2))]
    const { passed } = await fire('/api/ItemSynth/create', times(creation), different())
    expect(passed).toBe(Math.min(AT_ONCE, before[1] ?? 0))
    expect(await held(MADE)).toBe((before[0] ?? 0) + passed)
  }
  report(`B2 creations: ${ROUNDS} rounds passed, 0 failed`)
})

test('coins: LP pays as often as it covers everything, then AC does, and nothing is left out', {
  timeout: limitSeconds(60),
}, async () => {
  await fillUp({ [GLASS]: 200, [GOLD]: 200 })
  const purse = { LP: await held('LP'), AC: await held('AC') }
  await fillUp({ LP: purse.LP + 10, AC: purse.AC + 20 })
  const [LP, AC] = [await held('LP'), await held('AC')]
  const possible = Math.floor(LP / recipe.coin) + Math.floor(AC / recipe.coin)
  const { passed } = await fire('/api/ItemSynth/create', times(creation), different())
  expect(passed).toBe(Math.min(AT_ONCE, possible))
  expect(LP + AC - (await held('LP')) - (await held('AC'))).toBe(passed * recipe.coin)
})

test(`${ROUNDS} rounds of purchases: never more than the stock, whoever buys`, {
  timeout: limitSeconds(120),
}, async () => {
  for (let nth = 0; nth < ROUNDS; nth++) {
    const stock = random.integer(0, 20)
    await restock(db, stock)
    await fillUp({ LP: AT_ONCE * PRICE })
    const before = (await held(BOUGHT)) + (await held(BOUGHT, MINA))
    const buy = { shopGoodsId: market.shopGoodsId, count: 1, price: PRICE }
    const bodies = Array.from({ length: AT_ONCE }, (_, at) => ({ ...buy, characterId: at % 2 ? RINNE : MINA }))
    const { passed } = await fire('/api/Shop/buy', bodies, different())
    expect(passed).toBe(stock)
    expect(await stockOf(db, market.shopGoodsId)).toBe(0)
    expect((await held(BOUGHT)) + (await held(BOUGHT, MINA))).toBe(before + stock)
  }
  report(`B2 purchases: ${ROUNDS} rounds passed, 0 failed`)
})

test('a limit holds for all of them together', async () => {
  await restock(db, null, (await held(BOUGHT)) + 4)
  await fillUp({ LP: AT_ONCE * PRICE })
  const buy = { characterId: RINNE, shopGoodsId: market.shopGoodsId, count: 1, price: PRICE }
  expect((await fire('/api/Shop/buy', times(buy), different())).passed).toBe(4)
})

/** Thirty characters of one player in the harbour. */
const takers = Array.from({ length: AT_ONCE }, (_, nth) => `taker-${nth}`)
const receiving = (link: object, characterId: string) => ({ ...link, characterId, distributionType: 0 })
const RECEIVE = '/api/Distribution/distribution'
const LAMP = 'item:harbor:I0001'

async function givenTakers(): Promise<void> {
  const base = { userId: users.player, worldId: 'harbor', middleName: '', familyName: '', nameOrder: 3, kana: 'ア' }
  const words = { className: '霧読み', level: 1, createdAt: new Date() }
  await db
    .insert(character)
    .values(takers.map(id => ({ ...base, ...words, characterId: id, givenName: id, characterFullName: id })))
    .onConflictDoNothing()
}

test(`${ROUNDS} rounds of receiving: as many as the limit, each once`, { timeout: limitSeconds(120) }, async () => {
  await givenTakers()
  let received = 0
  for (let nth = 0; nth < ROUNDS; nth++) {
    const takeLimit = random.integer(1, AT_ONCE)
    const link = await givenLink(database, { takeLimit })
    const { passed } = await fire(
      RECEIVE,
      takers.map(id => receiving(link, id)),
      different(),
    )
    expect(passed).toBe(takeLimit)
    received += passed
    const again = await givenLink(database)
    const before = await held(LAMP, takers[0])
    expect((await fire(RECEIVE, times(receiving(again, takers[0] ?? '')), different())).passed).toBe(1)
    received += 1
    expect(await held(LAMP, takers[0])).toBe(before + 3)
  }
  const all = await Promise.all(takers.map(id => held(LAMP, id)))
  expect(all.reduce((sum, amount) => sum + amount, 0)).toBe(3 * received)
  report(`B2 receiving: ${ROUNDS} rounds passed, 0 failed`)
})

test(`${ROUNDS} rounds of thirty times one key, for each kind: one effect, equal answers`, {
  timeout: limitSeconds(120),
}, async () => {
  await givenTakers()
  await restock(db, null)
  const buy = { characterId: RINNE, shopGoodsId: market.shopGoodsId, count: 1, price: PRICE }
  for (let nth = 0; nth < ROUNDS; nth++) {
    const link = await givenLink(database)
    for (const [path, body, currency, id, gain] of [
      ['/api/ItemSynth/create', creation, MADE, RINNE, 1],
      ['/api/Shop/buy', buy, BOUGHT, RINNE, 1],
      [RECEIVE, receiving(link, 'taker-0'), LAMP, 'taker-0', 3],
    ] as const) {
      await fillUp({ [GLASS]: 20, [GOLD]: 20, LP: 100 })
      const before = await held(currency, id)
      const key = random.uuid()
      const { passed, bodies } = await fire(
        path,
        times(body),
        Array.from({ length: AT_ONCE }, () => key),
      )
      expect({ path, passed, answers: bodies.size }).toEqual({ path, passed: AT_ONCE, answers: 1 })
      expect(await held(currency, id)).toBe(before + gain)
    }
  }
  report(`B2 one key (made, bought, received): ${3 * ROUNDS} rounds passed, 0 failed`)
})
