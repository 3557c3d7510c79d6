// The time within which a sent mail counts for the badge of the mail history (rules §19, doc1 §9).
import { mailHistoryWindowHours } from './constants/account.ts'
import { type Instant, inJapan } from './dates.ts'

const HOUR_MS = 3_600_000

/** Whether a mail was sent within the last 48 hours (rules §19). */
export function isRecentMail(sentAt: Instant, now: Instant): boolean {
  const age = inJapan(now).valueOf() - inJapan(sentAt).valueOf()
  return age >= 0 && age < mailHistoryWindowHours * HOUR_MS
}

/** Mails on a page of the history. */
export const MAIL_HISTORY_PAGE_SIZE = 20
