// Orders of stories, in all three kinds (C073 to C083): inviting, joining, confirming, checking, taking, handing in. Acts of the
// parties and messages are calls of ours in the same style.
import * as z from 'zod'
import { textType } from '#rules/codes/scenario.ts'
import { ORDER_MOST } from '#rules/order/order.ts'
import { INVITE_DAYS } from '#rules/order/schedule.ts'
import { ORDER_STATES, ORDER_TEXTS } from '#rules/order/states.ts'
import { ORDER_PARTIES, type ORDER_TRANSITIONS } from '#rules/order/transitions.ts'
import { mark, read, treatingBlocks, write } from './call.ts'
import { CancelTermsShape, ORDERED_TYPES, OrderCard, OrderDetail, OrderMessage, orderHash } from './order-shapes.ts'
import { refuses } from './refusals.ts'
import { infoFields } from './scenario-info.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, version, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const coins = z.number().int().min(0).max(1_000_000)
const seats = z.number().int().min(1).max(8)
const inviteDays = z.number().int().min(INVITE_DAYS.least).max(INVITE_DAYS.most)
const reason = text(8 * ORDER_MOST.reason)
const draftId = clientId.nullable()
const page = { page: integerInPath(1, 10_000), perPage: integerInPath(1, 50) }
const hash = orderHash

const placed = [
  ...(['ORDER_SELF', 'ORDER_TOO_MANY', 'ORDER_PRICE', 'ORDER_TERMS', 'ORDER_FAULT', 'ORDER_RELATED'] as const),
  'COIN_SHORT',
] as const
/** Refusals of placing an order, in all three kinds. */
export const placingRefusals = refuses(...placed)
/** Answer to an order that was placed: its state, and the part of its owner that is held. */
export const PlacedOrder = closed({ orderId: rowId, state: z.enum(ORDER_STATES), share: coins })

/** Choices of an owner in orders of all kinds. */
export const gatheringFields = {
  /** Whether friends are invited before it is confirmed. */
  inviteFlg: z.boolean(),
  /** Characters in all, and days of the invitation; the kind's usual ones when left out. */
  seats: seats.optional(),
  inviteDays: inviteDays.optional(),
  /** Whether the story is for its participants alone. */
  privateFlg: z.boolean().optional(),
  /** Part of the owner that was shown; a stale one is refused. */
  cost: coins.optional(),
  /** Version of the terms of cancellation that was shown; a stale one is refused. */
  termsVersion: version.optional(),
  draftId: draftId.optional(),
}

const CancelTermsInForce = closed({ ...CancelTermsShape.shape, version })

const acting = refuses('ORDER_NOT_FOUND', 'ORDER_STATE', 'REASON_NEEDED', 'COIN_SHORT')
const Acted = closed({ state: z.enum(ORDER_STATES) })
const plainActs = [
  ...(['invite', 'closeInvitation', 'passOn', 'passOpen', 'returnByDirector'] as const),
  ...([
    'accept',
    'returnByMaster',
    'decline',
    'giveUp',
    'stop',
  ] as const satisfies readonly (typeof ORDER_TRANSITIONS)[number]['name'][]),
] as const

/** Text, length and price of a request. */
export const requestWords = {
  purpose: text(8 * ORDER_MOST.purpose),
  orderContent: text(8 * ORDER_MOST.orderContent),
  textType: z.enum(textType),
  orderCoin: coins,
  relatedScenarioId1: rowId.nullable(),
  relatedScenarioId2: rowId.nullable(),
}

const handing = {
  orderId: rowId,
  scenarioInfo: closed(infoFields),
  writingPeriod: z.number().int().min(1).max(60),
  characterList: infoFields.relatedCharacterList,
  draftId: draftId.optional(),
}
const handed = refuses(
  'ORDER_NOT_FOUND',
  'ORDER_STATE',
  'OPENING_FAULT',
  'RELATED_UNKNOWN',
  'SCENARIO_CHANGED',
  'SCENARIO_STATE',
)
const Handed = closed({ orderId: rowId, scenarioId: rowId, phase: z.number().int(), version })

