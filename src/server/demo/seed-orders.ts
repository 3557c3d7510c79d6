// Orders of the demo in every state, each brought there by the verbs of its parties, and the terms of the masters who take them. A kind
// of orders is a line of `places`: the verb that places one.
import { and, eq, inArray } from 'drizzle-orm'
import { character } from '../areas/character/tables.ts'
import { appUser } from '../areas/identity/tables.ts'
import { orderRequest } from '../areas/order/requests.ts'
import { orderRequestSetting } from '../areas/order/tables/plan.ts'
import { scenario } from '../areas/scenario/tables/scenario.ts'
import { orderOmnibus } from '../areas/scenario-omnibus/order-omnibus.ts'
import type { Tx } from '../db/client.ts'
import { demoOrders, demoOrderTerms, demoReplays } from './content.ts'
import { liveOrder, type PlaceOrder } from './live-order.ts'
import { masterOfKey } from './seed-master-rooms.ts'
import { seedOmnibuses } from './seed-omnibus.ts'
import { placeReact } from './seed-reacts.ts'
import { DEMO_ORDER_KINDS, type DemoOrder, type DemoOrderKind } from './shapes/order.ts'
import type { DemoAccount } from './shapes.ts'

const DAY = 86_400_000

const placeRequest: PlaceOrder = async (tx, told, { own, userId, masterId, now }) => {
  const [master] =
    masterId === null
      ? []
      : await tx
          .select()
          .from(appUser)
          .where(inArray(appUser.userId, [masterId]))
  const { title: purpose, content: orderContent, textType, coins: orderCoin, seats, worldId, isPrivate } = told
  const [relatedScenarioId1 = null, relatedScenarioId2 = null] = await scenariosOf(tx, told)
  return orderRequest(tx, {
    ...{
      own,
      userId,
      now,
      worldId,
      masterId: master?.publicUserId ?? null,
      purpose,
      orderContent,
      textType,
      orderCoin,
    },
    ...{ relatedScenarioId1, relatedScenarioId2, inviteFlg: seats > 1, seats, privateFlg: isPrivate },
  })
}

/** Ids of the finished scenarios that an order names, found by the title of their first chapter. */
async function scenariosOf(tx: Tx, { worldId, follows }: DemoOrder): Promise<number[]> {
  if (follows.length === 0) return []
  const titles = demoReplays.flatMap(told =>
    told.worldId === worldId && follows.includes(told.key) ? told.chapters.slice(0, 1).map(({ title }) => title) : [],
  )
  const rows = await tx
    .select({ scenarioId: scenario.scenarioId })
    .from(scenario)
    .where(and(eq(scenario.worldId, worldId), inArray(scenario.title, titles)))
    .orderBy(scenario.scenarioId)
  return rows.map(({ scenarioId }) => scenarioId)
}

const placeEpisode =
  (themes: ReadonlyMap<string, number>): PlaceOrder =>
  (tx, { worldId, plan, content: orderContent, seats, isPrivate: privateFlg }, { own, userId, now }) =>
    orderOmnibus(tx, {
      ...{ own, userId, now, worldId, orderContent, seats, privateFlg, inviteFlg: seats > 1 },
      omnibusId: themes.get(`${worldId}/${plan}`) ?? 0,
    })

export async function seedOrders(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  await seedTerms(tx, userIds, now)
  const themes = await seedOmnibuses(tx, userIds, now)
  const places: Partial<Record<DemoOrderKind, PlaceOrder>> = {
    ...{ request: placeRequest, react: placeReact, omnibus: placeEpisode(themes) },
  }
  const users = await usersOf(tx, demoOrders)
  const userOf = (characterId: string) => users.get(characterId) ?? ''
  const officeId = userIds.get('demo-admin') ?? ''
  for (const told of inOrder(demoOrders)) {
    const place = places[told.kind]
    if (!place) throw new Error(`The demo places no orders of the kind ${told.kind}.`)
    const people = { ownerId: userOf(told.owner), masterId: masterOfKey(told.master, userIds), officeId, userOf }
    await liveOrder(tx, told, people, place, now)
  }
}

/** Orders kind by kind, so that a new kind changes no id of the kinds before it. */
const inOrder = (orders: readonly DemoOrder[]): readonly DemoOrder[] =>
  DEMO_ORDER_KINDS.flatMap(kind => orders.filter(told => told.kind === kind))

async function seedTerms(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  await tx.insert(orderRequestSetting).values(
    demoOrderTerms.map(({ master, worldId, accepts, ...terms }, index) => ({
      ...{ ...terms, worldId, masterId: masterOfKey(master, userIds), isAccepting: accepts },
      updatedAt: new Date(now.getTime() - (40 + index) * DAY),
    })),
  )
}

async function usersOf(tx: Tx, orders: readonly DemoOrder[]): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(orders.flatMap(({ owner, guests, asked }) => [owner, ...guests, ...asked]))]
  const rows = await tx
    .select({ characterId: character.characterId, userId: character.userId })
    .from(character)
    .where(inArray(character.characterId, keys))
  return new Map(rows.map(({ characterId, userId }) => [characterId, userId]))
}
