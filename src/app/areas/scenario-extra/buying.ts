// Write that buys an extra with the coin and at the price that its reader was shown; a free one is taken without coins.
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { ShownExtra } from './queries.ts'
import { scenarioExtraCalls } from './queries.ts'

type Wanted = Pick<ShownExtra, 'extraId' | 'title' | 'price'> & { coinType: 0 | 1 | undefined }

const buying = defineWrite({
  kind: 'extra.buy',
  policy: 'online',
  thing: ['extraId'],
  touches: ['scenarioExtra', 'coin'],
  toasts: 'all',
  press: ({ extraId, title, price, coinType }: Wanted) => ({
    entity: `extra:${extraId}`,
    request: scenarioExtraCalls.buy.request({ extraId, price, ...(coinType === undefined ? {} : { coinType }) }),
    note: title,
    facts: { extraId, price },
  }),
})
export const useExtraBuying = (extraId: number) => usePress(buying, { extraId }, { can: '購入できます' })
export type ExtraBuying = ReturnType<typeof useExtraBuying>
