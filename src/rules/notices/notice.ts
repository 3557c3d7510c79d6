// Definition of an event that users are told of: its words, its link, its setting, how long it is worth sending, and what it
// supersedes. Each area defines its own in a file of its own; events.ts joins them.
import type { NoticeKind } from './kinds.ts'
import type { NoticeSettingKey } from './settings.ts'

export const noticeKindLabels: Record<NoticeKind, string> = {
  deadline: '締切',
  seat: '抽選・参加',
  scenario: 'シナリオ',
  board: '相談',
  replay: 'リプレイ',
  order: 'オーダー',
  letter: '便り',
  mission: 'ミッション',
  application: '申請',
  people: 'つながり',
  news: 'お知らせ',
  search: '検索',
  desk: '机',
}

/** Words of a notice, as the list, the mail and the push say them. */
export type NoticeWords = {
  /** Soft line above: the title of the scenario, the name of a world. */
  over: string
  title: string
  /** Words after the title: a reward. */
  trailing?: string
  /** Address in the app. */
  href: string
  /** Type of the toast: good news are a success, coins alpaca. */
  tone: 'success' | 'info' | 'alpaca'
}

export type NoticeEvent<Facts> = {
  setting: NoticeSettingKey
  kind: NoticeKind
  /** Minutes after which a push or a mail would come too late. */
  worthMinutes: number
  /** Instant of story time at which it ends before that: a deadline. */
  ends?: (facts: Facts) => string
  /** Name of what it is about: a later notice of the same topic takes the place of one that was not read. */
  topic: (facts: Facts) => string
  /** Words; null when there is nothing to say. @param now story time of the reader */
  say: (facts: Facts, now: Date) => NoticeWords | null
  /** Minutes in which a topic is told once: for what others can do again and again. */
  restMinutes?: number
  /** Subject and lines of its mail, where the words of the notice say too little. */
  letter?: (facts: Facts) => { subject: string; lines: readonly (string | { label: string; path: string })[] }
  /** Whether the user may let it through the quiet hours. */
  mayRing?: (facts: Facts) => boolean
}

export const defineNotice = <Facts>(event: NoticeEvent<Facts>): NoticeEvent<Facts> => event

const MINUTE_MS = 60_000

/** Last instant of story time at which a notice is worth sending to another channel. */
export function worthUntil({ worthMinutes, ends }: NoticeEvent<never>, facts: unknown, createdAt: Date): Date {
  const worth = createdAt.getTime() + worthMinutes * MINUTE_MS
  const end = ends ? Date.parse(ends(facts as never)) : Number.POSITIVE_INFINITY
  return new Date(Math.min(worth, end))
}

export const HOUR = 60
export const DAY = 24 * HOUR

/** Days after which notices disappear. */
export const NOTICE_DAYS = 90
export const NOTICE_PAGE_SIZE = 20
