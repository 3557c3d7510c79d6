// Reads of timelines, called like their handlers do.
import { sql } from 'drizzle-orm'
import { type Timeline, TWEET_PAGE_SIZE } from '#rules/tweets.ts'
import { countNew, getThread, getTimeline } from '#server/areas/tweet/timeline.ts'
import type { Db } from '#server/db/client.ts'
import type { ListCall } from './list-calls.ts'
import { TIMELINE_OTHER, TIMELINE_READER, TIMELINE_WORLD } from './tweet-list-data.ts'

type Places = { newest: number; middle: number; oldest: number; event: number; answered: number }
const known = new WeakMap<Db, Promise<Places>>()

/** Tweets from which pages are read, asked once for each database. */
function placesOf(db: Db): Promise<Places> {
  const read = async (): Promise<Places> => {
    const { rows } = await db.execute<Omit<Places, 'answered'>>(sql`
      select max(tweet_id) as newest, min(tweet_id) + (max(tweet_id) - min(tweet_id)) / 2 as middle,
        min(tweet_id) + ${2 * TWEET_PAGE_SIZE}::int as oldest, max(event_id) as event
      from tweet where user_id like 'timeline-%'`)
    if (!rows[0]) throw new Error('There are no tweets.')
    const { rows: answers } = await db.execute<{ answered: number }>(sql`
      select reply_to as answered from tweet where reply_to > ${rows[0].middle} order by tweet_id limit 1`)
    return { ...rows[0], answered: answers[0]?.answered ?? 0 }
  }
  const places = known.get(db) ?? read()
  known.set(db, places)
  return places
}

type Wanted = Partial<Parameters<typeof getTimeline>[1]>
const page = (name: string, more: (places: Places) => Wanted): ListCall => ({
  name: `timeline, ${name}`,
  run: async db => {
    const wanted = {
      worldId: TIMELINE_WORLD,
      userId: TIMELINE_READER,
      timeline: 'all' as const,
      limit: TWEET_PAGE_SIZE,
    }
    const { tweetList } = await getTimeline(db, { ...wanted, now: new Date(), ...more(await placesOf(db)) })
    return { count: tweetList.length }
  },
})

const count = (name: string, timeline: Timeline, after: (places: Places) => number): ListCall => ({
  name: `new tweets, ${name}`,
  run: async db =>
    countNew(db, { worldId: TIMELINE_WORLD, userId: TIMELINE_READER, timeline, after: after(await placesOf(db)) }),
})

export const tweetListCalls: readonly ListCall[] = [
  page('of a world', () => ({})),
  page('by a guest', () => ({ userId: null })),
  page('from the middle of all', ({ middle }) => ({ before: middle })),
  page('the last page', ({ oldest }) => ({ before: oldest })),
  page('of 90 followed characters', () => ({ timeline: 'followed' })),
  page('of those, from the middle of all', ({ middle }) => ({ timeline: 'followed', before: middle })),
  page('of one’s own', () => ({ timeline: 'mine' })),
  page('of one character', () => ({ characterId: TIMELINE_OTHER })),
  page('of an event', ({ event }) => ({ eventId: event })),
  count('few', 'all', ({ newest }) => newest - 3),
  count('as many as are counted', 'all', ({ middle }) => middle),
  count('of followed characters, as many as are counted', 'followed', ({ middle }) => middle),
  {
    name: 'a tweet with its answers',
    run: async db => {
      const { answered: tweetId } = await placesOf(db)
      return getThread(db, { worldId: TIMELINE_WORLD, userId: TIMELINE_READER, tweetId, now: new Date() })
    },
  },
]
