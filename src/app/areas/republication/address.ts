// Search parameters of the office's desk of republications.
import { parsePage } from '#app/platform/page-search.ts'
import { KEYWORD_MAX } from '#rules/scenario/lists.ts'

/** Parts of the desk: replays and openings that can be published again, and what was. */
const republicationTabs = ['replay', 'opening', 'history'] as const
export type RepublicationTab = (typeof republicationTabs)[number]
/** @property worldId world of the list; missing for all worlds @property q words of a title, or an id */
export type RepublicationSearch = {
  tab: RepublicationTab
  worldId?: string | undefined
  q?: string | undefined
  page: number
}
export const firstRepublications = { tab: 'replay', page: 1 } as const

export const readRepublication = (search: Partial<Record<keyof RepublicationSearch, unknown>>): RepublicationSearch => {
  // The router reads digits of an address as a number.
  const q = String(search.q ?? '').slice(0, KEYWORD_MAX)
  return {
    tab: republicationTabs.find(tab => tab === search.tab) ?? firstRepublications.tab,
    worldId: typeof search.worldId === 'string' && /^[\w-]{1,64}$/.test(search.worldId) ? search.worldId : undefined,
    q: q.trim() === '' ? undefined : q,
    page: parsePage(search.page),
  }
}
