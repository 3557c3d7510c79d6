// Fields of an opening's form beside its story: as the server has them, as the form starts with them, as they are sent.
import type { Calls } from '#app/platform/api.ts'
import type { ShownCharacter } from '#app/shared/character/CharacterRow.tsx'
import type { Ground as FormGround } from '#app/shared/form/table.ts'
import { cleanInput } from '#app/ui/editor/pasted.ts'
import type { ScenarioInfoContract } from '#contract/scenario-info.ts'
import { type Difficulty, type Reward, type ScenarioKind, scenarioKind, type TextType } from '#rules/codes/scenario.ts'
import { fromJapanField, toJapanField } from '#rules/dates.ts'
import { type Append, NO_APPEND } from '#rules/scenario/append.ts'
import type { ConditionKind } from '#rules/scenario/condition-words.ts'
import { NEW_MASTERS } from '#rules/scenario/opening.ts'
import { defaultSettings, type PhaseSettings, SETTING_LIMITS } from '#rules/scenario/settings.ts'

import { type AppendFields, appendFieldsOf } from './append-fields.ts'

type InfoCalls = Calls<ScenarioInfoContract>
/** An opening as its form reads it. */
export type OpeningInfo = Awaited<ReturnType<InfoCalls['getInfo']['send']>>['info']
/** Fields of an opening as they are sent, by a master or the office. */
export type OpeningBody = Omit<Parameters<InfoCalls['create']['send']>[0], 'worldId' | 'draftId'>
/** Numbers that a new opening starts with. */
export type FirstNumbers = Pick<OpeningInfo, 'settings' | 'recruitmentPeriod'>

export type NumberName = keyof typeof SETTING_LIMITS
export const numberNames = Object.keys(SETTING_LIMITS) as NumberName[]
/** Numbers that events do not have: they have no seats, and nothing is decided before their recruiting. */
const NOT_OF_EVENTS: ReadonlySet<NumberName> = new Set([
  'seats',
  'minimum',
  'reservingCost',
  'reservationHours',
  'lotteryMinutes',
  'confirmingHours',
])
export const numbersOf = (kind: ScenarioKind): NumberName[] =>
  numberNames.filter(name => kind !== scenarioKind.event || !NOT_OF_EVENTS.has(name))

export type NumberFields = {
  /** Numbers as they are typed. */
  numbers: Record<NumberName, string>
  allowsSeveral: boolean
  allowsLateTags: boolean
}

/** Row of a choice. `id` tells rows of the form apart, and is used nowhere else. */
export type ChoiceRow = { id: number; name: string; description: string }
export type ConditionRow = { id: number; kind: ConditionKind; value: string }

export type OpeningFields = NumberFields &
  AppendFields & {
    scenarioTitle: string
    openingComment: string
    scenarioDescription: string
    masterMsg: string
    scenarioKind: ScenarioKind
    difficultyNo: Difficulty
    rewardNo: Reward
    textType: TextType
    privateReplayFlg: boolean
    timing: 'soon' | 'later'
    /** Value of a field of date and time, on a clock in Japan. */
    time: string
    choices: readonly ChoiceRow[]
    conditions: readonly ConditionRow[]
    related: readonly ShownCharacter[]
    picture: string | null
  }

export type Ground = FormGround<OpeningFields>

export const numberFieldsOf = ({ settings, recruitmentPeriod }: FirstNumbers): NumberFields => {
  const otherwise = defaultSettings(scenarioKind.short)
  const values = { ...settings, recruitingHours: recruitmentPeriod, seats: settings.seats ?? otherwise.seats }
  return {
    numbers: Object.fromEntries(numberNames.map(name => [name, String(values[name])])) as NumberFields['numbers'],
    allowsSeveral: settings.allowsSeveral,
    allowsLateTags: settings.allowsLateTags,
  }
}

