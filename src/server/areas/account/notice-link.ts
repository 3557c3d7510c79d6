// The number of a user's notices behind a secret address (C031), for programs that show a number and send no token. The secret
// of 128 bits is stored as a hash alone.
import { createHash, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { OPEN_ACCOUNT } from '../identity/standing.ts'
import { appUser, noticeLink } from '../identity/tables.ts'
import { countUnread } from '../notice/own-notices.ts'

const SECRET_BYTES = 16

export const noticePath = (secret: string): string => `/api/notice/${secret}`
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export async function getNoticeLink(db: Db, { userId }: { userId: string }): Promise<{ madeAt: Date | null }> {
  const [link] = await db.select({ madeAt: noticeLink.madeAt }).from(noticeLink).where(eq(noticeLink.userId, userId))
  return { madeAt: link?.madeAt ?? null }
}

/** Makes a secret in place of the earlier one. @returns the secret, which nobody can read again */
export async function makeNoticeLink(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const made = { secretHash: hashOf(secret), madeAt: now }
  await tx
    .insert(noticeLink)
    .values({ userId, ...made })
    .onConflictDoUpdate({ target: noticeLink.userId, set: made })
  return secret
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
    .where(and(eq(noticeLink.secretHash, hashOf(hash)), eq(appUser.accountStatus, OPEN_ACCOUNT)))
  if (!link) return { noticeCount: 0 }
  return { noticeCount: await countUnread(db, link.userId) }
}
