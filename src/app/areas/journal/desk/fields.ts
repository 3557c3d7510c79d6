// The form of a journal at the office's desk: the table of its fields beside its text, which says how it is played.
import { counted } from '#app/shared/form/fields.ts'
import {
  type Faults,
  type FormKind,
  type Ground,
  oneOf,
  type Raw,
  rowsOf,
  textOf,
  textOrNull,
} from '#app/shared/form/table.ts'
import { cleanInput } from '#app/ui/editor/pasted.ts'
import { JOURNAL_MOST, JOURNAL_TOTAL_MOST, journalFaults, type WrittenPrompt } from '#rules/journal-desk.ts'
import { DICE_MOST, JOURNAL_STEPS_MOST } from '#rules/journals.ts'
import type { DeskJournal } from './queries.ts'

/** A question as it is typed: the totals are digits. */
export type PromptRow = { key: number; from: string; to: string; text: string }

export type JournalFields = {
  /** Null for every world. */
  worldId: string | null
  title: string
  summary: string
  opening: string
  closing: string
  length: number
  diceCount: number
  diceSides: number
  prompts: readonly PromptRow[]
}
export type JournalGround = Ground<JournalFields>
export type JournalJudged = { isSeen: boolean }

const SIDES = [4, 6, 8, 10, 12, 20, 100] as const
const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1)
const sidesFor = (sides: number): readonly number[] => [...new Set([...SIDES, sides])].sort((a, b) => a - b)

export const groundOf = (journal: DeskJournal | null): JournalGround => ({
  version: journal?.version ?? 0,
  text: cleanInput(journal?.rules ?? '').text,
  fields: {
    ...{ worldId: journal?.worldId ?? null, title: journal?.title ?? '', summary: journal?.summary ?? '' },
    ...{ opening: journal?.opening ?? '', closing: journal?.closing ?? '', length: journal?.length ?? 4 },
    ...{ diceCount: journal?.dice.count ?? 1, diceSides: journal?.dice.sides ?? 6 },
    prompts: (journal?.promptList ?? []).map(({ fromTotal, toTotal, text }, key) => ({
      ...{ key, from: String(fromTotal), to: String(toTotal), text },
    })),
  },
})

/** Digits of a total; 0 for what is none. */
const totalOf = (digits: string): number => (/^[1-9]\d{0,2}$/.test(digits.trim()) ? Number(digits) : 0)

const promptOf = ({ from, to, text }: PromptRow): WrittenPrompt => ({
  ...{ fromTotal: totalOf(from), toTotal: totalOf(to), text },
})
const diceOf = ({ diceCount, diceSides }: JournalFields) => ({ count: diceCount, sides: diceSides })

/** A journal as it is sent, beside its text. */
export const sentJournal = (fields: JournalFields) => {
  const { worldId, title, summary, opening, closing, length, prompts } = fields
  const facts = { worldId, title, summary, opening, closing, length }
  return { ...facts, dice: diceOf(fields), promptList: prompts.map(promptOf) }
}

function faultsOf(fields: JournalFields, rules: string, { isSeen }: JournalJudged): Faults<JournalFields> {
  const { rules: text, ...faults } = journalFaults({ ...sentJournal(fields), rules }, isSeen)
  const wrong = fields.prompts.findIndex(({ from, to }) =>
    [from, to].some(digits => totalOf(digits) === 0 || totalOf(digits) > JOURNAL_TOTAL_MOST),
  )
  const prompts =
    wrong < 0 ? faults.prompts : `問い ${wrong + 1}の出目は、1から${JOURNAL_TOTAL_MOST}までの数で入力してください`
  return { ...faults, ...(text === undefined ? {} : { text }), ...(prompts === undefined ? {} : { prompts }) }
}

const promptFrom = (raw: Raw, key: number): PromptRow => ({
  ...{ key, from: textOf(raw.from, ''), to: textOf(raw.to, ''), text: textOf(raw.text, '') },
})

const numbers = (values: readonly number[], words: (value: number) => string) =>
  ({ as: 'choice', options: values.map(value => [value, words(value)] as const) }) as const

/** @param sides those of the journal, which stand among the usual ones */
export const journalKind = (sides = 6): FormKind<JournalFields, JournalJudged, JournalGround> => ({
  what: 'ジャーナル',
  text: '遊びかた',
  title: ({ title }) => title || '（題名なし）',
  faults: faultsOf,
  table: {
    title: {
      ...{ label: '題名', empty: '', read: textOf, required: true },
      control: { as: 'line', count: counted(JOURNAL_MOST.title) },
    },
    worldId: {
      ...{ label: 'ワールド', empty: null, read: textOrNull },
      control: { as: 'choice', options: [[null, 'すべてのワールド']] },
    },
    summary: {
      ...{ label: '紹介', empty: '', read: textOf },
      ...{ hint: '一覧で、題名のそばに出ます。', control: { as: 'line', count: counted(JOURNAL_MOST.summary) } },
    },
    opening: {
      ...{ label: 'はじまりの言葉', empty: '', read: textOf },
      control: { as: 'area', rows: 4 },
    },
    closing: {
      ...{ label: 'おわりの言葉', empty: '', read: textOf },
      ...{ hint: '書き終えた人にだけ見えます。', control: { as: 'area', rows: 3 } },
    },
    length: {
      ...{ label: 'ページ数', empty: 4, read: oneOf(upTo(JOURNAL_STEPS_MOST)) },
      control: numbers(upTo(JOURNAL_STEPS_MOST), value => `${value}ページ`),
    },
    diceCount: {
      ...{ label: 'さいころの数', empty: 1, read: oneOf(upTo(DICE_MOST)) },
      control: numbers(upTo(DICE_MOST), value => `${value}個`),
    },
    diceSides: {
      ...{ label: 'さいころの面', empty: 6, read: oneOf(sidesFor(sides)) },
      control: numbers(sidesFor(sides), value => `${value}面`),
    },
    prompts: {
      ...{ label: '問い', empty: [], read: rowsOf(JOURNAL_MOST.prompts, promptFrom) },
      counts: ({ prompts }) => prompts.map(promptOf),
      words: ({ prompts }) => prompts.length > 0 && `問い ${prompts.length}`,
    },
  },
})
