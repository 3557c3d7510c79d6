// News of orders on open screens of their parties: a toast, and everything that a change made outdated is read again.
import type { QueryClient } from '@tanstack/react-query'
import { makeOld } from '#app/platform/query.ts'
import type { Hearing, RealtimeEvent } from '#app/platform/realtime.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { orderAddress } from '#rules/notices/order-notices.ts'
import { orderNews } from '#rules/order/news.ts'
import { ORDER_PARTIES } from '#rules/order/transitions.ts'

export const hearOrders = (client: QueryClient): Hearing => ({
  hear: event => hearNews(client, event),
})

function hearNews(client: QueryClient, { data }: RealtimeEvent): void {
  void makeOld(client, ['scenarioOrder', 'scenarioRequest', 'scenario', 'coin'])
  const party = ORDER_PARTIES.find(side => side === data.party)
  const words = party && orderNews(String(data.act ?? ''), party)
  if (!party || !words || data.isShown === false) return
  toasts.add({
    type: words.includes('取り消し') || words.includes('差し戻') ? 'info' : 'success',
    overline: String(data.purpose ?? ''),
    title: words,
    action: {
      label: '開く',
      href: orderAddress({ party, worldId: String(data.worldId), orderId: Number(data.orderId) }),
    },
    group: { key: 'order', label: 'オーダー' },
    isTold: true,
  })
}
