// The part of a talk that a screen shows: the posts around the first unread one, or those before, after or from a post, in their order.
import { gt, gte, lt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

export type TalkPart = {
  before?: number | undefined
  after?: number | undefined
  from?: number | undefined
  limit: number
}

/** Reads posts that fit a condition, the oldest or the newest first. */
type ReadPosts<Row> = (where: SQL | undefined, order: 'oldest' | 'newest', most: number) => Promise<Row[]>

/** Read posts that stand before the first unread one, for the context. */
const KNOWN = 5

/**
 * @param unreadFrom the first post that the reader has not seen; null: there is none
 * @param postId column of the posts' ids
 */
export async function partOfTalk<Row>(
  { before, after, from, limit }: TalkPart,
  unreadFrom: number | null,
  postId: AnyPgColumn,
  read: ReadPosts<Row>,
): Promise<Row[]> {
  const backwards = async (where: SQL | undefined, most: number) => (await read(where, 'newest', most)).toReversed()
  if (before !== undefined) return backwards(lt(postId, before), limit)
  if (after !== undefined) return read(gt(postId, after), 'oldest', limit)
  if (from !== undefined) return read(gte(postId, from), 'oldest', limit)
  if (unreadFrom === null) return backwards(undefined, limit)
  const known = await backwards(lt(postId, unreadFrom), Math.min(KNOWN, limit - 1))
  return [...known, ...(await read(gte(postId, unreadFrom), 'oldest', limit - known.length))]
}
