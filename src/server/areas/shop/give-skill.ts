// What a skill shop gives: the skill at its first level.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'

/** @throws SKILL_LEARNED */
export async function learnBySkillShop(
  tx: Tx,
  { characterId, skillCode }: { characterId: string; skillCode: string },
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    insert into character_skill (character_id, skill_code, level) values (${characterId}, ${skillCode}, 1)
    on conflict do nothing`)
  if (!rowCount) throw refuse('SKILL_LEARNED')
}
