// Times at which residents speak in a consultation and send their texts, as pure functions.
import type { ScenarioState } from '#rules/scenario/states.ts'
import { momentIn, type Period } from './entry-plan.ts'

const MINUTE = 60_000

/** Posts in the course of a phase: a greeting, a plan, a word when the text is sent; and answers to players. */
const SAYINGS = ['hello', 'plan', 'late', 'answer'] as const
export type Saying = (typeof SAYINGS)[number]

export type Speaker = {
  seatedAt: Date
  /** Number of posts of this resident without being asked. */
  said: number
  hasSent: boolean
  /** Luck of this resident in this phase, for the words that name a question. */
  luck: (what: string) => number
}

/** Next unasked post of a resident, and its time; null: none in this state of the phase. */
export function nextSaying(
  state: ScenarioState,
  period: Period,
  { seatedAt, said, hasSent, luck }: Speaker,
): { saying: Saying; at: Date } | null {
  if (state === 'recruiting' && said === 0 && luck('is early') < 0.5) {
    const at = Math.max(seatedAt.getTime() + 7 * MINUTE, momentIn(period, 0.1 + 0.8 * luck('hello')).getTime())
    return at < period.until.getTime() ? { saying: 'hello', at: new Date(at) } : null
  }
  if (state !== 'consultation') return null
  if (said === 0) return { saying: 'hello', at: momentIn(period, 0.01 + 0.15 * luck('hello')) }
  if (said === 1) return { saying: 'plan', at: momentIn(period, 0.2 + 0.4 * luck('plan')) }
  if (said === 2 && hasSent && luck('is late') < 0.6)
    return { saying: 'late', at: momentIn(period, 0.7 + 0.22 * luck('late')) }
  return null
}

/** Time at which somebody answers a player's post. */
export const answeredAt = (saidAt: Date, luck: number): Date => new Date(saidAt.getTime() + (4 + 30 * luck) * MINUTE)

/** Time at which a resident sends the text of a consultation. */
export const sendsAt = (period: Period, luck: number): Date => momentIn(period, 0.3 + 0.62 * luck)
