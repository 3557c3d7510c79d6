// Situations (リアクト) of the demo with the terms of the masters who take them, and the verb that orders one.
import { and, eq } from 'drizzle-orm'
import { appUser } from '../areas/identity/tables.ts'
import { logPlan } from '../areas/order/plan-log.ts'
import { scenarioReact, scenarioReactCharacter, scenarioReactSetting } from '../areas/order/tables/plan.ts'
import { masterWorld } from '../areas/scenario-desk/tables.ts'
import { orderReact } from '../areas/scenario-react/order-react.ts'
import type { Tx } from '../db/client.ts'
import { demoReacts } from './content.ts'
import { assetId } from './drawings.ts'
import type { PlaceOrder } from './live-order.ts'
import { masterOfKey } from './seed-master-rooms.ts'
import type { DemoAccount } from './shapes.ts'

const DAY = 86_400_000

export async function seedReacts(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  const officeId = userIds.get('demo-admin') ?? ''
  for (const told of demoReacts) {
    const openFrom = new Date(now.getTime() - told.opensDaysAgo * DAY)
    const [made] = await tx
      .insert(scenarioReact)
      .values({
        ...{ worldId: told.worldId, title: told.title, catchcopy: told.catchcopy, situation: told.description },
        ...{ picture: assetId(told.picture), textType: told.textType, seatsMost: told.seats, openFrom },
        openUntil: told.closesInDays === null ? null : new Date(now.getTime() + told.closesInDays * DAY),
        ...{ createdBy: officeId, createdAt: openFrom },
      })
      .returning({ templateId: scenarioReact.templateId })
    if (!made) throw new Error(`The situation ${told.key} was not written.`)
    const { templateId } = made
    await logPlan(tx, 'react', templateId, { act: 'create', userId: officeId, now: openFrom })
    if (told.people.length > 0)
      await tx
        .insert(scenarioReactCharacter)
        .values(told.people.map((characterId, index) => ({ templateId, characterId, place: index + 1 })))
    for (const { master, acceptFlg, ...terms } of told.takes) {
      const masterId = masterOfKey(master, userIds)
      await tx
        .insert(masterWorld)
        .values({ userId: masterId, worldId: told.worldId, since: openFrom })
        .onConflictDoNothing()
      await tx
        .insert(scenarioReactSetting)
        .values({ masterId, templateId, isAccepting: acceptFlg, ...terms, updatedAt: openFrom })
    }
  }
}

/** Orders the situation that the order names, of its master. */
export const placeReact: PlaceOrder = async (tx, told, { own, userId, masterId, now }) => {
  const title = demoReacts.find(one => one.worldId === told.worldId && one.key === told.plan)?.title ?? ''
  const [found] = await tx
    .select({ templateId: scenarioReact.templateId })
    .from(scenarioReact)
    .where(and(eq(scenarioReact.worldId, told.worldId), eq(scenarioReact.title, title)))
  const [master] = await tx
    .select({ masterId: appUser.publicUserId })
    .from(appUser)
    .where(eq(appUser.userId, masterId ?? ''))
  if (!found || !master) throw new Error(`The situation of the order ${told.key} is missing.`)
  const { worldId, seats, content: orderContent, isPrivate } = told
  return orderReact(tx, {
    ...{ own, userId, now, worldId, orderContent, templateId: found.templateId, masterId: master.masterId },
    ...{ inviteFlg: seats > 1, seats, privateFlg: isPrivate },
  })
}
