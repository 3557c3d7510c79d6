// What the numbers of a character are calculated from (rules.md §15), and the rows of its world that calculate them.
import { sql } from 'drizzle-orm'
import { numbered } from '#rules/stats/packed.ts'
import type { ClassStats, ItemStats, SkillStats, StatSource } from '#rules/stats/types.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'

export type Gear = { items: readonly ItemStats[]; skills: readonly SkillStats[] }

const NOTHING: Gear = { items: [], skills: [] }

type Row = {
  level: number
  classes: { kind: 'A' | 'B' | 'C'; kijun: number[]; hosei: number[] }[]
  changes: number[] | null
}

/**
 * Classes, level and changes over time. A class is of the level of its character: the tables know no other.
 * @param gear what is worn and set; nothing where nobody says
 * @throws CHARACTER_NOT_FOUND
 */
export async function statSourceOf(db: Db | Tx, characterId: string, gear: Gear = NOTHING): Promise<StatSource> {
  const { rows } = await db.execute<Row>(sql`
    select c.level,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', k.class_kind, 'kijun', k.kijun, 'hosei', k.hosei))
        from world_class k
        where k.world_id = c.world_id and k.class_id in (c.class_a_id, c.class_b_id, c.class_c_id)), '[]') as classes,
      (select array_agg(total order by place) from (
        select n.place, sum(n.value)::integer as total from character_parameter_change p,
          unnest(p.parameters) with ordinality as n (value, place)
        where p.character_id = c.character_id group by n.place) as sums) as changes
    from character c where c.character_id = ${characterId}`)
  const row = rows[0]
  if (!row) throw refuse('CHARACTER_NOT_FOUND')
  const classOf = (kind: 'A' | 'B' | 'C'): ClassStats | null => {
    const found = row.classes.find(each => each.kind === kind)
    if (!found) return null
    const { kijun, hosei } = found
    return { level: row.level, ...numbered('noryokuKijun', kijun), ...numbered('noryokuHosei', hosei) }
  }
  return {
    ...gear,
    level: row.level,
    classA: classOf('A'),
    classB: classOf('B'),
    classC: classOf('C'),
    changeHistory: numbered('parameter', row.changes ?? []),
  }
}

type StoredRow = {
  list: 'inner' | 'between'
  parameterId: number
  groupId: number
  calcTarget: string
  calcMethod: number
  parameter: number | null
}

/** @throws WORLD_NOT_FOUND */
export async function statRulesOf(db: Db, worldId: string) {
  const { rows: worlds } = await db.execute(sql`select 1 from world where world_id = ${worldId}`)
  if (worlds.length === 0) throw refuse('WORLD_NOT_FOUND')
  const [{ rows: names }, { rows }] = await Promise.all([
    db.execute<{ id: number; value: string; isMain: boolean }>(sql`
      select parameter_id as id, name as value, is_assignable as "isMain" from world_parameter
      where world_id = ${worldId} and name <> '' order by parameter_id`),
    db.execute<StoredRow>(sql`
      select list, parameter_id as "parameterId", group_id as "groupId", calc_target as "calcTarget",
        calc_method as "calcMethod", parameter
      from world_calc_row where world_id = ${worldId} order by list, row_no`),
  ])
  const listOf = (wanted: 'inner' | 'between') =>
    rows.filter(({ list }) => list === wanted).map(({ list: _, ...row }) => row)
  return {
    parameterNameList: names,
    parameterCalcInnerGroupList: listOf('inner'),
    parameterCalcBetweenGroupList: listOf('between'),
  }
}
