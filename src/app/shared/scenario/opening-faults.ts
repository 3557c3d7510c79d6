// Faults of an opening's form, field by field: those of the rules, and those that only a form can have.
import type { Faults } from '#app/shared/form/table.ts'
import { scenarioKind } from '#rules/codes/scenario.ts'
import { parseRowId } from '#rules/row-id.ts'
import { OPENING_MOST, OPENS_WITHIN_DAYS, openingErrors, openingFaults } from '#rules/scenario/opening.ts'
import { SETTING_LIMITS } from '#rules/scenario/settings.ts'
import { lengthCount } from '#rules/text/count.ts'
import { appendFieldFaults } from './append-fields.ts'
import { filled, type NumberName, numbersOf, type OpeningFields, settingsOf, wishedTime } from './opening-fields.ts'

const DAY_MS = 86_400_000

export type NumberErrors = Partial<Record<NumberName, string>>

export interface Judged {
  isNewMaster: boolean
  /** Whether it is to be handed in, and must be whole. */
  isWhole: boolean
  now: number
}

export function faultsOf(fields: OpeningFields, text: string, judged: Judged): Faults<OpeningFields> {
  const { isNewMaster, isWhole, now } = judged
  const opening = { ...fields, openingContent: text, settings: settingsOf(fields), scenarioChoiceList: fields.choices }
  const found = (isWhole ? openingErrors : openingFaults)(opening, { isNewMaster })
  const { scenarioTitle, openingComment, openingContent, scenarioDescription, masterMsg, difficultyNo } = found
  const hasNumbers = Object.keys(numberErrors(fields)).length > 0
  return {
    ...{ scenarioTitle, openingComment, text: openingContent, scenarioDescription, masterMsg, difficultyNo },
    choices: found.scenarioChoiceList,
    conditions: conditionError(fields),
    // The numbers say it themselves, each beside its field.
    numbers: found.settings ?? (hasNumbers ? '人数・参加費・日程に、直すところがあります。' : undefined),
    time: timeError(fields, isWhole ? now : 0),
    ...appendFieldFaults(fields, isWhole ? now : 0),
  }
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
  if (rows.some(({ kind, value }) => kind === 'joined' && parseRowId(value) === null)) {
    return 'シナリオの番号を、数字で入力してください。'
  }
  const of = (kind: string) => levels.filter(row => row.kind === kind).map(({ value }) => Number(value))
  if (Math.max(0, ...of('levelFrom')) > Math.min(Number.POSITIVE_INFINITY, ...of('levelTo'))) {
    return 'レベルは、低いほうから順に入力してください。'
  }
}

/** The count of a short text beside its field: 12 / 40字. */
export const countWords = (text: string, field: Exclude<keyof typeof OPENING_MOST, 'openingContent'>): string =>
  `${lengthCount(text)} / ${OPENING_MOST[field]}字`
