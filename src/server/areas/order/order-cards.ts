// Orders in lists: those of a user by side and by whose turn it is, invitations by name, requests of a world under way.
import { type SQL, sql } from 'drizzle-orm'
import { turnOf } from '#rules/order/schedule.ts'
import { textOfOrder } from '#rules/order/states.ts'
import type { OrderParty } from '#rules/order/transitions.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { isAdmin } from '../../platform/rights.ts'
import { meets } from '../block/between.ts'
import { character } from '../character/tables.ts'
import { masterName } from '../identity/master-name.ts'
import { scenarioPhase } from '../scenario/tables/scenario.ts'
import { hasCome } from './parties.ts'
import { scenarioOrder } from './tables/order.ts'

const OVER = sql`o.state in ('Released', 'Cancel')`
const isGuest = (userId: string) => sql`exists (select 1 from scenario_order_member m where m.order_id = o.order_id
  and m.user_id = ${userId} and not m.is_owner and m.state in ('asked', 'joined', 'ended'))`
/** Condition: the user takes part as a guest. Invitations that wait, or were not answered, are in another list. */
const hasJoined = (userId: string) => sql`exists (select 1 from scenario_order_member m where m.order_id = o.order_id
  and m.user_id = ${userId} and not m.is_owner and m.state in ('joined', 'ended') and m.joined_at is not null)`
/** The same without invitations by an owner whom a block parts from the user. */
const isMetGuest = (userId: string) => sql`(${isGuest(userId)}
  and (o.state <> 'Inviting' or ${meets(userId, sql`o.owner_id`)} or ${hasJoined(userId)}))`
const isMasterOf = (userId: string) => sql`(o.master_id = ${userId} and ${hasCome})`
/** Condition: the user may take the request. Admins never may, because the office has passed it on. */
const isCandidate = (userId: string) => sql`(o.state = 'OpenRequesting' and o.owner_id <> ${userId}
  and ${meets(userId, sql`o.owner_id`)}
  and exists (select 1 from order_request_setting s where s.master_id = ${userId} and s.world_id = o.world_id and s.is_accepting)
  and not ${isGuest(userId)} and not ${isAdmin(sql`${userId}`)})`

/** Condition: the user is of this side. */
const sides: Record<OrderParty, (userId: string) => SQL> = {
  owner: userId => sql`o.owner_id = ${userId}`,
  guest: isMetGuest,
  master: isMasterOf,
  candidate: isCandidate,
  director: userId => isAdmin(sql`${userId}`),
}

/** Side of the user, the first that fits. */
const partyOf = (
  userId: string,
) => sql`case when o.owner_id = ${userId} then 'owner' when ${isGuest(userId)} then 'guest'
  when ${isMasterOf(userId)} then 'master' when ${isCandidate(userId)} then 'candidate' else 'director' end`

/** Condition: the user is to act. Orders without a master or a scenario count as not. */
const isTurn = (userId: string) => sql`coalesce(
  (o.owner_id = ${userId} and o.state in ('PreOrder', 'Ordering'))
  or (o.state = 'Inviting' and ${meets(userId, sql`o.owner_id`)} and exists (select 1 from scenario_order_member m
    where m.order_id = o.order_id and m.user_id = ${userId} and m.state = 'asked'))
  or (o.master_id = ${userId} and (o.state = 'CheckingByMaster'
    or (o.state = 'Ordered' and coalesce(p.state, 'draft') <> 'submitted')))
  or ${isCandidate(userId)}
  or (${isAdmin(sql`${userId}`)} and (o.state = 'CheckingByDirector' or (o.state = 'Ordered' and p.state = 'submitted'))), false)`

const ofOrder = columnsOf(scenarioOrder, 'o', {
  ...{ orderId: 'orderId', worldId: 'worldId', type: 'type', purpose: 'purpose', textType: 'textType' },
  ...{ state: 'state', lastDecision: 'lastDecision', dueAt: 'dueAt', orderCoin: 'orderCoin', seats: 'seats' },
  ...{ privateFlg: 'isPrivate', scenarioId: 'scenarioId', createdAt: 'createdAt', stateSince: 'stateSince' },
})
const ofPhase = columnsOf(scenarioPhase, 'p', { scenarioState: 'state' })
const owner = columnsOf(character, 'c', { ownerName: 'characterFullName', icon: 'icon' })
type Row = RowOf<typeof ofOrder> &
  Absent<RowOf<typeof ofPhase>> &
  RowOf<typeof owner> & { masterName: string | null; party: OrderParty; isMyTurn: boolean; joinedCount: number }

