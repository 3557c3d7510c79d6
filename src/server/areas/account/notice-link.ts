// The number of a user's notices behind a secret address (C031), for programs that show a number and send no token.
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { hashOfSecret, type MadeLink } from '../../platform/secret-link.ts'
import { OPEN_ACCOUNT } from '../identity/standing.ts'
import { appUser, noticeLink } from '../identity/tables.ts'
import { countUnread } from '../notice/own-notices.ts'

export const noticePath = (secret: string): string => `/api/notice/${secret}`

export async function getNoticeLink(db: Db, { userId }: { userId: string }): Promise<{ madeAt: Date | null }> {
  const [link] = await db.select({ madeAt: noticeLink.madeAt }).from(noticeLink).where(eq(noticeLink.userId, userId))
  return { madeAt: link?.madeAt ?? null }
}

/** Keeps a link in place of the earlier one. */
export async function keepNoticeLink(tx: Tx, { userId, ...made }: MadeLink): Promise<void> {
  await tx
    .insert(noticeLink)
    .values({ userId, ...made })
    .onConflictDoUpdate({ target: noticeLink.userId, set: made })
}

export async function endNoticeLink(tx: Tx, { userId }: { userId: string }): Promise<{ madeAt: null }> {
  await tx.delete(noticeLink).where(eq(noticeLink.userId, userId))
  return { madeAt: null }
}

/** The unread notices of the user. */
export async function noticeCount(db: Db, { hash }: { hash: string }): Promise<{ noticeCount: number }> {
  const [link] = await db
    .select({ userId: noticeLink.userId })
    .from(noticeLink)
    .innerJoin(appUser, eq(appUser.userId, noticeLink.userId))
    .where(and(eq(noticeLink.secretHash, hashOfSecret(hash)), eq(appUser.accountStatus, OPEN_ACCOUNT)))
  if (!link) return { noticeCount: 0 }
  return { noticeCount: await countUnread(db, link.userId) }
}
