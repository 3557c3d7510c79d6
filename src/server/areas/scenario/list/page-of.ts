// A page of phases in an order, and the number of all that the conditions find, counted no further than lists show.
import { count, desc, type SQL, sql } from 'drizzle-orm'
import { countedMost, SCENARIOS_COUNTED_MOST } from '#rules/scenario/lists.ts'
import type { Db } from '../../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../../db/select.ts'
import { scenarioPhase } from '../tables/scenario.ts'
import { phaseCards } from './card.ts'

const keyColumns = columnsOf(scenarioPhase, 'page', ['scenarioId', 'phase'])

type Place = { from: number; size: number }

/**
 * Ways to a page and its count. `once`: finding costs more than counting, so that both come from what was found once; `inOrder`: the
 * index of the order serves the count too; `apart`: the planner chooses for each.
 */
export type CountWay = 'once' | 'inOrder' | 'apart'

/** Cards of a page, and the number of all. The phases alone decide which are on it, so that what is known of the others is never read. */
export async function pageOf(db: Db, where: SQL | undefined, order: SQL[], { from, size }: Place, way: CountWay) {
  const inOrder = [...order, desc(scenarioPhase.scenarioId)]
  const { scenarioId, phase } = scenarioPhase
  const cards = (keys: SQL) => phaseCards(db, sql`(${scenarioId}, ${phase}) in (${keys})`).orderBy(...inOrder)
  const page = db
    .select({ scenarioId, phase })
    .from(scenarioPhase)
    .where(where)
    .orderBy(...inOrder)
    .limit(size)
    .offset(from)
  if (way !== 'once') {
    const count = await countPhases(db, where, countedMost(from), way === 'inOrder' ? inOrder : [])
    return { rows: await cards(page.getSQL()), count }
  }
  const all = db
    .select({ scenarioId, phase, place: sql`row_number() over (order by ${sql.join(inOrder, sql`, `)})`.as('place') })
    .from(scenarioPhase)
    .where(where)
  const { rows: found } = await db.execute<Absent<RowOf<typeof keyColumns>> & { count: number }>(sql`
    with found as materialized (${all}), page as (select * from found where place > ${from} and place <= ${from + size})
    select ${keyColumns}, counted.count
    from (select count(*)::int as count from found) counted left join page on true`)
  const keys = found.flatMap(key =>
    key.scenarioId === null ? [] : [sql`(${key.scenarioId}::bigint, ${key.phase}::smallint)`],
  )
  return {
    rows: keys.length === 0 ? [] : await cards(sql.join(keys, sql`, `)),
    count: Math.min(countedMost(from), found[0]?.count ?? 0),
  }
}

/** The number of phases, counted to a bound. @param order of a page of them, whose index then serves the count too */
export async function countPhases(
  db: Db,
  where: SQL | undefined,
  most: number = SCENARIOS_COUNTED_MOST,
  order: readonly SQL[] = [],
): Promise<number> {
  const found = db
    .select({ scenarioId: scenarioPhase.scenarioId })
    .from(scenarioPhase)
    .where(where)
    .orderBy(...order)
    .limit(most)
    .as('found')
  const [row] = await db.select({ count: count() }).from(found)
  return row?.count ?? 0
}
