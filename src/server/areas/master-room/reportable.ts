// A post on the board of a master's room that is reported, and its removal by the office: its place stays.
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { meets } from '../block/between.ts'
import { character } from '../character/tables.ts'
import { nameOfMaster } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { type Reportable, rowOf, thingAt } from '../report/reportable.ts'
import { masterRoom, masterRoomPost } from './tables.ts'

/** Condition of the named post, where a character wrote it: posts of the master are not reported. */
const namedPost = (targetId: string) =>
  and(
    eq(masterRoomPost.postId, rowOf(targetId) ?? 0),
    isNull(masterRoomPost.deletedAt),
    isNotNull(masterRoomPost.characterId),
  )

export const roomPostReportable: Reportable = {
  find: async (db, { userId, targetId }) => {
    const [row] = await db
      .select({
        post: masterRoomPost,
        worldId: character.worldId,
        masterName: nameOfMaster,
        publicMasterId: appUser.publicUserId,
        isOpen: masterRoom.isOpen,
      })
      .from(masterRoomPost)
      .innerJoin(character, eq(character.characterId, masterRoomPost.characterId))
      .innerJoin(appUser, eq(appUser.userId, masterRoomPost.masterId))
      .leftJoin(masterRoom, eq(masterRoom.masterId, masterRoomPost.masterId))
      .where(and(namedPost(targetId), meets(userId, sql`${masterRoomPost.userId}`)))
    // The board of a closed room is read by its master alone.
    if (!row || (!row.isOpen && row.post.masterId !== userId)) return null
    const { post, worldId, masterName, publicMasterId } = row
    const { body, createdAt, characterId } = post
    if (characterId === null) return null
    const words = { body, about: masterName, writtenAt: createdAt }
    return thingAt(`/master/${publicMasterId}?tab=board`, { writerUserId: post.userId, characterId, worldId, ...words })
  },
  isThere: async (db, targetId) => (await db.$count(masterRoomPost, namedPost(targetId))) > 0,
  remove: async (tx, { targetId, adminId, now }) => {
    const { rowCount } = await tx
      .update(masterRoomPost)
      .set({ deletedAt: now, deletedBy: adminId })
      .where(namedPost(targetId))
    return Boolean(rowCount)
  },
}
