// Writes of orders by their players: placing, changing, pressing an act, a message.
import type { RequestOf } from '#app/platform/api.ts'
import { BELONGINGS } from '#app/platform/belongings.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import {
  messageTarget,
  ORDER_MESSAGE_PLACE,
  type OrderDesk,
  REQUEST_PLACE,
  requestTarget,
  revisionTarget,
} from './draft-places.ts'
import { orderCalls, requestCalls } from './queries.ts'
import type { OrderFields } from './request/order-fields.ts'
import { type PlacedOrder, sentOrder } from './request/sent-order.ts'

const NOTE_LENGTH = 30
export const ORDER_TOUCHES = ['scenarioOrder', 'scenarioRequest', 'scenario', ...BELONGINGS] as const

const wordsOf = ({ purpose, textType, orderCoin, relatedList }: OrderFields, orderContent: string) => ({
  ...{ purpose: purpose.trim(), orderContent, textType, orderCoin },
  relatedScenarioId1: relatedList[0]?.scenarioId ?? null,
  relatedScenarioId2: relatedList[1]?.scenarioId ?? null,
})

/** @property masterId null: offered to all masters */
type Placed = PlacedOrder & { worldId: string; masterId: string | null }

export const placingRequest = defineWrite({
  kind: 'order.place',
  textIn: 'orderContent',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: [...ORDER_TOUCHES],
  toasts: 'all',
  press: ({ worldId, masterId, ...order }: Placed) => {
    const { characterId, fields, text, draftId } = order
    return {
      entity: `spend:${characterId}`,
      request: requestCalls.order.request({ worldId, masterId, ...sentOrder(order), ...wordsOf(fields, text) }),
      note: fields.purpose.trim(),
      facts: {
        ...{ draftId, place: REQUEST_PLACE, target: requestTarget(worldId, masterId) },
        fields: writeForm({ fields, version: 0 }),
      },
    }
  },
})

type Revised = WrittenDraft & { worldId: string; orderId: number; version: number; fields: OrderFields }

export const revisingOrder = defineWrite({
  kind: 'order.revise',
  textIn: 'orderContent',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: [...ORDER_TOUCHES],
  toasts: 'all',
  press: ({ worldId, orderId, version, fields, text, draftId }: Revised) => ({
    entity: `order:${orderId}`,
    request: orderCalls.revise.request({
      ...{ orderId, baseVersion: version, draftId },
      ...wordsOf(fields, text),
      ...{ seats: fields.seats, inviteDays: fields.inviteDays, privateFlg: fields.privateFlg },
    }),
    note: fields.purpose.trim(),
    facts: {
      ...{ draftId, place: REQUEST_PLACE, target: revisionTarget(worldId, orderId) },
      fields: writeForm({ fields, version }),
    },
  }),
})

/** Acts of the players, with what each of them says beside the order. */
export type PlayerAct =
  | { act: 'confirm'; ownerCoin: number }
  | { act: 'cancel'; fee: number }
  | { act: 'invite' | 'closeInvitation' | 'renewLink' | 'leave' | 'leaveLate' | 'refuse' }
  | { act: 'join'; characterId: string; hash: string | null; cost: number }
  | { act: 'swap'; beforeCharacterId: string; afterCharacterId: string }
  | { act: 'askFriend'; characterId: string }

type Acting = PlayerAct & { orderId: number; purpose: string }

/** Call of each act. The answers differ and are not used: what an act has changed is read again. */
function requestOf({ purpose: _, orderId, ...wanted }: Acting): RequestOf<unknown> {
  switch (wanted.act) {
    case 'confirm':
      return orderCalls.confirmOrder.request({ orderId, ownerCoin: wanted.ownerCoin })
    case 'cancel':
      return orderCalls.cancelOrder.request({ orderId, fee: wanted.fee })
    case 'join': {
      const { characterId, hash, cost } = wanted
      return orderCalls.participation.request({ orderId, characterId, hash, cost })
    }
    case 'swap': {
      const { beforeCharacterId, afterCharacterId } = wanted
      return orderCalls.swap.request({ orderId, beforeCharacterId, afterCharacterId })
    }
    case 'askFriend':
      return orderCalls.askFriend.request({ orderId, characterId: wanted.characterId })
    case 'renewLink':
      return orderCalls.renewLink.request({ orderId })
    case 'leave':
    case 'leaveLate':
    case 'refuse':
      return orderCalls.leave.request({ orderId, act: wanted.act })
    default:
      return orderCalls.act.request({ orderId, act: wanted.act })
  }
}

const actingOnOrder = defineWrite({
  kind: 'order.act',
  policy: 'online',
  thing: ['orderId'],
  touches: [...ORDER_TOUCHES],
  toasts: 'all',
  press: (wanted: Acting) => ({
    entity: `order:${wanted.orderId}`,
    request: requestOf(wanted),
    note: wanted.purpose,
    facts: { orderId: wanted.orderId, act: wanted.act },
  }),
})

export const useOrderActs = (orderId: number) => usePress(actingOnOrder, { orderId })
export type OrderActs = ReturnType<typeof useOrderActs>

type Said = WrittenDraft & { worldId: string; orderId: number; desk?: OrderDesk | undefined }

export const sayingInOrder = defineWrite({
  kind: 'order.message',
  textIn: 'body',
  policy: 'mayWait',
  holdsText: true,
  touches: ['scenarioOrder'],
  toasts: 'none',
  press: ({ worldId, orderId, desk, text, draftId }: Said) => ({
    entity: `order:${orderId}`,
    request: orderCalls.writeMessage.request({ orderId, body: text, draftId }),
    note: oneLine(text, NOTE_LENGTH),
    facts: { draftId, place: ORDER_MESSAGE_PLACE, target: messageTarget(worldId, orderId, desk), fields: '' },
  }),
})
