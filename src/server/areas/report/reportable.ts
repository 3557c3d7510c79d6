// Things that can be reported: each area says of its own how one is found with its words, and how the office removes it.
import type { Db, Tx } from '../../db/client.ts'
import type { AdminId } from '../../platform/rights.ts'

/** Words as they stood at the moment of a report. */
export type Quoted = {
  title: string | null
  body: string
  pictureList: string[]
  about: string | null
  writtenAt: string
}

export type ReportedThing = {
  writerUserId: string
  /** Character that wrote the thing; null where nobody, not even the office, is told who wrote. */
  characterId: string | null
  worldId: string
  /** Address of its page in the app. */
  address: string
  quoted: Quoted
}

/** A thing with its words, as an area reads it. */
export type ReportedRow = Omit<ReportedThing, 'address' | 'quoted'> & {
  title?: string | null
  body: string
  about?: string | null
  pictureList?: string[]
  writtenAt: string | Date
}

export function thingAt(address: string, row: ReportedRow): ReportedThing {
  const { writerUserId, characterId, worldId, title = null, body, about = null, pictureList = [], writtenAt } = row
  const at = typeof writtenAt === 'string' ? writtenAt : writtenAt.toISOString()
  const quoted = { title, body, about, pictureList, writtenAt: at }
  return { writerUserId, characterId, worldId, address, quoted }
}

export type Reportable = {
  /** The thing, as far as its reporter may read it; null where it is not there for that user. */
  find: (db: Db | Tx, asked: { userId: string; targetId: string }) => Promise<ReportedThing | null>
  /** Whether it is there for anybody. */
  isThere: (db: Db | Tx, targetId: string) => Promise<boolean>
  /** Removes it; false: it was gone. Null for what the office does not remove. */
  remove: ((tx: Tx, asked: { targetId: string; adminId: AdminId; now: Date }) => Promise<boolean>) | null
}

const MOST_DIGITS = 9

/** Number of a row, from the id as it was sent; null for a text that is no such number. */
export const rowOf = (targetId: string, mostDigits = MOST_DIGITS): number | null =>
  targetId.length <= mostDigits && /^[1-9]\d*$/.test(targetId) ? Number(targetId) : null
