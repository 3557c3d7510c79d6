// Fields of an opening as its draft keeps them beside the story: written out, read back, in words.
import type { ShownCharacter } from '#app/shared/character/CharacterRow.tsx'
import {
  difficulty,
  difficultyLabels,
  reward,
  rewardLabels,
  scenarioKind,
  scenarioKindLabels,
  textType,
} from '#rules/codes/scenario.ts'
import { CHOICES_MOST, CONDITION_KINDS, CONDITIONS_MOST, RELATED_MOST } from '#rules/scenario/opening.ts'
import {
  type ChoiceRow,
  type ConditionRow,
  type Ground,
  type NumberFields,
  numberNames,
  type OpeningFields,
} from './opening-fields.ts'

export type Written = Pick<Ground, 'fields' | 'version'>

export const writeOpening = ({ fields, version }: Written): string => JSON.stringify({ version, ...fields })

type Raw = Record<string, unknown>
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Contents of a draft; fields that it lacks, or has in words of a later build, are as on the ground. */
export function readOpening(written: string, ground: Written): Written {
  const raw = parse(written)
  const { fields: first, version } = ground
  if (!raw) return { fields: first, version }
  const text = (name: keyof OpeningFields & string, otherwise: string) => textOf(raw[name], otherwise)
  const fields: OpeningFields = {
    scenarioTitle: text('scenarioTitle', first.scenarioTitle),
    openingComment: text('openingComment', first.openingComment),
    scenarioDescription: text('scenarioDescription', first.scenarioDescription),
    masterMsg: text('masterMsg', first.masterMsg),
    scenarioKind: oneOf(Object.values(scenarioKind), raw.scenarioKind, first.scenarioKind),
    difficultyNo: oneOf(Object.values(difficulty), raw.difficultyNo, first.difficultyNo),
    rewardNo: oneOf(Object.values(reward), raw.rewardNo, first.rewardNo),
    textType: oneOf(Object.values(textType), raw.textType, first.textType),
    privateReplayFlg: flagOf(raw.privateReplayFlg, first.privateReplayFlg),
    timing: oneOf(['soon', 'later'], raw.timing, first.timing),
    time: text('time', first.time),
    numbers: numbersOf(raw.numbers, first.numbers),
    allowsSeveral: flagOf(raw.allowsSeveral, first.allowsSeveral),
    allowsLateTags: flagOf(raw.allowsLateTags, first.allowsLateTags),
    choices: listOf(raw.choices, CHOICES_MOST, choiceOf) ?? first.choices,
    conditions: listOf(raw.conditions, CONDITIONS_MOST, conditionOf) ?? first.conditions,
    related: listOf(raw.related, RELATED_MOST, characterOf) ?? first.related,
    picture: typeof raw.picture === 'string' || raw.picture === null ? raw.picture : first.picture,
  }
  return { fields, version: Number.isInteger(raw.version) ? Number(raw.version) : version }
}

function parse(written: string): Raw | null {
  try {
    const raw: unknown = JSON.parse(written)
    return isRaw(raw) ? raw : null
  } catch {
    return null
  }
}

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)
const flagOf = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise)
const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find(known => known === value) ?? otherwise

function numbersOf(value: unknown, first: NumberFields['numbers']): NumberFields['numbers'] {
  const raw = isRaw(value) ? value : {}
  const told = numberNames.map(name => [name, textOf(raw[name], first[name])])
  return Object.fromEntries(told)
}

function listOf<Row>(value: unknown, most: number, read: (raw: Raw, index: number) => Row | null): Row[] | null {
  if (!Array.isArray(value)) return null
  return value.slice(0, most).flatMap((raw, index) => (isRaw(raw) ? (read(raw, index) ?? []) : []))
}

const choiceOf = (raw: Raw, id: number): ChoiceRow => ({
  id,
  name: textOf(raw.name, ''),
  description: textOf(raw.description, ''),
})

function conditionOf(raw: Raw, id: number): ConditionRow | null {
  const kind = CONDITION_KINDS.find(known => known === raw.kind)
  return kind ? { id, kind, value: textOf(raw.value, '') } : null
}

/** The fields of a character in a list, and no others: nothing else is written into the draft. */
export const onlyListed = (character: ShownCharacter): ShownCharacter => ({
  characterId: character.characterId,
  characterFullName: character.characterFullName,
  icon: character.icon,
  className: character.className,
  level: character.level,
  shogo: character.shogo,
  isNpc: character.isNpc,
  isResting: character.isResting,
})

function characterOf(raw: Raw): ShownCharacter | null {
  const { characterId, characterFullName, icon, className, level, shogo, isNpc, isResting } = raw
  if (typeof characterId !== 'string' || typeof characterFullName !== 'string') return null
  return {
    ...{ characterId, characterFullName, className: textOf(className, ''), isNpc: isNpc === true },
    ...{ icon: typeof icon === 'string' ? icon : null, shogo: typeof shogo === 'string' ? shogo : null },
    level: typeof level === 'number' ? level : 1,
    isResting: isResting === true,
  }
}

/** Words of a version where two stand side by side. */
export function openingWords({ fields }: Pick<Written, 'fields'>): string {
  const { scenarioTitle, scenarioKind: kind, difficultyNo, rewardNo } = fields
  const facts = [
    scenarioKindLabels[kind],
    `難易度 ${difficultyLabels[difficultyNo]}`,
    `報酬 ${rewardLabels[rewardNo]}`,
    `選択肢 ${fields.choices.length}`,
  ]
  return `${scenarioTitle || '（題名なし）'}（${facts.join('・')}）`
}
