// Filters of the list of notices in its address. The address takes any word, and the screen takes an unknown one for all
// notices, so that no first visit loads the list of kinds.
import type { NoticeFilter } from '#app/shared/notice/queries.ts'
import { NOTICE_KINDS } from '#rules/notices/kinds.ts'

/** The results of acts on this device, which the server does not keep. */
export const DEVICE = 'device'

const filters = ['all', 'unread', ...NOTICE_KINDS, DEVICE] as const
/** @property filter one of the filters; all notices for any other word */
export type NoticePlace = { filter: string; page: number }

export const parseNoticeFilter = (value: string): NoticeFilter | typeof DEVICE =>
  filters.find(filter => filter === value) ?? 'all'
