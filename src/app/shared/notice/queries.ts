// Calls and reads of notices, which the list, the bell and the settings share.
import calls from 'virtual:contract/notice'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { NoticeContract } from '#contract/notice.ts'
import type { NoticeKind } from '#rules/notices/kinds.ts'
import { NOTICE_PAGE_SIZE } from '#rules/notices/notice.ts'
import { pageSlice } from '#rules/paging.ts'

export const noticeCalls = connect<NoticeContract>('notice', calls)

export type NoticeList = Awaited<ReturnType<typeof noticeCalls.getNotices.send>>
export type ShownNotice = NoticeList['noticeList'][number]
export type NoticeSettings = Awaited<ReturnType<typeof noticeCalls.getSettings.send>>
export type NoticeFilter = NoticeKind | 'all' | 'unread'

export const noticeQueries = {
  list: ({ filter, page }: { filter: NoticeFilter; page: number }) =>
    readQuery(noticeCalls.getNotices, { filter, ...pageSlice(page, NOTICE_PAGE_SIZE) }, { kept: true }),
  unread: () => readQuery(noticeCalls.getUnread, {}, { kept: true }),
  pushDevices: () => readQuery(noticeCalls.pushDevices, {}, { kept: true }),
  settings: () => readQuery(noticeCalls.getSettings, {}, { kept: true }),
}
