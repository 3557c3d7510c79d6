// The caller's right to a character: it is theirs, by the row alone (reliability.md rule 16).
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'

export type CharacterOfCaller = {
  characterId: string
  characterFullName: string
  worldId: string
  level: number
  classAId: string | null
  classBId: string | null
  classCId: string | null
}

/**
 * @param worldId where given, the character must be of that world
 * @throws NOT_YOUR_CHARACTER, whether it is somebody else's or nobody's
 */
export async function ownCharacter(
  db: Db | Tx,
  userId: string,
  characterId: string,
  worldId?: string,
): Promise<CharacterOfCaller> {
  const { rows } = await db.execute<CharacterOfCaller>(sql`
    select character_id as "characterId", character_full_name as "characterFullName", world_id as "worldId", level,
      class_a_id as "classAId", class_b_id as "classBId", class_c_id as "classCId"
    from character where character_id = ${characterId} and user_id = ${userId}
      ${worldId === undefined ? sql`` : sql`and world_id = ${worldId}`}`)
  const character = rows[0]
  if (!character) throw refuse('NOT_YOUR_CHARACTER')
  return character
}

/** The same, and holds the row until the transaction ends: whatever counts per character is counted one after the other. */
export async function lockOwnCharacter(
  tx: Tx,
  userId: string,
  characterId: string,
  worldId?: string,
): Promise<CharacterOfCaller> {
  await tx.execute(sql`
    select 1 from character where character_id = ${characterId} and user_id = ${userId} for no key update`)
  return ownCharacter(tx, userId, characterId, worldId)
}
