// Notices of orders, for each of their parties, and of themes, for their masters and the office.

import { orderNews } from '../order/news.ts'
import { omnibusNews } from '../order/omnibus-news.ts'
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

export type ToldTheme = { omnibusId: number; step: string; to: 'master' | 'office'; title: string }

export const themeAddress = ({ omnibusId, to }: Pick<ToldTheme, 'omnibusId' | 'to'>): string =>
  to === 'office' ? `/myPage/admin/omnibus/review/${omnibusId}` : `/myPage/scenario/omnibus/create?omnibus=${omnibusId}`

const theme = (setting: 'desk' | 'office') =>
  defineNotice<ToldTheme>({
    setting,
    kind: 'desk',
    worthMinutes: 3 * DAY,
    topic: ({ omnibusId, to }) => `theme:${omnibusId}:${to}`,
    say: told => {
      const title = omnibusNews(told.step, told.to)
      if (!title) return null
      const isGood = told.step === 'approve' || told.step === 'submit'
      return { over: told.title, title, href: themeAddress(told), tone: isGood ? 'success' : 'info' }
    },
  })

export const orderNotices = {
  'theme.decided': theme('desk'),
  'theme.waits': theme('office'),
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
