// Notices of what passes between characters: pushed while it stands, dropped after it was deleted, taken back or hidden by a block.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { NoticeEventKey } from '#rules/notices/events.ts'
import { notice } from '#server/areas/notice/tables.ts'
import { noticeChecks } from '#server/areas/notice-checks.ts'
import { transact } from '#server/db/client.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenNote } from '../../support/notes.ts'
import { deliverNotices } from '../../support/notices.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { browserOf, createTestPush } from '../../support/push-service.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const RINNE = { worldId: 'harbor', characterId: 'harbor-rinne' }
const GARO = { worldId: 'harbor', characterId: 'harbor-garo' }
const plain = { replyTo: null, quoteOf: null, pictureList: [], draftId: null }
const pair = { characterId: GARO.characterId, otherId: RINNE.characterId }

beforeEach(() =>
  database.asOwner(client =>
    client.query('truncate notice, tweet, note, letter, letter_thread, user_block, character_friend cascade'),
  ),
)

/** Whether the newest notice of an event for the player of Rinne is still worth telling. */
async function isTrue(event: NoticeEventKey): Promise<boolean> {
  const [told] = await db
    .select()
    .from(notice)
    .where(sql`${eq(notice.userId, users.player)} and ${eq(notice.event, event)}`)
    .orderBy(sql`${notice.noticeId} desc`)
    .limit(1)
  const check = noticeChecks[event]
  if (!told || !check) throw new Error(`Nothing was told of ${event}.`)
  return transact(db, tx => check(tx, told))
}
const block = () => as.player.block.blockPublicUser({ characterId: RINNE.characterId, otherId: GARO.characterId })

async function replied(): Promise<number> {
  const { tweetId } = await as.player.tweet.post({ ...RINNE, ...plain, body: '灯が三つ。' })
  return (await as.other.tweet.post({ ...GARO, ...plain, body: '四つです。', replyTo: tweetId })).tweetId
}
async function commented(): Promise<{ noteId: number; commentId: number }> {
  const noteId = await givenNote(database, users.player)
  const { commentId } = await as.other.note.comment({ ...GARO, noteId, replyTo: null, body: '見えた。', draftId: null })
  return { noteId, commentId }
}
const written = () =>
  as.other.letter.send({
    ...{ ...GARO, otherId: RINNE.characterId, body: '会いましょう。' },
    ...{ gift: null, clipId: null, draftId: null },
  })

/** A block that comes after what was told. */
const blockAfter = async (begin: () => Promise<unknown>) => {
  await begin()
  return block
}

const ends: [string, NoticeEventKey, () => Promise<() => Promise<unknown>>][] = [
  [
    'an answer that was deleted',
    'tweet.replied',
    async () => {
      const tweetId = await replied()
      return () => as.other.tweet.delete({ worldId: 'harbor', tweetId, reason: null })
    },
  ],
  ['an answer of somebody blocked', 'tweet.replied', () => blockAfter(replied)],
  [
    'a comment that was deleted',
    'note.comment',
    async () => {
      const of = await commented()
      return () => as.other.note.removeComment(of)
    },
  ],
  ['a comment of somebody blocked', 'note.comment', () => blockAfter(commented)],
  [
    'a comment on a note that was removed',
    'note.comment',
    async () => {
      const { noteId } = await commented()
      return () => as.player.note.remove({ noteId })
    },
  ],
  ['a letter of somebody blocked', 'post.arrived', () => blockAfter(written)],
  [
    'a request that was taken back',
    'friend.asked',
    async () => {
      await as.other.friend.ask(pair)
      return () => as.other.friend.part({ ...pair, state: 'asked' })
    },
  ],
]

test.each(ends)('%s is told of no longer', async (_, event, begin) => {
  const end = await begin()
  expect(await isTrue(event)).toBe(true)
  await end()
  expect(await isTrue(event)).toBe(false)
})

test('a letter is pushed while it stands, and dropped when a block came before the push', async () => {
  const push = createTestPush()
  await as.player.notice.subscribe({ ...browserOf('phone'), isPressed: true })
  await written()
  await deliverNotices(database, PLAY_NOW, push)
  expect(push.taken).toHaveLength(1)
  await db.delete(notice)
  await written()
  await block()
  await deliverNotices(database, PLAY_NOW, push)
  expect(push.taken).toHaveLength(1)
  const { rows } = await db.execute<{ state: string }>(sql`
    select state from notice_delivery where channel = 'push'`)
  expect(rows).toEqual([{ state: 'untrue' }])
})
