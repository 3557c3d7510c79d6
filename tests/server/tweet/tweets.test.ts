// Tweets: their length, answers, quotes, likes and deletions, whom they tell, the hashtag of an event, and what a block does.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { TWEET_MAX } from '#rules/tweets.ts'
import { draft } from '#server/areas/draft/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { pictureInBase64 } from '../../support/registration.ts'
import { givenTweet, givenTweetEvent, hoursFromNow } from '../../support/tweets.ts'

const database = await openDatabase('play')
const { db, users } = database
const { anonymous, as, clock } = createCallers(database)

const WORLD = { worldId: 'harbor' }
const RINNE = { ...WORLD, characterId: 'harbor-rinne' }
const GARO = { ...WORLD, characterId: 'harbor-garo' }
const plain = { replyTo: null, quoteOf: null, pictureList: [], draftId: null }

const tweetAs = (who: 'player' | 'other', body: string, more = {}) =>
  as[who].tweet.post({ ...(who === 'player' ? RINNE : GARO), ...plain, body, ...more })
const timeline = (who: Pick<typeof anonymous, 'tweet'> = anonymous, more = {}) =>
  who.tweet.getTimeline({ ...WORLD, timeline: 'all', limit: 20, ...more })
const bodies = async (...how: Parameters<typeof timeline>) => (await timeline(...how)).tweetList.map(({ body }) => body)
const noticesOf = async (userId: string) =>
  (
    await db.execute<{ event: string; facts: Record<string, unknown> }>(sql`
      select event, facts from notice where user_id = ${userId} and event like 'tweet.%' order by notice_id`)
  ).rows

beforeEach(() =>
  database.asOwner(client =>
    client.query(
      'truncate tweet, tweet_picture, tweet_like, tweet_event, tweet_event_winner, notice, user_block, user_follow_character cascade',
    ),
  ),
)

describe('tweeting', () => {
  test('140 characters without notation, more than blanks, and a draft that ends', async () => {
    const draftId = randomUUID()
    await db.insert(draft).values({
      ...{ userId: users.player, draftId, place: 'tweet', name: '', text: '一', fields: '', target: 'harbor::' },
      ...{ version: 1, updatedAt: PLAY_NOW },
    })
    expect(await refusalOf(tweetAs('player', ' \n'))).toBe('TWEET_EMPTY')
    expect(await refusalOf(tweetAs('player', 'あ'.repeat(TWEET_MAX + 1)))).toBe('TWEET_TOO_LONG')
    // Readings and bars are not counted, and half width counts half.
    const long = `${'あ'.repeat(TWEET_MAX - 2)}｜灯《ともしび》ab`
    expect(await tweetAs('player', long, { draftId })).toMatchObject({ body: long, isMine: true, likes: 0 })
    const { rows } = await db.execute<{ at: string | null }>(
      sql`select submitted_at as at from draft where draft_id = ${draftId}`,
    )
    expect(rows[0]?.at).not.toBeNull()
  })

  test('answers and quotes show what they are about, count, and tell its player once', async () => {
    const first = await tweetAs('other', '霧が来る。')
    await tweetAs('player', '灯を足します。', { replyTo: first.tweetId })
    await tweetAs('player', 'ほんとうに来ました。', { replyTo: first.tweetId, quoteOf: first.tweetId })
    const { aboveList, tweet, answerList } = await as.player.tweet.getThread({ ...WORLD, tweetId: first.tweetId })
    expect(aboveList).toEqual([])
    expect(tweet).toMatchObject({ replies: 2, quotes: 1, isMine: false })
    expect(answerList).toMatchObject([
      { body: '灯を足します。', replyTo: { body: '霧が来る。' }, isQuote: false },
      { body: 'ほんとうに来ました。', quoteOf: { name: 'ガロ・ミストル' } },
    ])
    expect((await noticesOf(users.other)).map(({ event }) => event)).toEqual(['tweet.replied', 'tweet.replied'])
    expect(await noticesOf(users.player)).toEqual([])
    const below = await anonymous.tweet.getThread({ ...WORLD, tweetId: answerList[0]?.tweetId ?? 0 })
    expect(below.aboveList.map(({ body }) => body)).toEqual(['霧が来る。'])
  })

  test('nobody speaks as a character of others or of another world, or answers what is not there', async () => {
    expect(await refusalOf(as.other.tweet.post({ ...RINNE, ...plain, body: '一' }))).toBe('NOT_YOUR_CHARACTER')
    expect(await refusalOf(as.player.tweet.post({ ...RINNE, worldId: 'station', ...plain, body: '一' }))).toBe(
      'NOT_YOUR_CHARACTER',
    )
    expect(await refusalOf(tweetAs('player', '一', { replyTo: 999_999 }))).toBe('TWEET_NOT_FOUND')
    const elsewhere = await givenTweet(db, { characterId: 'station-aki' })
    expect(await refusalOf(tweetAs('player', '一', { quoteOf: elsewhere }))).toBe('TWEET_NOT_FOUND')
  })
})

