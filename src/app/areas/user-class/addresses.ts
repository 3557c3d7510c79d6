// Addresses of the screens of user classes: what is applied for; the list of the office's queue.
import { parseDraftId, parsePage } from '#app/platform/page-search.ts'

const applyPlaces = ['master', 'illustrator', 'voice', 'writer'] as const
export type ApplyPlace = (typeof applyPlaces)[number]
/** @property apply class whose form is open */
export type ClassAddress = { apply?: ApplyPlace | undefined; draft?: string | undefined }

export const readClassAddress = (search: { apply?: unknown; draft?: unknown }): ClassAddress => ({
  apply: applyPlaces.find(place => place === search.apply),
  draft: parseDraftId(search.draft),
})

export type RequestQueueAddress = { decided: boolean; page: number }
export const requestQueueDefaults: RequestQueueAddress = { decided: false, page: 1 }
export const readRequestQueue = (search: Partial<Record<keyof RequestQueueAddress, unknown>>): RequestQueueAddress => ({
  decided: search.decided === true,
  page: parsePage(search.page),
})

const supporterTabs = ['exam', 'permission'] as const
export type SupporterTab = (typeof supporterTabs)[number]
export type SupporterQueueAddress = RequestQueueAddress & { kind: SupporterTab }
export const readSupporterQueue = (
  search: Partial<Record<keyof SupporterQueueAddress, unknown>>,
): SupporterQueueAddress => ({
  kind: supporterTabs.find(kind => kind === search.kind) ?? 'exam',
  ...readRequestQueue(search),
})

export type CreatorDeskAddress = RequestQueueAddress & { tab: 'requests' | 'supporters' }
export const readCreatorDesk = (search: Partial<Record<keyof CreatorDeskAddress, unknown>>): CreatorDeskAddress => ({
  tab: search.tab === 'supporters' ? 'supporters' : 'requests',
  ...readRequestQueue(search),
})
