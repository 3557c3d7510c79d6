// Lists of communities: those of a world, and the caller's own with what is new in them; watched threads with new posts.
import { type SQL, sql } from 'drizzle-orm'
import type { CommunityCategory, CommunityList } from '#rules/community-address.ts'
import { searchWords } from '#rules/novel.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { type CommunityRow, cardColumns } from './community-row.ts'
import { readableThread, shownCommunity } from './rights.ts'
import { community, communityThread } from './tables.ts'

type Listed = {
  userId: string | null
  worldId: string
  list: CommunityList
  category?: CommunityCategory | undefined
  keyword?: string | undefined
  pageStart: number
  perPage: number
}

const orderOf: Record<CommunityList, SQL> = {
  active: sql`k.last_post_at desc, k.community_id desc`,
  newest: sql`k.created_at desc, k.community_id desc`,
  recruiting: sql`k.last_post_at desc, k.community_id desc`,
}

/** @throws WORLD_NOT_FOUND */
export async function getList(db: Db, { userId, worldId, list, category, keyword, pageStart, perPage }: Listed) {
  await worldOrRefuse(db, worldId)
  const conditions = [
    sql`k.world_id = ${worldId}`,
    shownCommunity(userId),
    ...(list === 'recruiting' ? [sql`k.joining <> 'closed'`] : []),
    ...(category ? [sql`k.category = ${category}`] : []),
    ...searchWords(keyword ?? '').map(word => sql`position(${word} in k.search_words) <> 0`),
  ]
  const where = sql.join(conditions, sql` and `)
  const [{ rows }, count] = await Promise.all([
    db.execute<CommunityRow>(sql`
      select ${cardColumns(userId)} from community k where ${where}
      order by ${orderOf[list]} limit ${perPage} offset ${(pageStart - 1) * perPage}`),
    countOf(db, sql`community k where ${where}`),
  ])
  return { communityList: rows, count }
}

type Own = CommunityRow & { isLeader: boolean; unreadThreads: number; requestCount: number }

/** Posts of others in thread `t` that a user has not seen. */
export const unreadPosts = (userId: string): SQL => sql`community_post p where p.thread_id = t.thread_id
  and p.user_id <> ${userId} and p.deleted_at is null and p.post_id > coalesce((
    select r.post_id from community_read r where r.thread_id = t.thread_id and r.user_id = ${userId}), 0)`

export async function getOwnList(db: Db, { userId, worldId }: { userId: string; worldId: string }) {
  const { rows } = await db.execute<Own>(sql`
    select * from (
      select ${cardColumns(userId)}, k.user_id = ${userId} as "isLeader", k.last_post_at as at,
        (select count(*)::int from community_thread t
          where t.community_id = k.community_id and ${readableThread(userId)}
            and exists (select 1 from ${unreadPosts(userId)})) as "unreadThreads",
        case when k.user_id = ${userId} then (select count(*)::int from community_request r
          where r.community_id = k.community_id and r.state = 'waiting') else 0 end as "requestCount"
      from community k where k.world_id = ${worldId} and k.dissolved_at is null and exists (
        select 1 from community_member m where m.community_id = k.community_id and m.user_id = ${userId})) own
    order by ("unreadThreads" + "requestCount") > 0 desc, at desc, "communityId" desc`)
  return { communityList: rows.map(({ at: _, ...row }: Own & { at?: unknown }) => row) }
}

const noticed = columnsOf(community, 'k', ['worldId', 'communityId', 'communityName'])
const noticedThread = columnsOf(communityThread, 't', ['threadId', 'title', 'lastPostAt'])
type Noticed = RowOf<typeof noticed> & RowOf<typeof noticedThread> & { unread: number }

/** Watched threads with something new (C019). */
export async function getWorldNotice(db: Db, { userId }: { userId: string }) {
  const { rows } = await db.execute<Noticed>(sql`
    select * from (
      select ${noticed}, ${noticedThread}, (select count(*)::int from ${unreadPosts(userId)}) as unread
      from community_watch w join community_thread t on t.thread_id = w.thread_id
      join community k on k.community_id = t.community_id and k.dissolved_at is null
      where w.user_id = ${userId} and ${readableThread(userId)}) watched
    where unread > 0 order by "lastPostAt" desc, "threadId" desc`)
  return { notificationList: rows }
}
