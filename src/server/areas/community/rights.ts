// Members of a community and readers of its threads, decided here for pages, threads, posts and topics alike.
import { type SQL, sql } from 'drizzle-orm'
import { writesInThread } from '#rules/communities.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { meets } from '../block/between.ts'
import { community, communityMember, communityThread } from './tables.ts'

/** Condition that one of a user's characters is a member of community `m`. */
export const isMemberOf = (userId: string | null, communityId: SQL): SQL =>
  userId === null
    ? sql`false`
    : sql`exists (select 1 from community_member m where m.community_id = ${communityId} and m.user_id = ${userId})`

/** Condition that community `k` is shown to a reader: it is there, and no block stands between its leader and the reader, or they are in it. */
export const shownCommunity = (userId: string | null): SQL =>
  sql`(k.dissolved_at is null and (${meets(userId, sql`k.user_id`)} or ${isMemberOf(userId, sql`k.community_id`)}))`

/** Condition that a user may read thread `t`. */
export const readableThread = (userId: string | null): SQL =>
  sql`(t.deleted_at is null and (t.scope <> 'members' or ${isMemberOf(userId, sql`t.community_id`)}))`

const memberColumn = columnsOf(communityMember, null, ['characterId'])

/** Characters of a user that are members. */
export async function membersOf(db: Db | Tx, communityId: number, userId: string | null): Promise<string[]> {
  if (userId === null) return []
  const { rows } = await db.execute<RowOf<typeof memberColumn>>(sql`
    select ${memberColumn} from community_member
    where community_id = ${communityId} and user_id = ${userId} order by joined_at, character_id`)
  return rows.map(({ characterId }) => characterId)
}

const ofCommunity = columnsOf(community, 'k', {
  ...{ communityId: 'communityId', worldId: 'worldId', communityName: 'communityName', leaderUserId: 'userId' },
  leaderId: 'leaderId',
})

/** A community that is there. @throws COMMUNITY_NOT_FOUND */
export async function communityOf(db: Db | Tx, communityId: number): Promise<RowOf<typeof ofCommunity>> {
  const { rows } = await db.execute<RowOf<typeof ofCommunity>>(sql`
    select ${ofCommunity} from community k where k.community_id = ${communityId} and k.dissolved_at is null`)
  if (!rows[0]) throw refuse('COMMUNITY_NOT_FOUND')
  return rows[0]
}

/** A community that is shown to a reader. @throws COMMUNITY_NOT_FOUND */
export async function shownOrRefuse(
  db: Db | Tx,
  communityId: number,
  userId: string | null,
): Promise<RowOf<typeof ofCommunity>> {
  const { rows } = await db.execute<RowOf<typeof ofCommunity>>(sql`
    select ${ofCommunity} from community k where k.community_id = ${communityId} and ${shownCommunity(userId)}`)
  if (!rows[0]) throw refuse('COMMUNITY_NOT_FOUND')
  return rows[0]
}

const ofThread = columnsOf(communityThread, 't', {
  ...{ threadId: 'threadId', title: 'title', scope: 'scope', isPinned: 'isPinned', isClosed: 'isClosed' },
  ...{ openerUserId: 'userId', lastPostAt: 'lastPostAt' },
})

export type OpenThread = Awaited<ReturnType<typeof openThread>>

/** A thread as far as its reader may read it, with what the reader may do. @throws THREAD_NOT_FOUND */
export async function openThread(db: Db | Tx, { threadId, userId }: { threadId: number; userId: string | null }) {
  const { rows } = await db.execute<RowOf<typeof ofThread> & RowOf<typeof ofCommunity>>(sql`
    select ${ofThread}, ${ofCommunity}
    from community_thread t join community k on k.community_id = t.community_id and k.dissolved_at is null
    where t.thread_id = ${threadId} and ${readableThread(userId)}`)
  const [row] = rows
  if (!row) throw refuse('THREAD_NOT_FOUND')
  const memberIds = await membersOf(db, row.communityId, userId)
  return { ...row, userId, memberIds, isLeader: row.leaderUserId === userId }
}

/** Characters of its reader that may write in a thread. */
export function writersIn({ scope, isClosed, memberIds, userId }: OpenThread): 'nobody' | 'members' | 'anyone' {
  if (userId === null || isClosed) return 'nobody'
  if (scope === 'anyone') return 'anyone'
  return memberIds.length > 0 ? 'members' : 'nobody'
}

/** @throws THREAD_CLOSED, COMMUNITY_NO_MEMBER */
export function judgeWriter({ scope, isClosed, memberIds }: OpenThread, characterId: string): void {
  const isMember = memberIds.includes(characterId)
  if (writesInThread(scope, { isMember, isClosed })) return
  throw refuse(isClosed ? 'THREAD_CLOSED' : 'COMMUNITY_NO_MEMBER')
}
