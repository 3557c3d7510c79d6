// Every act by every side in every state of an order: what the table allows happens, everything else is refused with its text and
// changes nothing.
import { ORPCError } from '@orpc/server'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { OrderAct } from '#rules/order/acts.ts'
import { ORDER_STATES, type OrderState } from '#rules/order/states.ts'
import type { OrderParty } from '#rules/order/transitions.ts'
import { refusals } from '#rules/refusals/index.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { holdUpTo } from '#server/areas/order/order-coins.ts'
import { findOrder } from '#server/areas/order/order-row.ts'
import { scenarioOrder, scenarioOrderMember } from '#server/areas/order/tables/order.ts'
import { masterDesk, masterWorld } from '#server/areas/scenario-desk/tables.ts'
import { transact } from '#server/db/client.ts'
import { opening } from '../../calls/scenario-desk.ts'
import { type Caller, createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenStanding } from '../../support/friends.ts'
import { actsOfOrder } from '../../support/order-acts.ts'
import { givenGuest, givenOrder, givenTerms } from '../../support/orders.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenPlayer } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const { asUser } = createCallers(database, { now: PLAY_NOW })

async function givenMaster() {
  const player = await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
  await db.insert(userClass).values({ userId: player.userId, classCode: 1 })
  await db.insert(masterWorld).values({ userId: player.userId, worldId: 'harbor', since: PLAY_NOW })
  await db.insert(masterDesk).values({ userId: player.userId, isNewMaster: false })
  await givenTerms(db, player.userId)
  return player
}
const rich = { llamaPoint: 500_000, alpacaCoin: 0 }
const [owner, joined, asked, link, outsider, friend] = [
  ...[await givenPlayer(db, rich), await givenPlayer(db, rich), await givenPlayer(db, rich)],
  ...[await givenPlayer(db, rich), await givenPlayer(db, rich), await givenPlayer(db, rich)],
] as const
const [master, candidate] = [await givenMaster(), await givenMaster()]
await givenStanding(db, owner.characterId, friend.characterId, 'friend')

/** Users who press: the sides, one who is asked by name, one with the link alone, and one with nothing. */
const actors = {
  owner,
  joined,
  asked,
  link,
  outsider,
  master,
  candidate,
  director: { userId: users.admin, characterId: owner.characterId },
}
type Actor = keyof typeof actors
const sideOf: Record<Actor, OrderParty | null> = {
  ...{ owner: 'owner', joined: 'guest', asked: null, link: null, outsider: null },
  ...{ master: 'master', candidate: 'candidate', director: 'director' },
}

/** An order of three places in a state, with its members as they stand then; open to all masters where that is what it waits for. */
async function given(state: OrderState) {
  const isOpen = state === 'OpenRequesting'
  const order = await givenOrder(db, {
    ...{ ownerId: owner.userId, characterId: owner.characterId, state, isOpen },
    masterId: isOpen ? null : master.userId,
  })
  const { orderId } = order
  await givenGuest(db, orderId, joined)
  const guest = await givenGuest(db, orderId, { ...asked, state: 'asked' })
  await transact(db, tx => holdUpTo(tx, PLAY_NOW, order.owner, 1_300))
  const ended = { state: 'ended', endedAt: PLAY_NOW } as const
  if (state !== 'Inviting')
    await db.update(scenarioOrderMember).set(ended).where(eq(scenarioOrderMember.memberId, guest.memberId))
  if (state === 'Cancel')
    await db.update(scenarioOrderMember).set(ended).where(eq(scenarioOrderMember.orderId, orderId))
  return { orderId, hash: order.hash }
}

type Given = Awaited<ReturnType<typeof given>> & { by: Caller; actor: Actor }
const plain =
  (act: 'invite' | 'closeInvitation' | 'passOn' | 'passOpen' | 'returnByDirector' | 'accept') =>
  ({ by, orderId }: Given) =>
    by.scenarioOrder.act({ orderId, act, reason: null })
const reasoned =
  (act: 'returnByDirector' | 'returnByMaster' | 'decline' | 'giveUp' | 'stop') =>
  ({ by, orderId }: Given) =>
    by.scenarioOrder.act({ orderId, act, reason: '確認のため' })
const leaving =
  (act: 'leave' | 'leaveLate' | 'refuse') =>
  ({ by, orderId }: Given) =>
    by.scenarioOrder.leave({ orderId, act })

