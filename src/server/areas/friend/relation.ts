// The one line of a character about a friend.
import { sql } from 'drizzle-orm'
import { RELATION_MAX } from '#rules/friends.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import type { OwnPair } from './standing.ts'

/** @throws FRIEND_CHANGED, RELATION_TOO_LONG */
export async function saveRelation(tx: Tx, { own, otherId, relation }: OwnPair & { relation: string }) {
  const pair = { characterId: own.characterId, otherId }
  const words = relation.trim()
  if (lengthCount(words) > RELATION_MAX) throw refuse('RELATION_TOO_LONG')
  const { rowCount } = await tx.execute(sql`
    update character_friend set relation = ${words}
    where character_id = ${pair.characterId} and other_id = ${pair.otherId} and state = 'friend'`)
  if (!rowCount) throw refuse('FRIEND_CHANGED')
  return { ...pair, relation: words }
}
