// Set skills, in their order.

import { sql } from 'drizzle-orm'
import { achievementType } from '#rules/mission.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { equipmentVersion } from '../equipment/tables.ts'
import { achieve } from '../mission/achieve.ts'
import { skillVersionOf } from './settings.ts'
import { characterSkill } from './tables.ts'

type Write = { userId: string; own: OwnCharacter; baseVersion: number; skillCodeList: string[]; now: Date }

/** @throws SKILL_CHANGED, SKILL_NOT_LEARNED */
export async function setSkills(tx: Tx, { userId, own, baseVersion, skillCodeList, now }: Write) {
  const { characterId, worldId } = await lockCharacter(tx, own)
  if ((await skillVersionOf(tx, characterId)) !== baseVersion) throw refuse('SKILL_CHANGED')
  await order(tx, characterId, skillCodeList)
  if (skillCodeList.length > 0) {
    const type = achievementType.skillSet
    await achieve(tx, { userId, type, value: null, occasion: characterId, happenedIn: worldId, now })
  }
  return { version: await countUp(tx, characterId) }
}

/** Stores the order. A skill that is named twice or was never learned makes fewer rows change than names are given. */
async function order(tx: Tx, characterId: string, skillCodeList: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update character_skill set position = null where character_id = ${characterId} and position is not null`)
  const { rowCount } = await tx.execute(sql`
    update character_skill set position = wanted.position
    from json_array_elements_text(${JSON.stringify(skillCodeList)}::json) with ordinality as wanted (skill_code, position)
    where character_id = ${characterId} and character_skill.skill_code = wanted.skill_code`)
  if ((rowCount ?? 0) !== skillCodeList.length) throw refuse('SKILL_NOT_LEARNED')
}

const skillCodeColumn = columnsOf(characterSkill, null, ['skillCode'])

/** Closes the gap after a skill was forgotten; those behind it move up. */
export async function closeUp(tx: Tx, characterId: string): Promise<void> {
  const { rows } = await tx.execute<RowOf<typeof skillCodeColumn>>(sql`
    select ${skillCodeColumn} from character_skill
    where character_id = ${characterId} and position is not null order by position`)
  await order(
    tx,
    characterId,
    rows.map(({ skillCode }) => skillCode),
  )
}

const versionColumn = columnsOf(equipmentVersion, null, { version: 'skillVersion' })

/** Counts a change of the set skills and returns the new version. */
export async function countUp(tx: Tx, characterId: string): Promise<number> {
  const { rows } = await tx.execute<RowOf<typeof versionColumn>>(sql`
    insert into equipment_version (character_id, skill_version) values (${characterId}, 1)
    on conflict (character_id) do update set skill_version = equipment_version.skill_version + 1
    returning ${versionColumn}`)
  return rows[0]?.version ?? 0
}
