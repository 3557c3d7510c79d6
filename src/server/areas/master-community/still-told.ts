// Check that a notice of a masters' community is still true when it is sent to another channel.
import { sql } from 'drizzle-orm'
import type { ToldStaffPost } from '#rules/notices/master-community-notices.ts'
import type { Tx } from '../../db/client.ts'
import type { StoredNotice } from '../notice/judge.ts'
import { staffAmong } from './own-staff.ts'

/** Check that a post is still there, for somebody who still reads it. */
export async function isStaffPostThere(tx: Tx, { facts, userId }: StoredNotice): Promise<boolean> {
  const { postId, talkId } = facts as ToldStaffPost
  const { rows } = await tx.execute(sql`select 1 from staff_post where post_id = ${postId} and deleted_at is null`)
  return rows.length > 0 && (await staffAmong(tx, talkId, [userId])).has(userId)
}
