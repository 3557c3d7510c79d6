// Acts of a muted character are told to nobody who muted it, neither in the list nor on a device; nor are words with a muted one. Open
// screens still hear that their reads are old.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { tellFriend } from '#server/areas/friend/tell-friend.ts'
import { judge } from '#server/areas/notice/judge.ts'
import { transact } from '#server/db/client.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenNote } from '../../support/notes.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenTweet } from '../../support/tweets.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const HARBOR = { worldId: 'harbor' }
const GARO = 'harbor-garo'

beforeEach(() =>
  database.asOwner(client =>
    client.query('truncate notice, realtime_event, mute_word, mute_character, user_block, tweet, note cascade'),
  ),
)

const BODY = '沖に船がいる。'
/** Acts of another player's character that tell the player. */
const acts = {
  'tweet.replied': async () => {
    const replyTo = await givenTweet(db, { characterId: 'harbor-rinne' })
    const answer = { quoteOf: null, pictureList: [], draftId: null }
    await as.other.tweet.post({ ...HARBOR, ...answer, characterId: GARO, body: BODY, replyTo })
  },
  'tweet.quoted': async () => {
    const quoteOf = await givenTweet(db, { characterId: 'harbor-rinne' })
    const quote = { replyTo: null, pictureList: [], draftId: null }
    await as.other.tweet.post({ ...HARBOR, ...quote, characterId: GARO, body: BODY, quoteOf })
  },
  'note.comment': async () => {
    const noteId = await givenNote(database, users.player, { characterId: 'harbor-rinne' })
    await as.other.note.comment({ ...HARBOR, characterId: GARO, noteId, body: BODY, replyTo: null, draftId: null })
  },
  'tweet.liked': async () => {
    const tweetId = await givenTweet(db, { characterId: 'harbor-rinne' })
    await as.other.tweet.like({ ...HARBOR, characterId: GARO, tweetId, isLiked: true })
  },
  'post.arrived': async () => {
    const letter = { otherId: 'harbor-rinne', body: BODY, gift: null, clipId: null, draftId: null }
    await as.other.letter.send({ ...HARBOR, characterId: GARO, ...letter })
  },
  'friend.asked': () =>
    transact(db, tx => tellFriend(tx, 'friend.asked', { characterId: GARO, otherId: 'harbor-rinne' }, PLAY_NOW)),
} as const
const withWords = ['tweet.replied', 'tweet.quoted', 'note.comment'] as const

const told = async () => {
  const { noticeList } = await as.player.notice.getNotices({ filter: 'all', offset: 0, limit: 20 })
  return noticeList.map(({ event }) => event)
}
const heard = async () => {
  const { rows } = await db.execute(sql`
    select 1 from realtime_event where user_id = ${users.player} and kind = 'notice'`)
  return rows.length
}

test.each(Object.keys(acts) as (keyof typeof acts)[])('%s of a muted character', async event => {
  await acts[event]()
  expect(await told()).toContain(event)
  await database.asOwner(client => client.query('truncate notice, realtime_event cascade'))
  await as.player.mute.setCharacter({ otherId: GARO, isMuted: true })
  await acts[event]()
  expect(await told()).toEqual([])
  expect(await heard()).toBe(1)
})

test.each(withWords)('%s with a muted word', async event => {
  await as.player.mute.setWord({ word: '船', isMuted: true })
  await acts[event]()
  expect(await told()).toEqual([])
})

test('what was raised before is not sent to a device any more', async () => {
  await acts['note.comment']()
  const { rows } = await db.execute<{ noticeId: number }>(sql`select notice_id as "noticeId" from notice`)
  const noticeId = rows[0]?.noticeId ?? 0
  await db.execute(sql`
    insert into notification_choice (user_id, event, channel, is_on)
    select ${users.player}, 'note', 'push', true on conflict do nothing`)
  const context = {
    clock: { now: () => new Date('2036-11-20T12:00:00+09:00') },
    story: { now: async () => PLAY_NOW },
  } as never
  const fate = () => transact(db, tx => judge(tx, context, {}, { noticeId, channel: 'push' }))
  expect(await fate()).not.toHaveProperty('fate')
  await as.player.mute.setCharacter({ otherId: GARO, isMuted: true })
  expect(await fate()).toEqual({ fate: 'untrue' })
})
