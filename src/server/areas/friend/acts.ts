// Requesting, accepting and ending friendships. Both rows of a pair change together or not at all.
import { sql } from 'drizzle-orm'
import type { FriendState } from '#rules/friend-address.ts'
import { MOST_RELATIONS } from '#rules/friends.ts'
import { achievementType } from '#rules/mission.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { isBetween } from '../block/between.ts'
import { character } from '../character/tables.ts'
import { achieve } from '../mission/achieve.ts'
import { lockPair, mirrored, type OwnPair, type Pair, stateOf } from './standing.ts'
import { lockBoth, playersOf, tellFriend } from './tell-friend.ts'

type Act = OwnPair

const played = columnsOf(character, null, ['userId', 'worldId', 'isNpc'])

/** @throws CHARACTER_NOT_FOUND, FRIEND_SELF, FRIEND_OTHER_WORLD, FRIEND_TOO_MANY */
export async function ask(tx: Tx, { userId, own, otherId, now }: Act & { userId: string; now: Date }) {
  const pair = { characterId: own.characterId, otherId }
  if (pair.characterId === pair.otherId) throw refuse('FRIEND_SELF')
  const { rows } = await tx.execute<RowOf<typeof played>>(sql`
    select ${played} from character where character_id = ${pair.otherId}`)
  if (!rows[0]) throw refuse('CHARACTER_NOT_FOUND')
  if (rows[0].worldId !== own.worldId) throw refuse('FRIEND_OTHER_WORLD')
  await lockBoth(tx, [userId, rows[0].userId])
  if (!rows[0].isNpc && (await isBetween(tx, userId, rows[0].userId))) throw refuse('CHARACTER_NOT_FOUND')
  await lockPair(tx, pair)
  const state = await stateOf(tx, pair)
  // The other one has asked too, so this request is the answer.
  if (state === 'invited') return befriend(tx, pair, now)
  if (state === null) {
    await insertRequest(tx, pair, now)
    const type = achievementType.friendAsk
    await achieve(tx, { userId, type, value: pair.otherId, happenedIn: own.worldId, now })
    await tellFriend(tx, 'friend.asked', pair, now)
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
  await lockBoth(tx, await playersOf(tx, pair))
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
  await tellFriend(tx, 'friend.made', pair, now)
  return { ...pair, state: 'friend' as const }
}

/** Raises the missions of both, always in the same order, so that two such pairs of users do not wait for each other. */
async function achieveForBoth(tx: Tx, { characterId, otherId }: Pair, now: Date): Promise<void> {
  const { rows } = await tx.execute<RowOf<typeof played> & { other: string }>(sql`
    select ${played},
      case character_id when ${characterId} then ${otherId} else ${characterId} end as other
    from character where character_id in (${characterId}, ${otherId}) order by user_id, character_id`)
  const type = achievementType.friendMake
  for (const { userId, worldId, other } of rows) {
    await achieve(tx, { userId, type, value: other, happenedIn: worldId, now })
  }
}

/**
 * Ends the relation.
 * @param state relation that the caller saw
 * @throws FRIEND_CHANGED
 */
export async function part(tx: Tx, { own, otherId, state }: Act & { state: FriendState }) {
  const pair = { characterId: own.characterId, otherId }
  await lockPair(tx, pair)
  const { rowCount } = await tx.execute(sql`delete from character_friend where ${bothRows(pair, state)}`)
  if (rowCount !== 2 && (await stateOf(tx, pair)) !== null) throw refuse('FRIEND_CHANGED')
  return { ...pair, state: null }
}

/** Ends every friendship and request between the characters of two users, who are locked. */
export async function partBetween(tx: Tx, userId: string, otherUserId: string): Promise<void> {
  const ofEither = (one: string, other: string) => sql`
    (character_id in (select character_id from character where user_id = ${one} and not is_npc)
      and other_id in (select character_id from character where user_id = ${other} and not is_npc))`
  await tx.execute(sql`
    delete from character_friend where ${ofEither(userId, otherUserId)} or ${ofEither(otherUserId, userId)}`)
}

/** Condition for the two rows of a pair in a state, named as the first of them sees it. */
const bothRows = ({ characterId, otherId }: Pair, state: FriendState) => sql`
  (character_id = ${characterId} and other_id = ${otherId} and state = ${state})
  or (character_id = ${otherId} and other_id = ${characterId} and state = ${mirrored[state]})`