/** Each act as its call makes it, with the names that the table has for it. */
const acts: Record<string, { names: readonly OrderAct[]; press: (given: Given) => Promise<unknown> }> = {
  invite: { names: ['invite'], press: plain('invite') },
  closeInvitation: { names: ['closeInvitation'], press: plain('closeInvitation') },
  confirm: {
    names: ['confirm', 'confirmPlan'],
    press: ({ by, orderId }) => by.scenarioOrder.confirmOrder({ orderId }),
  },
  passOn: { names: ['passOn'], press: plain('passOn') },
  passOpen: { names: ['passOpen'], press: plain('passOpen') },
  returnByDirector: { names: ['returnByDirector'], press: reasoned('returnByDirector') },
  accept: { names: ['accept'], press: plain('accept') },
  returnByMaster: { names: ['returnByMaster'], press: reasoned('returnByMaster') },
  decline: { names: ['decline'], press: reasoned('decline') },
  giveUp: { names: ['giveUp'], press: reasoned('giveUp') },
  stop: { names: ['stop'], press: reasoned('stop') },
  take: { names: ['take'], press: ({ by, orderId }) => by.scenarioOrder.take({ orderId }) },
  cancel: { names: ['cancel', 'cancelLate'], press: ({ by, orderId }) => by.scenarioOrder.cancelOrder({ orderId }) },
  leave: { names: ['leave'], press: leaving('leave') },
  leaveLate: { names: ['leaveLate'], press: leaving('leaveLate') },
  refuse: { names: ['refuse'], press: leaving('refuse') },
  swap: {
    names: ['swap'],
    press: ({ by, orderId, actor }) => {
      const { characterId } = actors[actor]
      return by.scenarioOrder.swap({ orderId, beforeCharacterId: characterId, afterCharacterId: characterId })
    },
  },
  revise: {
    names: ['revise'],
    press: async ({ by, orderId }) =>
      by.scenarioOrder.revise({
        ...{ orderId, baseVersion: (await findOrder(db, orderId)).version, purpose: '三人で', orderContent: '窓。' },
        ...{ textType: 'Normal', orderCoin: 1_300, seats: 3, inviteDays: 5, privateFlg: false },
        ...{ relatedScenarioId1: null, relatedScenarioId2: null },
      }),
  },
  renewLink: { names: ['renewLink'], press: ({ by, orderId }) => by.scenarioOrder.renewLink({ orderId }) },
  askFriend: {
    names: ['askFriend'],
    press: ({ by, orderId }) => by.scenarioOrder.askFriend({ orderId, characterId: friend.characterId }),
  },
  join: {
    names: ['join'],
    press: ({ by, orderId, hash, actor }) =>
      by.scenarioOrder.participation({
        ...{ orderId, characterId: actors[actor].characterId },
        hash: ['link', 'owner', 'joined', 'master'].includes(actor) ? hash : null,
      }),
  },
  write: {
    names: ['write'],
    press: ({ by, orderId }) => by.scenarioOrder.writeMessage({ orderId, body: '読みました。' }),
  },
  submit: {
    names: ['submit'],
    press: ({ by, orderId }) =>
      by.scenarioOrder.submitRequestScenario({
        ...{ orderId, scenarioInfo: opening, writingPeriod: 21, characterList: [] },
      } as never),
  },
}

/** States in which an order has come to its master. */
const come: readonly OrderState[] = ['CheckingByMaster', 'Ordered', 'Released']
const isParty = (actor: Actor, state: OrderState): boolean =>
  actor === 'master'
    ? come.includes(state) || state === 'OpenRequesting'
    : actor === 'candidate'
      ? state === 'OpenRequesting'
      : actor !== 'link' && actor !== 'outsider'

/** Side of an actor: where no master is named, each of them is a candidate. */
const sideAt = (state: OrderState, actor: Actor): OrderParty | null =>
  actor === 'master' && state === 'OpenRequesting' ? 'candidate' : sideOf[actor]

/** Code of a refusal; null: it happens. */
function expected(state: OrderState, actor: Actor, act: string): string | null {
  const names = acts[act]?.names ?? []
  const side = sideAt(state, actor)
  // The table is that of a request that asks one master; of an open one the office passes it on to all.
  if (side && names.some(name => actsOfOrder[state][side].includes(name))) return null
  if (actor === 'asked' && state === 'Inviting' && (act === 'join' || act === 'refuse')) return null
  if (act === 'join') return joining(state, actor)
  if (act === 'submit') return submitting(state, actor)
  return isParty(actor, state) ? 'ORDER_STATE' : 'ORDER_NOT_FOUND'
}
function joining(state: OrderState, actor: Actor): string | null {
  if (actor === 'director') return 'NOT_YOUR_CHARACTER'
  if (actor === 'link') return state === 'Inviting' ? null : 'ORDER_CLOSED'
  if (actor === 'owner' || actor === 'joined') return state === 'Cancel' ? 'ORDER_CLOSED' : 'ORDER_TWICE'
  if (actor === 'master') return state === 'OpenRequesting' ? 'ORDER_CLOSED' : 'ORDER_SELF'
  return 'ORDER_NOT_FOUND'
}
function submitting(state: OrderState, actor: Actor): string {
  if (actor === 'master') return state === 'OpenRequesting' ? 'ORDER_NOT_FOUND' : 'ORDER_STATE'
  // The office writes like a master, but its own.
  return actor === 'candidate' || actor === 'director' ? 'ORDER_NOT_FOUND' : 'FORBIDDEN'
}

/** Code and words with which a call was refused; null when it was not. */
async function refused(call: Promise<unknown>): Promise<[string, string] | null> {
  try {
    await call
    return null
  } catch (error) {
    if (error instanceof ORPCError) return [String(error.code), error.message]
    throw error
  }
}
const textOf = (code: string): string => refusals[code as keyof typeof refusals].message

describe.each(ORDER_STATES)('in %s', state => {
  test.each(Object.keys(actors) as Actor[])('what %s presses', { timeout: 60_000 }, async actor => {
    const still = await given(state)
    const row = () => db.select().from(scenarioOrder).where(eq(scenarioOrder.orderId, still.orderId))
    const members = () => db.select().from(scenarioOrderMember).where(eq(scenarioOrderMember.orderId, still.orderId))
    const before = [await row(), await members()]
    const by = asUser(actors[actor].userId)
    const told: string[] = []
    const due: string[] = []
    for (const [act, { press }] of Object.entries(acts)) {
      const code = expected(state, actor, act)
      const given_ = code === null ? await given(state) : still
      const answer = await refused(press({ ...given_, by, actor }))
      due.push(`${act} ${code === null ? 'happens' : `${code} ${textOf(code)}`}`)
      told.push(`${act} ${answer === null ? 'happens' : answer.join(' ')}`)
    }
    expect(told).toEqual(due)
    expect([await row(), await members()]).toEqual(before)
  })
})
