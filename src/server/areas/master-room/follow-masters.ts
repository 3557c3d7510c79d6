// Masters that a user follows.

import { sql } from 'drizzle-orm'
import { FOLLOWED_MASTERS_MOST } from '#rules/master-rooms.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import { appUser } from '../identity/tables.ts'
import { notify } from '../notice/notify.ts'
import { masterOf, reachedMaster } from './masters.ts'

const publicIdColumn = columnsOf(appUser, 'u', { id: 'publicUserId' })

export async function followedMasterIds(db: Db, { userId }: { userId: string }) {
  const { rows } = await db.execute<RowOf<typeof publicIdColumn>>(sql`
    select ${publicIdColumn} from user_follow_master f join app_user u on u.user_id = f.master_id
    where f.user_id = ${userId} order by f.created_at desc, f.master_id desc limit ${FOLLOWED_MASTERS_MOST}`)
  return { masterIdList: rows.map(({ id }) => id) }
}

type Following = { userId: string; masterId: string; now: Date }

/** @throws MASTER_UNKNOWN, FOLLOW_MASTER_SELF, FOLLOW_TOO_MANY */
export async function followMaster(tx: Tx, { userId, masterId, now }: Following) {
  const master = await masterOf(tx, masterId)
  if (master.userId === userId) throw refuse('FOLLOW_MASTER_SELF')
  // Both are locked, as a block locks them, so that no follow is made meanwhile.
  for (const one of [userId, master.userId].sort()) await lockUserEvents(tx, one)
  await reachedMaster(tx, masterId, userId)
  // The followed masters of a user are counted one after the other.
  await tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)
  const { rows } = await tx.execute<{ count: number; isFollowed: boolean }>(sql`
    select count(*)::int as count, coalesce(bool_or(master_id = ${master.userId}), false) as "isFollowed"
    from user_follow_master where user_id = ${userId}`)
  const { count = 0, isFollowed = false } = rows[0] ?? {}
  if (!isFollowed) {
    if (count >= FOLLOWED_MASTERS_MOST) throw refuse('FOLLOW_TOO_MANY')
    await tx.execute(sql`
      insert into user_follow_master (user_id, master_id, created_at)
      values (${userId}, ${master.userId}, ${now.toISOString()})`)
    await notify(tx, now, { userId: master.userId, event: 'follow.master', facts: { masterId } })
  }
  return { masterId, isFollowed: true }
}

export async function unfollowMaster(tx: Tx, { userId, masterId }: Omit<Following, 'now'>) {
  await tx.execute(sql`
    delete from user_follow_master where user_id = ${userId}
      and master_id = (select user_id from app_user where public_user_id = ${masterId})`)
  return { masterId, isFollowed: false }
}

/** Ends the follows of masters between two users, and their calls for openings that name each other. The caller has locked both. */
export async function leaveMasterBetween(tx: Tx, userId: string, otherUserId: string): Promise<void> {
  await tx.execute(sql`
    delete from user_follow_master where (user_id = ${userId} and master_id = ${otherUserId})
      or (user_id = ${otherUserId} and master_id = ${userId})`)
  await tx.execute(sql`
    delete from master_call where (user_id = ${userId} and master_id = ${otherUserId})
      or (user_id = ${otherUserId} and master_id = ${userId})`)
}
