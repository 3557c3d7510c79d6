// Addresses of orders: groups of their list, views of their page, masters to ask.
import { parsePage } from '#app/platform/page-search.ts'

const orderGroups = ['turn', 'running', 'over'] as const
export type OrderGroup = (typeof orderGroups)[number]
export type OrderListAddress = { group: OrderGroup; page: number }
export const firstOrders: OrderListAddress = { group: 'running', page: 1 }
export const readOrderList = (search: { group?: unknown; page?: unknown }): OrderListAddress => ({
  group: orderGroups.find(group => group === search.group) ?? firstOrders.group,
  page: parsePage(search.page),
})

const orderViews = ['order', 'talk', 'edit'] as const
export type OrderView = (typeof orderViews)[number]
export const readOrderView = (value: unknown): OrderView => orderViews.find(view => view === value) ?? 'order'

/** Masters of a world, requests that are under way, or the form for one master (`open`: for all). */
export type RequestAddress = { tab: 'ask' | 'going'; to: string | undefined }
export const readRequestAddress = (search: { tab?: unknown; to?: unknown }): RequestAddress => ({
  tab: search.tab === 'going' ? 'going' : 'ask',
  to: typeof search.to === 'string' && /^[\w-]{1,64}$/.test(search.to) ? search.to : undefined,
})
