// Search parameters of the list of communities and of a community's page.
import { parsePage } from '#app/platform/page-search.ts'
import {
  COMMUNITY_CATEGORIES,
  COMMUNITY_KEYWORD_MAX,
  COMMUNITY_LISTS,
  COMMUNITY_TABS,
  type CommunityCategory,
  type CommunityList,
  type CommunityTab,
} from '#rules/community-address.ts'

export type CommunitiesAddress = {
  list: CommunityList
  category: CommunityCategory | undefined
  q: string
  page: number
}
/** The same as it stands in the address: only what differs from the first view. */
export type CommunitiesParams = Partial<CommunitiesAddress>

export const readCommunities = (search: Partial<Record<keyof CommunitiesAddress, unknown>>): CommunitiesAddress => ({
  list: COMMUNITY_LISTS.find(list => list === search.list) ?? 'active',
  category: COMMUNITY_CATEGORIES.find(category => category === search.category),
  q:
    typeof search.q === 'string' || typeof search.q === 'number'
      ? String(search.q).toWellFormed().replaceAll('\0', '').trim().slice(0, COMMUNITY_KEYWORD_MAX).toWellFormed()
      : '',
  page: parsePage(search.page),
})

export const communitiesParams = ({ list, category, q, page }: CommunitiesAddress): CommunitiesParams => ({
  ...(list === 'active' ? {} : { list }),
  ...(category === undefined ? {} : { category }),
  ...(q === '' ? {} : { q }),
  ...(page === 1 ? {} : { page }),
})
export const firstCommunities: CommunitiesAddress = { list: 'active', category: undefined, q: '', page: 1 }

export type CommunityPageAddress = { tab: CommunityTab; page: number }

export const readCommunityPage = (
  search: Partial<Record<keyof CommunityPageAddress, unknown>>,
): CommunityPageAddress => ({
  tab: COMMUNITY_TABS.find(tab => tab === search.tab) ?? 'threads',
  page: parsePage(search.page),
})

export const communityPageParams = ({ tab, page }: CommunityPageAddress): Partial<CommunityPageAddress> => ({
  ...(tab === 'threads' ? {} : { tab }),
  ...(page === 1 ? {} : { page }),
})
export const firstOfCommunity: CommunityPageAddress = { tab: 'threads', page: 1 }

/** Sheets that an address opens over a community's page, to go on with a draft. */
const SHEETS = ['request', 'thread'] as const
export type CommunityWrite = (typeof SHEETS)[number]
export type CommunityParams = Partial<CommunityPageAddress> & {
  write?: CommunityWrite | undefined
  draft?: string | undefined
}

export const readWrite = (write: unknown): CommunityWrite | undefined => SHEETS.find(sheet => sheet === write)
