// Dates of a phase: the date that each state waits for, from the state's beginning and the phase's settings.
import { inJapan } from '../dates.ts'
import type { PhaseDate } from './phase-facts.ts'
import type { PhaseSettings } from './settings.ts'
import type { ScenarioState } from './states.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Time of day in Japan at which texts are due. */
const DEADLINE_TIME = { hour: 23, minute: 30 } as const

/** Dates that a state waits for when it began at `since`. */
export function datesOf(state: ScenarioState, since: Date, settings: PhaseSettings): Partial<Record<PhaseDate, Date>> {
  const after = (milliseconds: number) => new Date(since.getTime() + milliseconds)
  if (state === 'reservation') {
    const reservationUntil = after(settings.reservationHours * HOUR)
    // Shown before the lottery, so that applicants know the time of the draw.
    return { reservationUntil, drawAt: new Date(reservationUntil.getTime() + settings.lotteryMinutes * MINUTE) }
  }
  if (state === 'lottery') return { drawAt: after(settings.lotteryMinutes * MINUTE) }
  if (state === 'priority') return { confirmUntil: after(settings.confirmingHours * HOUR) }
  if (state === 'recruiting') return { recruitUntil: after(settings.recruitingHours * HOUR) }
  if (state === 'consultation') {
    const playingUntil = eveningAfter(since, settings.consultationDays)
    return { playingUntil, replayDueAt: new Date(playingUntil.getTime() + settings.writingDays * DAY) }
  }
  if (state === 'resolving') return { replayDueAt: after(settings.writingDays * DAY) }
  return {}
}

/** Deadline of texts: the first evening that is at least this many days after a moment. */
export function eveningAfter(since: Date, days: number): Date {
  const day = inJapan(since.getTime() + days * DAY)
  const evening = day.hour(DEADLINE_TIME.hour).minute(DEADLINE_TIME.minute).second(0).millisecond(0)
  return (evening.valueOf() < since.getTime() + days * DAY ? evening.add(1, 'day') : evening).toDate()
}
