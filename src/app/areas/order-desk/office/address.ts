// Address of the office's desk of orders: the list and an order. Apart from the master's, because what the addresses of several
// audiences share is loaded by every first visit.
import { parseDraftId, parsePage } from '#app/platform/page-search.ts'

const LARGEST_ID = 999_999_999
const idOf = (value: unknown): number | undefined => {
  const id = Number(value)
  return Number.isInteger(id) && id >= 1 && id <= LARGEST_ID ? id : undefined
}

const officeGroups = ['turn', 'running', 'over'] as const
export type OfficeGroup = (typeof officeGroups)[number]
export const orderTypes = ['RequestScenario', 'React', 'Omnibus'] as const
export type OrderedType = (typeof orderTypes)[number]

/** @property worldId world of the list; missing for all @property type kind of orders; missing for all */
export type OfficeOrdersAddress = {
  group: OfficeGroup
  page: number
  worldId?: string | undefined
  type?: OrderedType | undefined
  order?: number | undefined
  draft?: string | undefined
}
export const firstOfficeOrders = { group: 'turn', page: 1 } as const

export const readOfficeOrders = (search: Partial<Record<keyof OfficeOrdersAddress, unknown>>): OfficeOrdersAddress => ({
  group: officeGroups.find(group => group === search.group) ?? firstOfficeOrders.group,
  page: parsePage(search.page),
  worldId: typeof search.worldId === 'string' && /^[\w-]{1,64}$/.test(search.worldId) ? search.worldId : undefined,
  type: orderTypes.find(type => type === search.type),
  order: idOf(search.order),
  draft: parseDraftId(search.draft),
})
