// What a character says of a friend in one line.
import { sql } from 'drizzle-orm'
import { RELATION_MAX } from '#rules/friends.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { ownCharacter } from '../character/own-character.ts'
import type { Pair } from './standing.ts'

/** @throws NOT_YOUR_CHARACTER, FRIEND_CHANGED, RELATION_TOO_LONG */
export async function saveRelation(tx: Tx, { userId, relation, ...pair }: Pair & { userId: string; relation: string }) {
  await ownCharacter(tx, userId, pair.characterId)
  const words = relation.trim()
  if (lengthCount(words) > RELATION_MAX) throw refuse('RELATION_TOO_LONG')
  const { rowCount } = await tx.execute(sql`
    update character_friend set relation = ${words}
    where character_id = ${pair.characterId} and other_id = ${pair.otherId} and state = 'friend'`)
  if (!rowCount) throw refuse('FRIEND_CHANGED')
  return { ...pair, relation: words }
}
