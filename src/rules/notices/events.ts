// Every event of the product that users are told of. A later area brings its own file and its line here.
import { commissionNotices } from './commission-notices.ts'
import { communityNotices } from './community-notices.ts'
import type { NoticeKind } from './kinds.ts'
import { letterNotices } from './letter-notices.ts'
import { masterCommunityNotices } from './master-community-notices.ts'
import { noteNotices } from './note-notices.ts'
import type { NoticeEvent } from './notice.ts'
import { orderNotices } from './order-notices.ts'
import { ownNotices } from './own-notices.ts'
import { peopleNotices } from './people-notices.ts'
import { reportNotices } from './report-notices.ts'
import { scenarioNotices } from './scenario-notices.ts'
import { searchNotices } from './search-notices.ts'
import { tweetNotices } from './tweet-notices.ts'

export const noticeEvents = {
  ...scenarioNotices,
  ...orderNotices,
  ...commissionNotices,
  ...ownNotices,
  ...peopleNotices,
  ...letterNotices,
  ...noteNotices,
  ...communityNotices,
  ...masterCommunityNotices,
  ...reportNotices,
  ...searchNotices,
  ...tweetNotices,
} as const

export type NoticeEventKey = keyof typeof noticeEvents
export type NoticeFacts<Key extends NoticeEventKey> =
  (typeof noticeEvents)[Key] extends NoticeEvent<infer Facts> ? Facts : never

/** Definition of an event; null for one of a newer or older version. */
export const noticeEventOf = (key: string): NoticeEvent<never> | null =>
  Object.hasOwn(noticeEvents, key) ? (noticeEvents[key as NoticeEventKey] as NoticeEvent<never>) : null

/** Events of a kind, for the filters of the list. */
export const eventsOfKind = (kind: NoticeKind): string[] =>
  Object.entries(noticeEvents).flatMap(([key, event]) => (event.kind === kind ? [key] : []))