/** @param append parts of a later chapter */
export function groundOf(info: OpeningInfo, append: Append = NO_APPEND): Ground {
  const { scenarioTitle, openingComment, scenarioDescription, masterMsg, openDateTime } = info
  const fields: OpeningFields = {
    ...numberFieldsOf(info),
    ...appendFieldsOf(append),
    ...{ scenarioTitle, openingComment },
    ...{ scenarioDescription: cleanInput(scenarioDescription).text, masterMsg: cleanInput(masterMsg).text },
    ...{ scenarioKind: info.scenarioKind, textType: info.textType, privateReplayFlg: info.privateReplayFlg },
    ...{ difficultyNo: info.difficultyNo, rewardNo: info.rewardNo, ...(info.isNewMaster ? NEW_MASTERS : {}) },
    ...{ timing: openDateTime ? 'later' : 'soon', time: toJapanField(openDateTime) },
    choices: info.scenarioChoiceList.map((choice, id) => ({ id, ...choice })),
    conditions: info.characterConditionList.map((condition, id) => ({ id, ...condition })),
    related: info.relatedList,
    picture: info.picture,
  }
  return { fields, text: cleanInput(info.openingContent).text, version: info.version }
}

/** A new opening that begins with the words of an old one; nothing of its dates. */
export function copyOf(info: OpeningInfo, isNewMaster: boolean): Ground {
  const { fields, text } = groundOf({ ...info, isNewMaster })
  return { fields: { ...fields, timing: 'soon', time: '' }, text, version: 0 }
}

/** A next chapter: the facts of its scenario and the numbers of the chapter before, and nothing of its words. */
export function chapterAfter(before: OpeningInfo): Ground {
  const { fields } = groundOf(before)
  const empty = {
    openingComment: '',
    scenarioDescription: '',
    choices: [],
    conditions: [],
    timing: 'soon',
    time: '',
  } as const
  return { fields: { ...fields, ...empty }, text: '', version: 0 }
}

/** Digits of either width; anything else is no number. */
const numberOf = (typed: string): number => {
  const plain = typed.normalize('NFKC').trim()
  return /^\d{1,6}$/.test(plain) ? Number(plain) : Number.NaN
}

export function settingsOf({
  scenarioKind: kind,
  numbers,
  allowsSeveral,
  allowsLateTags,
}: NumberFields & { scenarioKind: ScenarioKind }): PhaseSettings {
  const fixed = defaultSettings(kind)
  const value = (name: NumberName) =>
    kind === scenarioKind.event && NOT_OF_EVENTS.has(name) ? fixed[name] : numberOf(numbers[name])
  const values = Object.fromEntries(numberNames.map(name => [name, value(name)])) as Pick<PhaseSettings, NumberName>
  return { ...values, allowsSeveral, allowsLateTags }
}

/** The time that is wished for its publication; null: as soon as it is approved. */
export const wishedTime = ({ timing, time }: Pick<OpeningFields, 'timing' | 'time'>): string | null =>
  timing === 'later' ? fromJapanField(time) : null

export const isTyped = (kind: ConditionKind): boolean => kind !== 'race' && kind !== 'class'

/** The conditions that say something; numbers in plain digits. */
export const filled = (conditions: readonly ConditionRow[]): ConditionRow[] =>
  conditions
    .map(row => ({ ...row, value: isTyped(row.kind) ? digitsOf(row.value) : row.value }))
    .filter(({ value }) => value !== '')

const digitsOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .trim()
    .replace(/^0+(?=\d)/, '')

export function bodyOf(fields: OpeningFields, text: string): OpeningBody {
  const { recruitingHours, ...settings } = settingsOf(fields)
  const { scenarioTitle, openingComment, scenarioDescription, masterMsg } = fields
  return {
    ...{ scenarioTitle, openingComment, openingContent: text, scenarioDescription, masterMsg },
    ...{ scenarioKind: fields.scenarioKind, difficultyNo: fields.difficultyNo, rewardNo: fields.rewardNo },
    ...{ textType: fields.textType, privateReplayFlg: fields.privateReplayFlg, openDateTime: wishedTime(fields) },
    ...{ settings, recruitmentPeriod: recruitingHours, picture: fields.picture },
    scenarioChoiceList: fields.choices.map(({ name, description }) => ({ name, description })),
    characterConditionList: filled(fields.conditions).map(({ kind, value }) => ({ kind, value })),
    relatedCharacterList: fields.related.map(({ characterId }) => characterId),
  }
}
