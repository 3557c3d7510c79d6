// Followers of a user's characters.
import { sql } from 'drizzle-orm'
import { MOST_COUNTED } from '#rules/friends.ts'
import type { Db } from '../../db/client.ts'
import { type Absent, columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { type ListedRow, listedColumns, toListed } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { world } from '../world/tables.ts'
import { userFollowCharacter } from './tables.ts'

const followed = columnsOf(character, 'own', {
  followedId: 'characterId',
  followedName: 'characterFullName',
  worldId: 'worldId',
})
const ofWorld = columnsOf(world, 'w', ['worldName'])
const since = columnsOf(userFollowCharacter, 'page', { followedAt: 'createdAt' })
type Row = RowOf<typeof followed> & RowOf<typeof ofWorld> & RowOf<typeof since> & Absent<ListedRow>

type Page = { userId: string; offset: number; limit: number }

/** One page, the newest first. Of each character only its newest followers are read, however many there are. */
export const newestFollowers = ({ userId, offset, limit }: Page) => sql`
  select f.user_id, f.character_id, f.created_at
  from character mine cross join lateral (
    select * from user_follow_character u where u.character_id = mine.character_id
    order by u.created_at desc, u.user_id desc limit ${offset + limit}) f
  where mine.user_id = ${userId}
  order by f.created_at desc, f.character_id desc, f.user_id desc
  offset ${offset} limit ${Math.min(limit, Math.max(0, MOST_COUNTED - offset))}`

/**
 * Lists followers. A user is shown as the character that they speak as in the followed one's world, which reveals no more of
 * them than their words there. A user without one there, or with a hidden one, is shown without a character.
 */
export async function listFollowers(db: Db, page: Page) {
  const [{ rows }, count] = await Promise.all([
    db.execute<Row>(sql`
      select ${followed}, ${ofWorld}, ${since}, ${listedColumns}
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
    countOf(
      db,
      sql`(
        select 1 from character mine join user_follow_character u on u.character_id = mine.character_id
        where mine.user_id = ${page.userId} limit ${MOST_COUNTED}) as followers`,
    ),
  ])
  return {
    followerList: rows.map(({ followedId, followedName, worldId, worldName, followedAt, ...follower }) => ({
      follower: isListed(follower) ? toListed(follower) : null,
      followed: { characterId: followedId, characterFullName: followedName },
      worldId,
      worldName,
      followedAt,
    })),
    count,
  }
}

const isListed = (row: { characterId: string | null }): row is ListedRow => row.characterId !== null
