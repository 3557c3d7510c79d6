// Likes of creators (C175 to C177).
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { type CreatorRow, creatorRow, reachedCreator } from './creator-row.ts'
import { creatorLike } from './tables.ts'

type Asked = { userId: string; creatorId: string }

async function toldOf(db: Db | Tx, { userId, classCode, creatorId }: CreatorRow, reader: string) {
  const ofCreator = and(eq(creatorLike.creatorUserId, userId), eq(creatorLike.classCode, classCode))
  return {
    creatorId,
    isLiked: (await db.$count(creatorLike, and(ofCreator, eq(creatorLike.userId, reader)))) > 0,
    likedCount: await db.$count(creatorLike, ofCreator),
  }
}

/** @throws CREATOR_NOT_FOUND */
export const getLiked = async (db: Db, { userId, creatorId }: Asked) =>
  toldOf(db, await creatorRow(db, creatorId, userId), userId)

/** @throws CREATOR_NOT_FOUND, CREATOR_SELF */
export async function like(tx: Tx, { userId, creatorId, now }: Asked & { now: Date }) {
  const found = await reachedCreator(tx, creatorId, userId)
  if (found.userId === userId) throw refuse('CREATOR_SELF')
  await tx
    .insert(creatorLike)
    .values({ userId, creatorUserId: found.userId, classCode: found.classCode, createdAt: now })
    .onConflictDoNothing()
  return toldOf(tx, found, userId)
}

/** @throws CREATOR_NOT_FOUND */
export async function unlike(tx: Tx, { userId, creatorId }: Asked) {
  const found = await creatorRow(tx, creatorId, userId)
  await tx
    .delete(creatorLike)
    .where(
      and(
        eq(creatorLike.userId, userId),
        eq(creatorLike.creatorUserId, found.userId),
        eq(creatorLike.classCode, found.classCode),
      ),
    )
  return toldOf(tx, found, userId)
}
