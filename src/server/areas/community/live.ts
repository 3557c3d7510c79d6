// Topics of threads: open screens hear that something changed, and read it with their own rights.
import { sql } from 'drizzle-orm'
import { THREAD_TOPIC, threadOfTopic, threadTopic } from '#rules/community-address.ts'
import type { Tx } from '../../db/client.ts'
import { announce } from '../../platform/realtime/announce.ts'
import type { TopicRights } from '../../platform/realtime/topics.ts'

export const communityTopicRights: TopicRights = {
  [THREAD_TOPIC]: async (db, rest, userIds) => {
    const threadId = threadOfTopic(rest)
    if (threadId === null) return new Set()
    const { rows } = await db.execute<{ asked: string }>(sql`
      select asked.id as asked from unnest(${sql.param([...userIds])}::text[]) as asked (id)
      join community_thread t on t.thread_id = ${threadId} and t.deleted_at is null
      join community k on k.community_id = t.community_id and k.dissolved_at is null
      where t.scope <> 'members' or exists (
        select 1 from community_member m where m.community_id = t.community_id and m.user_id = asked.id)`)
    return new Set(rows.map(({ asked }) => asked))
  },
}

/** Says that a thread has changed. The last thing that an act in it does to shared rows. */
export const announceThread = (tx: Tx, threadId: number): Promise<void> => announce(tx, threadTopic(threadId))
