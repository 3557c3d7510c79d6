// Skills of a world with the state of each for a character.

import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { equipmentVersion } from '../equipment/tables.ts'
import { worldClass, worldSkill, worldToken } from '../world/tables.ts'
import { characterSkill } from './tables.ts'

const ofSkill = columnsOf(worldSkill, 's', [
  'skillCode',
  'skillHaneiFlg',
  'parameters',
  'maxLevel',
  'tokenNo',
  'cost',
  'requiredLevel',
  'isShopOnly',
])
const ofClass = columnsOf(worldClass, 'c', ['className'])
const learned = columnsOf(characterSkill, 'k', ['position'])
const token = columnsOf(worldToken, 't', ['tokenNo', 'name', 'sign'])

export type SkillRow = RowOf<typeof ofSkill> &
  Absent<RowOf<typeof ofClass>> &
  Absent<RowOf<typeof learned>> & {
    skillName: string
    /** Original name of a renamed skill; null for others. */
    plainName: string | null
    description: string
    isClassMet: boolean
    learnedLevel: number
  }

/** @param skillCode if given, only this skill */
export async function skillsOf(db: Db | Tx, of: OwnCharacter, skillCode?: string): Promise<SkillRow[]> {
  const { rows } = await db.execute<SkillRow>(sql`
    select ${ofSkill}, ${ofClass}, ${learned}, coalesce(o.name, s.skill_name) as "skillName",
      coalesce(o.description, s.description) as description, case when o.id is not null then s.skill_name end as "plainName",
      s.class_id is null or coalesce(s.class_id in (${of.classAId}, ${of.classBId}, ${of.classCId}), false) as "isClassMet",
      coalesce(k.level, 0) as "learnedLevel"
    from world_skill s
    left join world_class c on c.world_id = s.world_id and c.class_id = s.class_id
    left join character_skill k on k.character_id = ${of.characterId} and k.skill_code = s.skill_code
    left join originalized o on o.id = k.originalize_id
    where s.world_id = ${of.worldId} ${skillCode === undefined ? sql`` : sql`and s.skill_code = ${skillCode}`}
    order by s.display_order, s.skill_code collate "C"`)
  return rows
}

const versionColumn = columnsOf(equipmentVersion, null, { version: 'skillVersion' })

export async function skillVersionOf(db: Db | Tx, characterId: string): Promise<number> {
  const { rows } = await db.execute<RowOf<typeof versionColumn>>(sql`
    select ${versionColumn} from equipment_version where character_id = ${characterId}`)
  return rows[0]?.version ?? 0
}

/** Tokens of the world with the character's balances. */
export async function tokensOf(db: Db | Tx, { characterId, worldId }: OwnCharacter) {
  const { rows } = await db.execute<RowOf<typeof token> & { balance: number }>(sql`
    select ${token}, coalesce(a.balance, 0)::bigint as balance
    from world_token t
    left join ledger_account a on a.holder_kind = 'character' and a.holder_id = ${characterId}
      and a.currency = ${currencies.token(worldId, 0).slice(0, -1)} || t.token_no
    where t.world_id = ${worldId} order by t.token_no`)
  return rows
}
