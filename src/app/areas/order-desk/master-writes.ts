// Writes of a master on an order: taking or accepting it, an answer with a reason, the terms for requests.
import { orderCalls, requestCalls } from '#app/areas/order/queries.ts'
import { ORDER_TOUCHES } from '#app/areas/order/writes.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { REJECTION } from '#app/shared/decision/use-decisions.ts'
import { masterReasonTarget } from './draft-places.ts'
import type { ReasonedAnswer } from './master/address.ts'
import type { RequestTerms } from './queries.ts'

type Answered = { orderId: number; purpose: string } & (
  | { act: 'take' | 'accept' }
  | { act: ReasonedAnswer; reason: string; draftId: string | null }
)

const answering = defineWrite({
  kind: 'order.answer',
  textIn: 'reason',
  policy: 'online',
  thing: ['orderId'],
  touches: [...ORDER_TOUCHES, 'scenarioInfo'],
  toasts: 'all',
  press: ({ orderId, purpose, ...answer }: Answered) => ({
    entity: `order:${orderId}`,
    request:
      answer.act === 'take'
        ? orderCalls.take.request({ orderId })
        : orderCalls.act.request({ orderId, act: answer.act, reason: 'reason' in answer ? answer.reason : null }),
    note: purpose,
    facts: {
      ...{ orderId, act: answer.act },
      ...('reason' in answer
        ? { draftId: answer.draftId, place: REJECTION, target: masterReasonTarget(orderId, answer.act) }
        : {}),
    },
  }),
})

export const useAnswering = (orderId: number) => usePress(answering, { orderId }, { can: '答えられます' })
export type Answering = ReturnType<typeof useAnswering>

type Terms = Pick<RequestTerms, 'worldId' | 'worldName' | 'acceptFlg' | 'mostAtOnce' | 'writingDays' | 'words'>

const savingTerms = defineWrite({
  kind: 'order.terms',
  policy: 'online',
  thing: ['worldId'],
  touches: ['scenarioRequest'],
  toasts: 'all',
  press: ({ worldName, ...terms }: Terms) => ({
    entity: `orderTerms:${terms.worldId}`,
    request: requestCalls.saveSetting.request(terms),
    note: worldName,
    facts: { worldId: terms.worldId },
  }),
})

export const useSavingTerms = (worldId: string) => usePress(savingTerms, { worldId }, { can: '保存できます' })
