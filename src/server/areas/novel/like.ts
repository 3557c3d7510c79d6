// Likes of novels: one per reader, which can be taken back.
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { published } from './novel-row.ts'

/** Number of likes of novel `n`. */
export const likeCount = sql`(select count(*)::int from novel_like l where l.novel_id = n.novel_id)`

export const isLiked = (userId: string | null): SQL =>
  userId === null
    ? sql`false`
    : sql`exists (select 1 from novel_like l where l.novel_id = n.novel_id and l.user_id = ${userId})`

/** @throws NOVEL_NOT_FOUND */
export async function likeNovel(tx: Tx, like: { userId: string; novelId: number; isLiked: boolean; now: Date }) {
  const { userId, novelId, now } = like
  const { rows: found } = await tx.execute(
    sql`select 1 from novel n where n.novel_id = ${novelId} and ${published(now)}`,
  )
  if (!found[0]) throw refuse('NOVEL_NOT_FOUND')
  await tx.execute(
    like.isLiked
      ? sql`insert into novel_like (novel_id, user_id, liked_at) values (${novelId}, ${userId}, ${now.toISOString()})
          on conflict do nothing`
      : sql`delete from novel_like where novel_id = ${novelId} and user_id = ${userId}`,
  )
  const { rows } = await tx.execute<{ likeCount: number }>(
    sql`select ${likeCount} as "likeCount" from novel n where n.novel_id = ${novelId}`,
  )
  return { novelId, isLiked: like.isLiked, likeCount: rows[0]?.likeCount ?? 0 }
}
