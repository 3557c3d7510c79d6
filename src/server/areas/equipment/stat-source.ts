// Data for a character's stats: its classes, the items and skills that count, its level, its changes.
import { sql } from 'drizzle-orm'
import { parameterCount } from '#rules/constants/stats.ts'
import { countingItems, type PlainClass, type PlainSource } from '#rules/stats/plain-source.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { character as characterTable } from '../character/tables.ts'
import { setSkillsOf } from '../skill/learned.ts'
import { bagOf } from './bag.ts'
import { wornOf } from './worn.ts'

const ofCharacter = columnsOf(characterTable, 'c', ['worldId', 'level'])
type Found = RowOf<typeof ofCharacter> & {
  classA: PlainClass | null
  classB: PlainClass | null
  classC: PlainClass | null
}

/** @throws CHARACTER_NOT_FOUND */
async function findCharacter(db: Db | Tx, characterId: string, worldId?: string): Promise<Found> {
  const plainClass = (alias: string) => {
    const row = sql.identifier(alias)
    return sql`case when ${row}.class_id is not null then
      json_build_object('className', ${row}.class_name, 'kijun', ${row}.kijun, 'hosei', ${row}.hosei) end`
  }
  const { rows } = await db.execute<Found>(sql`
    select ${ofCharacter}, ${plainClass('a')} as "classA", ${plainClass('b')} as "classB",
      ${plainClass('o')} as "classC"
    from character c
    left join world_class a on a.world_id = c.world_id and a.class_id = c.class_a_id
    left join world_class b on b.world_id = c.world_id and b.class_id = c.class_b_id
    left join world_class o on o.world_id = c.world_id and o.class_id = c.class_c_id
    where c.character_id = ${characterId} ${worldId === undefined ? sql`` : sql`and c.world_id = ${worldId}`}`)
  const character = rows[0]
  if (!character) throw refuse('CHARACTER_NOT_FOUND')
  return character
}

/** Sum of all changes of each parameter. */
async function changesOf(db: Db | Tx, characterId: string): Promise<number[]> {
  const { rows } = await db.execute<{ parameterId: number; change: number }>(sql`
    select n.ordinality::int as "parameterId", sum(n.value)::int as change
    from character_parameter_change p cross join unnest(p.parameters) with ordinality as n (value, ordinality)
    where p.character_id = ${characterId} group by n.ordinality`)
  return Array.from(
    { length: parameterCount },
    (_, index) => rows.find(row => row.parameterId === index + 1)?.change ?? 0,
  )
}

/**
 * Data for the stats of a character in the form of the calls, with the worn pieces and set skills.
 * @param worldId if given, the character must be of that world
 * @throws CHARACTER_NOT_FOUND
 */
export async function plainStatsOf(db: Db | Tx, characterId: string, worldId?: string) {
  const { worldId: itsWorld, ...character } = await findCharacter(db, characterId, worldId)
  const of = { characterId, worldId: itsWorld }
  const bag = await bagOf(db, of)
  const worn = await wornOf(db, characterId)
  const skills = await setSkillsOf(db, of)
  const source: PlainSource = {
    ...character,
    items: countingItems(bag, worn),
    skills: skills.map(({ skillHaneiFlg, parameters }) => ({ skillHaneiFlg, parameters })),
    changeHistory: await changesOf(db, characterId),
  }
  return { source, bag, worn, skills }
}
