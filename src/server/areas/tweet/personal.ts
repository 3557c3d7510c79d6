// Personal data of tweets: those of a character in a published work stay with it under the pseudonym, others go with their pictures.
import { sql } from 'drizzle-orm'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { pictureKeys } from '../../platform/pictures/keep.ts'
import { archivedPicture } from '../../platform/pictures/uploads.ts'
import { tweet, tweetLike, tweetPicture } from './tables.ts'

const pictureColumn = columnsOf(tweetPicture, 'p', ['picture'])

export const tweetPersonal: PersonalArea = {
  tables: [
    {
      table: tweetLike,
      users: { user_id: 'deleted' },
      characters: { character_id: 'deleted' },
      archive: { name: 'tweet-likes', own: ofUser() },
    },
    {
      table: tweetPicture,
      users: { user_id: 'renamed' },
      archive: { name: 'tweet-pictures', own: ofUser(), files: archivedPicture },
    },
    {
      table: tweet,
      users: { user_id: 'renamed', deleted_by: 'renamed' },
      characters: { character_id: 'goesWithIt' },
      archive: { name: 'tweets', own: ofUser(), without: ['search_words', 'deleted_by'] },
    },
  ],
  forget: async (tx, { userId, erased }) => {
    const isGone = erased.length === 0 ? sql`false` : sql`t.character_id in ${[...erased]}`
    const { rows } = await tx.execute<RowOf<typeof pictureColumn>>(sql`
      delete from tweet_picture p where p.user_id = ${userId} and (p.tweet_id is null
        or exists (select 1 from tweet t where t.tweet_id = p.tweet_id and ${isGone})) returning ${pictureColumn}`)
    return rows.flatMap(({ picture }) => pictureKeys(picture))
  },
}
