// The id of a browser session: carried across reloads in session storage, otherwise drawn (rules §17).
import { sessionIdMax } from './constants/account.ts'

/** Header in which a tab says its session id with every call; the server's log repeats it. */
export const SESSION_HEADER = 'x-session-id'

/** A whole number from 0 to below 1,000,000 (rules §17). */
export const isSessionId = (id: number): boolean => Number.isInteger(id) && id >= 0 && id < sessionIdMax

/** The session id that a text holds; null for any other text. */
export const readSessionId = (text: string | null): number | null =>
  /^\d{1,6}$/.test(text ?? '') ? Number(text) : null

/** The id that was kept, or one drawn from a random number of 0 to below 1 (rules §17). */
export function sessionId(kept: string | null, random: number): number {
  const drawn = Math.floor(random * sessionIdMax)
  return readSessionId(kept) ?? (isSessionId(drawn) ? drawn : 0)
}
