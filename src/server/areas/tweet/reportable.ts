// A tweet that is reported: its words with those of its pictures, and what it answers or quotes.
import { sql } from 'drizzle-orm'
import { tweetAddress } from '#rules/tweet-address.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { type Reportable, rowOf, thingAt } from '../report/reportable.ts'
import { removeTweet } from './acts.ts'
import { shown } from './shown-tweets.ts'
import { tweet } from './tables.ts'

const quoted = columnsOf(tweet, 't', {
  ...{ writerUserId: 'userId', characterId: 'characterId', worldId: 'worldId', body: 'body', writtenAt: 'createdAt' },
})

export const tweetReportable: Reportable = {
  find: async (db, { userId, targetId }) => {
    const tweetId = rowOf(targetId)
    if (tweetId === null) return null
    const { rows } = await db.execute<RowOf<typeof quoted> & { about: string | null; pictureList: string[] }>(sql`
      select ${quoted},
        (select string_agg(o.body, E'\n' order by o.tweet_id) from tweet o
          where o.tweet_id in (t.reply_to, t.quote_of) and ${shown(userId, 'o')}) as about,
        array(select p.description from tweet_picture p where p.tweet_id = t.tweet_id order by p.place) as "pictureList"
      from tweet t where t.tweet_id = ${tweetId} and ${shown(userId)}`)
    return rows[0] ? thingAt(tweetAddress(rows[0].worldId, tweetId), rows[0]) : null
  },
  isThere: async (db, targetId) =>
    (await countOf(db, sql`tweet where tweet_id = ${rowOf(targetId)} and deleted_at is null`)) > 0,
  remove: (tx, { targetId, adminId, now }) => removeTweet(tx, { tweetId: rowOf(targetId) ?? 0, userId: adminId, now }),
}
