// Lists of one's own fan letters: those that a writer sent, those that were passed on to a master.
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { readTopics } from '../notice/notify.ts'
import { countLetters, letterRows, ofMaster, toLetter, unread } from './shown-letters.ts'
import { fanLetter } from './tables.ts'

type Page = { userId: string; pageStart: number; perPage: number; now: Date }

export async function getSent(db: Db, { userId, pageStart, perPage, now }: Page) {
  const mine = eq(fanLetter.userId, userId)
  const rows = await letterRows(db, mine)
    .orderBy(desc(fanLetter.letterId))
    .limit(perPage)
    .offset((pageStart - 1) * perPage)
  return {
    letterList: rows.map(row => {
      const { state, stateSince, reason } = row.letter
      // The office's reason of a return is for the writer; it says nothing in other states.
      return {
        ...toLetter(row),
        ...{ masterId: row.publicMasterId, masterName: row.masterName },
        ...{ state, stateSince, reason: state === 'returned' ? reason : null },
      }
    }),
    count: await countLetters(db, mine),
    serverTime: now,
  }
}

/** Letters in any other state are none of the master's. */
export async function getInbox(db: Db, { userId, pageStart, perPage, now }: Page) {
  const passed = ofMaster(userId)
  const rows = await letterRows(db, passed)
    .orderBy(desc(fanLetter.stateSince), desc(fanLetter.letterId))
    .limit(perPage)
    .offset((pageStart - 1) * perPage)
  return {
    letterList: rows.map(row => ({
      ...toLetter(row),
      ...{ passedAt: row.letter.stateSince, isUnread: row.letter.readAt === null },
    })),
    count: await countLetters(db, passed),
    unreadCount: await unreadLetters(db, userId),
    serverTime: now,
  }
}

/** Letters of a master's inbox that were never opened. */
const unreadLetters = (db: Db | Tx, userId: string): Promise<number> => countLetters(db, and(ofMaster(userId), unread))

type Read = { userId: string; letterIdList: readonly number[]; now: Date }

export async function markRead(tx: Tx, { userId, letterIdList, now }: Read) {
  if (letterIdList.length > 0) {
    await tx
      .update(fanLetter)
      .set({ readAt: now })
      .where(and(ofMaster(userId), unread, inArray(fanLetter.letterId, [...letterIdList])))
  }
  await readTopics(tx, { userId, topics: letterIdList.map(id => `letter:${id}:in`), now })
  return { unreadCount: await unreadLetters(tx, userId) }
}
