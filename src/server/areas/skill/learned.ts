// Skills that a character has learned, and the set ones among them.
import { sql } from 'drizzle-orm'
import { skillNumbers } from '#rules/stats/plain-source.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { worldSkill } from '../world/tables.ts'
import { characterSkill } from './tables.ts'

type Of = { characterId: string; worldId: string }

const learned = columnsOf(characterSkill, 'k', ['skillCode', 'level'])
/** `setSkillsOf` replaces the numbers by those of the skill's level. */
const ofSkill = columnsOf(worldSkill, 's', ['skillHaneiFlg', 'parameters'])

export type SetSkill = RowOf<typeof learned> &
  RowOf<typeof ofSkill> & {
    skillName: string
    /** Original name of a renamed skill; null for others. */
    plainName: string | null
    description: string
  }

/** Set skills in their order. */
export async function setSkillsOf(db: Db | Tx, { characterId, worldId }: Of): Promise<SetSkill[]> {
  const { rows } = await db.execute<SetSkill>(sql`
    select ${learned}, ${ofSkill}, coalesce(o.name, s.skill_name) as "skillName",
      case when o.id is not null then s.skill_name end as "plainName",
      coalesce(o.description, s.description) as description
    from character_skill k join world_skill s on s.world_id = ${worldId} and s.skill_code = k.skill_code
    left join originalized o on o.id = k.originalize_id
    where k.character_id = ${characterId} and k.position is not null order by k.position`)
  return rows.map(row => ({ ...row, parameters: skillNumbers(row.parameters, row.level) }))
}

/**
 * Gives a character the first level of a skill, as a shop does. A character that already has the skill keeps its level.
 * @returns whether it was new
 */
export async function giveSkill(
  tx: Tx,
  { characterId, skillCode, now }: { characterId: string; skillCode: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(characterSkill)
    .values({ characterId, skillCode, level: 1, learnedAt: now })
    .onConflictDoNothing()
    .returning({ skillCode: characterSkill.skillCode })
  return rows.length > 0
}
