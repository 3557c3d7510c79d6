// An order for its parties, and for readers who have the secret of its link (C076). For everybody else it does not
// exist.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { orderActs } from '#rules/order/acts.ts'
import { orderTopic } from '#rules/order/live.ts'
import { cancelFee, guestShare, ownerRest } from '#rules/order/prices.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import type { Db } from '../../db/client.ts'
import { revisionOf } from '../../platform/realtime/announce.ts'
import { refuse } from '../../platform/refuse.ts'
import { blockedBy } from '../block/between.ts'
import { listedFields } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { appUser } from '../identity/tables.ts'
import { masterRoom } from '../master-room/tables.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { isReadableScenario } from '../scenario/readable-scenario.ts'
import { shownPeople } from '../scenario/shown-people.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { orderCards } from './order-cards.ts'
import { feeTaken } from './order-coins.ts'
import { cancelTermsOf, factsOfOrder, findOrder, type OrderRow } from './order-row.ts'
import { readsMessages, type Standing, standingOf } from './parties.ts'
import {
  scenarioOrderHold,
  scenarioOrderLog,
  scenarioOrderMember,
  scenarioOrderMessage,
  scenarioOrderVisit,
} from './tables/order.ts'

type Asked = { orderId: number; hash?: string | undefined; userId: string | null; now: Date }

/** Id of no user, for readers who are not signed in. */
const NOBODY = ''

/** @throws ORDER_NOT_FOUND */
export async function getOrderDetail(db: Db, { orderId, hash, userId, now }: Asked) {
  const revision = await revisionOf(db, orderTopic(orderId))
  const order = await findOrder(db, orderId)
  const standing = await standingOf(db, order, userId)
  // A link is an invitation while it is open, and tells afterwards that it has ended.
  const isInvited = standing === null && hash !== undefined && order.hash === hash
  if (!standing && !isInvited) throw refuse('ORDER_NOT_FOUND')
  const [card] = await orderCards(db, userId ?? NOBODY, sql`o.order_id = ${orderId}`)
  if (!card) throw refuse('ORDER_NOT_FOUND')
  const members = await membersOf(db, order, userId)
  const standingOnes = members.filter(({ state }) => state !== 'ended')
  const scenarioState = await stateOfScenario(db, order)
  const { icon: _, ...facts } = card
  const mine = standing ?? ({ party: 'guest', guest: 'asked', isDirector: false } satisfies Standing)
  const seesAll = standing !== null
  // A reader with nothing but the link of an ended invitation learns that it has ended, and not what became of the
  // order.
  const isShown = seesAll || order.state === 'Inviting'
  const shares = standingOnes.filter(({ isOwner, state }) => !isOwner && state === 'joined').map(({ share }) => share)
  const ownerHeld = members.find(({ isOwner }) => isOwner)?.held ?? 0
  return {
    ...facts,
    party: mine.party,
    isMyTurn: isInvited ? order.state === 'Inviting' : facts.isMyTurn,
    orderContent: isShown ? order.orderContent : '',
    ...(await masterOf(db, order)),
    isOpen: order.isOpen,
    lastDecision: order.lastDecision,
    reason: seesAll ? order.reason : null,
    scenarioState,
    writingDays: order.writingDays,
    inviteDays: order.inviteDays,
    relatedList: isShown ? await relatedOf(db, order, userId) : [],
    templateId: order.templateId,
    omnibusId: order.omnibusId,
    memberList: members
      .filter(
        ({ state, joinedAt }) => isShown && (state !== 'ended' || (order.state === 'Cancel' && joinedAt !== null)),
      )
      .map(({ memberId: _id, userId: _user, state, share, held, ...member }) => ({
        ...member,
        state: state === 'asked' ? ('asked' as const) : ('joined' as const),
        // A reader with nothing but the link sees who comes, and not what they pay.
        share: seesAll ? share : 0,
        held: seesAll ? held : 0,
      })),
    held: seesAll ? await heldIn(db, orderId) : 0,
    ownerRest: ownerRest(order.orderCoin, shares),
    share: members.find(member => member.isMine && !member.isOwner)?.share ?? guestShare(order.orderCoin, order.seats),
    cancelFee:
      order.state === 'Ordered'
        ? cancelFee(cancelTermsOf(order), order.orderCoin, ownerHeld, scenarioState === 'submitted')
        : seesAll && order.state === 'Cancel'
          ? await feeTaken(db, orderId)
          : 0,
    cancelTerms: cancelTermsOf(order),
    invitation: mine.party === 'owner' && order.state === 'Inviting' ? await invitationOf(db, order) : null,
    isInvited,
    actList: actsOf(order, standingOnes, mine),
    logList: seesAll ? await logOf(db, orderId) : [],
    messageCount: standing && readsMessages(standing) ? await messagesOf(db, orderId) : 0,
    revision,
    version: order.version,
    serverTime: now,
  }
}

