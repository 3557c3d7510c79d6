// How a character stands to all skills of its world.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'

export type SkillRow = {
  skillCode: string
  skillName: string
  /** What the world calls it, where its player has named it anew. */
  plainName: string | null
  description: string
  skillHaneiFlg: boolean
  parameters: number[]
  maxLevel: number
  tokenNo: number
  cost: number
  className: string | null
  isClassMet: boolean
  requiredLevel: number
  isShopOnly: boolean
  learnedLevel: number
  position: number | null
}

/** @param skillCode where given, this one alone */
export async function skillsOf(db: Db | Tx, of: OwnCharacter, skillCode?: string): Promise<SkillRow[]> {
  const { rows } = await db.execute<SkillRow>(sql`
    select s.skill_code as "skillCode", coalesce(o.name, s.skill_name) as "skillName",
      coalesce(o.description, s.description) as description, case when o.id is not null then s.skill_name end as "plainName",
      s.skill_hanei_flg as "skillHaneiFlg", s.parameters, s.max_level as "maxLevel", s.token_no as "tokenNo", s.cost,
      c.class_name as "className",
      s.class_id is null or coalesce(s.class_id in (${of.classAId}, ${of.classBId}, ${of.classCId}), false) as "isClassMet",
      s.required_level as "requiredLevel", s.is_shop_only as "isShopOnly", coalesce(k.level, 0) as "learnedLevel", k.position
    from world_skill s
    left join world_class c on c.world_id = s.world_id and c.class_id = s.class_id
    left join character_skill k on k.character_id = ${of.characterId} and k.skill_code = s.skill_code
    left join originalized o on o.id = k.originalize_id
    where s.world_id = ${of.worldId} ${skillCode === undefined ? sql`` : sql`and s.skill_code = ${skillCode}`}
    order by s.display_order, s.skill_code collate "C"`)
  return rows
}

export async function skillVersionOf(db: Db | Tx, characterId: string): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(sql`
    select skill_version as version from equipment_version where character_id = ${characterId}`)
  return rows[0]?.version ?? 0
}

/** The world's tokens, and what the character has of each. */
export async function tokensOf(db: Db | Tx, { characterId, worldId }: OwnCharacter) {
  const { rows } = await db.execute<{ tokenNo: number; name: string; sign: string; balance: number }>(sql`
    select t.token_no as "tokenNo", t.name, t.sign, coalesce(a.balance, 0)::bigint as balance
    from world_token t
    left join ledger_account a on a.holder_kind = 'character' and a.holder_id = ${characterId}
      and a.currency = ${currencies.token(worldId, 0).slice(0, -1)} || t.token_no
    where t.world_id = ${worldId} order by t.token_no`)
  return rows
}
