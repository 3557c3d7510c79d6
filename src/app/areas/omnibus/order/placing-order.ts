// Write that orders an episode of one's own under a theme, at the price that was shown.

import type { OrderFields } from '#app/areas/order/request/order-fields.ts'
import { ORDER_TOUCHES } from '#app/areas/order/writes.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { ORDER_PLACED } from '#app/shared/draft/handed-in.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import { OMNIBUS_ORDER_PLACE, orderTarget } from '../draft-places.ts'
import { omnibusCalls, type Theme } from '../queries.ts'

type Placed = WrittenDraft & {
  theme: Pick<Theme, 'worldId' | 'omnibusId' | 'title'>
  characterId: string
  fields: OrderFields
  /** Part of the owner that was shown. */
  cost: number
}

export const placingEpisode = defineWrite({
  kind: ORDER_PLACED,
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: ['scenarioOmnibus', ...ORDER_TOUCHES],
  toasts: 'all',
  press: ({ theme: { worldId, omnibusId, title }, characterId, fields, cost, text, draftId }: Placed) => {
    const { seats, inviteDays, privateFlg } = fields
    return {
      entity: `spend:${characterId}`,
      request: omnibusCalls.order.request({
        ...{ worldId, characterId, omnibusId, cost, draftId, orderContent: text, privateFlg },
        ...{ inviteFlg: seats > 1, seats, inviteDays },
      }),
      note: title,
      facts: {
        ...{ draftId, place: OMNIBUS_ORDER_PLACE, target: orderTarget(worldId, omnibusId) },
        fields: writeForm({ fields, version: 0 }),
      },
    }
  },
})
