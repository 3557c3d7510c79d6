// Addresses of situations: of players, of the office.
import { parseDraftId, parsePage } from '#app/platform/page-search.ts'

const LARGEST_ID = 2_147_483_647

/** Id in an address; undefined for none. */
export function reactIdOf(value: unknown): number | undefined {
  const id = Number(value)
  return Number.isInteger(id) && id >= 1 && id <= LARGEST_ID ? id : undefined
}
const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined

/** Lists of situations: those that can be ordered now, and those whose period is over. */
export const reactTabs = ['current', 'past'] as const
export type ReactTab = (typeof reactTabs)[number]
export type ReactListAddress = { tab: ReactTab }
export const firstReacts: ReactListAddress = { tab: 'current' }
export const readReactList = (search: { tab?: unknown }): ReactListAddress => ({
  tab: reactTabs.find(tab => tab === search.tab) ?? firstReacts.tab,
})

/** @property to public id of the master to whom an order is being written */
export type ReactAddress = { to?: string | undefined; draft?: string | undefined }
export const readReact = (search: Partial<Record<keyof ReactAddress, unknown>>): ReactAddress => ({
  to: wordOf(search.to),
  draft: parseDraftId(search.draft),
})

export const NEW_REACT = 'new'
/** @property react id of the open one, or `new` */
export type ReactDeskAddress = {
  world?: string | undefined
  page: number
  react?: number | typeof NEW_REACT | undefined
  draft?: string | undefined
}
export const readReactDesk = (search: Partial<Record<keyof ReactDeskAddress, unknown>>): ReactDeskAddress => ({
  world: wordOf(search.world),
  page: parsePage(search.page),
  react: search.react === NEW_REACT ? NEW_REACT : reactIdOf(search.react),
  draft: parseDraftId(search.draft),
})
