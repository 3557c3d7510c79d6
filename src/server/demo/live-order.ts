// The life of a demo order from its placing to the state of its file: the verbs of owner, guests, office and master, one after the other.
import { difficulty, reward, scenarioKind, scenarioRequestStatus, type TextType } from '#rules/codes/scenario.ts'
import { guestShare, ownerRest, ownerShare } from '#rules/order/prices.ts'
import type { OrderText } from '#rules/order/states.ts'
import { defaultSettings } from '#rules/scenario/settings.ts'
import { actOnOrder, cancelOrder, confirmOrder, type PlainAct, takeOrder } from '../areas/order/act-on-order.ts'
import { askFriend, joinOrder } from '../areas/order/join-order.ts'
import { findOrder } from '../areas/order/order-row.ts'
import { ownOrder } from '../areas/order/own-order.ts'
import { submitOrder } from '../areas/order/submit-order.ts'
import { scenarioOrderMessage } from '../areas/order/tables/order.ts'
import { checkOpening } from '../areas/scenario-desk/approval.ts'
import { approvalDesk } from '../areas/scenario-desk/own-desk.ts'
import type { Tx } from '../db/client.ts'
import { currencies } from '../platform/ledger/balances.ts'
import { post, systemAccounts } from '../platform/ledger/post.ts'
import { type OwnCharacter, ownCharacter } from '../platform/own-character.ts'
import { adminOf } from '../platform/rights.ts'
import { assetId } from './drawings.ts'
import type { DemoOrder } from './shapes/order.ts'

const HOUR = 3_600_000
/** Time between two steps. */
const STEP_MS = 14 * HOUR
const WRITING_DAYS = 21

/** Users behind an order of the demo. */
export type OrderPeople = {
  ownerId: string
  masterId: string
  officeId: string
  userOf: (characterId: string) => string
}
/** Verb that places an order of one kind for its owner. */
export type PlaceOrder = (
  tx: Tx,
  told: DemoOrder,
  placing: { own: OwnCharacter; userId: string; masterId: string | null; now: Date },
) => Promise<{ orderId: number }>

type Step = PlainAct | 'confirm' | 'take' | 'handIn' | 'reject' | 'approve' | 'cancel' | 'cancelLate'

/** Steps between placing and state. */
function stepsOf({ kind, state, ended, isOpen, seats, guests }: DemoOrder): readonly Step[] {
  // Full places end the invitation by themselves.
  const closed: Step[] = seats > 1 && guests.length + 1 < seats ? ['closeInvitation'] : []
  const confirmed: Step[] = ['confirm']
  const passed: Step[] = [
    ...confirmed,
    ...(kind === 'request' ? [isOpen ? ('passOpen' as const) : ('passOn' as const)] : []),
  ]
  const taken: Step[] = [...passed, isOpen ? 'take' : 'accept']
  const before: Record<NonNullable<DemoOrder['ended']>, readonly Step[]> = {
    ...{ cancel: confirmed, stop: confirmed, decline: passed, cancelLate: taken, giveUp: taken },
  }
  const steps: Record<OrderText, readonly Step[]> = {
    ...{ PreOrder: [], Inviting: [], Ordering: closed, CheckingByDirector: confirmed, CheckingByMaster: passed },
    ...{ OpenRequesting: passed, ReturnedByDirector: [...confirmed, 'returnByDirector'] },
    ...{ ReturnedByMaster: [...passed, 'returnByMaster'], Ordered: taken, Submitting: [...taken, 'handIn'] },
    ...{ Returned: [...taken, 'handIn', 'reject'], Released: [...taken, 'handIn', 'approve'] },
    Cancel: ended ? [...before[ended], ended] : [],
  }
  return steps[state]
}

/** Brings an order to its state. @returns its id */
export async function liveOrder(
  tx: Tx,
  told: DemoOrder,
  people: OrderPeople,
  place: PlaceOrder,
  now: Date,
): Promise<number> {
  const steps = stepsOf(told)
  const end = now.getTime() - told.hoursAgo * HOUR
  const placedAt = new Date(end - steps.length * STEP_MS - told.guests.length * HOUR)
  await giveCoins(tx, told, people, placedAt)
  const own = await ownCharacter(tx, people.ownerId, told.owner)
  const masterId = told.isOpen ? null : people.masterId
  const { orderId } = await place(tx, told, { own, userId: people.ownerId, masterId, now: placedAt })
  await gather(tx, orderId, told, people, placedAt)
  for (const [index, step] of steps.entries()) {
    await take(tx, orderId, step, told, people, new Date(end - (steps.length - 1 - index) * STEP_MS))
  }
  await say(tx, orderId, told, people, placedAt, new Date(end))
  return orderId
}

/** Share of the owner once the order stands in its state. */
const ownerPart = ({ state, coins, seats, guests }: DemoOrder): number =>
  state === 'Inviting' || state === 'Ordering'
    ? ownerShare(coins, seats)
    : ownerRest(
        coins,
        guests.map(() => guestShare(coins, seats)),
      )

