// A comment on a replay that is reported, and its removal by the office, which stands in the log of the phase.
import { and, eq, isNull, sql } from 'drizzle-orm'
import { phaseAddress } from '#rules/scenario/news-address.ts'
import type { Db, Tx } from '../../db/client.ts'
import { isRefused } from '../../platform/refuse.ts'
import { meets } from '../block/between.ts'
import { character } from '../character/tables.ts'
import { type Reportable, rowOf, thingAt } from '../report/reportable.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { scenarioPhase } from '../scenario/tables/scenario.ts'
import { logAct } from '../scenario-desk/acts.ts'
import { readableReplay } from './readable-replay.ts'
import { replayComment } from './tables.ts'

const that = (targetId: string) =>
  and(eq(replayComment.commentId, rowOf(targetId) ?? 0), isNull(replayComment.deletedAt))

const CLOSED = ['SCENARIO_NOT_FOUND', 'REPLAY_NOT_FOUND', 'RESPONSES_CLOSED'] as const

/** Title of the scenario, for readers who may read the replay; null for others. */
const titleFor = (db: Db | Tx, asked: Parameters<typeof readableReplay>[1]): Promise<string | null> =>
  readableReplay(db, asked).then(
    ({ title }) => title,
    error => {
      if (CLOSED.some(code => isRefused(error, code))) return null
      throw error
    },
  )

export const replayCommentReportable: Reportable = {
  find: async (db, { userId, targetId }) => {
    const [found] = await db
      .select({ comment: replayComment, worldId: scenarioPhase.worldId })
      .from(replayComment)
      .innerJoin(scenarioPhase, isPhase(replayComment))
      .where(and(that(targetId), meets(userId, sql`${replayComment.userId}`)))
    if (!found) return null
    const { worldId, comment } = found
    const { scenarioId, phase, characterId, body, createdAt } = comment
    const of = { worldId, scenarioId, phase }
    const about = await titleFor(db, { ...of, userId })
    if (about === null) return null
    const row = { writerUserId: comment.userId, characterId, worldId, body, about, writtenAt: createdAt }
    return thingAt(`${phaseAddress(of)}?tab=replay`, row)
  },
  isThere: async (db, targetId) => (await db.$count(replayComment, that(targetId))) > 0,
  remove: async (tx, { targetId, adminId, now }) => {
    const [gone] = await tx
      .update(replayComment)
      .set({ deletedAt: now, deletedBy: adminId })
      .where(that(targetId))
      .returning()
    if (!gone) return false
    const [writer] = await tx
      .select({ name: character.characterFullName })
      .from(character)
      .where(eq(character.characterId, gone.characterId))
    const reason = `${writer?.name ?? ''}：通報`
    await logAct(tx, gone, { act: 'office:deleteComment', userId: adminId, reason, now })
    return true
  },
}