describe('likes', () => {
  test('one a user, taken back, and told together once an hour', async () => {
    const { tweetId } = await tweetAs('player', '灯が三つ。')
    const like = (isLiked: boolean) => as.other.tweet.like({ ...GARO, tweetId, isLiked })
    expect(await like(true)).toEqual({ tweetId, isLiked: true, likes: 1 })
    expect(await like(true)).toMatchObject({ likes: 1 })
    expect(await like(false)).toMatchObject({ likes: 0 })
    await like(true)
    expect(await noticesOf(users.player)).toMatchObject([{ event: 'tweet.liked', facts: { tweetId, likes: 1 } }])
    expect((await timeline(as.other)).tweetList[0]).toMatchObject({ isLiked: true, likes: 1 })
    expect((await timeline()).tweetList[0]).toMatchObject({ isLiked: false, likes: 1 })
  })

  test('of one’s own tweet tell nobody', async () => {
    const { tweetId } = await tweetAs('player', '灯が三つ。')
    await as.player.tweet.like({ ...RINNE, tweetId, isLiked: true })
    expect(await noticesOf(users.player)).toEqual([])
  })
})

describe('deleting', () => {
  test('its writer, or the office with a reason that is recorded; it is gone from every list', async () => {
    const mine = await tweetAs('player', '一')
    const theirs = await tweetAs('other', '二', { replyTo: mine.tweetId, quoteOf: mine.tweetId })
    const remove = (who: 'player' | 'other' | 'admin', tweetId: number, reason: string | null = null) =>
      as[who].tweet.delete({ ...WORLD, tweetId, reason })
    expect(await refusalOf(remove('other', mine.tweetId))).toBe('TWEET_NOT_FOUND')
    expect(await remove('player', mine.tweetId)).toEqual({ tweetId: mine.tweetId })
    expect(await bodies()).toEqual(['二'])
    expect((await timeline()).tweetList[0]).toMatchObject({
      isReply: true,
      replyTo: null,
      isQuote: true,
      quoteOf: null,
    })
    expect(await refusalOf(remove('player', mine.tweetId))).toBe('TWEET_NOT_FOUND')
    expect(await refusalOf(remove('admin', theirs.tweetId, ' '))).toBe('TWEET_REASON_NEEDED')
    await remove('admin', theirs.tweetId, '規約に反する内容のため。')
    expect(await bodies()).toEqual([])
    const { rows } = await db.execute<{ title: string }>(sql`select title from office_log where thing = 'tweet'`)
    expect(rows).toEqual([{ title: 'ガロ・ミストル：規約に反する内容のため。' }])
  })
})

describe('pictures', () => {
  const upload = async (pictureId: string, more = {}) =>
    as.player.tweet.uploadPicture({ pictureId, picture: await pictureInBase64(64, 48), ...more })

  test('are uploaded before under an id of the client’s, shown by one tweet in their order, and gone with it', async () => {
    const [one, two] = [randomUUID(), randomUUID()]
    expect(await upload(one)).toEqual({ pictureId: one })
    // A second sending of the same picture is the same picture.
    expect(await upload(one)).toEqual({ pictureId: one })
    await upload(two)
    const pictureList = [
      { pictureId: two, description: '霧の港。' },
      { pictureId: one, description: '' },
    ]
    const posted = await tweetAs('player', '', { pictureList })
    expect(posted.pictureList).toMatchObject([
      { description: '霧の港。', width: 64, height: 48 },
      { description: '', width: 64, height: 48 },
    ])
    expect(await refusalOf(tweetAs('player', '一', { pictureList: pictureList.slice(0, 1) }))).toBe(
      'TWEET_PICTURE_NOT_FOUND',
    )
    await as.player.tweet.delete({ ...WORLD, tweetId: posted.tweetId, reason: null })
    const { rows } = await db.execute(sql`select 1 from tweet_picture`)
    expect(rows).toEqual([])
  })

  test('of others, unreadable ones and missing ones are refused', async () => {
    const pictureId = randomUUID()
    await upload(pictureId)
    const pictureList = [{ pictureId, description: '' }]
    expect(await refusalOf(tweetAs('other', '一', { pictureList }))).toBe('TWEET_PICTURE_NOT_FOUND')
    expect(await refusalOf(upload(randomUUID(), { picture: btoa('no picture at all') }))).toBe(
      'TWEET_PICTURE_UNREADABLE',
    )
    const twice = [...pictureList, ...pictureList]
    expect(await refusalOf(tweetAs('player', '一', { pictureList: twice }))).toBe('TWEET_PICTURE_NOT_FOUND')
  })
})