export const scenarioOrderContract = treatingBlocks({
  others: 'none',
  // Invitations and offers alone: whoever takes part in an order goes on seeing it.
  getOrderList: 'hides',
  getOnGoingRequestScenarioList: 'hides',
  take: 'refuses',
  getOrderDetail: 'folds',
  getInvitingList: 'hides',
  participation: 'refuses',
  getMessages: 'folds',
  askFriend: 'refuses',
})({
  /** Cancels as its owner; after a master took it, for a fee (C073). */
  cancelOrder: write('owner', '/api/ScenarioOrder/cancelOrder')
    .errors({ ...acting, ...refuses('ORDER_PRICE') })
    .input(closed({ orderId: rowId, fee: coins.optional() }))
    .output(closed({ state: z.literal('Cancel'), fee: coins, returned: coins })),

  /** Confirms as its owner: the rest of the price is held, and it goes on (C074). */
  confirmOrder: write('owner', '/api/ScenarioOrder/confirmOrder')
    .route({ method: 'PUT' })
    .errors({ ...acting, ...refuses('ORDER_PRICE') })
    .input(closed({ orderId: rowId, ownerCoin: coins.optional() }))
    .output(closed({ state: z.enum(ORDER_STATES), ownerCoin: coins })),

  /** Orders that the caller owns, takes part in or is master of; the office sees all (C075, G48). */
  getOrderList: read('signed-in', '/api/ScenarioOrder/getOrderList')
    .input(
      closed({
        ...page,
        worldId: wordId.optional(),
        /** Side of the caller; all when left out. */
        party: z.enum(ORDER_PARTIES).optional(),
        group: z.enum(['turn', 'running', 'over']).optional(),
        type: z.enum(ORDERED_TYPES).optional(),
        /** The order that became this scenario. */
        scenarioId: integerInPath(1, 2_147_483_647).optional(),
      }),
    )
    .output(closed({ orderList: z.array(OrderCard), count, serverTime: instant })),

  /** An order for its parties, or for who has the secret of its link (C076). */
  getOrderDetail: read('public', '/api/ScenarioOrder/getOrderDetail/{orderId}')
    .errors(refuses('ORDER_NOT_FOUND'))
    .input(closed({ orderId: rowIdInPath, hash: hash.optional() }))
    .output(OrderDetail),

  /** Open invitations of a character by name (C077). */
  getInvitingList: read('character', '/api/ScenarioOrder/getInvitingList/{characterId}')
    .input(closed({ characterId: wordId }))
    .output(closed({ orderList: z.array(OrderCard), serverTime: instant })),

  /** Joins with a character; the share that was shown is held (C078). */
  participation: write('character', '/api/ScenarioOrder/participation')
    .errors(
      refuses(
        ...(['ORDER_NOT_FOUND', 'ORDER_CLOSED', 'ORDER_FULL', 'ORDER_TWICE', 'ORDER_PRICE', 'ORDER_WORLD'] as const),
        ...(['ORDER_SELF', 'ORDER_STATE', 'COIN_SHORT'] as const),
      ),
    )
    .input(closed({ orderId: rowId, characterId: wordId, hash: hash.nullable().optional(), cost: coins.optional() }))
    .output(PlacedOrder),

  /** Puts another character of one's own in the place of one (C079). */
  swap: write('signed-in', '/api/ScenarioOrder/participation')
    .route({ method: 'PUT' })
    .errors(refuses('ORDER_NOT_FOUND', 'ORDER_STATE', 'ORDER_WORLD', 'NOT_YOUR_CHARACTER'))
    .input(closed({ orderId: rowId, beforeCharacterId: wordId, afterCharacterId: wordId }))
    .output(closed({ orderId: rowId, characterId: wordId })),

  /** Orders of others in which the caller takes part (C080, G48). */
  getSubOrderList: read('signed-in', '/api/ScenarioOrder/getSubOrderList')
    .input(closed({ ...page, worldId: wordId.optional() }))
    .output(closed({ orderList: z.array(OrderCard), count, serverTime: instant })),

  /** Requests of a world that are under way and not private (C081). */
  getOnGoingRequestScenarioList: read('signed-in', '/api/ScenarioOrder/getOnGoingRequestScenarioList/{worldId}')
    .input(closed({ worldId: wordId }))
    .output(
      closed({
        orderList: z.array(
          closed({
            orderId: rowId,
            purpose: z.string(),
            textType: z.enum(textType),
            status: z.enum(ORDER_TEXTS),
            ownerName: z.string(),
            icon: z.string().nullable(),
            masterName: z.string().nullable(),
            joinedCount: count,
            seats: count,
            scenarioId: rowId.nullable(),
            createdAt: instant,
          }),
        ),
      }),
    ),

  /** Hands the opening of an ordered scenario in (C082). */
  submitRequestScenario: write('master', '/api/ScenarioOrder/submitRequestScenario')
    .errors(handed)
    .input(closed(handing))
    .output(Handed),

  /** Changes it and hands it in again (C083). */
  updateRequestScenario: write('master', '/api/ScenarioOrder/submitRequestScenario')
    .route({ method: 'PUT' })
    .errors(handed)
    .input(closed({ ...handing, baseVersion: version.optional() }))
    .output(Handed),

  /** An act that changes the order's state, by the party that may press it now. */
  act: write('owner', '/api/ScenarioOrder/act')
    .errors(acting)
    .input(closed({ orderId: rowId, act: z.enum(plainActs), reason: reason.nullable().optional() }))
    .output(Acted),

  /** Takes a request that is offered to all masters. */
  take: write('owner', '/api/ScenarioOrder/take')
    .errors({ ...acting, ...refuses('ORDER_TAKEN', 'ORDER_MASTER_CLOSED', 'ORDER_MASTER_FULL') })
    .input(closed({ orderId: rowId }))
    .output(Acted),

  /** Leaves as a guest, or declines to come. */
  leave: write('owner', '/api/ScenarioOrder/leave')
    .errors(acting)
    .input(closed({ orderId: rowId, act: z.enum(['leave', 'leaveLate', 'refuse']) }))
    .output(closed({ state: z.enum(ORDER_STATES), returned: coins })),

  /** Changes text, price and places as its owner. */
  revise: write('owner', '/api/ScenarioOrder/revise')
    .errors({ ...acting, ...refuses('ORDER_CHANGED', 'ORDER_FAULT', 'ORDER_FULL', 'ORDER_RELATED') })
    .input(
      closed({
        ...{ orderId: rowId, baseVersion: version, ...requestWords, seats, inviteDays },
        ...{ privateFlg: z.boolean(), draftId: draftId.optional() },
      }),
    )
    .output(closed({ orderId: rowId, version })),

  /** Asks a friend's character by name. */
  askFriend: write('owner', '/api/ScenarioOrder/askFriend')
    .errors({ ...acting, ...refuses('ORDER_GUEST', 'ORDER_TWICE') })
    .input(closed({ orderId: rowId, characterId: wordId }))
    .output(closed({ orderId: rowId, characterId: wordId })),

  /** Makes a new link; the old one ends. */
  renewLink: write('owner', '/api/ScenarioOrder/renewLink')
    .errors(acting)
    .input(closed({ orderId: rowId }))
    .output(closed({ hash })),

  /** Counts that the caller opened the link. */
  visit: mark('signed-in', '/api/ScenarioOrder/visit')
    .input(closed({ orderId: rowId, hash }))
    .output(closed({})),

  /** Messages of the parties, the newest first. */
  getMessages: read('owner', '/api/ScenarioOrder/getMessages/{orderId}')
    .errors(refuses('ORDER_NOT_FOUND'))
    .input(closed({ orderId: rowIdInPath, ...page }))
    .output(closed({ messageList: z.array(OrderMessage), count, serverTime: instant })),

  /** Terms of cancellation for orders that are placed now; version 0 until the office has set any. */
  getCancelTerms: read('signed-in', '/api/ScenarioOrder/cancelTerms')
    .input(closed({}).optional())
    .output(CancelTermsInForce),

  /** Sets them for orders to come, as the office. `version` is the one that was changed. */
  saveCancelTerms: write('admin', '/api/ScenarioOrder/admin/cancelTerms')
    .errors(refuses('ORDER_TERMS', 'ORDER_TERMS_FAULT'))
    .input(CancelTermsInForce)
    .output(CancelTermsInForce),

  writeMessage: write('owner', '/api/ScenarioOrder/message')
    .errors({ ...acting, ...refuses('ORDER_MESSAGE', 'ORDER_MESSAGES_MOST') })
    .input(closed({ orderId: rowId, body: text(8 * ORDER_MOST.message), draftId: draftId.optional() }))
    .output(OrderMessage),
})
export type ScenarioOrderContract = typeof scenarioOrderContract
