// A community that the caller leads, and a thread in one, proven by their rows.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { community, communityThread } from './tables.ts'

const columns = columnsOf(community, 'k', [
  ...([
    'communityId',
    'worldId',
    'communityName',
    'catchphrase',
    'description',
    'rules',
    'category',
    'joining',
  ] as const),
  ...(['leaderId', 'userId', 'version'] as const),
])

export type OwnCommunity = Own<RowOf<typeof columns>>

type Asked = { userId: string; communityId: number }

/** @throws COMMUNITY_NOT_FOUND, also for one that somebody else leads */
export async function ownCommunity(db: Db | Tx, { userId, communityId }: Asked): Promise<OwnCommunity> {
  const { rows } = await db.execute<RowOf<typeof columns>>(sql`
    select ${columns} from community k
    where k.community_id = ${communityId} and k.user_id = ${userId} and k.dissolved_at is null`)
  if (!rows[0]) throw refuse('COMMUNITY_NOT_FOUND')
  return markOwn(rows[0])
}

/** The community, locked until the transaction ends: members, requests and threads are counted one after the other. */
export async function lockCommunity(tx: Tx, communityId: number): Promise<void> {
  await tx.execute(sql`select 1 from community where community_id = ${communityId} for no key update`)
}

/** An own community, locked, as it is now. @throws COMMUNITY_NOT_FOUND */
export async function lockOwnCommunity(tx: Tx, asked: Asked): Promise<OwnCommunity> {
  await lockCommunity(tx, asked.communityId)
  return ownCommunity(tx, asked)
}

const threadColumns = columnsOf(communityThread, 't', ['threadId', 'communityId', 'isPinned'])

export type OwnThread = Own<RowOf<typeof threadColumns>>

/** A thread of a community that the caller leads. @throws THREAD_NOT_FOUND */
export async function ownThread(
  db: Db | Tx,
  { userId, threadId }: { userId: string; threadId: number },
): Promise<OwnThread> {
  const { rows } = await db.execute<RowOf<typeof threadColumns>>(sql`
    select ${threadColumns} from community_thread t join community k on k.community_id = t.community_id
    where t.thread_id = ${threadId} and t.deleted_at is null and k.user_id = ${userId} and k.dissolved_at is null`)
  if (!rows[0]) throw refuse('THREAD_NOT_FOUND')
  return markOwn(rows[0])
}
