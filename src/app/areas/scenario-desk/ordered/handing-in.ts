// Write that hands the opening of an ordered scenario in, the first time or again. What the order has decided is not sent as a choice.
import { orderCalls } from '#app/areas/order/queries.ts'
import { ORDER_TOUCHES } from '#app/areas/order/writes.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import { bodyOf, type Ground } from '#app/shared/scenario/opening-fields.ts'
import { OPENING_PLACE } from '../draft-place.ts'

type Handed = WrittenDraft & Pick<Ground, 'fields' | 'version'> & { orderId: number; isAgain: boolean; target: string }

export const handingIn = defineWrite({
  kind: 'order.opening',
  policy: 'online',
  thing: ['target'],
  touches: [...ORDER_TOUCHES, 'scenarioInfo', 'scenarioOffice'],
  toasts: 'all',
  press: ({ orderId, isAgain, fields, version, target, draftId, text }: Handed) => {
    const { relatedCharacterList, ...info } = bodyOf(fields, text)
    const sent = {
      ...{ orderId, draftId, writingPeriod: info.settings.writingDays, characterList: relatedCharacterList },
      scenarioInfo: { ...info, relatedCharacterList: [], characterConditionList: [], openDateTime: null },
    }
    return {
      entity: `order:${orderId}`,
      request: isAgain
        ? orderCalls.updateRequestScenario.request({ ...sent, baseVersion: version })
        : orderCalls.submitRequestScenario.request(sent),
      note: fields.scenarioTitle || '（題名なし）',
      facts: { draftId, place: OPENING_PLACE, target, text, fields: writeForm({ fields, version }) },
    }
  },
})
