// Old openings and replays that the office publishes again (再公開): limits, and the state in which one is at a time.
import { laterTimeFault } from './scenario/later-time.ts'
import { OPENS_WITHIN_DAYS } from './scenario/opening.ts'
import type { ScenarioState } from './scenario/states.ts'
import { lengthCount } from './text/count.ts'

/** The two things that are published again: of an opening a new scenario is made, a replay comes to the head of the list. */
export const REPUBLISHED = ['replay', 'opening'] as const
export type Republished = (typeof REPUBLISHED)[number]
export const republishedLabels: Record<Republished, string> = { replay: 'リプレイ', opening: 'オープニング' }

/** Most characters of the office's words, by max_digits. */
export const WORDS_MOST = 100
/** Days for which a replay stands at the head of the list. */
export const STANDS_DAYS = { least: 1, first: 7, most: 60 } as const
/** Most replays that stand at the head of a world's list, or are planned for it. */
export const HEADS_MOST = 10

/** States of phases whose replay, or opening, can be published again. */
export const REPUBLISHABLE: Record<Republished, readonly ScenarioState[]> = {
  replay: ['completed'],
  opening: ['completed', 'withdrawn', 'notEstablished'],
}

export const REPUBLICATION_STATES = ['draft', 'planned', 'standing', 'published', 'ended'] as const
export type RepublicationState = (typeof REPUBLICATION_STATES)[number]
export const republicationLabels: Record<RepublicationState, string> = {
  draft: '下書き',
  planned: '公開待ち',
  standing: '再公開中',
  published: '公開済み',
  ended: '終了',
}
/** States in which it can be taken back or ended. */
export const ENDABLE: readonly RepublicationState[] = ['draft', 'planned', 'standing']

interface Row {
  what: Republished
  publishAt: Date
  /** End that is planned, or at which it was taken back. */
  endedAt: Date | null
  /** State of the scenario that was made of an opening. */
  newState: ScenarioState | null
}

/** State of a republication at a time; that of an opening is told by the scenario that was made of it. */
export function republicationState({ what, publishAt, endedAt, newState }: Row, now: Date): RepublicationState {
  if (endedAt !== null && endedAt <= now) return 'ended'
  if (what === 'replay') return publishAt <= now ? 'standing' : 'planned'
  if (newState === null || newState === 'withdrawn') return 'ended'
  if (newState === 'awaitingPublication') return 'planned'
  return newState === 'draft' || newState === 'rejected' ? 'draft' : 'published'
}

export type RepublicationErrors = { words?: string; publishAt?: string; days?: string }

/** @property publishAt null: at once @property days days at the head, of a replay */
export type RepublicationForm = { what: Republished; words: string; publishAt: string | null; days: number }

export function republicationFaults(
  { what, words, publishAt, days }: RepublicationForm,
  now: number,
): RepublicationErrors {
  const errors: RepublicationErrors = {}
  if (words.trim() === '') errors.words = '運営の言葉を入力してください。'
  else if (lengthCount(words) > WORDS_MOST) errors.words = `運営の言葉は${WORDS_MOST}文字以内で入力してください。`
  const late =
    publishAt === null
      ? null
      : laterTimeFault({ name: '公開の日時', at: publishAt, now, withinDays: OPENS_WITHIN_DAYS })
  if (late) errors.publishAt = late
  const { least, most } = STANDS_DAYS
  if (what === 'replay' && !(Number.isInteger(days) && days >= least && days <= most)) {
    errors.days = `日数は${least}から${most}までです。`
  }
  return errors
}
