// Personal data of orders: those that are not taken yet end at the request, taken ones are handed over or cancelled before.

import { sql } from 'drizzle-orm'
import { CHECKING, GATHERING } from '#rules/order/states.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { cancelOrder } from './act-on-order.ts'
import { leaveOrder } from './join-order.ts'
import { ownOrder } from './own-order.ts'
import {
  scenarioOrder,
  scenarioOrderHold,
  scenarioOrderLog,
  scenarioOrderMember,
  scenarioOrderMessage,
  scenarioOrderVisit,
} from './tables/order.ts'
import {
  orderCancelTerms,
  orderPlanLog,
  orderRequestSetting,
  scenarioOmnibus,
  scenarioOmnibusCharacter,
  scenarioOmnibusTemplate,
  scenarioReact,
  scenarioReactCharacter,
  scenarioReactSetting,
} from './tables/plan.ts'

const NOT_TAKEN = [...GATHERING, ...CHECKING]

const ofOrder = columnsOf(scenarioOrder, 'o', ['orderId', 'purpose'])
type Place = RowOf<typeof ofOrder> & { isOwner: boolean; isAsked: boolean; isGathering: boolean; coins: number }

/** Places of a user in orders that no master has taken yet. */
async function placesOf(db: Db | Tx, userId: string): Promise<Place[]> {
  const { rows } = await db.execute<Place>(sql`
    select ${ofOrder}, o.owner_id = ${userId} as "isOwner", m.state = 'asked' as "isAsked",
      o.state in ${[...GATHERING]} as "isGathering", coalesce((select sum(h.amount) from scenario_order_hold h
        where h.order_id = o.order_id and h.user_id = ${userId} and h.state = 'held'), 0)::int as coins
    from scenario_order_member m join scenario_order o on o.order_id = m.order_id
    where m.user_id = ${userId} and m.state in ('asked', 'joined') and o.state in ${NOT_TAKEN} order by o.order_id`)
  return rows
}

const purposeColumn = columnsOf(scenarioOrder, 'o', ['purpose'])

export const orderPersonal: PersonalArea = {
  tables: [
    {
      table: orderRequestSetting,
      users: { master_id: 'deleted' },
      archive: { name: 'order-settings', own: ofUser('master_id'), texts: { title: null, body: 'words' } },
    },
    {
      table: scenarioReactSetting,
      users: { master_id: 'deleted' },
      archive: { name: 'order-situations', own: ofUser('master_id') },
    },
    { table: scenarioReact, users: { created_by: 'renamed' }, archive: 'Situations are written by the office.' },
    {
      table: scenarioReactCharacter,
      characters: { character_id: 'stays' },
      archive: 'Situations are written by the office.',
    },
    {
      table: scenarioOmnibusTemplate,
      users: { created_by: 'renamed' },
      archive: 'Templates are written by the office.',
    },
    {
      table: scenarioOmnibus,
      users: { master_id: 'renamed' },
      archive: { name: 'order-themes', own: ofUser('master_id'), texts: { title: 'title', body: 'description' } },
    },
    {
      table: scenarioOmnibusCharacter,
      characters: { character_id: 'stays' },
      archive: 'Characters of a theme are chosen by its master.',
    },
    { table: orderCancelTerms, users: { created_by: 'renamed' }, archive: 'Terms of the office.' },
    { table: orderPlanLog, users: { user_id: 'renamed' }, archive: 'Decisions of the office.' },
    {
      table: scenarioOrderVisit,
      users: { user_id: 'deleted' },
      archive: { name: 'visited-orders', own: ofUser() },
    },
    {
      table: scenarioOrderMessage,
      users: { user_id: 'renamed' },
      characters: { character_id: 'stays' },
      archive: { name: 'order-messages', own: ofUser(), texts: { title: null, body: 'body' } },
    },
    { table: scenarioOrderHold, users: { user_id: 'renamed' }, archive: { name: 'order-coins', own: ofUser() } },
    {
      table: scenarioOrderMember,
      users: { user_id: 'renamed' },
      characters: { character_id: 'stays' },
      archive: { name: 'order-places', own: ofUser() },
    },
    { table: scenarioOrderLog, users: { user_id: 'renamed' }, archive: { name: 'order-log', own: ofUser() } },
    {
      table: scenarioOrder,
      users: { owner_id: 'renamed', master_id: 'renamed' },
      archive: {
        name: 'orders',
        own: ofUser('owner_id'),
        without: ['hash'],
        texts: { title: 'purpose', body: 'order_content' },
      },
    },
  ],
  endings: async (db, userId) =>
    (await placesOf(db, userId)).map(({ purpose, coins }) => ({ title: `オーダー「${purpose}」`, coins })),
  end: async (tx, userId, now) => {
    await tx.execute(sql`update ${orderRequestSetting} set is_accepting = false where master_id = ${userId}`)
    for (const { orderId, isOwner, isAsked, isGathering } of await placesOf(tx, userId)) {
      const own = await ownOrder(tx, { orderId, userId })
      if (isOwner) await cancelOrder(tx, { own, orderId, userId, now })
      else
        await leaveOrder(tx, {
          own,
          orderId,
          userId,
          now,
          act: isAsked ? 'refuse' : isGathering ? 'leave' : 'leaveLate',
        })
    }
  },
  forget: async (tx, { userId, pseudonym }) => {
    // The log line of an invitation by name holds the guest's id in place of a reason.
    await tx.execute(
      sql`update ${scenarioOrderLog} set reason = ${pseudonym} where act = 'asked' and reason = ${userId}`,
    )
    await tx.execute(sql`update ${scenarioOmnibus} set state = 'closed' where master_id = ${userId}`)
    return []
  },
  owed: async (db, userId) => {
    const { rows } = await db.execute<RowOf<typeof purposeColumn>>(sql`
      select ${purposeColumn} from scenario_order o where (o.state = 'Ordered' and (o.master_id = ${userId} or exists (
          select 1 from scenario_order_member m where m.order_id = o.order_id and m.user_id = ${userId} and m.state = 'joined')))
        or (o.state = 'CheckingByMaster' and o.master_id = ${userId}) order by o.order_id`)
    return [{ code: 'LEAVING_OWES_ORDER', titles: rows.map(({ purpose }) => purpose) }]
  },
}
