// Check that a notice of a tweet is still true when it is sent to another channel.
import { sql } from 'drizzle-orm'
import type { ToldTweet } from '#rules/notices/tweet-notices.ts'
import type { Tx } from '../../db/client.ts'
import type { StoredNotice } from '../notice/judge.ts'
import { shown } from './shown-tweets.ts'

/** The tweet is there, and no block stands before it. */
export async function isTweetThere(tx: Tx, { facts, userId }: StoredNotice): Promise<boolean> {
  const { tweetId } = facts as ToldTweet
  const { rows } = await tx.execute(sql`select 1 from tweet t where t.tweet_id = ${tweetId} and ${shown(userId)}`)
  return rows.length > 0
}
