// Openings of all worlds on the portal: the next ones of each world, and scenarios that can be joined now.
import { sql } from 'drizzle-orm'
import { PORTAL_OPENINGS, PORTAL_SCENARIOS } from '#rules/portal.ts'
import { JOINABLE } from '#rules/scenario/lists.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, type Present, type RowOf } from '../../db/select.ts'
import { phaseCards, withMine } from '../scenario/list/card.ts'
import { hasRoom, nextAt, scenarioPhase } from '../scenario/tables/scenario.ts'
import { world } from '../world/tables.ts'

const named = columnsOf(world, 'w', ['worldId', 'worldName'])
const opening = columnsOf(scenarioPhase, 'next', ['openAt'])
const keyColumns = columnsOf(scenarioPhase, 'near', ['scenarioId', 'phase'])

/** The time of the next opening of each world. Its title is not told before. */
export async function nextOpenings(db: Db, now: Date) {
  const { rows } = await db.execute<RowOf<typeof named> & Present<RowOf<typeof opening>, 'openAt'>>(sql`
    select ${named}, ${opening}
    from world w cross join lateral (select min(p.open_at) as open_at from scenario_phase p
      where p.world_id = w.world_id and p.state = 'awaitingPublication' and p.open_at > ${now.toISOString()}) next
    where next.open_at is not null order by next.open_at, w.world_id limit ${PORTAL_OPENINGS}`)
  return rows
}

const joinable = sql.raw(`is_newest and state in ('${JOINABLE.join("', '")}')`)

/** Scenarios that can be joined, the nearest end first: a few of each world by its index, then the nearest of them. */
export async function joinableScenarios(db: Db) {
  const { rows } = await db.execute<RowOf<typeof keyColumns>>(sql`
    select ${keyColumns} from world w cross join lateral (
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
