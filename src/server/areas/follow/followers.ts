// Who follows characters of a user.
import { sql } from 'drizzle-orm'
import { MOST_COUNTED } from '#rules/friends.ts'
import type { Db } from '../../db/client.ts'
import type { Absent } from '../../db/select.ts'
import { type ListedRow, listedColumns, toListed } from '../character/listed.ts'

type Row = {
  followedId: string
  followedName: string
  worldId: string
  worldName: string
  followedAt: string
} & Absent<ListedRow>

type Page = { userId: string; offset: number; limit: number }

/** One page, the newest first. Of each character the newest followers alone are read, whatever the number of all. */
export const newestFollowers = ({ userId, offset, limit }: Page) => sql`
  select f.user_id, f.character_id, f.created_at
  from character mine cross join lateral (
    select * from user_follow_character u where u.character_id = mine.character_id
    order by u.created_at desc, u.user_id desc limit ${offset + limit}) f
  where mine.user_id = ${userId}
  order by f.created_at desc, f.character_id desc, f.user_id desc
  offset ${offset} limit ${Math.min(limit, Math.max(0, MOST_COUNTED - offset))}`

/**
 * Users follow, and are seen as the character they speak as in the world of the followed one: it tells no more of them than what
 * they say there. Who has none there, or hides it, is seen as nobody.
 */
export async function listFollowers(db: Db, page: Page) {
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.execute<Row>(sql`
      select own.character_id as "followedId", own.character_full_name as "followedName", own.world_id as "worldId",
        w.world_name as "worldName", page.created_at as "followedAt", ${listedColumns}
      from (${newestFollowers(page)}) page
      join character own on own.character_id = page.character_id
      join world w on w.world_id = own.world_id
      left join lateral (
        select o.* from character o
        left join speaking_character s on s.user_id = o.user_id and s.world_id = o.world_id
        where o.user_id = page.user_id and o.world_id = own.world_id
        order by o.character_id = s.character_id desc nulls last, o.display_order, o.created_at, o.character_id
        limit 1) c on not c.is_hidden
      order by page.created_at desc, page.character_id desc, page.user_id desc`),
    db.execute<{ count: number }>(sql`
      select count(*) as count from (
        select 1 from character mine join user_follow_character u on u.character_id = mine.character_id
        where mine.user_id = ${page.userId} limit ${MOST_COUNTED}) as followers`),
  ])
  return {
    followerList: rows.map(({ followedId, followedName, worldId, worldName, followedAt, ...follower }) => ({
      follower: isListed(follower) ? toListed(follower) : null,
      followed: { characterId: followedId, characterFullName: followedName },
      worldId,
      worldName,
      followedAt,
    })),
    count: counted[0]?.count ?? 0,
  }
}

const isListed = (row: { characterId: string | null }): row is ListedRow => row.characterId !== null
