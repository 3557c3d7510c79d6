// Openings of all worlds on the portal: the next ones of each world, and scenarios that can be joined now.
import { sql } from 'drizzle-orm'
import { PORTAL_OPENINGS, PORTAL_SCENARIOS } from '#rules/portal.ts'
import { JOINABLE } from '#rules/scenario/lists.ts'
import type { Db } from '../../db/client.ts'
import { phaseCards, withMine } from '../scenario/list/card.ts'
import { hasRoom, nextAt } from '../scenario/tables/scenario.ts'

/** The time of the next opening of each world. Its title is not told before. */
export async function nextOpenings(db: Db, now: Date) {
  const { rows } = await db.execute<{ worldId: string; worldName: string; openAt: string }>(sql`
    select w.world_id as "worldId", w.world_name as "worldName", next.open_at as "openAt"
    from world w cross join lateral (select min(p.open_at) as open_at from scenario_phase p
      where p.world_id = w.world_id and p.state = 'awaitingPublication' and p.open_at > ${now.toISOString()}) next
    where next.open_at is not null order by next.open_at, w.world_id limit ${PORTAL_OPENINGS}`)
  return rows
}

const joinable = sql.raw(`is_newest and state in ('${JOINABLE.join("', '")}')`)

/** Scenarios that can be joined, the nearest end first: a few of each world by its index, then the nearest of them. */
export async function joinableScenarios(db: Db) {
  const { rows } = await db.execute<{ scenarioId: number; phase: number }>(sql`
    select near.scenario_id as "scenarioId", near.phase from world w cross join lateral (
      select scenario_id, phase, ${nextAt} as next_at from scenario_phase
      where world_id = w.world_id and ${joinable} and ${hasRoom}
      order by ${nextAt}, scenario_id desc limit ${PORTAL_SCENARIOS}) near
    where w.status = 'open' order by near.next_at, near.scenario_id desc limit ${PORTAL_SCENARIOS}`)
  if (rows.length === 0) return []
  const keys = rows.map(({ scenarioId, phase }) => sql`(${scenarioId}::bigint, ${phase}::smallint)`)
  const cards = await phaseCards(
    db,
    sql`(scenario_phase.scenario_id, scenario_phase.phase) in (${sql.join(keys, sql`, `)})`,
  )
  const inOrder = rows.flatMap(
    key => cards.find(card => card.scenarioId === key.scenarioId && card.phase === key.phase) ?? [],
  )
  return withMine(db, null, inOrder)
}
