// A timeline that many have open, each with a stream of events: a tweet is posted every few seconds, all are told, count what is new as
// the screen does, and press for the newest at once, which is more than people do. Told are the times from the sending of a tweet
// until it is counted and until it is read, and the processor time of server and database. The world has a million tweets before, or BENCH_ROWS=100000.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { TWEET_PAGE_SIZE } from '#rules/tweets.ts'
import { createPool } from '#server/db/client.ts'
import { inDatabase } from '../support/cluster.ts'
import { openStream } from '../support/event-stream.ts'
import { installTestKey } from '../support/tokens.ts'
import { cpuSecondsOf } from './process-use.ts'
import type { Stage } from './stage.ts'
import { ms, quantile } from './stats.ts'
import type { Figure } from './table.ts'
import { fillTweets, TIMELINE_OTHER, TIMELINE_WORLD } from './tweet-list-data.ts'

const ROWS = Number(process.env.BENCH_ROWS ?? '1000000')
const READERS = 200
const TWEETS = 20
/** Time between two tweets. */
const EVERY_MS = 3_000
const WARM = 2
const SEEN_GOAL = 'below 1 s'
const CORE_GOAL = 'below 60 %'

const TIMELINE = `/api/Tweet/getTimeline/${TIMELINE_WORLD}/all?limit=${TWEET_PAGE_SIZE}`
const countAfter = (tweetId: number) => `/api/Tweet/countNew/${TIMELINE_WORLD}/all?after=${tweetId}`
/** Events with which a stream begins: where it is, and what it follows. */
const FIRST_EVENTS = 2
const HOUR_MS = 3_600_000
const LATE_MS = 30_000

/** Moments of a tweet, by reader: when it was counted, and when it was read. */
type Met = { counted: number[]; seen: number[] }

export async function measureLive(stage: Stage): Promise<Figure[]> {
  const url = await stage.demo('bench_live')
  await fillTweets(url, ROWS)
  stage.say(`Wrote ${ROWS.toLocaleString('en')} tweets`)
  // Accounts of the first days may tweet less often.
  await inDatabase(url, client =>
    client.query(`update app_user set created_at = now() - interval '1 year' where user_id like 'timeline-%'`),
  )
  const server = await stage.server(url)
  const pool = createPool({ url, max: 2, role: null, name: 'tsumugi-bench' })
  const tokenOf = await installTestKey(pool)
  await pool.end()
  const met: Met = { counted: [], seen: [] }
  const readers: Reader[] = []
  try {
    for (let nth = 0; nth < READERS; nth++)
      readers.push(await openReader({ url: server.url, token: tokenOf(`timeline-u${nth + 3}`) }, met))
    stage.say(`${READERS} readers have the timeline open`)
    const writer = { url: server.url, token: tokenOf('timeline-u2') }
    for (let nth = 0; nth < WARM; nth++) await postAndWait(writer, readers, 'はじまりの灯。')
    for (const times of Object.values(met)) times.length = 0
    const pids = { server: [server.pid], database: stage.postgres() }
    const before = { server: cpuSecondsOf(pids.server), database: cpuSecondsOf(pids.database) }
    const started = performance.now()
    for (let nth = 0; nth < TWEETS; nth++) {
      const due = started + nth * EVERY_MS
      if (due > performance.now()) await sleep(due - performance.now())
      await postAndWait(writer, readers, `${nth + 1}つめの灯。`)
    }
    await sleep(Math.max(0, started + TWEETS * EVERY_MS - performance.now()))
    const seconds = (performance.now() - started) / 1000
    const share = (part: keyof typeof pids) =>
      `${(((cpuSecondsOf(pids[part]) - before[part]) / seconds) * 100).toFixed(0)} %`
    const requests = (2 * READERS * TWEETS) / seconds
    return [
      figure('until all readers had the tweet', met.seen, SEEN_GOAL),
      figure('until all were told that there is a new one', met.counted, SEEN_GOAL),
      {
        ...{ name: 'server, of one core', value: share('server'), goal: CORE_GOAL },
        note: `a tweet every ${EVERY_MS / 1000} s, ${requests.toFixed(0)} reads a second, ${seconds.toFixed(0)} s`,
      },
      { name: 'database, of one core', value: share('database'), note: `${ROWS.toLocaleString('en')} tweets before` },
    ]
  } finally {
    for (const reader of readers) reader.close()
    await server.end()
  }
}

const figure = (name: string, times: readonly number[], goal: string): Figure => ({
  ...{ name, value: ms(Math.max(...times)), goal },
  note: `the last of ${times.length}; half ${ms(quantile(times, 0.5))}, 95 of 100 ${ms(quantile(times, 0.95))}`,
})

type Speaker = { url: string; token: string }
type Posted = { tweetId: number; at: number }
type Reader = {
  /** Resolves when the reader has a tweet. */
  has: (posted: Posted) => Promise<void>
  close: () => void
}

/** Asks like a browser does. @throws for any other answer than 200 */
async function ask<Answer>({ url, token }: Speaker, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...{ accept: 'application/json', 'accept-encoding': 'gzip, deflate, br', authorization: `Bearer ${token}` },
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

type Page = { revision: number; tweetList: { tweetId: number }[] }

async function openReader(of: Speaker, met: Met): Promise<Reader> {
  const first = await ask<Page>(of, TIMELINE)
  let newest = first.tweetList[0]?.tweetId ?? 0
  const stream = await openStream(of.url, of.token, undefined, [`tweet:${TIMELINE_WORLD}@${first.revision}`])
  let told = (await stream.first(FIRST_EVENTS)).length
  const countedAt = new Map<number, number>()
  const seenAt = new Map<number, number>()
  let wake = () => {}
  let fail = (_: Error) => {}
  const follow = async (): Promise<void> => {
    for (;;) {
      await stream.first(told + 1, HOUR_MS)
      told = stream.events.length
      const { count } = await ask<{ count: number }>(of, countAfter(newest))
      if (count === 0) continue
      const at = performance.now()
      const { tweetList } = await ask<Page>(of, TIMELINE)
      for (const { tweetId } of tweetList.filter(tweet => tweet.tweetId > newest)) {
        countedAt.set(tweetId, at)
        seenAt.set(tweetId, performance.now())
      }
      newest = tweetList[0]?.tweetId ?? newest
      wake()
    }
  }
  follow().catch(error => fail(error as Error))
  return {
    has: async ({ tweetId, at }) => {
      while (!seenAt.has(tweetId))
        await new Promise<void>((resolve, reject) => {
          wake = resolve
          fail = reject
        })
      met.counted.push((countedAt.get(tweetId) ?? 0) - at)
      met.seen.push((seenAt.get(tweetId) ?? 0) - at)
    },
    close: stream.close,
  }
}

/** Posts a tweet. Resolves when all readers have it. @throws after half a minute */
async function postAndWait(writer: Speaker, readers: readonly Reader[], body: string): Promise<void> {
  const at = performance.now()
  const { tweetId } = await ask<{ tweetId: number }>(writer, '/api/Tweet/post', {
    ...{ worldId: TIMELINE_WORLD, characterId: TIMELINE_OTHER, body, replyTo: null, quoteOf: null },
    ...{ pictureList: [], draftId: null },
  })
  const late = sleep(LATE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`A reader had no tweet after ${LATE_MS / 1000} s.`)
  })
  await Promise.race([Promise.all(readers.map(reader => reader.has({ tweetId, at }))), late])
}
