// How two characters stand to each other.
import { sql } from 'drizzle-orm'
import type { FriendState } from '#rules/friend-places.ts'
import type { Db, Tx } from '../../db/client.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'

/** One's own character, and the other. */
export type Pair = { characterId: string; otherId: string }

/** As the calls name a pair. */
export type OwnPair = { own: OwnCharacter; otherId: string }

/** How the other sees it. */
export const mirrored: Record<FriendState, FriendState> = { friend: 'friend', asked: 'invited', invited: 'asked' }

export async function stateOf(db: Db | Tx, { characterId, otherId }: Pair): Promise<FriendState | null> {
  const { rows } = await db.execute<{ state: FriendState }>(sql`
    select state from character_friend where character_id = ${characterId} and other_id = ${otherId}`)
  return rows[0]?.state ?? null
}

export async function standingOf(db: Db, { own: { characterId }, otherId }: OwnPair) {
  return { characterId, otherId, state: await stateOf(db, { characterId, otherId }) }
}

/** Holds both characters until the transaction ends, always in the same order, so that no two wait for each other. */
export async function lockPair(tx: Tx, { characterId, otherId }: Pair): Promise<void> {
  await tx.execute(sql`
    select 1 from character where character_id in (${characterId}, ${otherId})
    order by character_id for no key update`)
}
