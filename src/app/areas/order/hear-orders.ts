// News of orders on open screens of their parties: a toast, and everything that a change made outdated is read again.
import type { QueryClient } from '@tanstack/react-query'
import { makeOld } from '#app/platform/query.ts'
import type { Hearing, RealtimeEvent } from '#app/platform/realtime.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { orderNews } from '#rules/order/news.ts'
import { ORDER_PARTIES, type OrderParty } from '#rules/order/transitions.ts'

export const hearOrders = (client: QueryClient): Hearing => ({
  hear: event => hearNews(client, event),
  stop: () => {},
})

/** The desk at which a party looks at an order. */
const hrefOf = (party: OrderParty, worldId: unknown, orderId: unknown): string =>
  party === 'director'
    ? `/myPage/admin/orderRequest?order=${orderId}`
    : party === 'master' || party === 'candidate'
      ? `/myPage/scenario/order?order=${orderId}`
      : `/world/${worldId}/scenarioOrder/${orderId}`

function hearNews(client: QueryClient, { data }: RealtimeEvent): void {
  void makeOld(client, ['scenarioOrder', 'scenarioRequest', 'scenario', 'coin'])
  const party = ORDER_PARTIES.find(side => side === data.party)
  const words = party && orderNews(String(data.act ?? ''), party)
  if (!party || !words) return
  toasts.add({
    type: words.includes('取り消し') || words.includes('差し戻') ? 'info' : 'success',
    overline: String(data.purpose ?? ''),
    title: words,
    action: { label: '開く', href: hrefOf(party, data.worldId, data.orderId) },
    group: { key: 'order', label: 'オーダー' },
  })
}