describe('events', () => {
  test('before, within and after: the hashtag counts while the event goes on, where it would link', async () => {
    const eventId = await givenTweetEvent(db)
    const within = await tweetAs('player', '霧が晴れた。 #港の一行')
    expect(within.eventId).toBe(eventId)
    expect((await tweetAs('player', '霧 #港の一行目')).eventId).toBeNull()
    const page = await timeline(anonymous, { eventId })
    expect(page.tweetList.map(({ tweetId }) => tweetId)).toEqual([within.tweetId])
    expect(page.tagList).toEqual([{ eventId, hashtag: '港の一行' }])
    expect(page.event).toMatchObject({ eventId, phase: 'within' })
    clock.set(hoursFromNow(13))
    try {
      expect((await tweetAs('player', '遅れました。 #港の一行')).eventId).toBeNull()
      expect((await timeline()).event).toBeNull()
      expect(await anonymous.tweet.getEvent({ ...WORLD, eventId })).toMatchObject({ phase: 'after', tweets: 1 })
      // What was written for it stays its own.
      expect((await timeline()).tagList).toEqual([{ eventId, hashtag: '港の一行' }])
    } finally {
      clock.set(PLAY_NOW)
    }
  })

  test('winners are told with the result; one whose tweet is gone keeps its prize', async () => {
    const eventId = await givenTweetEvent(db, { beginsAt: hoursFromNow(-48), endsAt: hoursFromNow(-24) })
    const first = await givenTweet(db, { ...GARO, eventId, body: '一等。' })
    const second = await givenTweet(db, { characterId: 'harbor-rinne', eventId, deletedAt: PLAY_NOW })
    await db.execute(sql`
      insert into tweet_event_winner (event_id, place, tweet_id, prize, comment)
      values (${eventId}, 1, ${first}, '灯', 'よい灯。'), (${eventId}, 2, ${second}, '油', '')`)
    const read = () => anonymous.tweet.getEvent({ ...WORLD, eventId })
    expect((await read()).winnerList).toEqual([])
    await db.execute(sql`update tweet_event set result = '選びました。' where event_id = ${eventId}`)
    expect((await read()).winnerList).toMatchObject([
      { place: 1, prize: '灯', tweet: { body: '一等。' } },
      { place: 2, prize: '油', tweet: null },
    ])
    expect(await refusalOf(anonymous.tweet.getEvent({ worldId: 'station', eventId }))).toBe('TWEET_EVENT_NOT_FOUND')
  })
})

describe('between blocked users', () => {
  beforeEach(async () => {
    const theirs = await tweetAs('other', '二')
    await tweetAs('player', '一', { replyTo: theirs.tweetId })
    await as.other.tweet.like({ ...GARO, tweetId: theirs.tweetId, isLiked: true })
    await as.player.block.blockPublicUser({ characterId: RINNE.characterId, otherId: GARO.characterId })
  })

  test('tweets and likes are absent for both, in timelines, threads and counts; guests see all', async () => {
    expect(await bodies(as.player)).toEqual(['一'])
    expect(await bodies(as.other)).toEqual(['二'])
    expect(await bodies()).toEqual(['一', '二'])
    expect((await timeline(as.player)).tweetList[0]).toMatchObject({ isReply: true, replyTo: null })
    expect((await timeline(as.other)).tweetList[0]).toMatchObject({ replies: 0, likes: 1 })
    expect(await as.player.tweet.countNew({ ...WORLD, timeline: 'all' })).toMatchObject({ count: 1 })
  })

  test('one cannot answer, quote, like or open the other’s, in the words of what is not there', async () => {
    const { tweetId = 0 } = (await timeline(as.other)).tweetList[0] ?? {}
    expect(await refusalOf(tweetAs('player', '三', { replyTo: tweetId }))).toBe('TWEET_NOT_FOUND')
    expect(await refusalOf(tweetAs('player', '三', { quoteOf: tweetId }))).toBe('TWEET_NOT_FOUND')
    expect(await refusalOf(as.player.tweet.like({ ...RINNE, tweetId, isLiked: true }))).toBe('TWEET_NOT_FOUND')
    expect(await refusalOf(as.player.tweet.getThread({ ...WORLD, tweetId }))).toBe('TWEET_NOT_FOUND')
  })
})
