// Reminders of the deadline of a playing text, for players who have not sent theirs or went on writing after it: the times
// at which they are due, and their words.
import { type Instant, timeLeft } from '../dates.ts'

const MINUTE = 60_000

/** Minutes before the deadline, the earliest reminder first. */
export const REMINDER_MINUTES = [24 * 60, 3 * 60, 30] as const
export type ReminderMinutes = (typeof REMINDER_MINUTES)[number]

/** @property since time from which the deadline stands: the beginning of the consultation, or the last change of its date */
type Deadline = { since: Date; until: Date }

/**
 * Reminder that is due at a moment, by its minutes: the nearest one that was reached, so that earlier ones which nobody
 * could send are left out. Null when none was reached, when the deadline has passed, and when the time of the reminder lay
 * before the deadline was set, because players were told of that change.
 */
export function dueReminder({ since, until }: Deadline, now: Date): ReminderMinutes | null {
  const left = until.getTime() - now.getTime()
  if (left <= 0) return null
  const reached = REMINDER_MINUTES.findLast(minutes => left <= minutes * MINUTE)
  if (reached === undefined || until.getTime() - reached * MINUTE < since.getTime()) return null
  return reached
}

/**
 * Sentence of a reminder; null when the deadline has passed. A started minute counts as a whole one, so that a reminder
 * which comes some seconds late says the hours it is named by.
 */
export function reminderWords({ until, hasDraft, isSent }: Reminded, now: number): string | null {
  if (timeLeft(until, now) === '') return null
  const left = timeLeft(until, now - MINUTE + 1)
  return `プレイングの締切まで${left}です。${standing(hasDraft, isSent)}`
}

/** @property isSent whether a text was sent, after which its player went on with a draft */
type Reminded = { until: Instant; hasDraft: boolean; isSent: boolean }

function standing(hasDraft: boolean, isSent: boolean): string {
  if (isSent) return '送ったあとの下書きが、まだ送られていません'
  return hasDraft ? '下書きがあり、まだ送っていません' : 'まだ送っていません'
}
