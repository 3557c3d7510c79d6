// B1 for the exchange and shops: answers and requests are lost, the server and its database are killed; every act happens once
// for its key, what each client is told is true, and no reader ever sees books that do not balance (B3, B4).
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, createPool, type Db, isDatabaseDown } from '#server/db/client.ts'
import { auditLedger } from '#server/platform/ledger/balances.ts'
import { type ChaosProxy, openChaosProxy } from '../../support/chaos-proxy.ts'
import { findBrokenChains, inParallel, type Step } from '../../support/claims.ts'
import { findLedgerFaults } from '../../support/ledger-audit.ts'
import { createPersistentClient, type PersistentClient } from '../../support/persistent-client.ts'
import { randomOf, report } from '../../support/random.ts'
import { dataFolder, embeddedUrl } from '../../support/server-process.ts'
import { stockOf } from '../../support/shops.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { every, type Supervisor, supervise } from '../../support/supervisor.ts'
import { installTestKey } from '../../support/tokens.ts'
import { takeTurn } from '../../support/turn.ts'
import { BOUGHT, fillPurses, GLASS, GOLD, MADE, type Market, openMarket, PRICE, recipe } from './buyers.ts'
import { everybody, seedClaimers } from './claimers.ts'

const ACTS = size(80, 10_000)
/** There is not enough for everybody: the last ones are told so. */
const STOCK = Math.floor(ACTS * 0.8)
const AT_ONCE = 12
const users = everybody.claimingSingles

takeTurn()
const dataDir = dataFolder('b1-purchases')
const random = randomOf('B1 lost purchases')
let [server, proxy, client]: [Supervisor, ChaosProxy, PersistentClient] = [] as never
let [db, tokenOf, closeDb]: [Db, (userId: string) => string, () => Promise<void>] = [] as never
let market: Market = { itemSynthId: 0, shopGoodsId: 0 }

beforeAll(async () => {
  server = await supervise({ DATA_DIR: dataDir, RATE_LIMITS: '0', JOBS: '1' })
  const pool = createPool({ url: embeddedUrl(dataDir), max: 8, role: null, name: 'tsumugi-test' })
  ;[db, closeDb] = [createDb(pool), () => pool.end()]
  tokenOf = await installTestKey(pool)
  await seedClaimers(db)
  market = await openMarket(db, STOCK)
  const plenty = { LP: ACTS * (PRICE + recipe.coin), [GLASS]: 2 * ACTS, [GOLD]: 2 * ACTS }
  await fillPurses(db, users, userId => `of-${userId}`, plenty)
  const toxics = { dropAnswer: 0.3, dropRequest: 0.05, delay: 0.05 }
  proxy = await openChaosProxy({ target: () => server.url, random: random.fork(), toxics, delayMs: 1_500 })
  client = createPersistentClient(proxy.url, random.fork(), 1_000)
}, limitSeconds(120))

afterAll(async () => {
  client?.close()
  await proxy?.close()
  await closeDb?.()
  await server?.stop()
})

const steps: Step[] = []
const untrue: string[] = []
const told = { made: 0, bought: 0, soldOut: 0 }

async function create(userId: string): Promise<void> {
  const input = {
    characterId: `of-${userId}`,
    itemSynthId: market.itemSynthId,
    originalizedFlg: false,
    levelUpFlg: false,
  }
  const answer = await client.post('/api/ItemSynth/create', tokenOf(userId), random.uuid(), input)
  if (answer.status !== 200) return void untrue.push(`create: ${answer.status} ${answer.text}`)
  const { shojiSu, coinType } = answer.json as { shojiSu: number; coinType: number }
  if (coinType !== 1) untrue.push(`create: paid by coin ${coinType}`)
  told.made += 1
  steps.push({ holder: input.characterId, currency: MADE, before: shojiSu - 1, after: shojiSu })
}

async function buy(userId: string): Promise<void> {
  const input = { characterId: `of-${userId}`, shopGoodsId: market.shopGoodsId, count: 1, price: PRICE }
  const answer = await client.post('/api/Shop/buy', tokenOf(userId), random.uuid(), input)
  if (answer.status === 422 && answer.text.includes('GOODS_SOLD_OUT')) told.soldOut += 1
  else if (answer.status !== 200) untrue.push(`buy: ${answer.status} ${answer.text}`)
  else {
    const { shojiSu } = answer.json as { shojiSu: number }
    told.bought += 1
    steps.push({ holder: input.characterId, currency: BOUGHT, before: shojiSu - 1, after: shojiSu })
  }
}

test(`of ${ACTS} creations and ${ACTS} purchases none is lost and none is doubled`, {
  timeout: limitSeconds(420),
}, async () => {
  const stopServerKills = every(5_000, size(1_500, 5_000), server.killServer)
  const stopPostgresKills = every(20_000, size(2_500, 8_000), server.killPostgres)
  const acts = random.shuffle([
    ...Array.from({ length: ACTS }, () => () => create(random.pick(users))),
    ...Array.from({ length: ACTS }, () => () => buy(random.pick(users))),
  ])
  let over = false
  const seen: string[] = []
  let readings = 0
  const reading = (async () => {
    while (!over) {
      try {
        seen.push(...(await auditLedger(db)))
        readings += 1
      } catch (error) {
        if (!isDatabaseDown(error)) throw error
      }
      await sleep(50)
    }
  })()
  await inParallel(acts, AT_ONCE, act => act())
  await stopServerKills()
  await stopPostgresKills()
  over = true
  await reading

  const { rows } = await db.execute<{ made: number; bought: number; causes: number }>(`
    select (select count(*) from item_synth_history) as made, (select sum(count) from shop_purchase)::int as bought,
      (select count(*) from ledger_transfer where cause_kind in ('itemSynth', 'shop')) as causes`)
  const broken = (await findBrokenChains(db, steps)).filter(fault => fault.includes(MADE) || fault.includes(BOUGHT))
  const faults = await findLedgerFaults(db, random)
  report(
    `B1: ${told.made} made, ${told.bought} bought, ${told.soldOut} told that nothing is left; ${readings} readings;`,
    `${server.kills.server} server kills, ${server.kills.postgres} database kills; clients ${JSON.stringify(client.met)}`,
  )
  expect({ untrue, broken, faults, seen, errors: server.errors() }).toEqual({
    ...{ untrue: [], broken: [], faults: [], seen: [], errors: [] },
  })
  expect(told).toEqual({ made: ACTS, bought: STOCK, soldOut: ACTS - STOCK })
  expect(rows[0]).toEqual({ made: ACTS, bought: STOCK, causes: ACTS + STOCK })
  expect(await stockOf(db, market.shopGoodsId)).toBe(0)
  expect(readings).toBeGreaterThan(0)
  expect(server.kills.server).toBeGreaterThanOrEqual(1)
})
