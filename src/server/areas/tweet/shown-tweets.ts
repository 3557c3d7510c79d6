// Tweets as a reader sees them: their character, pictures and counts, and the tweets that they answer and quote. What is deleted,
// and what a block stands before, is absent everywhere.
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { adminOf } from '../../platform/rights.ts'
import { meets } from '../block/between.ts'
import { type ListedRow, listedColumns, toListed } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { tweet, tweetEvent, tweetPicture } from './tables.ts'

/** @property userId null for guests */
export type Reader = { userId: string | null; isOffice: boolean }

export const readerOf = async (db: Db | Tx, userId: string | null): Promise<Reader> => ({
  userId,
  isOffice: userId !== null && (await adminOf(db, userId)) !== null,
})

/**
 * Condition of tweets that a reader may know of. Characters of the service are met always, whoever plays them.
 * @param alias of the table in the statement
 */
export const shown = (userId: string | null, alias = 't'): SQL => {
  const of = sql.raw(alias)
  return sql`${of}.deleted_at is null and (${meets(userId, sql`${of}.user_id`)} or exists (
    select 1 from character n where n.character_id = ${of}.character_id and n.is_npc))`
}

const columns = columnsOf(tweet, 't', [
  ...(['tweetId', 'userId', 'body', 'createdAt', 'eventId', 'replyTo', 'quoteOf'] as const),
])
type Row = RowOf<typeof columns> & ListedRow & { replies: number; quotes: number; likes: number; isLiked: boolean }

const inner = columnsOf(tweet, 't', ['tweetId', 'body', 'createdAt', 'eventId'])
const writer = columnsOf(character, 'c', ['characterId', 'characterFullName', 'icon'])
type InnerRow = RowOf<typeof inner> & RowOf<typeof writer>

const pictureColumns = columnsOf(tweetPicture, 'p', ['tweetId', 'picture', 'width', 'height', 'description'])
type PictureRow = RowOf<typeof pictureColumns>

const countWhere = (table: string, where: SQL): SQL => sql`(select count(*) from ${sql.raw(table)} where ${where})`

/** Tweets in the order of their ids; those that the reader may not know of are left out. */
export async function tweetsOf(db: Db | Tx, ids: readonly number[], { userId, isOffice }: Reader) {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select ${columns}, ${listedColumns},
      ${countWhere('tweet r', sql`r.reply_to = t.tweet_id and ${shown(userId, 'r')}`)} as replies,
      ${countWhere('tweet q', sql`q.quote_of = t.tweet_id and ${shown(userId, 'q')}`)} as quotes,
      ${countWhere('tweet_like l', sql`l.tweet_id = t.tweet_id and ${meets(userId, sql`l.user_id`)}`)} as likes,
      exists (select 1 from tweet_like l where l.tweet_id = t.tweet_id and l.user_id = ${userId}) as "isLiked"
    from tweet t join character c on c.character_id = t.character_id
    where t.tweet_id in ${[...ids]} and ${shown(userId)}`)
  const around = [...new Set(rows.flatMap(({ replyTo, quoteOf }) => [replyTo ?? [], quoteOf ?? []].flat()))]
  const inners = await innerOf(db, around, userId)
  const pictures = await picturesOf(db, [...rows.map(({ tweetId }) => tweetId), ...inners.keys()])
  const innerTweet = (id: number | null) => {
    const row = id === null ? undefined : inners.get(id)
    if (!row) return null
    const { characterFullName: name, ...others } = row
    return { ...others, name, pictureList: pictures(row.tweetId) }
  }
  const byId = new Map(rows.map(row => [row.tweetId, row]))
  return ids.flatMap(id => {
    const row = byId.get(id)
    if (!row) return []
    const { userId: of, replyTo, quoteOf, tweetId, body, createdAt, eventId, replies, quotes, likes, isLiked } = row
    const isMine = of === userId
    return {
      ...{ tweetId, character: toListed(row), body, createdAt, eventId, pictureList: pictures(tweetId) },
      ...{ isReply: replyTo !== null, replyTo: innerTweet(replyTo) },
      ...{ isQuote: quoteOf !== null, quoteOf: innerTweet(quoteOf) },
      ...{ replies, quotes, likes, isLiked, isMine, isOfficeAct: isOffice && !isMine },
    }
  })
}
export type ShownTweet = Awaited<ReturnType<typeof tweetsOf>>[number]

async function innerOf(db: Db | Tx, ids: readonly number[], userId: string | null): Promise<Map<number, InnerRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<InnerRow>(sql`
    select ${inner}, ${writer}
    from tweet t join character c on c.character_id = t.character_id
    where t.tweet_id in ${[...ids]} and ${shown(userId)}`)
  return new Map(rows.map(row => [row.tweetId, row]))
}

async function picturesOf(db: Db | Tx, ids: readonly number[]) {
  const { rows } =
    ids.length === 0
      ? { rows: [] }
      : await db.execute<PictureRow>(sql`
          select ${pictureColumns} from tweet_picture p where p.tweet_id in ${[...new Set(ids)]}
          order by p.tweet_id, p.place`)
  return (id: number) => rows.filter(({ tweetId }) => tweetId === id).map(({ tweetId: _, ...picture }) => picture)
}

/** @throws TWEET_NOT_FOUND */
export async function oneTweet(db: Db | Tx, tweetId: number, reader: Reader): Promise<ShownTweet> {
  const [found] = await tweetsOf(db, [tweetId], reader)
  if (!found) throw refuse('TWEET_NOT_FOUND')
  return found
}

const tag = columnsOf(tweetEvent, 'e', ['eventId', 'hashtag'])

/** Hashtags of the events that tweets name. */
export async function tagsOf(db: Db | Tx, tweets: readonly ShownTweet[]): Promise<RowOf<typeof tag>[]> {
  const named = tweets.flatMap(({ eventId, replyTo, quoteOf }) => [eventId, replyTo?.eventId, quoteOf?.eventId])
  const ids = [...new Set(named.filter(id => typeof id === 'number'))]
  if (ids.length === 0) return []
  const { rows } = await db.execute<RowOf<typeof tag>>(sql`
    select ${tag} from tweet_event e where e.event_id in ${ids} order by e.event_id`)
  return rows
}
