// Tweets in the search: their words, for everybody between whom no block stands.
import { sql } from 'drizzle-orm'
import { imageSource } from '#rules/images.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { tweetAddress } from '#rules/tweet-address.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { character } from '../character/tables.ts'
import { hasWord, inWorlds, placesIn, type SearchSource } from '../search/source.ts'
import { shown } from './shown-tweets.ts'
import { tweet } from './tables.ts'

const face = columnsOf(tweet, 't', ['tweetId', 'worldId', 'characterId', 'userId', 'body', 'createdAt'])
const writer = columnsOf(character, 'c', { name: 'characterFullName', icon: 'icon' })
type Row = RowOf<typeof face> & RowOf<typeof writer>
const LINE_LENGTH = 60

export const tweetSource: SearchSource = {
  from: sql`tweet t`,
  ref: sql`t.tweet_id::text`,
  at: sql`t.created_at`,
  id: sql`t.tweet_id`,
  name: sql`''`,
  isDated: true,
  conditions: asked => [
    shown(asked.userId),
    inWorlds(sql`t.world_id`, asked),
    ...(asked.filters.liked
      ? [sql`exists (select 1 from tweet_like l where l.tweet_id = t.tweet_id and l.user_id = ${asked.userId})`]
      : []),
    ...(asked.filters.cId === undefined ? [] : [sql`t.character_id = ${asked.filters.cId}`]),
  ],
  keyed: word => hasWord(sql`text_pieces('', t.search_words)`, [''], word, sql`t.search_words`),
  plain: word => sql`position(${word} in t.search_words) <> 0`,
  isOwn: userId => sql`t.user_id = ${userId}`,
  cards: async (db, asked, refs) => {
    const { rows } = await db.execute<Row>(sql`
      select ${face}, ${writer}
      from tweet t join character c on c.character_id = t.character_id where t.tweet_id in ${refs.map(Number)}`)
    return rows.map(({ tweetId, worldId, characterId, userId, body, createdAt, name, icon }) => {
      const placeList = placesIn('text', body, asked)
      return {
        ...{ kind: 'tweet' as const, ref: String(tweetId), href: tweetAddress(worldId, tweetId), title: name },
        writer: { characterId, isMine: userId === asked.userId },
        worldName: asked.worlds.get(worldId) ?? null,
        line: placeList.length > 0 ? '' : oneLine(body, LINE_LENGTH),
        imagePath: icon === null ? null : imageSource(icon, 'character', 96),
        ...{ isFace: true, at: createdAt, placeList },
      }
    })
  },
}
