// The form of an opening: the table of its fields beside its story, which is its long text.
import type { ShownCharacter } from '#app/shared/character/CharacterRow.tsx'
import {
  emptyOf,
  type FormKind,
  flagOf,
  isRaw,
  oneOf,
  type Raw,
  rowsOf,
  textOf,
  textOrNull,
} from '#app/shared/form/table.ts'
import { difficulty, reward, scenarioKind, textType } from '#rules/codes/scenario.ts'
import { difficultyLabels, rewardLabels, scenarioKindLabels, textTypeLabels } from '#rules/codes/scenario-labels.ts'
import {
  CHOICES_MOST,
  CONDITION_KINDS,
  CONDITIONS_MOST,
  NEW_MASTERS,
  OPENING_MOST,
  RELATED_MOST,
} from '#rules/scenario/opening.ts'
import { lengthCount } from '#rules/text/count.ts'
import { APPEND_MOST, awaitedRowOf, FIRST_BACK_HOURS } from './append-fields.ts'
import { countWords, faultsOf, type Judged } from './opening-faults.ts'
import {
  type ChoiceRow,
  type ConditionRow,
  type FirstNumbers,
  filled,
  type NumberFields,
  numberFieldsOf,
  numberNames,
  type OpeningFields,
  settingsOf,
  wishedTime,
} from './opening-fields.ts'

/** A field of one code of a table. */
const choice = <Code extends string | number>(
  label: string,
  codes: Record<string, Code>,
  labels: Record<Code, string>,
  empty: Code,
) => {
  const list = Object.values(codes)
  const options = list.map(code => [code, labels[code]] as const)
  return { label, empty, read: oneOf(list), control: { as: 'choice', options } } as const
}
const words = { empty: '', read: textOf } as const
const flag = { empty: false, read: flagOf, control: { as: 'switch' } } as const
const line = (name: 'scenarioTitle' | 'openingComment') =>
  ({ ...words, required: true, control: { as: 'line', count: (text: string) => countWords(text, name) } }) as const
const long = (limit: number, rows: number) =>
  ({ ...words, control: { as: 'long', count: lengthCount, limit, rows } }) as const

export const openingKind: FormKind<OpeningFields, Judged> = {
  what: 'オープニング',
  text: 'オープニング',
  title: ({ scenarioTitle }) => scenarioTitle || '（題名なし）',
  faults: faultsOf,
  table: {
    scenarioTitle: { ...line('scenarioTitle'), label: '題名' },
    openingComment: { ...line('openingComment'), label: 'ひとこと', hint: '一覧で題名の下に出ます。' },
    scenarioKind: {
      ...choice('形式', scenarioKind, scenarioKindLabels, scenarioKind.short),
      words: fields => scenarioKindLabels[fields.scenarioKind],
    },
    textType: choice('リプレイの長さ', textType, textTypeLabels, textType.normal),
    difficultyNo: {
      ...choice('難易度', difficulty, difficultyLabels, NEW_MASTERS.difficultyNo),
      words: fields => `難易度 ${difficultyLabels[fields.difficultyNo]}`,
    },
    rewardNo: {
      ...choice('報酬', reward, rewardLabels, reward.normal),
      words: fields => `報酬 ${rewardLabels[fields.rewardNo]}`,
    },
    privateReplayFlg: { ...flag, label: 'リプレイを参加者だけに公開する' },
    scenarioDescription: {
      ...long(OPENING_MOST.scenarioDescription, 8),
      ...{ label: '説明', required: true, hint: '一行目に目的を書くと、プレイヤーが動きやすくなります。' },
      words: fields => `説明 ${fields.scenarioDescription.length}字`,
    },
    masterMsg: { ...long(OPENING_MOST.masterMsg, 5), label: 'マスターより' },
    choices: {
      ...{ label: '選択肢', empty: [], read: rowsOf(CHOICES_MOST, choiceOf) },
      counts: ({ choices }) => choices.map(({ name, description }) => [name, description]),
      words: ({ choices }) => `選択肢 ${choices.length}`,
    },
    conditions: {
      ...{ label: '参加条件', empty: [], read: rowsOf(CONDITIONS_MOST, conditionOf) },
      counts: ({ conditions }) => filled(conditions).map(({ kind, value }) => [kind, value]),
    },
    related: {
      ...{ label: '登場人物', empty: [], read: rowsOf(RELATED_MOST, characterOf) },
      counts: ({ related }) => related.map(({ characterId }) => characterId),
    },
    numbers: {
      ...{ label: '人数・参加費・日程', empty: {} as NumberFields['numbers'], read: numbersOf },
      counts: settingsOf,
    },
    allowsSeveral: { ...flag, label: '1人のプレイヤーが、何人ものキャラクターで参加できる' },
    allowsLateTags: { ...flag, label: 'チームタグを、締切のあと1日は変えられる' },
    timing: { label: '公開の希望', empty: 'soon', read: oneOf(['soon', 'later']), counts: () => null },
    time: { ...words, label: '公開の希望', counts: wishedTime },
    picture: { label: '絵', empty: null, read: textOrNull },
    happened: {
      ...long(APPEND_MOST.happened, 6),
      ...{ label: 'これまでの物語', hint: '前の章を読んでいない人にも分かるように書きます。' },
    },
    firstBackHours: {
      ...{ label: '前の章の参加者を先に受け付ける', empty: 0, read: oneOf(FIRST_BACK_HOURS) },
      control: {
        as: 'choice',
        options: FIRST_BACK_HOURS.map(hours => [hours, hours === 0 ? 'しない' : `${hours}時間`]),
      },
    },
    awaited: {
      ...{ label: '待つ結果', empty: [], read: rowsOf(APPEND_MOST.awaited, awaitedRowOf) },
      counts: ({ awaited }) => awaited.map(({ id: _, ...row }) => row),
    },
    waitUntil: { ...words, label: '待つ期限' },
  },
}

export const emptyFields = (first: FirstNumbers): OpeningFields => ({
  ...emptyOf(openingKind),
  ...numberFieldsOf(first),
})

function numbersOf(value: unknown, first: NumberFields['numbers']): NumberFields['numbers'] {
  const raw = isRaw(value) ? value : {}
  return Object.fromEntries(numberNames.map(name => [name, textOf(raw[name], first[name])])) as NumberFields['numbers']
}

function choiceOf({ name, description }: Raw, id: number): ChoiceRow {
  return { id, name: textOf(name, ''), description: textOf(description, '') }
}

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
