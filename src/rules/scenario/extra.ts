// EXコンテンツ (幕間): a short text beside the replay of a chapter, which its master writes and readers buy with coins. Its steps
// are those of a replay (replay-steps.ts). Form and server ask here for its limits.
import { lengthCount, replaceCount } from '../text/count.ts'
import type { ReplayState } from './replay-steps.ts'
import type { ScenarioState } from './states.ts'

/** Most characters: max_digits for title and teaser, max_digits_replace for the body, which has the notation. */
export const EXTRA_MOST = { title: 40, teaser: 300, body: 30_000 } as const
/** Fewest characters of a body that is handed in. */
export const EXTRA_LEAST = 200
/** Coins that a master may ask for; 0: it is free, but still taken by each reader once. */
export const EXTRA_PRICE_MOST = 1_000
/** Extras of one chapter. */
export const EXTRAS_MOST = 10
/** Length of the office's comment. */
export const EXTRA_COMMENT_MOST = 1_000

/** States of a chapter in which one may be written: from the deadline of the texts on. */
export const EXTRA_STATES: readonly ScenarioState[] = ['resolving', 'late', 'completed']
/** The state of a chapter in which one is published: its replay has to be read first. */
export const EXTRA_SHOWN_IN: ScenarioState = 'completed'

/** Groups of a master's list, by the states in them: what is written, what lies with the office, what readers have. */
export const EXTRA_GROUPS = ['writing', 'waiting', 'over'] as const
export type ExtraGroup = (typeof EXTRA_GROUPS)[number]
export const statesOfExtras: Record<ExtraGroup, readonly ReplayState[]> = {
  writing: ['writing', 'returned'],
  waiting: ['checking', 'awaiting'],
  over: ['published'],
}

export interface Extra {
  title: string
  /** Words that everybody reads before the price. */
  teaser: string
  body: string
  /** Null: what was typed is no number. */
  price: number | null
}

export type ExtraErrors = Partial<Record<keyof Extra, string>>

/** Price of what was typed in whole coins, full-width digits too; null when it is none. */
export function extraPrice(typed: string): number | null {
  const digits = typed.normalize('NFKC').replaceAll(',', '').trim()
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null
}

const isPrice = (price: number | null): boolean =>
  price !== null && Number.isInteger(price) && price >= 0 && price <= EXTRA_PRICE_MOST

const within = (name: string, most: number): string =>
  `${name}は${most.toLocaleString('ja-JP')}文字以内で入力してください。`

/** Faults for which one cannot be saved, finished or not. */
export function extraFaults({ title, teaser, body, price }: Extra): ExtraErrors {
  const errors: ExtraErrors = {}
  if (lengthCount(title) > EXTRA_MOST.title) errors.title = within('題名', EXTRA_MOST.title)
  if (lengthCount(teaser) > EXTRA_MOST.teaser) errors.teaser = within('紹介文', EXTRA_MOST.teaser)
  if (replaceCount(body) > EXTRA_MOST.body) errors.body = within('本文', EXTRA_MOST.body)
  if (!isPrice(price)) {
    errors.price = `価格は0から${EXTRA_PRICE_MOST.toLocaleString('ja-JP')}までの数字で入力してください。`
  }
  return errors
}

/** Faults for which one cannot be handed in or published. */
export function extraErrors(extra: Extra): ExtraErrors {
  const errors = extraFaults(extra)
  if (extra.title.trim() === '') errors.title ??= '題名を入力してください。'
  if (extra.teaser.trim() === '') errors.teaser ??= '紹介文を入力してください。'
  if (replaceCount(extra.body) < EXTRA_LEAST) errors.body ??= `本文は${EXTRA_LEAST}文字以上で入力してください。`
  return errors
}

/** Price in words: `コイン 120`, `無料`. */
export const extraPriceWords = (price: number): string =>
  price === 0 ? '無料' : `コイン ${price.toLocaleString('ja-JP')}`
