// Announcements of changes that many screens may show: one row and one notification for each topic, however many follow
// it. A follower then reads what changed with its own rights; the announcement itself holds nothing of it.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { realtimeTopic } from '../tables.ts'

export const TOPIC_CHANNEL = 'tsumugi_topic'

/**
 * Announces a change when the transaction commits. The row of the topic is held until then, so that revisions grow in the
 * order of commits; a transaction that takes other locks takes them before.
 */
export async function announce(tx: Tx, topic: string): Promise<void> {
  await tx.execute(sql`
    with announced as (
      insert into realtime_topic as kept (topic, revision) values (${topic}, 1)
      on conflict (topic) do update set revision = kept.revision + 1
      returning revision)
    select pg_notify(${TOPIC_CHANNEL}, ${topic} || '@' || revision) from announced`)
}

const columns = columnsOf(realtimeTopic, null, ['topic', 'revision'])

/** The revisions of topics; those that never changed are missing. */
export async function revisionsOf(db: Db, topics: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<RowOf<typeof columns>>(sql`
    select ${columns} from realtime_topic where topic = any(${sql.param([...topics])}::text[])`)
  return new Map(rows.map(({ topic, revision }) => [topic, revision]))
}

/** Revision that an answer goes with. Read before what the answer holds, so that the answer is never older. */
export const revisionOf = async (db: Db, topic: string): Promise<number> =>
  (await revisionsOf(db, [topic])).get(topic) ?? 0
