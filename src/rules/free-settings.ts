// Free settings (自由設定): four slots in which a character says of itself what the operators may confirm (公認).
import { shinseiStatus } from './codes/application.ts'
import { checkMessages } from './messages/checks.ts'
import { maxDigits } from './validation/lengths.ts'
import { required } from './validation/standard.ts'

export const SETTING_SLOTS = 4
/** Limit of a setting, by the validator's count (rules §3). */
export const SETTING_MAX = 150

export const settingHeadings = [
  '生い立ち',
  '家族',
  '仕事',
  '住まい',
  '持ちもの',
  '特技',
  '苦手なもの',
  '好きなもの',
  '癖',
  '夢',
  '秘密',
  '約束',
  '恩人',
  '因縁',
  '相棒',
  '信条',
  '見た目',
  '戦い方',
  'その他',
] as const

export type FreeSetting = { heading: string; body: string }

export const emptySettings = (): FreeSetting[] =>
  Array.from({ length: SETTING_SLOTS }, (_, index) => ({ heading: settingHeadings[index] ?? 'その他', body: '' }))

/** Fault of a slot, or null. An empty slot has none. */
export function settingError({ heading, body }: FreeSetting): string | null {
  if (!required(body)) return null
  if (!settingHeadings.some(each => each === heading)) return checkMessages.choice('見出し')
  return maxDigits(body, SETTING_MAX) ? null : checkMessages.max_digits(heading, SETTING_MAX)
}

export const isSameSetting = (one: FreeSetting | undefined, other: FreeSetting | undefined): boolean => {
  const [a, b] = [one?.body.trim() ? one : null, other?.body.trim() ? other : null]
  return a?.body === b?.body && a?.heading === b?.heading
}

/** Whether a setting is being examined by the operators; its text cannot be changed meanwhile. */
export const isBeingExamined = (status: number): boolean =>
  status === shinseiStatus.applying || status === shinseiStatus.reapplied

export const isConfirmed = (status: number): boolean => status === shinseiStatus.approved
