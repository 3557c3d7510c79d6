// Rows for the timelines, written by the database itself: one world in which a hundred tweets come from each character, one of five is an
// answer, one of twenty a quote, and each is liked once. The reader follows, blocks and has written equally many in each size.
import { inDatabase } from '../support/cluster.ts'
import { settle } from './data.ts'

export const TIMELINE_WORLD = 'world0'
export const TIMELINE_READER = 'timeline-reader'
/** A character of the reader's, and one whose tweets are read alone. */
export const TIMELINE_OWN = 'timeline-own'
export const TIMELINE_OTHER = 'timeline-c2'

const TWEETS_OF_A_CHARACTER = 100
/** Tweets of the reader's own character, or a hundredth of all in a small database. */
const MOST_OWN = 500
const FOLLOWED = 90
const BLOCKED = 20
/** One of so many tweets was written for the event. */
const OF_EVENT = 50
const ANSWERS = 5
const QUOTES = 20

const characters = `generate_series(1, $1::int / ${TWEETS_OF_A_CHARACTER}) n`
const user = `insert into app_user (user_id, public_user_id, user_name, mailaddress, created_at)
  select id, 'P-' || id, '書き手', id || '@example.com', now()`
const character = `insert into character (character_id, user_id, world_id, given_name, middle_name, family_name, name_order, kana,
    character_full_name, class_name, level, created_at)`
const called = `'${TIMELINE_WORLD}', 'ナギ', '', '', 3, 'ナギ', 'ナギ', '霧読み', 1, now()`

const people = [
  `${user} from (select 'timeline-u' || n as id from ${characters}) made`,
  `${user} from (values ('${TIMELINE_READER}')) made (id) where $1::int > 0`,
  `${character} select 'timeline-c' || n, 'timeline-u' || n, ${called} from ${characters}`,
  `${character} select '${TIMELINE_OWN}', '${TIMELINE_READER}', ${called} where $1::int > 0`,
  `insert into user_follow_character (user_id, character_id, created_at)
   select '${TIMELINE_READER}', 'timeline-c' || n, now() from generate_series(1, least(${FOLLOWED}, $1::int / ${TWEETS_OF_A_CHARACTER})) n`,
  `insert into user_block (user_id, character_id, blocked_user_id, created_at)
   select '${TIMELINE_READER}', '${TIMELINE_OWN}', 'timeline-u' || ${FOLLOWED} + n, now()
   from generate_series(1, least(${BLOCKED}, $1::int / ${TWEETS_OF_A_CHARACTER} - ${FOLLOWED})) n`,
  `insert into tweet_event (world_id, title, theme, hashtag, prize, begins_at, ends_at)
   select '${TIMELINE_WORLD}', '長い一行', '見えるものを。', '長い一行', '灯', now() - interval '1 day', now() + interval '30 days'
   where $1::int > 0`,
]

/** Older than all tweets of the demo, so that these are in one order with them. */
const moment = `timestamptz '2026-01-01' - ($1::int - n) * interval '20 seconds'`
const isOwn = `n % greatest(100, $1::int / ${MOST_OWN}) = 0`

const tweets = `
  insert into tweet (tweet_id, world_id, character_id, user_id, body, reply_to, quote_of, event_id, created_at)
  overriding system value
  select known.last + n, '${TIMELINE_WORLD}',
    case when ${isOwn} then '${TIMELINE_OWN}' else 'timeline-c' || who end,
    case when ${isOwn} then '${TIMELINE_READER}' else 'timeline-u' || who end,
    '灯台の灯が' || n || '回、夜の海にゆれた。', case when n % ${ANSWERS} = 1 and n > 100 then known.last + n - 1 - n % 7 end,
    case when n % ${QUOTES} = 2 and n > 100 then known.last + n - 1 - n % 90 end,
    case when n % ${OF_EVENT} = 3 then known.event end, ${moment}
  from generate_series(1, $1::int) n
    cross join (select (select coalesce(max(tweet_id), 0) from tweet) as last, (select max(event_id) from tweet_event) as event) known
    cross join lateral (select 1 + (n::bigint * 7919 % ($1::int / ${TWEETS_OF_A_CHARACTER}))::int as who) of`
const likes = `
  insert into tweet_like (tweet_id, user_id, character_id, liked_at)
  select tweet_id, 'timeline-u' || who, 'timeline-c' || who, created_at from tweet
    cross join lateral (select 1 + (tweet_id::bigint * 104729 % ($1::int / ${TWEETS_OF_A_CHARACTER}))::int as who) of
  where user_id like 'timeline-%' on conflict do nothing`

/** @param rows number of tweets */
export async function fillTweets(url: string, rows: number): Promise<void> {
  await inDatabase(url, async client => {
    await client.query('set statement_timeout = 0')
    await client.query(`set maintenance_work_mem = '512MB'`)
    for (const statement of people) await client.query(statement, [rows])
    // Without checks of each row; and an index of words is made anew in less time than it is changed row by row.
    await client.query('set session_replication_role = replica')
    const { rows: made } = await client.query<{ again: string }>(
      `select pg_get_indexdef('tweet_search'::regclass) as again`,
    )
    await client.query('drop index tweet_search')
    for (const statement of [tweets, likes]) await client.query(statement, [rows])
    await client.query(made[0]?.again ?? '')
    await client.query(`select setval(pg_get_serial_sequence('tweet', 'tweet_id'), (select max(tweet_id) from tweet))`)
  })
  await settle(url)
}
