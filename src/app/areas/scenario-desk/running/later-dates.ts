// Days to which a date of a phase may be moved: later than it was and than now, two weeks at most, at its own time of the day.
import { type ExtendableDate, extendableIn } from '#rules/scenario/desk.ts'
import { EXTENDS_BY_DAYS } from '#rules/scenario/opening.ts'
import type { DeskCard } from '../queries.ts'

const DAY_MS = 86_400_000

/** Part of a scenario that is told to those who wait for it. */
export type PromisedCard = Pick<
  DeskCard,
  'worldId' | 'scenarioId' | 'phase' | 'scenarioTitle' | 'seated' | 'applicants'
>

/** Date that the master promises anew. */
export const laterWords: Record<ExtendableDate, { open: string; field: string }> = {
  reservationUntil: { open: '予約の締切を延ばす', field: '新しい予約の締切' },
  recruitUntil: { open: '募集の締切を延ばす', field: '新しい募集の締切' },
  playingUntil: { open: 'プレイングの締切を延ばす', field: '新しいプレイングの締切' },
  replayDueAt: { open: 'リプレイの日を延ばす', field: '新しい約束の日' },
}

export interface LaterDates {
  date: ExtendableDate
  before: string
  /** the soonest first */
  days: readonly string[]
}

/** Null where no date waits that may be moved. */
export function laterDates({ state, dates }: Pick<DeskCard, 'state' | 'dates'>, now: number): LaterDates | null {
  const date = extendableIn(state)
  const before = date && dates[date]
  if (!date || !before) return null
  const from = Date.parse(before)
  const first = Math.max(1, Math.floor((now - from) / DAY_MS) + 1)
  const latest = Math.max(from, now) + EXTENDS_BY_DAYS * DAY_MS
  const days = Array.from({ length: EXTENDS_BY_DAYS }, (_, index) => from + (first + index) * DAY_MS)
  return { date, before, days: days.filter(at => at <= latest).map(at => new Date(at).toISOString()) }
}
