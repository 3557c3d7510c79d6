// Addresses of masters: the list by world and name, the page of one by its tab.
import { parsePage } from '#app/platform/page-search.ts'
import { MASTER_KEYWORD_MAX, WORK_GROUPS, type WorkGroup } from '#rules/master-lists.ts'

/** @property world undefined for all @property q part of a name */
export type MasterListSearch = { world?: string | undefined; q?: string | undefined; page: number }

export function readListSearch(search: Partial<Record<keyof MasterListSearch, unknown>>): MasterListSearch {
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).toWellFormed().trim() : ''
  return {
    world: typeof search.world === 'string' && /^[\w-]{1,64}$/.test(search.world) ? search.world : undefined,
    q: q === '' || q.length > MASTER_KEYWORD_MAX || q.includes('\0') ? undefined : q,
    page: parsePage(search.page),
  }
}

const masterTabs = ['room', 'works', 'titles', 'notices', 'board'] as const
export type MasterTab = (typeof masterTabs)[number]
/** @property group group of the scenarios */
export type MasterSearch = { tab: MasterTab; group: WorkGroup; page: number }
export const firstOfMaster: MasterSearch = { tab: 'room', group: 'open', page: 1 }

export const readMasterSearch = (search: Partial<Record<keyof MasterSearch, unknown>>): MasterSearch => ({
  tab: masterTabs.find(tab => tab === search.tab) ?? 'room',
  group: WORK_GROUPS.find(group => group === search.group) ?? 'open',
  page: parsePage(search.page),
})
