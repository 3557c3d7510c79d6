// Many tweets: a page is read from an index and reads nothing else, and new ones are counted to a limit.
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { NEW_TWEETS_MOST } from '#rules/tweets.ts'
import { pageIds } from '#server/areas/tweet/timeline.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { anonymous, as } = createCallers(database)

const TWEETS = 3_000
/** Rows of a page, with the one that tells whether there are more. */
const PAGE = 21

beforeAll(async () => {
  await database.asOwner(async client => {
    await client.query(
      `insert into tweet (world_id, character_id, user_id, body, created_at)
       select c.world_id, c.character_id, c.user_id, 'つぶやき', $1::timestamptz - n * interval '1 second'
       from character c, generate_series(1, $2::int) n where c.world_id in ('harbor', 'station')`,
      [PLAY_NOW, TWEETS],
    )
    await client.query('analyze tweet')
  })
  await as.player.follow.follow({ characterId: 'harbor-garo' })
})

type Plan = {
  'Node Type': string
  'Index Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Actual Loops': number
  'Relation Name'?: string
  Plans?: Plan[]
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** Parts of the plan of a page that read tweets, with all rows that they looked at. */
async function readsOf(wanted: Parameters<typeof pageIds>[0]) {
  const place = { createdAt: PLAY_NOW.toISOString(), tweetId: 1_000_000, side: '<' as const }
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`explain (analyze, timing off, format json) ${pageIds(wanted, place, PAGE)}`,
  )
  return nodes(rows[0]?.['QUERY PLAN'][0].Plan as Plan)
    .filter(node => node['Relation Name'] === 'tweet')
    .map(node => ({
      index: node['Index Name'],
      read: (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    }))
}

const wanted = { worldId: 'harbor', userId: users.player, timeline: 'all' as const }

test.each([
  // Where most tweets are of one world, the order of all of them does as well as its own.
  ['of the world', wanted, ['tweet_world', 'tweet_found'], 3 * PAGE],
  ['of a guest', { ...wanted, userId: null }, ['tweet_world', 'tweet_found'], 3 * PAGE],
  ['of one character', { ...wanted, characterId: 'harbor-garo' }, ['tweet_character'], PAGE],
  ['of one’s own', { ...wanted, timeline: 'mine' as const }, ['tweet_character'], 2 * PAGE],
  ['of followed ones', { ...wanted, timeline: 'followed' as const }, ['tweet_character'], PAGE],
])('a page %s is read from its index, and nothing but the page', async (_, asked, indexes, most) => {
  const [read, ...others] = await readsOf(asked)
  expect(others).toEqual([])
  expect(indexes).toContain(read?.index)
  expect(read?.read).toBeGreaterThan(0)
  expect(read?.read).toBeLessThanOrEqual(most)
})

test('new ones are counted to a limit', async () => {
  const { tweetList } = await anonymous.tweet.getTimeline({ worldId: 'harbor', timeline: 'all', limit: 1 })
  const after = (tweetList[0]?.tweetId ?? 0) - 1 + TWEETS - 1
  const { count } = await anonymous.tweet.countNew({ worldId: 'harbor', timeline: 'all', after })
  expect(count).toBe(NEW_TWEETS_MOST)
})
