// Write of the office on a request: passed on to the named master or offered to all, or sent back to its owner with a reason.
import { type CancelTerms, orderCalls } from '#app/areas/order/queries.ts'
import { ORDER_TOUCHES } from '#app/areas/order/writes.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { type Decided, REJECTION } from '#app/shared/decision/use-decisions.ts'
import { officeReasonTarget } from './draft-places.ts'

/** @property masterName missing name: it is offered to all masters */
export type JudgedOrder = { orderId: number; purpose: string; masterName: string | null }

const deciding = defineWrite({
  kind: 'order.decide',
  textIn: 'reason',
  policy: 'mayWait',
  thing: ['orderId'],
  touches: ORDER_TOUCHES,
  toasts: 'none',
  press: ({ thing: { orderId, purpose, masterName }, verdict }: Decided<JudgedOrder>) => {
    const { isApproved, reason, draftId } = verdict
    const act = isApproved ? (masterName === null ? 'passOpen' : 'passOn') : 'returnByDirector'
    return {
      entity: `order:${orderId}`,
      request: orderCalls.act.request({ orderId, act, reason: isApproved ? null : reason }),
      note: purpose,
      facts: {
        ...{ orderId, isApproved: Number(isApproved), draftId },
        ...{ place: REJECTION, target: officeReasonTarget(orderId) },
      },
    }
  },
})

export const decidingOrders = {
  write: deciding,
  fact: 'orderId' as const,
  isTimed: false,
  idOf: ({ orderId }: JudgedOrder): number => orderId,
  words: {
    approve: { plain: 'マスターへ渡す', does: 'マスターへ渡します', done: 'マスターへ渡しました' },
    reject: { plain: '差し戻す', does: '差し戻します', done: '差し戻しました' },
  },
}

const settingTerms = defineWrite({
  kind: 'order.cancelTerms',
  policy: 'online',
  thing: [],
  touches: ['scenarioOrder', 'office'],
  toasts: 'all',
  press: (terms: CancelTerms) => ({
    entity: 'order:cancelTerms',
    request: orderCalls.saveCancelTerms.request(terms),
    note: `${terms.preparing}%・${terms.handedIn}%`,
    facts: {},
  }),
})

export const useSettingTerms = () => usePress(settingTerms, {}, { can: '保存できます' })

type Stopped = Pick<JudgedOrder, 'orderId' | 'purpose'> & { reason: string }

const stopping = defineWrite({
  kind: 'order.stop',
  policy: 'online',
  thing: ['orderId'],
  touches: ORDER_TOUCHES,
  toasts: 'all',
  press: ({ orderId, purpose, reason }: Stopped) => ({
    entity: `order:${orderId}`,
    request: orderCalls.act.request({ orderId, act: 'stop', reason }),
    note: purpose,
    facts: { orderId },
  }),
})

export const useStopping = (orderId: number, onLate: () => void) =>
  usePress(stopping, { orderId }, { onLate, can: '取り消せます' })
