// Characters that a user follows.
import { sql } from 'drizzle-orm'
import { MOST_FOLLOWED } from '#rules/friends.ts'
import { achievementType } from '#rules/mission.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import { isBetween } from '../block/between.ts'
import { type ListedRow, listedColumns, toListed } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { achieve } from '../mission/achieve.ts'
import { notify } from '../notice/notify.ts'
import { world } from '../world/tables.ts'
import { userFollowCharacter } from './tables.ts'

const followedColumn = columnsOf(userFollowCharacter, null, { id: 'characterId' })

export async function followedIds(db: Db, userId: string): Promise<string[]> {
  const { rows } = await db.execute<RowOf<typeof followedColumn>>(sql`
    select ${followedColumn} from user_follow_character where user_id = ${userId}
    order by created_at desc, character_id desc limit ${MOST_FOLLOWED}`)
  return rows.map(({ id }) => id)
}

const where = columnsOf(character, 'c', ['worldId'])
const ofWorld = columnsOf(world, 'w', ['worldName'])
const since = columnsOf(userFollowCharacter, 'u', { followedAt: 'createdAt' })
type Row = ListedRow & RowOf<typeof where> & RowOf<typeof ofWorld> & RowOf<typeof since>

type Page = { userId: string; offset: number; limit: number }

export async function listFollowed(db: Db, { userId, offset, limit }: Page) {
  const [{ rows }, count] = await Promise.all([
    db.execute<Row>(sql`
      select ${listedColumns}, ${where}, ${ofWorld}, ${since}
      from user_follow_character u join character c on c.character_id = u.character_id
      join world w on w.world_id = c.world_id
      where u.user_id = ${userId} order by u.created_at desc, u.character_id desc offset ${offset} limit ${limit}`),
    countOf(db, sql`user_follow_character where user_id = ${userId}`),
  ])
  return {
    followList: rows.map(({ worldId, worldName, followedAt, ...row }) => ({
      character: toListed(row),
      worldId,
      worldName,
      followedAt,
    })),
    count,
  }
}

const wanted = columnsOf(character, null, {
  ...{ playerId: 'userId', isNpc: 'isNpc', worldId: 'worldId', name: 'characterFullName' },
})

type Following = { userId: string; characterId: string; now: Date }

/** @throws CHARACTER_NOT_FOUND, FOLLOW_OWN, FOLLOW_TOO_MANY */
export async function follow(tx: Tx, { userId, characterId, now }: Following) {
  const { rows } = await tx.execute<RowOf<typeof wanted>>(sql`
    select ${wanted} from character where character_id = ${characterId}`)
  if (!rows[0]) throw refuse('CHARACTER_NOT_FOUND')
  const { playerId, isNpc, name, worldId } = rows[0]
  if (playerId === userId) throw refuse('FOLLOW_OWN')
  for (const one of [userId, playerId].sort()) await lockUserEvents(tx, one)
  if (!isNpc && (await isBetween(tx, userId, playerId))) throw refuse('CHARACTER_NOT_FOUND')
  // The followed characters of a user are counted one after the other.
  await tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)
  const { rows: counted } = await tx.execute<{ count: number; isFollowed: boolean }>(sql`
    select count(*) as count, coalesce(bool_or(character_id = ${characterId}), false) as "isFollowed"
    from user_follow_character where user_id = ${userId}`)
  const { count = 0, isFollowed = false } = counted[0] ?? {}
  if (!isFollowed) {
    if (count >= MOST_FOLLOWED) throw refuse('FOLLOW_TOO_MANY')
    await tx.execute(sql`
      insert into user_follow_character (user_id, character_id, created_at)
      values (${userId}, ${characterId}, ${now.toISOString()})`)
    await achieve(tx, { userId, type: achievementType.follow, value: characterId, happenedIn: worldId, now })
    const facts = { worldId, characterId, characterName: name }
    await notify(tx, now, { userId: playerId, event: 'follow.character', facts })
  }
  return { characterId, isFollowed: true }
}

export async function unfollow(tx: Tx, { userId, characterId }: Omit<Following, 'now'>) {
  await tx.execute(sql`
    delete from user_follow_character where user_id = ${userId} and character_id = ${characterId}`)
  return { characterId, isFollowed: false }
}

/** Ends every follow between two users, who are locked. */
export async function unfollowBetween(tx: Tx, userId: string, otherUserId: string): Promise<void> {
  await tx.execute(sql`
    delete from user_follow_character f using character c
    where c.character_id = f.character_id and not c.is_npc and ((f.user_id = ${userId} and c.user_id = ${otherUserId})
      or (f.user_id = ${otherUserId} and c.user_id = ${userId}))`)
}
