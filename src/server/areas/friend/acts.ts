// Asking, accepting and parting. Both rows of a pair change together or not at all.
import { sql } from 'drizzle-orm'
import type { FriendState } from '#rules/friend-places.ts'
import { MOST_RELATIONS } from '#rules/friends.ts'
import { achievementType } from '#rules/mission.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { achieve } from '../mission/achieve.ts'
import { lockPair, mirrored, type OwnPair, type Pair, stateOf } from './standing.ts'

type Act = OwnPair

/** @throws CHARACTER_NOT_FOUND, FRIEND_SELF, FRIEND_OTHER_WORLD, FRIEND_TOO_MANY */
export async function ask(tx: Tx, { userId, own, otherId, now }: Act & { userId: string; now: Date }) {
  const pair = { characterId: own.characterId, otherId }
  if (pair.characterId === pair.otherId) throw refuse('FRIEND_SELF')
  const { rows } = await tx.execute<{ worldId: string }>(sql`
    select world_id as "worldId" from character where character_id = ${pair.otherId}`)
  if (!rows[0]) throw refuse('CHARACTER_NOT_FOUND')
  if (rows[0].worldId !== own.worldId) throw refuse('FRIEND_OTHER_WORLD')
  await lockPair(tx, pair)
  const state = await stateOf(tx, pair)
  // Both asked at the same time, or one asks back: that is an answer.
  if (state === 'invited') return befriend(tx, pair, now)
  if (state === null) {
    await insertRequest(tx, pair, now)
    const type = achievementType.friendAsk
    await achieve(tx, { userId, type, value: pair.otherId, happenedIn: own.worldId, now })
  }
  return { ...pair, state: state ?? 'asked' }
}

async function insertRequest(tx: Tx, { characterId, otherId }: Pair, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ most: number }>(sql`
    select max(count) as most from (
      select count(*) as count from character_friend where character_id in (${characterId}, ${otherId})
      group by character_id) as counts`)
  if ((rows[0]?.most ?? 0) >= MOST_RELATIONS) throw refuse('FRIEND_TOO_MANY')
  await tx.execute(sql`
    insert into character_friend (character_id, other_id, state, changed_at) values
      (${characterId}, ${otherId}, 'asked', ${now.toISOString()}),
      (${otherId}, ${characterId}, 'invited', ${now.toISOString()})`)
}

/** @throws FRIEND_CHANGED */
export async function accept(tx: Tx, { own, otherId, now }: Act & { now: Date }) {
  const pair = { characterId: own.characterId, otherId }
  await lockPair(tx, pair)
  if ((await stateOf(tx, pair)) === 'friend') return { ...pair, state: 'friend' as const }
  return befriend(tx, pair, now)
}

async function befriend(tx: Tx, pair: Pair, now: Date) {
  const { rowCount } = await tx.execute(sql`
    update character_friend set state = 'friend', changed_at = ${now.toISOString()}
    where ${bothRows(pair, 'invited')}`)
  if (rowCount !== 2) throw refuse('FRIEND_CHANGED')
  await achieveForBoth(tx, pair, now)
  return { ...pair, state: 'friend' as const }
}

/** Always in the same order: two who become friends of the same users at once do not wait for each other. */
async function achieveForBoth(tx: Tx, { characterId, otherId }: Pair, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ userId: string; worldId: string; other: string }>(sql`
    select user_id as "userId", world_id as "worldId",
      case character_id when ${characterId} then ${otherId} else ${characterId} end as other
    from character where character_id in (${characterId}, ${otherId}) order by user_id, character_id`)
  const type = achievementType.friendMake
  for (const { userId, worldId, other } of rows) {
    await achieve(tx, { userId, type, value: other, happenedIn: worldId, now })
  }
}

/**
 * @param state how they stand, as the caller saw it
 * @throws FRIEND_CHANGED
 */
export async function part(tx: Tx, { own, otherId, state }: Act & { state: FriendState }) {
  const pair = { characterId: own.characterId, otherId }
  await lockPair(tx, pair)
  const { rowCount } = await tx.execute(sql`delete from character_friend where ${bothRows(pair, state)}`)
  if (rowCount !== 2 && (await stateOf(tx, pair)) !== null) throw refuse('FRIEND_CHANGED')
  return { ...pair, state: null }
}

/** The two rows of a pair, where they stand as the first of them sees it. */
const bothRows = ({ characterId, otherId }: Pair, state: FriendState) => sql`
  (character_id = ${characterId} and other_id = ${otherId} and state = ${state})
  or (character_id = ${otherId} and other_id = ${characterId} and state = ${mirrored[state]})`
