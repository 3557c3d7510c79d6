// Orders of the runs of B1 to B4: masters who take them, orders as their parties bring them to a state, and the books of all of them:
// every coin with its member, in its order, in the scenario that it became, or with the service as a fee.
import { sql } from 'drizzle-orm'
import { scenarioType } from '#rules/codes/scenario.ts'
import { guestShare } from '#rules/order/prices.ts'
import { ORDER_TRANSITIONS, type OrderTransition } from '#rules/order/transitions.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { actOnOrder, confirmOrder, type PlainAct, takeOrder } from '#server/areas/order/act-on-order.ts'
import { joinOrder } from '#server/areas/order/join-order.ts'
import { findOrder } from '#server/areas/order/order-row.ts'
import { ownOrder } from '#server/areas/order/own-order.ts'
import { placeOrder } from '#server/areas/order/place-order.ts'
import { masterDesk, masterWorld } from '#server/areas/scenario-desk/tables.ts'
import { type Db, transact } from '#server/db/client.ts'
import { ownCharacter } from '#server/platform/own-character.ts'
import { givenTerms } from '../../support/orders.ts'
import { characterOf, PURSE } from './guests.ts'

export const ORDER_COIN = 1_300

/** Makes users masters of the harbour who take requests. */
export async function seedMasters(db: Db, userIds: readonly string[], mostAtOnce = 20): Promise<void> {
  await db
    .insert(userClass)
    .values(userIds.map(userId => ({ userId, classCode: 1 })))
    .onConflictDoNothing()
  await db.insert(masterWorld).values(userIds.map(userId => ({ userId, worldId: 'harbor', since: new Date() })))
  await db.insert(masterDesk).values(userIds.map(userId => ({ userId, isNewMaster: false })))
  for (const userId of userIds) await givenTerms(db, userId, mostAtOnce)
}

type Wanted = { ownerId: string; guests?: readonly string[]; seats: number; masterId: string | null }

/** A request in which guests have joined. */
export async function placedOrder(db: Db, { ownerId, guests = [], seats, masterId }: Wanted) {
  const now = new Date()
  const own = await ownCharacter(db, ownerId, characterOf(ownerId))
  const { orderId } = await transact(db, tx =>
    placeOrder(tx, {
      ...{
        type: scenarioType.requestScenario,
        masterId,
        purpose: '三人で、終電を見送る',
        orderContent: '窓をあけておきます。',
      },
      ...{ textType: 'Normal', orderCoin: ORDER_COIN, seats, inviteDays: 5, isPrivate: false, writingDays: 21 },
      ...{ invites: seats > 1, userId: ownerId, own, now },
    }),
  )
  const { hash } = await findOrder(db, orderId)
  for (const userId of guests) {
    const character = await ownCharacter(db, userId, characterOf(userId))
    await transact(db, tx => joinOrder(tx, { orderId, userId, own: character, hash, now }))
  }
  return { orderId, hash }
}

/** Acts of an order's parties, each in a transaction of its own. */
export async function actOn(
  db: Db,
  orderId: number,
  userId: string,
  ...acts: (PlainAct | 'confirm' | 'take')[]
): Promise<void> {
  for (const act of acts) {
    await transact(db, async tx => {
      const acting = { own: await ownOrder(tx, { orderId, userId }), orderId, userId, now: new Date() }
      if (act === 'confirm') await confirmOrder(tx, acting)
      else if (act === 'take') await takeOrder(tx, acting)
      else await actOnOrder(tx, { ...acting, act, reason: '確認のため' })
    })
  }
}

export const shareOf = (seats: number): number => guestShare(ORDER_COIN, seats)

type Sum = { id: string; sum: number; due: number }

/** Orders and purses whose coins are others than their rows say; `guest-…` began with the same purse. */
export async function findWrongOrderBooks(db: Db): Promise<string[]> {
  const { rows: orders } = await db.execute<Sum>(sql`
    select 'order ' || o.order_id as id,
      (select coalesce(sum(e.amount), 0)::int from ledger_account a join ledger_entry e on e.account_id = a.id
        where a.holder_id = 'order:' || o.order_id) as sum,
      (select coalesce(sum(amount), 0)::int from scenario_order_hold h where h.order_id = o.order_id and h.state = 'held') as due
    from scenario_order o`)
  const { rows: purses } = await db.execute<Sum>(sql`
    select u.user_id as id, (select coalesce(sum(balance), 0)::int from ledger_account a
        where a.holder_id = u.user_id and a.currency in ('LP', 'AC')) as sum,
      ${PURSE}::int - (select coalesce(sum(amount), 0)::int from scenario_order_hold h
        where h.user_id = u.user_id and h.state in ('held', 'moved'))
      - (select coalesce(sum(-e.amount), 0)::int from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
          join ledger_account a on a.id = e.account_id and a.holder_id = u.user_id
        where t.cause_kind = 'orderFee') as due
    from app_user u where u.user_id like 'guest-%'`)
  return [...orders, ...purses].flatMap(({ id, sum, due }) => (sum === due ? [] : [`${id} has ${sum}, not ${due}`]))
}

/** Orders whose holds, members or log no state leaves so. */
export async function findWrongOrders(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string }>(sql`
    select o.order_id || ' is ' || o.state || ' with ' || coalesce(sum(h.amount), 0) || ' of ' || o.order_coin || ' held' as fault
      from scenario_order o left join scenario_order_hold h on h.order_id = o.order_id and h.state = 'held'
      group by o.order_id having (o.state in ('Cancel', 'Released') and coalesce(sum(h.amount), 0) <> 0)
        or (o.state in ('CheckingByDirector', 'CheckingByMaster', 'OpenRequesting', 'Ordered') and coalesce(sum(h.amount), 0) < o.order_coin)
    union all
    select o.order_id || ' has ' || count(*) || ' members of ' || o.seats from scenario_order o
      join scenario_order_member m on m.order_id = o.order_id and m.state = 'joined' group by o.order_id having count(*) > o.seats
    union all
    select m.order_id || ': member ' || m.member_id || ' is ' || m.state || ' with coins' from scenario_order_member m
      join scenario_order_hold h on h.member_id = m.member_id and h.state = 'held' where m.state <> 'joined'
    union all
    select o.order_id || ' is ' || o.state || ' but was last brought to ' || coalesce(l.to_state, 'nothing') from scenario_order o
      left join lateral (select to_state from scenario_order_log where order_id = o.order_id and to_state is not null
        order by log_id desc limit 1) l on true
      where l.to_state is distinct from o.state`)
  return [...rows.map(({ fault }) => fault), ...(await findBrokenOrderLogs(db))]
}

/** Lines of the log that are no row of the table, or that do not begin where the line before ended. */
async function findBrokenOrderLogs(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{
    orderId: number
    act: string
    from: string | null
    to: string
    before: string | null
  }>(sql`
    select order_id::int as "orderId", act, from_state as from, to_state as to,
      lag(to_state) over (partition by order_id order by log_id) as before
    from scenario_order_log where to_state is not null`)
  return rows.flatMap(({ orderId, act, from, to, before }) => {
    const row = (ORDER_TRANSITIONS as readonly OrderTransition[]).find(({ name }) => name === act)
    const isStep =
      act === 'place' ? from === null : row?.to === to && (row.from as readonly (string | null)[]).includes(from)
    return isStep && before === from ? [] : [`order ${orderId}: ${act} from ${from} to ${to} after ${before}`]
  })
}
