// Timelines: pages of tweets by keyset, the number of newer ones, and a tweet with its answers.
import { type SQL, sql } from 'drizzle-orm'
import { NEW_TWEETS_MOST, THREAD_ABOVE_MOST, THREAD_ANSWERS_MOST, type Timeline, tweetTopic } from '#rules/tweets.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { revisionOf } from '../../platform/realtime/announce.ts'
import { refuse } from '../../platform/refuse.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { eventNow } from './events.ts'
import { oneTweet, readerOf, type ShownTweet, shown, tagsOf, tweetsOf } from './shown-tweets.ts'
import { tweet as tweetTable } from './tables.ts'

/** @property userId null for guests, who follow nobody and have no tweets */
type Wanted = {
  worldId: string
  userId: string | null
  timeline: Timeline
  characterId?: string | undefined
  eventId?: number | undefined
}
/** Place in a timeline: everything older than a tweet, with that one or without, or everything newer. */
type Place = { createdAt: string; tweetId: number; side: '<' | '<=' | '>' }

const idColumn = columnsOf(tweetTable, 't', ['tweetId'])
const timeColumn = columnsOf(tweetTable, null, ['createdAt'])

const beyond = (place: Place | null): SQL =>
  place === null
    ? sql`true`
    : sql`(t.created_at, t.tweet_id) ${sql.raw(place.side)} (${place.createdAt}::timestamptz, ${place.tweetId})`

const newestFirst = sql`order by t.created_at desc, t.tweet_id desc`

/** Characters whose tweets make a timeline; null: those of the whole world do. */
function charactersOf({ worldId, userId, timeline, characterId }: Wanted): SQL | null {
  if (characterId !== undefined) {
    return sql`select character_id from character where character_id = ${characterId} and world_id = ${worldId}`
  }
  if (timeline === 'mine') {
    return sql`select character_id from character where user_id = ${userId} and world_id = ${worldId}`
  }
  return timeline === 'followed'
    ? sql`select f.character_id from user_follow_character f join character k on k.character_id = f.character_id
        where f.user_id = ${userId} and k.world_id = ${worldId}`
    : null
}

/** Ids of a page. Of each character no more is read than the page could show, and of a world nothing but the page. */
export function pageIds(wanted: Wanted, place: Place | null, limit: number): SQL {
  const { worldId, userId, eventId } = wanted
  const isShown = sql`${shown(userId)} and ${beyond(place)}`
  const characters = charactersOf(wanted)
  if (eventId !== undefined) {
    return sql`select ${idColumn} from tweet t
      where t.event_id = ${eventId} and t.world_id || '' = ${worldId} and ${isShown} ${newestFirst} limit ${limit}`
  }
  if (characters === null) {
    return sql`select ${idColumn} from tweet t where t.world_id = ${worldId} and ${isShown}
      ${newestFirst} limit ${limit}`
  }
  return sql`select ${idColumn} from (${characters}) k cross join lateral (
      select t.tweet_id, t.created_at from tweet t where t.character_id = k.character_id and ${isShown}
      ${newestFirst} limit ${limit}) t
    ${newestFirst} limit ${limit}`
}

/** @throws TWEET_NOT_FOUND */
async function placeOf(db: Db, { worldId }: Wanted, tweetId: number, side: Place['side']): Promise<Place> {
  const { rows } = await db.execute<RowOf<typeof timeColumn>>(sql`
    select ${timeColumn} from tweet where tweet_id = ${tweetId} and world_id = ${worldId}`)
  if (!rows[0]) throw refuse('TWEET_NOT_FOUND')
  return { createdAt: rows[0].createdAt, tweetId, side }
}

type Page = Wanted & { before?: number | undefined; until?: number | undefined; limit: number; now: Date }

/** @throws TWEET_NOT_FOUND, WORLD_NOT_FOUND */
export async function getTimeline(db: Db, wanted: Page) {
  const { worldId, userId, before, until, limit, now } = wanted
  // Read before the tweets, so that what comes meanwhile is told.
  const revision = await revisionOf(db, tweetTopic(worldId))
  const place =
    before !== undefined
      ? await placeOf(db, wanted, before, '<')
      : until !== undefined
        ? await placeOf(db, wanted, until, '<=')
        : null
  const { rows } = await db.execute<RowOf<typeof idColumn>>(pageIds(wanted, place, limit + 1))
  // An empty page alone has to ask.
  if (rows.length === 0) await worldOrRefuse(db, worldId)
  const ids = rows.slice(0, limit).map(({ tweetId }) => tweetId)
  const tweetList = await tweetsOf(db, ids, await readerOf(db, userId))
  return {
    tweetList,
    hasOlder: rows.length > limit,
    tagList: await tagsOf(db, tweetList),
    event: await eventNow(db, { worldId, now }),
    revision,
    serverTime: now,
  }
}

export async function countNew(db: Db, wanted: Wanted & { after?: number | undefined }) {
  const revision = await revisionOf(db, tweetTopic(wanted.worldId))
  // A tweet that is gone from the database, with its user, has nothing behind it that could be counted.
  const place = wanted.after === undefined ? null : await placeOf(db, wanted, wanted.after, '>').catch(() => undefined)
  if (place === undefined) return { count: 0, revision }
  const { rows } = await db.execute(pageIds(wanted, place, NEW_TWEETS_MOST))
  return { count: rows.length, revision }
}

/** @throws TWEET_NOT_FOUND */
export async function getThread(
  db: Db,
  { worldId, tweetId, userId, now }: { worldId: string; tweetId: number; userId: string | null; now: Date },
) {
  const revision = await revisionOf(db, tweetTopic(worldId))
  const reader = await readerOf(db, userId)
  const { rows: inWorld } = await db.execute(sql`
    select 1 from tweet where tweet_id = ${tweetId} and world_id = ${worldId}`)
  if (inWorld.length === 0) throw refuse('TWEET_NOT_FOUND')
  const tweet = await oneTweet(db, tweetId, reader)
  const aboveList: ShownTweet[] = []
  for (
    let above = tweet.replyTo;
    above && aboveList.length < THREAD_ABOVE_MOST;
    above = aboveList[0]?.replyTo ?? null
  ) {
    aboveList.unshift(await oneTweet(db, above.tweetId, reader))
  }
  const { rows } = await db.execute<RowOf<typeof idColumn>>(sql`
    select ${idColumn} from tweet t where t.reply_to = ${tweetId} and ${shown(userId)}
    order by t.created_at, t.tweet_id limit ${THREAD_ANSWERS_MOST}`)
  const answerList = await tweetsOf(
    db,
    rows.map(row => row.tweetId),
    reader,
  )
  const tagList = await tagsOf(db, [...aboveList, tweet, ...answerList])
  return { aboveList, tweet, answerList, tagList, revision, serverTime: now }
}
