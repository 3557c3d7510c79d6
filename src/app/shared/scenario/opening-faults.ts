// Faults of an opening's form, field by field: those of the rules, and those that only a form can have.

import { scenarioKind } from '#rules/codes/scenario.ts'
import {
  OPENING_MOST,
  OPENS_WITHIN_DAYS,
  type OpeningErrors,
  openingErrors,
  openingFaults,
} from '#rules/scenario/opening.ts'
import { SETTING_LIMITS } from '#rules/scenario/settings.ts'
import { lengthCount } from '#rules/text/count.ts'
import {
  type FirstNumbers,
  filled,
  type NumberName,
  numbersOf,
  type OpeningFields,
  settingsOf,
  wishedTime,
} from './opening-fields.ts'

const DAY_MS = 86_400_000

export type NumberErrors = Partial<Record<NumberName, string>>
export type FormErrors = OpeningErrors & { time?: string; conditions?: string; numbers?: NumberErrors }

interface Judged {
  isNewMaster: boolean
  /** It is to be handed in: it must be whole. */
  isWhole: boolean
  now: number
}

export function formErrors(fields: OpeningFields, text: string, { isNewMaster, isWhole, now }: Judged): FormErrors {
  const settings = settingsOf(fields)
  const opening = { ...fields, openingContent: text, settings, scenarioChoiceList: fields.choices }
  const errors: FormErrors = (isWhole ? openingErrors : openingFaults)(opening, { isNewMaster })
  const numbers = numberErrors(fields)
  if (Object.keys(numbers).length > 0) errors.numbers = numbers
  const time = timeError(fields, isWhole ? now : 0)
  if (time) errors.time = time
  const conditions = conditionError(fields)
  if (conditions) errors.conditions = conditions
  return errors
}

/** Numbers that are none, or out of their limits. */
export function numberErrors(fields: Parameters<typeof settingsOf>[0]): NumberErrors {
  const settings = settingsOf(fields)
  const errors: NumberErrors = {}
  for (const name of numbersOf(fields.scenarioKind)) {
    const [least, most] = SETTING_LIMITS[name]
    const value = settings[name] ?? Number.NaN
    if (!(value >= least && value <= most)) errors[name] = `${limitWords(name)}の数字で入力してください。`
  }
  const isParty = fields.scenarioKind !== scenarioKind.event
  if (isParty && !errors.seats && !errors.minimum && settings.minimum > (settings.seats ?? 0)) {
    errors.minimum = '最少人数が定員をこえています。'
  }
  return errors
}

/** 1〜60 */
export const limitWords = (name: NumberName): string =>
  SETTING_LIMITS[name].map(limit => limit.toLocaleString('ja-JP')).join('〜')

/** @param now 0: whether the time has passed is not asked */
function timeError(fields: OpeningFields, now: number): string | undefined {
  if (fields.timing === 'soon') return
  const at = wishedTime(fields)
  if (at === null || !at.startsWith('20')) return '公開の希望日時を入力してください。'
  if (now === 0) return
  if (Date.parse(at) <= now) return '公開の希望日時は、いまより後にしてください。'
  if (Date.parse(at) > now + OPENS_WITHIN_DAYS * DAY_MS)
    return `公開の希望日時は、${OPENS_WITHIN_DAYS}日以内にしてください。`
}

function conditionError({ conditions }: OpeningFields): string | undefined {
  const rows = filled(conditions)
  const levels = rows.filter(({ kind }) => kind === 'levelFrom' || kind === 'levelTo')
  if (levels.some(({ value }) => !/^[1-9]\d?$/.test(value))) return 'レベルは、1〜99の数字で入力してください。'
  if (rows.some(({ kind, value }) => kind === 'joined' && !/^[1-9]\d{0,8}$/.test(value))) {
    return 'シナリオの番号を、数字で入力してください。'
  }
  const of = (kind: string) => levels.filter(row => row.kind === kind).map(({ value }) => Number(value))
  if (Math.max(0, ...of('levelFrom')) > Math.min(Number.POSITIVE_INFINITY, ...of('levelTo'))) {
    return 'レベルは、低いほうから順に入力してください。'
  }
}

export const hasErrors = (errors: FormErrors): boolean => Object.keys(errors).length > 0

/** The count of a short text beside its field: 12 / 40字. */
export const countWords = (text: string, field: Exclude<keyof typeof OPENING_MOST, 'openingContent'>): string =>
  `${lengthCount(text)} / ${OPENING_MOST[field]}字`

export type { FirstNumbers }
