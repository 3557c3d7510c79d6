// Templates of the office for orders (situations, frames of themes): limits of their texts, their places, the period in which they are
// open, and the terms under which masters take what is made of them. Forms and server ask here.
import { type TextType, textType } from '../codes/scenario.ts'
import { lengthCount, replaceCount } from '../text/count.ts'
import { isOrderCoin, orderCoinChoices } from './coins-of-lengths.ts'
import { ORDER_SEATS_MOST } from './prices.ts'

/** Most characters: max_digits, and max_digits_replace for the text with the notation. */
export const PLAN_MOST = { title: 40, catchcopy: 60, description: 4_000, guide: 1_000 } as const
/** Fewest characters of the text. */
export const PLAN_LEAST = 20
/** Most characters that a situation or theme is about. */
export const PLAN_CHARACTERS_MOST = 6

/** Lengths that can be ordered (rules §12). */
export const PLAN_LENGTHS: readonly TextType[] = Object.values(textType).filter(
  length => orderCoinChoices(length).length > 0,
)

const PLAN_PERIODS = ['current', 'coming', 'past'] as const
export type PlanPeriod = (typeof PLAN_PERIODS)[number]
export const planPeriodLabels: Record<PlanPeriod, string> = { current: '受付中', coming: '受付前', past: '受付終了' }

type Period = { openFrom: string | Date; openUntil: string | Date | null }

/** The part of its life in which a template is. */
export function planPeriod({ openFrom, openUntil }: Period, now: number): PlanPeriod {
  if (openUntil !== null && new Date(openUntil).getTime() <= now) return 'past'
  return new Date(openFrom).getTime() > now ? 'coming' : 'current'
}

export interface Plan {
  title: string
  catchcopy?: string
  description: string
  guide?: string
  textType: TextType
  seatsMost: number
  openFrom: string | null
  openUntil: string | null
}

export type PlanErrors = Partial<Record<keyof Plan, string>>

const within = (name: string, most: number): string =>
  `${name}は${most.toLocaleString('ja-JP')}文字以内で入力してください。`

/**
 * Faults of a template; empty when it can be saved.
 * @param now time from which one without a beginning is open
 * @param text name of its text in its form
 */
export function planFaults(plan: Plan, now: number, text = '説明'): PlanErrors {
  const errors: PlanErrors = {}
  const { title, catchcopy = '', description, guide = '', seatsMost, openFrom, openUntil } = plan
  if (title.trim() === '') errors.title = '題名を入力してください。'
  else if (lengthCount(title) > PLAN_MOST.title) errors.title = within('題名', PLAN_MOST.title)
  if (lengthCount(catchcopy) > PLAN_MOST.catchcopy) errors.catchcopy = within('ひとこと', PLAN_MOST.catchcopy)
  if (replaceCount(description) < PLAN_LEAST) errors.description = `${text}は${PLAN_LEAST}文字以上で入力してください。`
  else if (replaceCount(description) > PLAN_MOST.description) errors.description = within(text, PLAN_MOST.description)
  if (lengthCount(guide) > PLAN_MOST.guide) errors.guide = within('決まりごと', PLAN_MOST.guide)
  if (!PLAN_LENGTHS.includes(plan.textType)) errors.textType = '長さを選んでください。'
  if (!Number.isInteger(seatsMost) || seatsMost < 1 || seatsMost > ORDER_SEATS_MOST)
    errors.seatsMost = `人数は1〜${ORDER_SEATS_MOST}人です。`
  const from = openFrom === null ? now : Date.parse(openFrom)
  if (openUntil !== null && Date.parse(openUntil) <= from) errors.openUntil = '終わりは、始まりよりあとにしてください。'
  return errors
}

/** Terms under which a master takes orders of a situation or theme. */
export interface PlanTerms {
  acceptFlg: boolean
  orderCoin: number
  seats: number
  writingDays: number
}

export const WRITING_DAYS = { least: 1, most: 60, usual: 21 } as const

export type TermErrors = Partial<Record<'orderCoin' | 'seats' | 'writingDays', string>>

/** Faults of terms for a length and a number of places; empty when they can be saved. */
export function termsFaults(
  { orderCoin, seats, writingDays }: PlanTerms,
  { textType: length, seatsMost }: Pick<Plan, 'textType' | 'seatsMost'>,
): TermErrors {
  const errors: TermErrors = {}
  if (!isOrderCoin(length, orderCoin)) errors.orderCoin = '価格を選びなおしてください。'
  if (!Number.isInteger(seats) || seats < 1 || seats > seatsMost) errors.seats = `人数は1〜${seatsMost}人です。`
  const { least, most } = WRITING_DAYS
  if (!Number.isInteger(writingDays) || writingDays < least || writingDays > most)
    errors.writingDays = `執筆の日数は${least}〜${most}日です。`
  return errors
}

/** Terms of a master who has not said any. */
export const usualTerms = ({ textType: length, seatsMost }: Pick<Plan, 'textType' | 'seatsMost'>): PlanTerms => ({
  ...{
    acceptFlg: false,
    orderCoin: orderCoinChoices(length)[0] ?? 0,
    seats: seatsMost,
    writingDays: WRITING_DAYS.usual,
  },
})
