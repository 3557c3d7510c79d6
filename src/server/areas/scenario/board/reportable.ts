// A post of a consultation that is reported by somebody who reads the board, and its removal by the office: its place stays.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { phaseAddress } from '#rules/scenario/news-address.ts'
import { type Reportable, rowOf, thingAt } from '../../report/reportable.ts'
import { announceBoard } from '../clock/live.ts'
import { isPhase } from '../is-phase.ts'
import { scenarioPost } from '../tables/board.ts'
import { scenario, scenarioPhase } from '../tables/scenario.ts'
import { canReadBoard } from './board-rights.ts'

/** Words of master and office are no character's, and nobody reports them here. */
const that = (targetId: string) =>
  and(
    eq(scenarioPost.postId, rowOf(targetId) ?? 0),
    isNull(scenarioPost.deletedAt),
    isNotNull(scenarioPost.characterId),
  )

export const boardPostReportable: Reportable = {
  // On a board nothing vanishes, so that a post of somebody blocked is reported like any other.
  find: async (db, { userId, targetId }) => {
    const [row] = await db
      .select({ post: scenarioPost, worldId: scenarioPhase.worldId, title: scenario.title })
      .from(scenarioPost)
      .innerJoin(scenarioPhase, isPhase(scenarioPost))
      .innerJoin(scenario, eq(scenario.scenarioId, scenarioPost.scenarioId))
      .where(that(targetId))
    if (!row) return null
    const { post, worldId, title } = row
    const { scenarioId, phase, characterId, body, createdAt } = post
    if (characterId === null || !(await canReadBoard(db, { scenarioId, phase }, userId))) return null
    const words = { body, about: title, writtenAt: createdAt }
    const address = `${phaseAddress({ worldId, scenarioId, phase })}?tab=board`
    return thingAt(address, { writerUserId: post.userId, characterId, worldId, ...words })
  },
  isThere: async (db, targetId) => (await db.$count(scenarioPost, that(targetId))) > 0,
  remove: async (tx, { targetId, adminId, now }) => {
    const [gone] = await tx
      .update(scenarioPost)
      .set({ deletedAt: now, deletedBy: adminId, pinnedAt: null })
      .where(that(targetId))
      .returning()
    if (gone) await announceBoard(tx, gone)
    return gone !== undefined
  },
}
