// Relation between two characters.

import { sql } from 'drizzle-orm'
import type { FriendState } from '#rules/friend-address.ts'
import type { Db, Tx } from '../../db/client.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { characterFriend } from './tables.ts'

/** The caller's character, and the other one. */
export type Pair = { characterId: string; otherId: string }

/** A pair in the input of a call. */
export type OwnPair = { own: OwnCharacter; otherId: string }

/** The state from the other side. */
export const mirrored: Record<FriendState, FriendState> = { friend: 'friend', asked: 'invited', invited: 'asked' }

export async function stateOf(db: Db | Tx, { characterId, otherId }: Pair): Promise<FriendState | null> {
  const [found] = await db
    .select({ state: characterFriend.state })
    .from(characterFriend)
    .where(sql`character_id = ${characterId} and other_id = ${otherId}`)
  return found?.state ?? null
}

export async function standingOf(db: Db, { own: { characterId }, otherId }: OwnPair) {
  return { characterId, otherId, state: await stateOf(db, { characterId, otherId }) }
}

/**
 * Locks both characters until the transaction ends, always in the same order, so that no two transactions wait for each
 * other.
 */
export async function lockPair(tx: Tx, { characterId, otherId }: Pair): Promise<void> {
  await tx.execute(sql`
    select 1 from character where character_id in (${characterId}, ${otherId})
    order by character_id for no key update`)
}