/** Acts of the caller's side. A user of the office who has another part in the order may also end it (`stop`). */
function actsOf(
  order: OrderRow,
  members: readonly { state: 'asked' | 'joined' | 'left' | 'refused' | 'ended' }[],
  mine: Standing,
): string[] {
  const asked = { state: order.state, facts: factsOfOrder(order, members), hasScenario: order.scenarioId !== null }
  const own = orderActs({ ...asked, party: mine.party, guest: mine.guest })
  const office = mine.isDirector && mine.party !== 'director' ? orderActs({ ...asked, party: 'director' }) : []
  return [...new Set([...own, ...office.filter(act => act === 'stop')])]
}

async function membersOf(db: Db, { orderId }: OrderRow, reader: string | null) {
  const rows = await db
    .select({
      memberId: scenarioOrderMember.memberId,
      userId: scenarioOrderMember.userId,
      character: listedFields,
      isOwner: scenarioOrderMember.isOwner,
      state: scenarioOrderMember.state,
      share: scenarioOrderMember.share,
      held: sql<number>`coalesce((select sum(h.amount)::int from ${scenarioOrderHold} h
        where h.member_id = ${scenarioOrderMember.memberId} and h.state in ('held', 'moved')), 0)`,
      joinedAt: scenarioOrderMember.joinedAt,
    })
    .from(scenarioOrderMember)
    .innerJoin(character, eq(character.characterId, scenarioOrderMember.characterId))
    .where(
      and(eq(scenarioOrderMember.orderId, orderId), inArray(scenarioOrderMember.state, ['asked', 'joined', 'ended'])),
    )
    .orderBy(sql`${scenarioOrderMember.isOwner} desc`, asc(scenarioOrderMember.memberId))
  return shownPeople(rows, await blockedBy(db, reader)).map(row => ({ ...row, isMine: row.userId === reader }))
}

/** Coins that lie in an order or in its story, also those of members who have left the story and did not get them back. */
async function heldIn(db: Db, orderId: number): Promise<number> {
  const [row] = await db
    .select({ held: sql<number>`coalesce(sum(${scenarioOrderHold.amount}), 0)::int` })
    .from(scenarioOrderHold)
    .where(and(eq(scenarioOrderHold.orderId, orderId), inArray(scenarioOrderHold.state, ['held', 'moved'])))
  return row?.held ?? 0
}

async function masterOf(db: Db, { masterId }: OrderRow) {
  if (masterId === null) return { masterId: null, masterIcon: null }
  const [found] = await db
    .select({ masterId: appUser.publicUserId, masterIcon: masterRoom.icon })
    .from(appUser)
    .leftJoin(masterRoom, eq(masterRoom.masterId, appUser.userId))
    .where(eq(appUser.userId, masterId))
  return found ?? { masterId: null, masterIcon: null }
}

async function stateOfScenario(db: Db, { scenarioId }: OrderRow): Promise<ScenarioState | null> {
  if (scenarioId === null) return null
  const [row] = await db
    .select({ state: scenarioPhase.state })
    .from(scenario)
    .innerJoin(scenarioPhase, isPhase(scenario))
    .where(eq(scenario.scenarioId, scenarioId))
  return row?.state ?? null
}

/** Stories that an order follows on; those that the reader may not read are left out. */
async function relatedOf(db: Db, order: OrderRow, userId: string | null) {
  const ids = [order.relatedScenarioId1, order.relatedScenarioId2].filter(id => id !== null)
  const found = []
  for (const scenarioId of ids) {
    if (!(await isReadableScenario(db, { scenarioId, userId }))) continue
    const [row] = await db
      .select({
        scenarioId: scenario.scenarioId,
        phase: scenario.phase,
        worldId: scenario.worldId,
        scenarioTitle: scenario.title,
      })
      .from(scenario)
      .where(eq(scenario.scenarioId, scenarioId))
    if (row) found.push(row)
  }
  return found
}

async function invitationOf(db: Db, { orderId, hash }: OrderRow) {
  const visits = await db.$count(scenarioOrderVisit, eq(scenarioOrderVisit.orderId, orderId))
  return { hash, visits }
}

const LOG_SHOWN = 50

async function logOf(db: Db, orderId: number) {
  const rows = await db
    .select({
      act: scenarioOrderLog.act,
      from: scenarioOrderLog.from,
      to: scenarioOrderLog.to,
      // The log line of an invitation by name holds the guest's id in place of a reason.
      reason: sql<
        string | null
      >`case when ${scenarioOrderLog.act} = 'asked' then null else ${scenarioOrderLog.reason} end`,
      createdAt: scenarioOrderLog.createdAt,
    })
    .from(scenarioOrderLog)
    .where(and(eq(scenarioOrderLog.orderId, orderId), sql`${scenarioOrderLog.to} is not null`))
    .orderBy(asc(scenarioOrderLog.logId))
    .limit(LOG_SHOWN)
  return rows
}

const messagesOf = (db: Db, orderId: number): Promise<number> =>
  db.$count(scenarioOrderMessage, eq(scenarioOrderMessage.orderId, orderId))
