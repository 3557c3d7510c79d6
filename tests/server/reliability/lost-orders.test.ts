// B1, B3 and B4 of orders: players ask for stories, friends join and leave, office and master answer, openings are handed in and begin,
// while answers and requests are lost and the server and its database are killed. Each act happens once for its key, every
// answer is true, coins are where the order stands, and no order goes a way that the table does not have.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastClass } from '#rules/codes/user.ts'
import { ownerShare } from '#rules/order/prices.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { opening } from '../../calls/scenario-desk.ts'
import { type BadNetwork, openBadNetwork } from '../../support/bad-network.ts'
import { inParallel } from '../../support/claims.ts'
import type { Answer } from '../../support/http.ts'
import { findLedgerFaults } from '../../support/ledger-audit.ts'
import { randomOf, report } from '../../support/random.ts'
import { dataFolder } from '../../support/server-process.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { every } from '../../support/supervisor.ts'
import { stubbornly } from '../../support/through-outages.ts'
import { takeTurn } from '../../support/turn.ts'
import { everybody, seedClaimers } from './claimers.ts'
import { characterOf, guest, MASTER, PURSE, seedGuests } from './guests.ts'
import { findWrongOrderBooks, findWrongOrders, ORDER_COIN, seedMasters, shareOf } from './order-books.ts'

const ORDERS = size(6, 900)
const AT_ONCE = size(3, 8)
/** An owner and friends, who are in no other order at the same time. */
const HEADS = 3
const ADMIN = everybody.claimingSingles[1] ?? ''

takeTurn()
const dataDir = dataFolder('b1-orders')
const random = randomOf('B1 orders')
let { server, proxy, client, db, tokenOf, close } = {} as BadNetwork
const untrue: string[] = []
const counts = new Map<string, number>()
const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1)

beforeAll(async () => {
  ;({ server, proxy, client, db, tokenOf, close } = await openBadNetwork(dataDir, random, { delayMs: 1_000 }))
  await seedClaimers(db)
  await seedGuests(db, AT_ONCE * HEADS)
  await seedMasters(db, [MASTER])
  await db.insert(userClass).values({ userId: ADMIN, classCode: lastClass.admin })
}, limitSeconds(120))

afterAll(() => close?.())

type Told = {
  state: string
  orderId: number
  share: number
  ownerCoin: number
  returned: number
  fee: number
  scenarioId: number
}

/** @returns what an act has told; it must succeed */
async function act(name: string, userId: string, body: object, way: 'post' | 'put' = 'post'): Promise<Told> {
  const path = name.startsWith('/') ? name : `/api/ScenarioOrder/${name}`
  const answer: Answer = await client[way](path, tokenOf(userId), random.uuid(), body)
  const what = 'act' in body ? String(body.act) : (name.split('/').at(-1) ?? '')
  if (answer.status !== 200) untrue.push(`${what} of ${userId}: ${answer.status} ${answer.text}`)
  count(what)
  return answer.json as Told
}
const expectTold = (what: string, told: unknown, due: unknown): void => {
  if (told !== due) untrue.push(`${what} told ${told}, not ${due}`)
}
const reasoned = (orderId: number, name: string) => ({ orderId, act: name, reason: '確認のため' })

