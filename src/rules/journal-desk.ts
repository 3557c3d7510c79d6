// Solo journals as the office writes them: limits, states, and what a journal needs before players see it. Form and server ask here.
import type { JournalState } from './journal-address.ts'
import { DICE_MOST, DICE_SIDES_MOST, type Dice } from './journals.ts'
import { checkMessages } from './messages/checks.ts'
import { lengthCount } from './text/count.ts'
import { required } from './validation/standard.ts'

/** Most characters of each of the texts, by the count of limited fields (rules §3), and most questions. */
export const JOURNAL_MOST = { title: 40, summary: 120, text: 2_000, prompt: 200, prompts: 100 } as const
export const JOURNAL_TOTAL_MOST = DICE_MOST * DICE_SIDES_MOST
export const JOURNAL_DESK_PAGE_SIZE = 20

export const journalStateLabels: Record<JournalState, string> = { draft: '下書き', published: '公開中' }

/** Acts on a journal, and the states in which each is possible (reliability rule 15). */
export const journalSteps = {
  publish: ['draft'],
  withdraw: ['published'],
  remove: ['draft'],
} as const satisfies Record<string, readonly JournalState[]>
export type JournalStep = keyof typeof journalSteps

export interface WrittenPrompt {
  fromTotal: number
  toTotal: number
  text: string
}

export interface WrittenJournal {
  title: string
  summary: string
  rules: string
  opening: string
  closing: string
  dice: Dice
  promptList: readonly WrittenPrompt[]
}

const labels = {
  title: '題名',
  summary: '紹介',
  rules: '遊びかた',
  opening: 'はじまりの言葉',
  closing: 'おわりの言葉',
} as const
const mostOf = { title: JOURNAL_MOST.title, summary: JOURNAL_MOST.summary }
type Words = keyof typeof labels

export type JournalFaults = Partial<Record<Words | 'prompts', string>>

/** Faults of a journal in words. @param isSeen whether players see it, or are to see it */
export function journalFaults(written: WrittenJournal, isSeen: boolean): JournalFaults {
  const faults: JournalFaults = {}
  for (const name of Object.keys(labels) as Words[]) {
    const most = name === 'title' || name === 'summary' ? mostOf[name] : JOURNAL_MOST.text
    if (lengthCount(written[name]) > most) faults[name] = checkMessages.max(labels[name], most)
    else if ((isSeen || name === 'title') && !required(written[name]))
      faults[name] = checkMessages.required(labels[name])
  }
  const prompts = promptFault(written, isSeen)
  return prompts === null ? faults : { ...faults, prompts }
}

function promptFault({ dice, promptList }: WrittenJournal, isSeen: boolean): string | null {
  for (const [index, { fromTotal, toTotal, text }] of promptList.entries()) {
    const name = `問い ${index + 1}`
    if (fromTotal > toTotal) return `${name}の出目は、小さいほうから大きいほうへ入力してください`
    if (lengthCount(text) > JOURNAL_MOST.prompt) return checkMessages.max(name, JOURNAL_MOST.prompt)
    if (isSeen && !required(text)) return checkMessages.required(name)
  }
  const lacking = isSeen ? firstUncovered(dice, promptList) : null
  return lacking === null ? null : `出目の合計が${lacking}のときの問いがありません`
}

/** The first total of the dice for which there is no question; null: each has one. */
export function firstUncovered({ count, sides }: Dice, prompts: readonly Omit<WrittenPrompt, 'text'>[]): number | null {
  for (let total = count; total <= count * sides; total++)
    if (!prompts.some(({ fromTotal, toTotal }) => fromTotal <= total && total <= toTotal)) return total
  return null
}

type Drawn = { length: number; dice: Dice; promptList: readonly Omit<WrittenPrompt, 'text'>[] }

/** Whether two versions of a journal draw alike, so that a run of one is checked by the other. */
export const drawsAlike = (one: Drawn, other: Drawn): boolean =>
  one.length === other.length &&
  one.dice.count === other.dice.count &&
  one.dice.sides === other.dice.sides &&
  one.promptList.length === other.promptList.length &&
  one.promptList.every(({ fromTotal, toTotal }, place) => {
    const beside = other.promptList[place]
    return beside?.fromTotal === fromTotal && beside.toTotal === toTotal
  })
