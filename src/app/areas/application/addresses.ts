// Search parameters of the screens of this area.
import { parsePage } from '#app/platform/page-search.ts'

export type OriginalizeAddress = { tab: 'item' | 'skill' | 'applications'; page: number }
export type QueueAddress = { decided: boolean; page: number }

const tabs = ['item', 'skill', 'applications'] as const

export const readOriginalizeAddress = (search: Partial<OriginalizeAddress>): OriginalizeAddress => ({
  tab: tabs.find(tab => tab === search.tab) ?? 'item',
  page: parsePage(search.page),
})

export const readQueueAddress = (search: Partial<QueueAddress>): QueueAddress => ({
  decided: search.decided === true,
  page: parsePage(search.page),
})

export const queueDefaults: QueueAddress = { decided: false, page: 1 }

/** Names of the forms under which drafts are stored, besides their target. */
export const ORIGINAL_NAME = 'originalize'
export const CLASS_PROPOSAL = 'originalClass'

export type ClassListAddress = { mine: boolean; page: number }

export const readClassListAddress = (search: Partial<ClassListAddress>): ClassListAddress => ({
  mine: search.mine === true,
  page: parsePage(search.page),
})
