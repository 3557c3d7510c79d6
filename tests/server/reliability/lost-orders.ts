// Orders under lost answers and kills: players ask for stories, friends join and leave, office and master answer, openings are handed in and
// begin. Each act happens once for its key, every answer is true, coins are where the order stands, and no order goes a way that
// the table does not have.
import { expect } from 'vitest'
import { lastClass } from '#rules/codes/user.ts'
import { ownerShare } from '#rules/order/prices.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { opening } from '../../calls/scenario-desk.ts'
import { inParallel } from '../../support/claims.ts'
import type { Answer } from '../../support/http.ts'
import { size } from '../../support/size.ts'
import { everybody, seedClaimers } from './claimers.ts'
import { characterOf, guest, inColumns, MASTER, PURSE, seedGuests, totalOf } from './guests.ts'
import type { Book, Stage } from './lost.ts'
import { findWrongOrderBooks, findWrongOrders, ORDER_COIN, seedMasters, shareOf } from './order-books.ts'
import { watchSame } from './watching.ts'

const ORDERS = size(6, 900)
const AT_ONCE = size(3, 8)
/** An owner and friends, who are in no other order at the same time. */
const HEADS = 3
const ADMIN = everybody.claimingSingles[1] ?? ''

let { client, db, random, tokenOf, untrue, counts, count } = {} as Stage

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

export const orders: Book = {
  name: 'orders',
  figures: 'B1, B3, B4',
  network: { delayMs: 1_000 },
  open: async stage => {
    ;({ client, db, random, tokenOf, untrue, counts, count } = stage)
    await seedClaimers(db)
    await seedGuests(db, AT_ONCE * HEADS)
    await seedMasters(db, [MASTER])
    await db.insert(userClass).values({ userId: ADMIN, classCode: lastClass.admin })
  },
  runs: [
    {
      title: `${ORDERS} orders: no act and no coin is lost or doubled`,
      many: ORDERS,
      seconds: 420,
      kills: { server: [size(3_000, 4_000), size(900, 5_000)], database: [15_000, size(2_500, 8_000)] },
      // In a purse, an order, a scenario, or paid as a fee.
      begin: async () => [
        watchSame(200, () => totalOf(db, ['order', 'held', 'earned', 'fee']), AT_ONCE * HEADS * PURSE),
      ],
      press: () => inColumns(ORDERS, AT_ONCE, live),
      findFaults: async () => [...(await findWrongOrderBooks(db)), ...(await findWrongOrders(db))],
      tell: () => `${ORDERS} orders, ${JSON.stringify(Object.fromEntries(counts))}`,
      expectEnough: () => expect(counts.get('order')).toBe(ORDERS),
    },
  ],
}
