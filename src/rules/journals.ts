// Solo journals: what one rolls and is asked, step by step. A roll follows from the seed of its run alone, so that whoever played it
// can repeat it when the seed is shown; the question follows from the rolls. Screen, check and server ask here.
import { signerOf, U_BITS, uOf } from './draws.ts'
import { lengthCount } from './text/count.ts'

/** Dice that are rolled together at each step: at most four, of 2 to 100 sides. */
export interface Dice {
  count: number
  sides: number
}
export const DICE_MOST = 4
export const DICE_SIDES_MOST = 100
/** Steps of a journal at most, so that all of a run fits into one note. */
export const JOURNAL_STEPS_MOST = 12

/** Most characters of an entry, by the count of limited fields (rules §3). */
export const JOURNAL_ENTRY_MAX = 1_200
/** Hard limit in UTF-16 units: far above it, so that a text that is too long gets a refusal that says so. */
export const JOURNAL_ENTRY_MOST = 10_000
/** Runs of one character that are not finished. */
export const JOURNAL_RUNS_OPEN_MOST = 10
export const JOURNAL_PAGE_SIZE = 20

export const JOURNAL_RUN_STATES = ['open', 'finished'] as const

/** 6面のさいころ2個 */
export const diceWords = ({ count, sides }: Dice): string => `${sides}面のさいころ${count}個`

/** Dice of a step: HMAC-SHA-256 of the run's seed over `run:step`, whose eight bytes each make one die. */
export async function rollOf(
  at: { seed: string; runId: number; step: number },
  { count, sides }: Dice,
): Promise<number[]> {
  const digest = await (await signerOf(at.seed))(`${at.runId}:${at.step}`)
  return Array.from({ length: count }, (_, nth) => Number(((uOf(digest, nth) - 1n) * BigInt(sides)) >> U_BITS) + 1)
}

export const totalOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

/** A question of a journal, for the totals from one to another. */
export interface Prompt {
  promptId: number
  fromTotal: number
  toTotal: number
}

/**
 * The question of a roll: the first one for its total that this run has not had, else the next above it, beginning anew at the
 * lowest; when all were had, the first one for the total.
 * @param prompts in the order of the journal
 */
export function promptOf<Asked extends Prompt>(
  prompts: readonly Asked[],
  total: number,
  had: ReadonlySet<number>,
): Asked | null {
  const covers = ({ fromTotal, toTotal }: Prompt): boolean => fromTotal <= total && total <= toTotal
  const fresh = prompts.filter(({ promptId }) => !had.has(promptId))
  return (
    fresh.find(covers) ??
    fresh.find(({ fromTotal }) => fromTotal > total) ??
    fresh[0] ??
    prompts.find(covers) ??
    prompts[0] ??
    null
  )
}

export const entryFault = (body: string): 'JOURNAL_ENTRY_EMPTY' | 'JOURNAL_ENTRY_LONG' | null =>
  body.trim() === '' ? 'JOURNAL_ENTRY_EMPTY' : lengthCount(body) > JOURNAL_ENTRY_MAX ? 'JOURNAL_ENTRY_LONG' : null

export interface WrittenEntry {
  step: number
  prompt: string
  body: string
}

/** Text of a note made of a run: each entry under its question. */
export const noteOfRun = (journal: { title: string }, entries: readonly WrittenEntry[]): string =>
  [
    `ひとり遊びのジャーナル「${journal.title}」の記録です。`,
    ...entries.map(({ step, prompt, body }) => `◆ ${step}\n\n${prompt}\n\n${body}`),
  ].join('\n\n')

/** A step of a run as it was drawn. */
export interface DrawnStep {
  step: number
  diceList: readonly number[]
  promptId: number
}

export interface CheckedRun {
  runId: number
  seed: string
  dice: Dice
  prompts: readonly Prompt[]
  steps: readonly DrawnStep[]
}

/** Draws all steps of a run again. @returns the first step that was drawn otherwise; null: all are as they must be */
export async function firstWrongStep({ runId, seed, dice, prompts, steps }: CheckedRun): Promise<number | null> {
  const had = new Set<number>()
  for (const { step, diceList, promptId } of steps) {
    const drawn = await rollOf({ seed, runId, step }, dice)
    const prompt = promptOf(prompts, totalOf(drawn), had)
    if (drawn.join() !== diceList.join() || prompt?.promptId !== promptId) return step
    had.add(promptId)
  }
  return null
}
