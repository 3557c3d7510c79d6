// Orders in lists and on their page, and messages of their parties, as answers show them.
import * as z from 'zod'
import { textType } from '#rules/codes/scenario.ts'
import { ORDER_DECISIONS, ORDER_STATES, ORDER_TEXTS } from '#rules/order/states.ts'
import { ORDER_PARTIES } from '#rules/order/transitions.ts'
import { SCENARIO_STATES } from '#rules/scenario/states.ts'
import { ListedCharacter } from './character.ts'
import { closed, instant, rowId, version, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const coins = z.number().int().min(0).max(1_000_000)
export const ORDERED_TYPES = ['React', 'Omnibus', 'RequestScenario'] as const
const orderedType = z.enum(ORDERED_TYPES)
/** Secret of an invitation's link. */
export const orderHash = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/)

const percent = z.number().int().min(0).max(100)
/** Percentages of the price that a cancellation costs once a master took the order: before and after the opening was handed in. */
export const CancelTermsShape = closed({ preparing: percent, handedIn: percent })

export const OrderCard = closed({
  orderId: rowId,
  worldId: wordId,
  type: orderedType,
  purpose: z.string(),
  textType: z.enum(textType),
  state: z.enum(ORDER_STATES),
  /** Text under which it stands, one of thirteen. */
  status: z.enum(ORDER_TEXTS),
  /** Null while it is offered to all masters. */
  masterName: z.string().nullable(),
  ownerName: z.string(),
  icon: z.string().nullable(),
  /** Side of the caller. */
  party: z.enum(ORDER_PARTIES),
  /** Party whose turn it is, whether that is the caller, and until when. */
  turn: z.enum(ORDER_PARTIES).nullable(),
  isMyTurn: z.boolean(),
  dueAt: instant.nullable(),
  orderCoin: coins,
  seats: count,
  joinedCount: count,
  privateFlg: z.boolean(),
  scenarioId: rowId.nullable(),
  createdAt: instant,
  stateSince: instant,
})

const Member = closed({
  character: ListedCharacter,
  isOwner: z.boolean(),
  isMine: z.boolean(),
  /** The caller blocked the member, and sees it folded. */
  isFolded: z.boolean(),
  state: z.enum(['asked', 'joined']),
  /** Part of the member; what is held of it now. Other members' parts are shown to everybody in the order. */
  share: coins,
  held: coins,
  joinedAt: instant.nullable(),
})

const RelatedScenario = closed({
  scenarioId: rowId,
  phase: z.number().int(),
  worldId: wordId,
  scenarioTitle: z.string(),
})

export const OrderDetail = closed({
  ...OrderCard.omit({ icon: true }).shape,
  orderContent: z.string(),
  masterId: wordId.nullable(),
  masterIcon: z.string().nullable(),
  isOpen: z.boolean(),
  lastDecision: z.enum(ORDER_DECISIONS).nullable(),
  reason: z.string().nullable(),
  /** State of the scenario that was made of it; null before. */
  scenarioState: z.enum(SCENARIO_STATES).nullable(),
  writingDays: count,
  inviteDays: count,
  relatedList: z.array(RelatedScenario),
  templateId: rowId.nullable(),
  omnibusId: rowId.nullable(),
  memberList: z.array(Member),
  /** Coins that are held in all. */
  held: coins,
  /**
   * Part of the owner when it is confirmed now; the share of a guest who joins now; the fee of a cancellation now, and of a
   * cancelled one the fee that it has cost its owner.
   */
  ownerRest: coins,
  share: coins,
  cancelFee: coins,
  /** Terms of cancellation under which it was placed. */
  cancelTerms: CancelTermsShape,
  /** Link of the invitation, for the owner while it is open: secret and number of users who opened it. */
  invitation: closed({ hash: orderHash, visits: count }).nullable(),
  /** Whether the caller is a guest of the link alone, who sees the invitation and may join. */
  isInvited: z.boolean(),
  /** Acts that the caller may press now. */
  actList: z.array(z.string()),
  logList: z.array(
    closed({
      act: z.string(),
      from: z.enum(ORDER_STATES).nullable(),
      to: z.enum(ORDER_STATES).nullable(),
      reason: z.string().nullable(),
      createdAt: instant,
    }),
  ),
  messageCount: count,
  revision: count,
  version,
  serverTime: instant,
})

export const OrderMessage = closed({
  messageId: rowId,
  party: z.enum(['player', 'master', 'director']),
  name: z.string(),
  icon: z.string().nullable(),
  characterId: wordId.nullable(),
  isMine: z.boolean(),
  isFolded: z.boolean(),
  body: z.string(),
  createdAt: instant,
})
