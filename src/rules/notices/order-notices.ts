// Notices of orders, for each of their parties.
import { orderNews } from '../order/news.ts'
import type { OrderParty } from '../order/transitions.ts'
import { DAY, defineNotice } from './notice.ts'

export type ToldOrder = { orderId: number; worldId: string; purpose: string; act: string; party: OrderParty }

/** Desk at which a party looks at an order. */
export const orderAddress = ({ orderId, worldId, party }: Pick<ToldOrder, 'orderId' | 'worldId' | 'party'>): string =>
  party === 'director'
    ? `/myPage/admin/orderRequest?order=${orderId}`
    : party === 'master' || party === 'candidate'
      ? `/myPage/scenario/order?order=${orderId}`
      : `/world/${worldId}/scenarioOrder/${orderId}`

export const orderNotices = {
  'order.step': defineNotice<ToldOrder>({
    setting: 'order',
    kind: 'order',
    worthMinutes: 2 * DAY,
    topic: ({ orderId }) => `order:${orderId}`,
    say: told => {
      const title = orderNews(told.act, told.party)
      if (title === null) return null
      const isBad = title.includes('取り消し') || title.includes('差し戻')
      return { over: told.purpose, title, href: orderAddress(told), tone: isBad ? 'info' : 'success' }
    },
  }),
} as const