/** Gives the coins for an order of before the first day, so that the demo's purses stay as their files say; a cancelled one gives them back. */
async function giveCoins(tx: Tx, told: DemoOrder, { ownerId, userOf }: OrderPeople, at: Date): Promise<void> {
  if (told.state === 'Cancel') return
  const share = guestShare(told.coins, told.seats)
  const parts = [
    { userId: ownerId, amount: ownerPart(told) },
    ...told.guests.map(guest => ({ userId: userOf(guest), amount: share })),
  ]
  await post(
    tx,
    at,
    parts.map(({ userId, amount }) => ({
      ...{ currency: currencies.llamaPoint, amount, from: systemAccounts.issue },
      ...{
        cause: { kind: 'demo', id: `order:${told.worldId}:${told.key}:${userId}` },
        to: { kind: 'user' as const, id: userId },
      },
    })),
  )
}

/** Invites the friends; those who come join an hour after each other. */
async function gather(tx: Tx, orderId: number, told: DemoOrder, { ownerId, userOf }: OrderPeople, placedAt: Date) {
  const { hash } = await findOrder(tx, orderId)
  for (const characterId of told.asked) {
    const own = await ownOrder(tx, { orderId, userId: ownerId })
    await askFriend(tx, { own, orderId, userId: ownerId, characterId, now: placedAt })
  }
  for (const [index, characterId] of told.guests.entries()) {
    const userId = userOf(characterId)
    const own = await ownCharacter(tx, userId, characterId)
    await joinOrder(tx, { orderId, userId, own, hash, now: new Date(placedAt.getTime() + (index + 1) * HOUR) })
  }
}

const OFFICE_STEPS: readonly Step[] = ['passOn', 'passOpen', 'returnByDirector', 'stop']
const OWNER_STEPS: readonly Step[] = ['confirm', 'cancel', 'cancelLate', 'closeInvitation', 'invite']

async function take(
  tx: Tx,
  orderId: number,
  step: Step,
  told: DemoOrder,
  people: OrderPeople,
  now: Date,
): Promise<void> {
  const { ownerId, masterId, officeId } = people
  const userId = OFFICE_STEPS.includes(step) ? officeId : OWNER_STEPS.includes(step) ? ownerId : masterId
  if (step === 'handIn') return handIn(tx, orderId, told, masterId, now)
  if (step === 'approve' || step === 'reject') return check(tx, orderId, step, told, officeId, now)
  const acting = { own: await ownOrder(tx, { orderId, userId }), orderId, userId, now }
  if (step === 'confirm') await confirmOrder(tx, acting)
  else if (step === 'take') await takeOrder(tx, acting)
  else if (step === 'cancel' || step === 'cancelLate') await cancelOrder(tx, acting)
  else await actOnOrder(tx, { ...acting, act: step, reason: told.reason })
}

async function handIn(tx: Tx, orderId: number, { textType, opening }: DemoOrder, userId: string, now: Date) {
  await submitOrder(tx, {
    ...{ orderId, userId, now, writingPeriod: WRITING_DAYS, characterList: [] },
    scenarioInfo: openingInfo(opening, textType),
  })
}

/** Fields of an opening as the master's form sends them. */
function openingInfo(opening: DemoOrder['opening'], length: TextType) {
  const { recruitingHours, ...settings } = defaultSettings(scenarioKind.short)
  return {
    ...{ scenarioTitle: opening.title, openingComment: opening.comment, openingContent: opening.text },
    ...{ scenarioDescription: opening.description, masterMsg: opening.masterMsg, settings, textType: length },
    ...{ difficultyNo: difficulty.normal, rewardNo: reward.normal, scenarioKind: scenarioKind.short },
    ...{ openDateTime: null, recruitmentPeriod: recruitingHours, privateReplayFlg: false },
    ...{ scenarioChoiceList: opening.choices, characterConditionList: [], relatedCharacterList: [] },
    picture: opening.picture === null ? null : assetId(opening.picture),
  }
}

async function check(
  tx: Tx,
  orderId: number,
  step: 'approve' | 'reject',
  told: DemoOrder,
  officeId: string,
  now: Date,
) {
  const { scenarioId } = await findOrder(tx, orderId)
  const adminId = await adminOf(tx, officeId)
  if (scenarioId === null || !adminId) throw new Error(`The order ${told.key} of the demo has no opening.`)
  const own = await approvalDesk(tx, adminId, { worldId: told.worldId, scenarioId })
  const status = step === 'approve' ? scenarioRequestStatus.awaitingPublication : scenarioRequestStatus.rejected
  await checkOpening(tx, own, { userId: officeId, now, status, reason: told.reason })
}

/** Words of the parties, spread over the time between placing and now. */
async function say(
  tx: Tx,
  orderId: number,
  told: DemoOrder,
  people: OrderPeople,
  from: Date,
  until: Date,
): Promise<void> {
  if (told.messages.length === 0) return
  const apart = (until.getTime() - from.getTime()) / (told.messages.length + 1)
  await tx.insert(scenarioOrderMessage).values(
    told.messages.map(({ character: speaker, words: body }, index) => ({
      ...{ orderId, body, ...speakerOf(speaker, people) },
      createdAt: new Date(from.getTime() + (index + 1) * apart),
    })),
  )
}

const speakerOf = (speaker: string, { masterId, officeId, userOf }: OrderPeople) => {
  if (speaker === 'マスター') return { userId: masterId, party: 'master' as const, characterId: null }
  if (speaker === '運営') return { userId: officeId, party: 'director' as const, characterId: null }
  return { userId: userOf(speaker), party: 'player' as const, characterId: speaker }
}
