// Write that orders an episode of one's own under a theme, at the price that was shown.
import { type PlacedOrder, sentOrder } from '#app/areas/order/request/sent-order.ts'
import { ORDER_TOUCHES } from '#app/areas/order/writes.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { writeForm } from '#app/shared/form/table.ts'
import { OMNIBUS_ORDER_PLACE, orderTarget } from '../draft-places.ts'
import { omnibusCalls } from '../queries.ts'

type Placed = PlacedOrder & { worldId: string; omnibusId: number; title: string }

export const placingEpisode = defineWrite({
  kind: 'order.place',
  textIn: 'orderContent',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: ['scenarioOmnibus', ...ORDER_TOUCHES],
  toasts: 'all',
  press: ({ worldId, omnibusId, title, ...ordered }: Placed) => {
    const { characterId, draftId, fields } = ordered
    return {
      entity: `spend:${characterId}`,
      request: omnibusCalls.order.request({ worldId, omnibusId, ...sentOrder(ordered) }),
      note: title,
      facts: {
        ...{ draftId, place: OMNIBUS_ORDER_PLACE, target: orderTarget(worldId, omnibusId) },
        fields: writeForm({ fields, version: 0 }),
      },
    }
  },
})
