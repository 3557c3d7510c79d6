// The right to know of a scenario at all: everybody has it from its publication on, but for stories that were ordered for their
// participants alone.
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { isAdmin } from '../../platform/rights.ts'

type Asked = { worldId?: string; scenarioId: number; userId: string | null }

/** Condition of statements that read scenarios: the reader may know of this one. @param s name of the table in the statement */
export const isKnown = (userId: string | null, s: 'scenario' | 's' = 'scenario'): SQL => {
  const of = (column: string): SQL => sql.raw(`${s}.${column}`)
  return sql`(${of('type')} = 'Normal' or not ${of('is_private')} or ${of('master_id')} = ${userId}
    or exists (select 1 from scenario_entry e where e.scenario_id = ${of('scenario_id')} and e.user_id = ${userId})
    or ${isAdmin(sql`${userId}`)})`
}

export async function isReadableScenario(db: Db | Tx, { worldId, scenarioId, userId }: Asked): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from scenario s where s.scenario_id = ${scenarioId}
      ${worldId === undefined ? sql`` : sql`and s.world_id = ${worldId}`}
      and exists (select 1 from scenario_phase p where p.scenario_id = s.scenario_id and p.published_at is not null)
      and ${isKnown(userId, 's')}`)
  return rows.length > 0
}

/** Users of a list who may know of a published phase. */
export async function readersAmong(
  db: Db,
  { scenarioId, phase }: { scenarioId: number; phase: number },
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ userId: string }>(sql`
    select one.id as "userId" from unnest(${sql.param([...userIds])}::text[]) as one (id)
      join scenario s on s.scenario_id = ${scenarioId}
      join scenario_phase p on p.scenario_id = s.scenario_id and p.phase = ${phase} and p.published_at is not null
    where s.type = 'Normal' or not s.is_private or s.master_id = one.id
      or exists (select 1 from scenario_entry e where e.scenario_id = s.scenario_id and e.user_id = one.id)
      or ${isAdmin(sql`one.id`)}`)
  return new Set(rows.map(({ userId }) => userId))
}
