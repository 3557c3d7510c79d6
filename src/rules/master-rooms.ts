// Rooms of masters (マスタールーム): limits of what is written in them, what may not be saved, the usual days until a replay, and the
// calls (呼び出し) for openings. Form and server ask here.
import { lengthCount } from './text/count.ts'
import { kana as isKana } from './validation/scripts.ts'

/** Most characters, by the count of limited fields (rules §3). */
export const ROOM_MOST = {
  kana: 40,
  usualDays: 60,
  intro: 2_000,
  howIWrite: 2_000,
  rules: 2_000,
  noticeTitle: 60,
  noticeBody: 1_000,
  dayWords: 60,
  post: 500,
} as const
/** Hard limit in UTF-16 units: far above every limit, so that a text that is too long gets a refusal that says so. */
export const ROOM_TEXT_MOST = 16_000

export const ROOM_NPCS_MOST = 20
/** Notices that a master keeps, and days in the calendar that are not over. */
export const ROOM_NOTICES_MOST = 200
export const ROOM_DAYS_MOST = 40
/** Longest time of one entry of the calendar, in days. */
const DAY_SPAN_MOST = 366
/** Posts of one user on the board of a room within 24 hours; the master has no limit. */
export const POSTS_A_DAY = 20

export const MASTER_PAGE_SIZE = 20
export const WORK_PAGE_SIZE = 10
export const ROOM_POST_PAGE_SIZE = 20
/** Masters that a user follows at most, and followers that are counted at most. */
export const FOLLOWED_MASTERS_MOST = 1_000
export const MASTER_FOLLOWERS_COUNTED = 1_000
/** Calls of one user at most. */
export const MASTER_CALLS_MOST = 30

/** Those who may delete a post. */
export const POST_REMOVERS = ['writer', 'master', 'office'] as const
export type PostRemover = (typeof POST_REMOVERS)[number]

export interface RoomTexts {
  kana: string
  usualDays: string
  intro: string
  howIWrite: string
  rules: string
}
export type RoomErrors = Partial<Record<keyof RoomTexts, string>>

export const roomLabels: Record<keyof RoomTexts, string> = {
  kana: '読み（全角カタカナ）',
  usualDays: 'リプレイまでの日数',
  intro: '紹介',
  howIWrite: '書き方',
  rules: 'プレイングの約束',
}

const tooLong = (label: string, most: number): string =>
  `${label}は${most.toLocaleString('ja-JP')}文字以内で入力してください。`

/** Faults of a room. An open room needs an introduction; a closed one may be unfinished. */
export function roomErrors(texts: RoomTexts, isOpen: boolean): RoomErrors {
  const errors: RoomErrors = {}
  for (const field of ['usualDays', 'intro', 'howIWrite', 'rules'] as const)
    if (lengthCount(texts[field]) > ROOM_MOST[field]) errors[field] = tooLong(roomLabels[field], ROOM_MOST[field])
  const kana = texts.kana.trim()
  if (kana !== '' && !isKana(kana)) errors.kana = '読みは全角カタカナで入力してください。'
  else if (lengthCount(kana) > ROOM_MOST.kana) errors.kana = tooLong('読み', ROOM_MOST.kana)
  if (isOpen && texts.intro.trim() === '') errors.intro = '公開するには、紹介を入力してください。'
  return errors
}

export interface NoticeTexts {
  title: string
  body: string
}

/** Faults of a notice. */
export function roomNoticeErrors({ title, body }: NoticeTexts): Partial<Record<keyof NoticeTexts, string>> {
  const faultOf = (words: string, label: string, most: number): string | null =>
    words.trim() === '' ? `${label}を入力してください。` : lengthCount(words) > most ? tooLong(label, most) : null
  const wrong = {
    title: faultOf(title, '題名', ROOM_MOST.noticeTitle),
    body: faultOf(body, '本文', ROOM_MOST.noticeBody),
  }
  return { ...(wrong.title && { title: wrong.title }), ...(wrong.body && { body: wrong.body }) }
}

export interface RoomDay {
  /** first and last day, as yyyy-mm-dd */
  fromDay: string
  toDay: string
  words: string
}

const dayNumber = (day: string): number | null => {
  const at = Date.parse(`${day}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(at).toISOString().startsWith(day) ? at / 86_400_000 : null
}

/** Whether a text names a day that there is. */
const isDay = (day: string): boolean => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && dayNumber(day) !== null

/** Faults of an entry of the calendar. @param today day of the story in Japan, as yyyy-mm-dd */
export function roomDayErrors(
  { fromDay, toDay, words }: RoomDay,
  today: string,
): Partial<Record<keyof RoomDay, string>> {
  const errors: Partial<Record<keyof RoomDay, string>> = {}
  const [from, to] = [isDay(fromDay), isDay(toDay)]
  if (!from) errors.fromDay = 'はじめの日を選んでください。'
  if (!to) errors.toDay = 'おわりの日を選んでください。'
  if (from && to) {
    if (toDay < fromDay) errors.toDay = 'おわりの日は、はじめの日より後にしてください。'
    else if (toDay < today) errors.toDay = '過ぎた日は加えられません。'
    else if ((dayNumber(toDay) ?? 0) - (dayNumber(fromDay) ?? 0) > DAY_SPAN_MOST)
      errors.toDay = '1つの予定は、1年までにしてください。'
  }
  if (words.trim() === '') errors.words = '予定を入力してください。'
  else if (lengthCount(words) > ROOM_MOST.dayWords) errors.words = tooLong('予定', ROOM_MOST.dayWords)
  return errors
}

export const roomPostFault = (body: string): 'ROOM_POST_EMPTY' | 'ROOM_POST_TOO_LONG' | null =>
  body.trim() === '' ? 'ROOM_POST_EMPTY' : lengthCount(body) > ROOM_MOST.post ? 'ROOM_POST_TOO_LONG' : null

/**
 * Usual days from a deadline to its replay: the median of the real ones, rounded, at least one.
 * @param seconds times from the deadline to the publication; a replay that came before its deadline says nothing
 * @returns null when there are none
 */
export function usualDaysOf(seconds: readonly number[]): { days: number; counted: number } | null {
  const sorted = seconds.filter(span => span > 0).toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) return null
  return { days: Math.max(1, Math.round((low + high) / 2 / 86_400)), counted: sorted.length }
}