const columns = (userId: string) => sql`${ofOrder}, ${ofPhase}, ${owner}, ${masterName('u')} as "masterName",
  ${partyOf(userId)} as party, ${isTurn(userId)} as "isMyTurn",
  (select count(*)::int from scenario_order_member m where m.order_id = o.order_id
    and m.state = case when o.state = 'Cancel' then 'ended' else 'joined' end and m.joined_at is not null) as "joinedCount"`

const from = sql`scenario_order o
  join scenario_order_member own on own.order_id = o.order_id and own.is_owner
  join character c on c.character_id = own.character_id
  left join app_user u on u.user_id = o.master_id
  left join scenario s on s.scenario_id = o.scenario_id
  left join scenario_phase p on p.scenario_id = s.scenario_id and p.phase = s.phase`

const toCard = ({ lastDecision, scenarioState, ...row }: Row) => ({
  ...row,
  status: textOfOrder({ state: row.state, lastDecision, scenarioState }),
  turn: turnOf(row.state, scenarioState === 'submitted'),
})

/** @param where condition on order `o` with its owner's character `c`, master `u` and scenario `p` */
export async function orderCards(db: Db | Tx, userId: string, where: SQL, rest: SQL = sql``) {
  const { rows } = await db.execute<Row>(sql`select ${columns(userId)} from ${from} where ${where} ${rest}`)
  return rows.map(toCard)
}

type Listing = {
  userId: string
  page: number
  perPage: number
  worldId?: string | undefined
  party?: OrderParty | undefined
  /** Whether a guest must have joined. */
  isIn?: boolean
  group?: 'turn' | 'running' | 'over' | undefined
  type?: Row['type'] | undefined
  /** The order that became this scenario. */
  scenarioId?: number | undefined
  now: Date
}

export async function getOrderList(db: Db, listing: Listing) {
  const { userId, page, perPage, worldId, party, isIn, group, type, scenarioId, now } = listing
  const whose = isIn
    ? hasJoined(userId)
    : party
      ? sides[party](userId)
      : sql`(${sql.join(
          Object.values(sides).map(side => side(userId)),
          sql` or `,
        )})`
  const where = sql`${whose}
    ${worldId === undefined ? sql`` : sql`and o.world_id = ${worldId}`}
    ${type === undefined ? sql`` : sql`and o.type = ${type}`}
    ${scenarioId === undefined ? sql`` : sql`and o.scenario_id = ${scenarioId}`}
    ${group === 'over' ? sql`and ${OVER}` : group ? sql`and not ${OVER}` : sql``}
    ${group === 'turn' ? sql`and ${isTurn(userId)}` : sql``}`
  const order = group === 'over' ? sql`o.state_since desc` : sql`${isTurn(userId)} desc, o.due_at asc nulls last`
  const rest = sql`order by ${order}, o.order_id desc limit ${perPage} offset ${(page - 1) * perPage}`
  return {
    orderList: await orderCards(db, userId, where, rest),
    count: await countOf(db, sql`${from} where ${where}`),
    serverTime: now,
  }
}

export const getSubOrderList = (db: Db, listing: Omit<Listing, 'party' | 'isIn' | 'group'>) =>
  getOrderList(db, { ...listing, isIn: true })

export async function getInvitingList(
  db: Db,
  { userId, characterId, now }: { userId: string; characterId: string; now: Date },
) {
  const where = sql`o.state = 'Inviting' and ${meets(userId, sql`o.owner_id`)}
    and exists (select 1 from scenario_order_member m where m.order_id = o.order_id
    and m.character_id = ${characterId} and m.user_id = ${userId} and m.state = 'asked')`
  return {
    orderList: await orderCards(db, userId, where, sql`order by o.due_at, o.order_id limit 50`),
    serverTime: now,
  }
}

const GOING_SHOWN = 50

export async function getOnGoingRequests(db: Db, { userId, worldId }: { userId: string; worldId: string }) {
  const where = sql`o.world_id = ${worldId} and o.type = 'RequestScenario' and not o.is_private
    and ${meets(userId, sql`o.owner_id`)}
    and (o.state in ('CheckingByMaster', 'OpenRequesting', 'Ordered')
      or (o.state = 'Released' and p.state not in ('completed', 'notEstablished', 'withdrawn')))`
  const found = await orderCards(db, userId, where, sql`order by o.order_id desc limit ${GOING_SHOWN}`)
  return {
    orderList: found.map(
      ({
        orderId,
        purpose,
        textType,
        status,
        ownerName,
        icon,
        masterName: name,
        joinedCount,
        seats,
        scenarioId,
        createdAt,
      }) => ({
        ...{ orderId, purpose, textType, status, ownerName, icon, masterName: name, joinedCount, seats, createdAt },
        // The story itself is public only from its beginning on.
        scenarioId: status === 'Released' ? scenarioId : null,
      }),
    ),
  }
}
