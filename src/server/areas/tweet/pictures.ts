// Pictures of tweets, which are uploaded before and then shown by one tweet.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { pictureUploads } from '../../platform/pictures/uploads.ts'
import { refuse } from '../../platform/refuse.ts'

export const tweetPictures = pictureUploads({
  ...{ table: 'tweet_picture', shownBy: 'tweet_id', prefix: 'tw' },
  ...{ unreadable: 'TWEET_PICTURE_UNREADABLE', tooMany: 'TWEET_PICTURES_MOST' },
  cron: '42 19 * * *',
})

export type Shown = readonly { pictureId: string; description: string }[]

/** Gives a tweet its pictures in their order. @throws TWEET_PICTURE_NOT_FOUND, also for one that another tweet shows */
export async function showPictures(
  tx: Tx,
  { userId, tweetId, pictureList }: { userId: string; tweetId: number; pictureList: Shown },
): Promise<void> {
  for (const [place, { pictureId, description }] of pictureList.entries()) {
    const { rowCount } = await tx.execute(sql`
      update tweet_picture set tweet_id = ${tweetId}, place = ${place + 1}, description = ${description.trim()}
      where user_id = ${userId} and picture_id = ${pictureId} and stored_at is not null and tweet_id is null`)
    if (!rowCount) throw refuse('TWEET_PICTURE_NOT_FOUND')
  }
}
