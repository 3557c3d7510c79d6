// Right to read the consultation of a phase: for its participants, its master and the office only.
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { adminOf } from '../../platform/rights.ts'
import type { PhaseKey } from './phase.ts'
import { scenarioBoardRead, scenarioPost } from './tables/board.ts'
import { scenarioEntry } from './tables/entry.ts'
import { scenario } from './tables/scenario.ts'

export type BoardRole = 'participant' | 'master' | 'office'

/** Role with which a user reads a board; null: not at all. A user who left has none. */
export async function boardRole(
  db: Db | Tx,
  { scenarioId, phase }: PhaseKey,
  userId: string,
): Promise<BoardRole | null> {
  const [led] = await db
    .select({ masterId: scenario.masterId })
    .from(scenario)
    .where(and(eq(scenario.scenarioId, scenarioId), eq(scenario.masterId, userId)))
  if (led) return 'master'
  const [entry] = await db
    .select({ entryId: scenarioEntry.entryId })
    .from(scenarioEntry)
    .where(
      and(
        eq(scenarioEntry.scenarioId, scenarioId),
        eq(scenarioEntry.phase, phase),
        eq(scenarioEntry.userId, userId),
        eq(scenarioEntry.state, 'seated'),
      ),
    )
    .limit(1)
  if (entry) return 'participant'
  return (await adminOf(db, userId)) ? 'office' : null
}

export const canReadBoard = async (db: Db | Tx, key: PhaseKey, userId: string | null): Promise<boolean> =>
  userId !== null && (await boardRole(db, key, userId)) !== null

/** Posts of others after the last one that a reader has seen. */
export async function unreadPosts(db: Db | Tx, { scenarioId, phase }: PhaseKey, userId: string): Promise<number> {
  const seen = sql`coalesce((select post_id from ${scenarioBoardRead} r where r.scenario_id = ${scenarioId}
    and r.phase = ${phase} and r.user_id = ${userId}), 0)`
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(scenarioPost)
    .where(
      sql`scenario_id = ${scenarioId} and phase = ${phase} and user_id <> ${userId} and deleted_at is null and post_id > ${seen}`,
    )
  return row?.count ?? 0
}
