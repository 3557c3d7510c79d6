// A character of the caller's, proven by its row (reliability rule 16).
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import type { Own } from './own.ts'
import { refuse } from './refuse.ts'

/** Id of a character that was found to be the caller's. Only the functions of this file make one. */
export type OwnCharacterId = Own<string>

export type OwnCharacter = {
  characterId: OwnCharacterId
  characterFullName: string
  worldId: string
  level: number
  classAId: string | null
  classBId: string | null
  classCId: string | null
}

const columns = sql`character_id as "characterId", character_full_name as "characterFullName", world_id as "worldId",
  level, class_a_id as "classAId", class_b_id as "classBId", class_c_id as "classCId"`

/**
 * Finds the caller's character.
 * @param worldId if given, the character must be of that world
 * @throws NOT_YOUR_CHARACTER, whether it is somebody else's or does not exist
 */
export async function ownCharacter(
  db: Db | Tx,
  userId: string,
  characterId: string,
  worldId?: string,
): Promise<OwnCharacter> {
  const { rows } = await db.execute<OwnCharacter>(sql`
    select ${columns} from character where character_id = ${characterId} and user_id = ${userId}
      ${worldId === undefined ? sql`` : sql`and world_id = ${worldId}`}`)
  const character = rows[0]
  if (!character) throw refuse('NOT_YOUR_CHARACTER')
  return character
}

/**
 * Locks the row of one's own character until the transaction ends, so that things counted per character are counted one
 * after the other.
 * @returns the character as it is now; the one read before the lock may be outdated
 */
export async function lockCharacter(tx: Tx, { characterId }: Pick<OwnCharacter, 'characterId'>): Promise<OwnCharacter> {
  // Two statements: a single one would answer with joined rows from before the wait.
  await tx.execute(sql`select 1 from character where character_id = ${characterId} for no key update`)
  const { rows } = await tx.execute<OwnCharacter>(sql`
    select ${columns} from character where character_id = ${characterId}`)
  const character = rows[0]
  if (!character) throw refuse('NOT_YOUR_CHARACTER')
  return character
}
