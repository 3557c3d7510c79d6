// Checks that a notice of a community is still true when it is sent to another channel.
import { sql } from 'drizzle-orm'
import type { ToldCommunity, ToldThreadPost } from '#rules/notices/community-notices.ts'
import type { Tx } from '../../db/client.ts'
import type { StoredNotice } from '../notice/judge.ts'
import { readableThread } from './rights.ts'

/** Check that somebody still waits for an answer of the receiver, who leads the community. */
export async function isStillAsking(tx: Tx, { facts, userId }: StoredNotice): Promise<boolean> {
  const { communityId } = facts as ToldCommunity
  const { rows } = await tx.execute(sql`
    select 1 from community k where k.community_id = ${communityId} and k.user_id = ${userId} and k.dissolved_at is null
      and exists (select 1 from community_request r where r.community_id = k.community_id and r.state = 'waiting')`)
  return rows.length > 0
}

/** Check that a post is still there for its reader. */
export async function isThreadPostThere(tx: Tx, { facts, userId }: StoredNotice): Promise<boolean> {
  const { postId } = facts as ToldThreadPost
  const { rows } = await tx.execute(sql`
    select 1 from community_post p join community_thread t on t.thread_id = p.thread_id
    join community k on k.community_id = t.community_id and k.dissolved_at is null
    where p.post_id = ${postId} and p.deleted_at is null and ${readableThread(userId)}`)
  return rows.length > 0
}
