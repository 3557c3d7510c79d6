// What a character has learned, and what of that it has set.
import { sql } from 'drizzle-orm'
import { skillNumbers } from '#rules/stats/plain-source.ts'
import type { Db, Tx } from '../../db/client.ts'
import { characterSkill } from './tables.ts'

type Of = { characterId: string; worldId: string }

export type SetSkill = {
  skillCode: string
  skillName: string
  /** What the world calls it, where its player has named it anew. */
  plainName: string | null
  description: string
  level: number
  skillHaneiFlg: boolean
  /** At its level. */
  parameters: number[]
}

/** The set skills in their order. */
export async function setSkillsOf(db: Db | Tx, { characterId, worldId }: Of): Promise<SetSkill[]> {
  const { rows } = await db.execute<SetSkill>(sql`
    select k.skill_code as "skillCode", coalesce(o.name, s.skill_name) as "skillName",
      case when o.id is not null then s.skill_name end as "plainName",
      coalesce(o.description, s.description) as description, k.level,
      s.skill_hanei_flg as "skillHaneiFlg", s.parameters
    from character_skill k join world_skill s on s.world_id = ${worldId} and s.skill_code = k.skill_code
    left join originalized o on o.id = k.originalize_id
    where k.character_id = ${characterId} and k.position is not null order by k.position`)
  return rows.map(row => ({ ...row, parameters: skillNumbers(row.parameters, row.level) }))
}

/**
 * Gives a character the first level of a skill, as a shop does. Who has it already keeps what they have.
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
