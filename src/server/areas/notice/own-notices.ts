// The notices of the caller: the list, the number of unread ones, and marking as read.
import { and, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { eventsOfKind, noticeEventOf } from '#rules/notices/events.ts'
import { NOTICE_KINDS, type NoticeKind } from '#rules/notices/kinds.ts'
import type { Db, Tx } from '../../db/client.ts'
import { meetsCharacter } from '../block/between.ts'
import { notice } from './tables.ts'

/**
 * Most unread notices whose addresses the app is told: it marks one as read when its user reaches the address in
 * another way.
 */
const MOST_ADDRESSES = 50

export type NoticeFilter = NoticeKind | 'unread' | 'all'
type Page = { userId: string; filter: NoticeFilter; offset: number; limit: number; now: Date }

/** Condition that no block stands between the reader and the character whose act the notice tells of. */
const isMet = (userId: string) => sql`not exists (select 1 from character c
  where c.character_id = coalesce(${notice.facts} ->> 'by', ${notice.facts} ->> 'otherId') and not ${meetsCharacter(userId)})`

const shownTo = (userId: string) => and(eq(notice.userId, userId), eq(notice.isShown, true), isMet(userId))
const unreadOf = (userId: string) => and(shownTo(userId), isNull(notice.readAt))

function filtered(userId: string, filter: NoticeFilter): SQL | undefined {
  if (filter === 'all') return shownTo(userId)
  if (filter === 'unread') return unreadOf(userId)
  return and(shownTo(userId), inArray(notice.event, eventsOfKind(filter)))
}

/** Words of a row. A reminder that has run out keeps its place with the words of the last moment at which it was true. */
function toShown({ noticeId, event, facts, createdAt, readAt }: typeof notice.$inferSelect, now: Date) {
  const definition = noticeEventOf(event)
  const words = definition && (definition.say(facts as never, now) ?? definition.say(facts as never, createdAt))
  if (!definition || !words) return null
  return {
    noticeId,
    event,
    kind: definition.kind,
    ...words,
    trailing: words.trailing ?? '',
    createdAt,
    isRead: readAt !== null,
  }
}

export async function listNotices(db: Db, { userId, filter, offset, limit, now }: Page) {
  const where = filtered(userId, filter)
  const rows = await db.select().from(notice).where(where).orderBy(desc(notice.noticeId)).limit(limit).offset(offset)
  const kinds = await db.selectDistinct({ event: notice.event }).from(notice).where(shownTo(userId))
  const present = new Set(kinds.map(({ event }) => noticeEventOf(event)?.kind))
  return {
    noticeList: rows.flatMap(row => toShown(row, now) ?? []),
    count: await db.$count(notice, where),
    unread: await countUnread(db, userId),
    kindList: NOTICE_KINDS.filter(kind => present.has(kind)),
    serverTime: now,
  }
}

/** The newest unread notices. */
export async function newestUnread(db: Db, userId: string, limit: number, now: Date) {
  const rows = await db.select().from(notice).where(unreadOf(userId)).orderBy(desc(notice.noticeId)).limit(limit)
  return rows.flatMap(row => toShown(row, now) ?? [])
}

export const countUnread = (db: Db | Tx, userId: string): Promise<number> => db.$count(notice, unreadOf(userId))

/** The number of unread notices, and where the newest of them lead. */
export async function unreadNotices(db: Db, { userId, now }: { userId: string; now: Date }) {
  const rows = await db
    .select()
    .from(notice)
    .where(unreadOf(userId))
    .orderBy(desc(notice.noticeId))
    .limit(MOST_ADDRESSES)
  return {
    unread: await countUnread(db, userId),
    addressList: rows.flatMap(row => {
      const shown = toShown(row, now)
      return shown ? [{ noticeId: row.noticeId, href: shown.href }] : []
    }),
  }
}

type Read = { userId: string; noticeIdList: readonly number[]; now: Date }

export async function readNotices(tx: Tx, { userId, noticeIdList, now }: Read) {
  if (noticeIdList.length > 0) {
    await tx
      .update(notice)
      .set({ readAt: now })
      .where(and(eq(notice.userId, userId), isNull(notice.readAt), inArray(notice.noticeId, [...noticeIdList])))
  }
  return { unread: await countUnread(tx, userId) }
}

/** Marks all notices up to the newest that the caller saw as read, so that those that came meanwhile stay unread. */
export async function readAllNotices(tx: Tx, { userId, until, now }: { userId: string; until: number; now: Date }) {
  await tx
    .update(notice)
    .set({ readAt: now })
    .where(and(eq(notice.userId, userId), isNull(notice.readAt), lte(notice.noticeId, until)))
  return { unread: await countUnread(tx, userId) }
}
