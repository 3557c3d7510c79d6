// Right to read the consultation of a phase: for its participants, its master and the office only.
import { count, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/client.ts'
import { isAdmin } from '../../../platform/rights.ts'
import type { PhaseKey } from '../phase.ts'
import { scenarioBoardRead, scenarioPost } from '../tables/board.ts'

export type BoardRole = 'participant' | 'master' | 'office'

/** Roles with which users read a board; those who may not are missing. A user who left has none. */
export async function boardRoles(
  db: Db | Tx,
  { scenarioId, phase }: PhaseKey,
  userIds: readonly string[],
): Promise<Map<string, BoardRole>> {
  const { rows } = await db.execute<{ userId: string; role: BoardRole | null }>(sql`
    select asked.id as "userId", case
      when exists (select 1 from scenario where scenario_id = ${scenarioId} and master_id = asked.id) then 'master'
      when exists (select 1 from scenario_entry where scenario_id = ${scenarioId} and phase = ${phase}
        and user_id = asked.id and state = 'seated') then 'participant'
      when ${isAdmin(sql`asked.id`)} then 'office' end as role
    from unnest(${sql.param([...userIds])}::text[]) as asked (id)
    where exists (select 1 from scenario_phase where scenario_id = ${scenarioId} and phase = ${phase})`)
  return new Map(rows.flatMap(({ userId, role }) => (role ? [[userId, role] as const] : [])))
}

/** Role with which a user reads a board; null: not at all. */
export const boardRole = async (db: Db | Tx, key: PhaseKey, userId: string): Promise<BoardRole | null> =>
  (await boardRoles(db, key, [userId])).get(userId) ?? null

export const canReadBoard = async (db: Db | Tx, key: PhaseKey, userId: string | null): Promise<boolean> =>
  userId !== null && (await boardRole(db, key, userId)) !== null

/** Posts of others after the last one that a reader has seen. */
export async function unreadPosts(db: Db | Tx, { scenarioId, phase }: PhaseKey, userId: string): Promise<number> {
  const seen = sql`coalesce((select post_id from ${scenarioBoardRead} r where r.scenario_id = ${scenarioId}
    and r.phase = ${phase} and r.user_id = ${userId}), 0)`
  const [row] = await db
    .select({ count: count() })
    .from(scenarioPost)
    .where(
      sql`scenario_id = ${scenarioId} and phase = ${phase} and user_id <> ${userId} and deleted_at is null and post_id > ${seen}`,
    )
  return row?.count ?? 0
}
