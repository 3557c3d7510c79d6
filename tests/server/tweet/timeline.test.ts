// Timelines: pages by keyset, each tweet once also among those of one moment, the number of new ones, and the search.
import { beforeEach, expect, test } from 'vitest'
import type { Timeline } from '#rules/tweets.ts'
import { find } from '#server/areas/search/find.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenTweet, hoursFromNow } from '../../support/tweets.ts'

const database = await openDatabase('play')
const { db, users } = database
const { anonymous, as } = createCallers(database)

const WORLD = { worldId: 'harbor' }
const page = (who: Pick<typeof anonymous, 'tweet'>, timeline: Timeline, more = {}) =>
  who.tweet.getTimeline({ ...WORLD, timeline, limit: 20, ...more })
const ids = async (...how: Parameters<typeof page>) => (await page(...how)).tweetList.map(({ tweetId }) => tweetId)

beforeEach(() => database.asOwner(client => client.query('truncate tweet, user_follow_character cascade')))

test('all, followed and own ones, of one world each, the newest first', async () => {
  const rinne = await givenTweet(db, { characterId: 'harbor-rinne', createdAt: hoursFromNow(-3) })
  const garo = await givenTweet(db, { characterId: 'harbor-garo', createdAt: hoursFromNow(-2) })
  const mina = await givenTweet(db, { characterId: 'harbor-mina', createdAt: hoursFromNow(-1) })
  await givenTweet(db, { characterId: 'station-aki' })
  await as.player.follow.follow({ characterId: 'harbor-garo' })
  expect(await ids(anonymous, 'all')).toEqual([mina, garo, rinne])
  expect(await ids(as.player, 'followed')).toEqual([garo])
  expect(await ids(as.player, 'mine')).toEqual([mina, rinne])
  expect(await ids(anonymous, 'followed')).toEqual([])
  expect(await ids(anonymous, 'mine')).toEqual([])
  expect(await ids(anonymous, 'all', { characterId: 'harbor-garo' })).toEqual([garo])
  expect(await ids(anonymous, 'all', { characterId: 'station-aki' })).toEqual([])
})

test('page by page, none twice and none left out, also among those of one moment', async () => {
  const made: number[] = []
  for (let n = 0; n < 25; n++) {
    made.push(await givenTweet(db, { characterId: 'harbor-rinne', createdAt: hoursFromNow(Math.floor(n / 5)) }))
  }
  const read: number[] = []
  for (let before: number | undefined; ; before = read.at(-1)) {
    const { tweetList, hasOlder } = await page(anonymous, 'all', { limit: 4, ...(before ? { before } : {}) })
    read.push(...tweetList.map(({ tweetId }) => tweetId))
    if (!hasOlder) break
  }
  expect(read).toEqual(made.toReversed())
  const top = made[9] ?? 0
  expect((await ids(anonymous, 'all', { until: top }))[0]).toBe(top)
  expect(await anonymous.tweet.countNew({ ...WORLD, timeline: 'all', after: top })).toMatchObject({ count: 15 })
  expect(await refusalOf(page(anonymous, 'all', { before: 999_999 }))).toBe('TWEET_NOT_FOUND')
  expect(await refusalOf(page(anonymous, 'all', { worldId: 'nowhere' }))).toBe('WORLD_NOT_FOUND')
  expect(await anonymous.tweet.countNew({ ...WORLD, timeline: 'all', after: 999_999 })).toMatchObject({ count: 0 })
})

test('every tweet is announced, and the answer goes with its revision', async () => {
  const { revision } = await page(anonymous, 'all')
  const post = { ...WORLD, characterId: 'harbor-rinne', replyTo: null, quoteOf: null, pictureList: [], draftId: null }
  await as.player.tweet.post({ ...post, body: '一' })
  expect((await page(anonymous, 'all')).revision).toBe(revision + 1)
  expect((await anonymous.tweet.countNew({ ...WORLD, timeline: 'all' })).revision).toBe(revision + 1)
})

test('a tweet is found by two of its letters, and what a block stands before is not', async () => {
  const mine = await givenTweet(db, { characterId: 'harbor-rinne', body: '｜跨線橋《こせんきょう》の灯が三つ。' })
  await givenTweet(db, { characterId: 'harbor-garo', body: '跨線橋で待つ。' })
  const found = async (userId: string | null, filters = {}) =>
    (await find(db, { kind: 'tweet', keyword: '線橋', userId, page: 1, now: PLAY_NOW, ...filters })).hitList
  expect(await found(null)).toHaveLength(2)
  expect(await found(null, { cId: 'harbor-rinne' })).toMatchObject([
    { ref: String(mine), href: `/world/harbor/tweet?tweet=${mine}`, title: 'リンネ・ハル', isFace: true },
  ])
  await as.player.block.blockPublicUser({ characterId: 'harbor-rinne', otherId: 'harbor-garo' })
  expect((await found(users.player)).map(({ ref }) => ref)).toEqual([String(mine)])
  await database.asOwner(client => client.query('truncate user_block'))
})
