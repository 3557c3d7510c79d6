// Addresses of a master's desk of replays.
import { parseDraftId, parsePage } from '#app/platform/page-search.ts'

import { type ReplayListAddress, replayGroups } from './groups.ts'

type Raw<Address> = Partial<Record<keyof Address, unknown>>

export const readReplayList = (search: Raw<ReplayListAddress>): ReplayListAddress => ({
  group: replayGroups.find(group => group === search.group) ?? 'writing',
  page: parsePage(search.page),
})

const replayDeskTabs = ['body', 'results', 'parts', 'check'] as const
export type ReplayDeskTab = (typeof replayDeskTabs)[number]
export type ReplayDeskAddress = { tab?: ReplayDeskTab | undefined; draft?: string | undefined }

export const readReplayDesk = (search: Raw<ReplayDeskAddress>): ReplayDeskAddress => ({
  tab: replayDeskTabs.find(tab => tab !== 'body' && tab === search.tab),
  draft: parseDraftId(search.draft),
})
