// Posts of a consultation, locked until the transaction ends, and those that the caller may change.
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { markOwn, type Own } from '../../../platform/own.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { PhaseKey } from '../phase.ts'
import { scenarioPost } from '../tables/board.ts'

type Post = typeof scenarioPost.$inferSelect
type Asked = PhaseKey & { postId: number }

export const thatPost = ({ scenarioId, phase }: PhaseKey, postId: number) =>
  and(
    eq(scenarioPost.scenarioId, scenarioId),
    eq(scenarioPost.phase, phase),
    eq(scenarioPost.postId, postId),
    isNull(scenarioPost.deletedAt),
  )

/** A post that is still there. @throws POST_NOT_FOUND */
export async function lockPost(tx: Tx, { postId, ...key }: Asked): Promise<Post> {
  const [row] = await tx.select().from(scenarioPost).where(thatPost(key, postId)).for('update')
  if (!row) throw refuse('POST_NOT_FOUND')
  return row
}

/**
 * A post that the caller wrote.
 * @param leads whether the caller leads the scenario, and may take away those of others too
 * @throws POST_NOT_FOUND also for posts of others
 */
export async function lockOwnPost(tx: Tx, asked: Asked & { userId: string }, leads = false): Promise<Own<Post>> {
  const row = await lockPost(tx, asked)
  if (row.userId !== asked.userId && !leads) throw refuse('POST_NOT_FOUND')
  return markOwn(row)
}

export const changePost = (tx: Tx, own: Own<Post>, set: Partial<Post>) =>
  tx.update(scenarioPost).set(set).where(thatPost(own, own.postId))
