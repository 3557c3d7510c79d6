// 休止中: what a player says of a character while being away.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'

export async function rest(tx: Tx, { own: { characterId }, isResting }: { own: OwnCharacter; isResting: boolean }) {
  await tx.execute(sql`update character set is_resting = ${isResting} where character_id = ${characterId}`)
  return { characterId, isResting }
}
