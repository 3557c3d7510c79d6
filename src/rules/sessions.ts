// The id of a browser session: carried across reloads in session storage, otherwise drawn (rules §17).
import { sessionIdMax } from './constants/account.ts'

/** A whole number from 0 to below 1,000,000 (rules §17). */
export const isSessionId = (id: number): boolean => Number.isInteger(id) && id >= 0 && id < sessionIdMax

/** The id that was kept, or one drawn from a random number of 0 to below 1 (rules §17). */
export function sessionId(kept: string | null, random: number): number {
  if (kept !== null && /^\d{1,6}$/.test(kept)) return Number(kept)
  const drawn = Math.floor(random * sessionIdMax)
  return isSessionId(drawn) ? drawn : 0
}