/** An order from its placing to the consultation, or to one of its other ends. */
async function live(nth: number): Promise<void> {
  const [ownerId = '', ...friends] = Array.from({ length: HEADS }, (_, at) => guest((nth % AT_ONCE) * HEADS + at))
  const cost = ownerShare(ORDER_COIN, HEADS)
  const placed = await act('/api/ScenarioRequest/order', ownerId, {
    ...{ masterId: MASTER, characterId: characterOf(ownerId), worldId: 'harbor', purpose: '終電を見送る', cost },
    ...{ orderContent: '窓をあけておきます。', textType: 'Normal', orderCoin: ORDER_COIN, draftId: null },
    ...{ relatedScenarioId1: null, relatedScenarioId2: null, inviteFlg: true, seats: HEADS, inviteDays: 5 },
  })
  const { orderId } = placed
  expectTold('placing', placed.share, cost)
  const { hash } = await act('renewLink', ownerId, { orderId }).then(told => told as unknown as { hash: string })
  await inParallel(friends, 2, async userId => {
    const joining = { orderId, characterId: characterOf(userId), hash, cost: shareOf(HEADS) }
    expectTold('joining', (await act('participation', userId, joining)).share, shareOf(HEADS))
  })
  let ownerCoin = cost
  const [, leaving = ''] = friends
  if (random.chance(0.3)) {
    expectTold('leaving', (await act('leave', leaving, { orderId, act: 'leave' })).returned, shareOf(HEADS))
    ownerCoin += shareOf(HEADS)
  }
  const confirm = async () =>
    expectTold('confirming', (await act('confirmOrder', ownerId, { orderId, ownerCoin }, 'put')).ownerCoin, ownerCoin)
  const cancel = async (fee: number) => {
    const told = await act('cancelOrder', ownerId, { orderId, fee })
    expectTold('cancelling', told.returned + told.fee, ownerCoin)
  }
  await confirm()
  if (random.chance(0.2)) {
    await act('act', ADMIN, reasoned(orderId, 'returnByDirector'))
    await confirm()
  }
  if (random.chance(0.1)) return void (await act('act', ADMIN, reasoned(orderId, 'stop')))
  await act('act', ADMIN, { orderId, act: 'passOn', reason: null })
  if (random.chance(0.15))
    return random.chance(0.5) ? cancel(0) : void (await act('act', MASTER, reasoned(orderId, 'decline')))
  await act('act', MASTER, { orderId, act: 'accept', reason: null })
  if (random.chance(0.1)) return cancel(Math.min(ownerCoin, 0.3 * ORDER_COIN))
  const handing = {
    orderId,
    scenarioInfo: { ...opening, relatedCharacterList: [] },
    writingPeriod: 21,
    characterList: [],
  }
  const { scenarioId } = await act('submitRequestScenario', MASTER, handing)
  const checking = { worldId: 'harbor', scenarioId, openDateTime: null }
  if (random.chance(0.3)) {
    await act('/api/ScenarioInfo/admin/check', ADMIN, { ...checking, status: 10, reason: '短いです。' })
    await act('submitRequestScenario', MASTER, handing, 'put')
  }
  if (random.chance(0.1)) return void (await act('act', MASTER, reasoned(orderId, 'giveUp')))
  await act('/api/ScenarioInfo/admin/check', ADMIN, { ...checking, status: 11, reason: null })
  count('begun')
}

/** Coins of all guests, wherever they are: in a purse, an order, a scenario, or paid as a fee. */
const totals = sql`select coalesce(sum(e.amount), 0)::int as total from ledger_entry e
  join ledger_account a on a.id = e.account_id
  where a.currency in ('LP', 'AC') and (a.holder_id like 'guest-%' or a.holder_id like 'order:%'
    or a.holder_id like 'held:%' or a.holder_id like 'earned:%' or a.holder_id = 'fee')`

test(`${ORDERS} orders: no act and no coin is lost or doubled`, { timeout: limitSeconds(420) }, async () => {
  const started = performance.now()
  const stopServerKills = every(size(3_000, 4_000), size(900, 5_000), server.killServer)
  const stopPostgresKills = every(15_000, size(2_500, 8_000), server.killPostgres)
  const sums = new Set<number>()
  let [isOver, reads] = [false, 0]
  const reading = (async () => {
    for (; !isOver; await sleep(200)) {
      const { rows } = await stubbornly(() => db.execute<{ total: number }>(totals))
      sums.add(Number(rows[0]?.total))
      reads += 1
    }
  })()
  // A column of orders shares its people, one after the other.
  const columns = Array.from({ length: AT_ONCE }, (_, at) => at)
  await inParallel(columns, AT_ONCE, async at => {
    for (let nth = at; nth < ORDERS; nth += AT_ONCE) await live(nth)
  })
  await stopServerKills()
  await stopPostgresKills()
  isOver = true
  await reading
  const faults = [
    ...untrue,
    ...(await findWrongOrderBooks(db)),
    ...(await findWrongOrders(db)),
    ...(await findLedgerFaults(db, random)),
  ]
  report(
    `B1 orders: ${ORDERS} orders, ${JSON.stringify(Object.fromEntries(counts))}, ${reads} reads of sums,`,
    `${((performance.now() - started) / 1000).toFixed(1)} s; ${server.kills.server} server kills,`,
    `${server.kills.postgres} database kills; network ${JSON.stringify(proxy.counts)}`,
  )
  report(`B1 orders: ${ORDERS - Math.min(ORDERS, faults.length)} passed, ${faults.length} failed`)
  expect({ faults: faults.slice(0, 20), errors: server.errors() }).toEqual({ faults: [], errors: [] })
  expect([...sums]).toEqual([AT_ONCE * HEADS * PURSE])
  expect(counts.get('order')).toBe(ORDERS)
  expect(server.kills.server).toBeGreaterThanOrEqual(1)
})
