// Every call that says that a block hides somebody or refuses an act does so, for who blocked and for who was blocked.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { tweetAddress } from '#rules/tweet-address.ts'
import { deliverDue } from '#server/areas/letter/makai-deliver.ts'
import { masterRoom, masterRoomPost } from '#server/areas/master-room/tables.ts'
import { notice } from '#server/areas/notice/tables.ts'
import { tweetEventWinner } from '#server/areas/tweet/tables.ts'
import { createCallers } from '../../support/callers.ts'
import { communityMeetings } from '../../support/community-meetings.ts'
import { openDatabase } from '../../support/database.ts'
import { givenDriveFile } from '../../support/drive-files.ts'
import { everyCall } from '../../support/every-call.ts'
import { givenStanding } from '../../support/friends.ts'
import { givenGift, givenLetter, givenMakai } from '../../support/letters-between.ts'
import { givenMasterTies, isDone as isAnswered, masterMeetings } from '../../support/master-meetings.ts'
import { noteMeetings } from '../../support/note-meetings.ts'
import { givenNote } from '../../support/notes.ts'
import { orderMeetings } from '../../support/order-meetings.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { publishedReplay } from '../../support/published-replays.ts'
import { tailorMeetings } from '../../support/tailor-meetings.ts'
import { givenTweet, givenTweetEvent } from '../../support/tweets.ts'

const database = await openDatabase('play')
const { db, users } = database
const callers = createCallers(database)
const { as } = callers

type Account = 'player' | 'other'
type Side = { viewer: Account; own: string; met: string; metKana: string }
/** Both sides of a block between the players of two characters of one world. */
const sides: readonly Side[] = [
  { viewer: 'player', own: 'harbor-rinne', met: 'harbor-garo', metKana: 'ガロ' },
  { viewer: 'other', own: 'harbor-garo', met: 'harbor-rinne', metKana: 'リンネ' },
]

const givenBlock = () => as.player.block.blockPublicUser({ characterId: 'harbor-rinne', otherId: 'harbor-garo' })
const isDone = (call: Promise<unknown>, code = 'CHARACTER_NOT_FOUND') => isAnswered(call, code)
const otherThan = (viewer: Account): Account => (viewer === 'player' ? 'other' : 'player')
const page = { offset: 0, limit: 20 }

/** Whether the viewer meets the other one by this call. */
type Meeting = (side: Side) => Promise<boolean>

let replay: Awaited<ReturnType<typeof publishedReplay>>
const meetsComment: Meeting = async ({ viewer, met }) => {
  await as[otherThan(viewer)].replayResponse.comment({
    ...replay.key,
    characterId: met,
    body: 'よかったです。',
    draftId: null,
  })
  const { commentList } = await as[viewer].replayResponse.getResponses({
    ...replay.key,
    ...{ order: 'newest', pageStart: 1, perPage: 20 },
  })
  return commentList.some(({ character }) => character.characterId === met)
}

const meetsPost: Meeting = async ({ viewer, met }) => {
  const room = {
    intro: '海の話を書きます。',
    howIWrite: '短く書きます。',
    isOpen: true,
    version: 1,
    updatedAt: PLAY_NOW,
  }
  await db
    .insert(masterRoom)
    .values({ masterId: replay.master.userId, ...room })
    .onConflictDoNothing()
  await db.insert(masterRoomPost).values({
    ...{ masterId: replay.master.userId, userId: users[otherThan(viewer)], characterId: met, body: 'はじめまして。' },
    createdAt: PLAY_NOW,
  })
  const { postList } = await as[viewer].masterRoom.getPosts({ masterId: replay.masterId, pageStart: 1, perPage: 20 })
  return postList.some(({ character }) => character?.characterId === met)
}

const HARBOR = { worldId: 'harbor' }
const theirs = ({ met }: Side, more = {}) => givenTweet(db, { characterId: met, ...more })
const isTweetDone = (call: Promise<unknown>) => isDone(call, 'TWEET_NOT_FOUND')
const answersTweet: Meeting = async side => {
  const answer = { ...HARBOR, body: '灯が三つ。', quoteOf: null, pictureList: [], draftId: null }
  const replyTo = await theirs(side)
  return isTweetDone(as[side.viewer].tweet.post({ ...answer, characterId: side.own, replyTo }))
}
const meetsWinner: Meeting = async side => {
  const eventId = await givenTweetEvent(db, { endsAt: new Date(PLAY_NOW.getTime() - 1), result: '選びました。' })
  const tweetId = await theirs(side, { eventId })
  await db.insert(tweetEventWinner).values({ eventId, place: 1, tweetId, prize: '灯', comment: '' })
  const { winnerList } = await as[side.viewer].tweet.getEvent({ ...HARBOR, eventId })
  return winnerList[0]?.tweet != null
}

const tweetMeetings: Readonly<Record<string, Meeting>> = {
  'tweet.getTimeline': async side => {
    await theirs(side)
    const { tweetList } = await as[side.viewer].tweet.getTimeline({ ...HARBOR, timeline: 'all', limit: 50 })
    return tweetList.some(({ character }) => character.characterId === side.met)
  },
  'tweet.countNew': async side => {
    await theirs(side)
    const asked = { ...HARBOR, timeline: 'all' as const, characterId: side.met }
    return (await as[side.viewer].tweet.countNew(asked)).count > 0
  },
  'tweet.getThread': async side =>
    isTweetDone(as[side.viewer].tweet.getThread({ ...HARBOR, tweetId: await theirs(side) })),
  'tweet.getEvent': meetsWinner,
  'tweet.post': answersTweet,
  'tweet.like': async side => {
    const liked = { ...HARBOR, characterId: side.own, tweetId: await theirs(side), isLiked: true }
    return isTweetDone(as[side.viewer].tweet.like(liked))
  },
}

/** A notice of theirs from before. @returns the address to which it leads */
async function givenNotice({ viewer, met }: Side): Promise<string> {
  const tweetId = await givenTweet(db, { characterId: met })
  const facts = { ...HARBOR, tweetId, name: '', words: '灯。', by: met }
  await db.insert(notice).values({
    ...{ userId: users[viewer], event: 'tweet.replied', facts, topic: `tweet:${tweetId}:reply`, isShown: true },
    createdAt: PLAY_NOW,
  })
  return tweetAddress(HARBOR.worldId, tweetId)
}

const noticeMeetings: Readonly<Record<string, Meeting>> = {
  'notice.getNotices': async side => {
    const address = await givenNotice(side)
    const { noticeList } = await as[side.viewer].notice.getNotices({ filter: 'all', ...page })
    return noticeList.some(({ href }) => href === address)
  },
  'notice.getUnread': async side => {
    const address = await givenNotice(side)
    const { addressList } = await as[side.viewer].notice.getUnread({})
    return addressList.some(({ href }) => href === address)
  },
}

const keepingOut: Readonly<Record<string, Meeting>> = {
  'mute.getList': async ({ viewer, met }) => {
    // A mute that was made before the block is not told any more.
    await db.execute(sql`
      insert into mute_character (user_id, character_id, created_at) values (${users[viewer]}, ${met}, now())
      on conflict do nothing`)
    const { characterList } = await as[viewer].mute.getList({})
    return characterList.some(({ characterId }) => characterId === met)
  },
  'mute.setCharacter': ({ viewer, met }) =>
    isDone(as[viewer].mute.setCharacter({ otherId: met, isMuted: true }), 'MUTE_CHARACTER_UNKNOWN'),
  'report.send': async side => {
    await db.execute(sql`delete from report`)
    const targetId = String(await theirs(side))
    const sent = { kind: 'tweet' as const, targetId, reason: 'spam' as const, words: '' }
    return isDone(as[side.viewer].report.send(sent), 'REPORT_TARGET_NOT_FOUND')
  },
}

const isLetterDone = (call: Promise<unknown>) => isDone(call)
const pages = { pageStart: 1, perPage: 50 }
const named = (side: Side) => ({ by: side.met, to: side.own, isAnonymous: false })

const letterMeetings: Readonly<Record<string, Meeting>> = {
  'letter.getThreadList': async ({ viewer, own, met }) => {
    await givenLetter(db, { fromId: met, toId: own })
    const { threadList } = await as[viewer].letter.getThreadList({ ...HARBOR, characterId: own, ...pages })
    return threadList.some(({ other }) => other.characterId === met)
  },
  'letter.getThread': ({ viewer, own, met }) =>
    isLetterDone(as[viewer].letter.getThread({ ...HARBOR, characterId: own, otherId: met, ...pages })),
  'letter.send': ({ viewer, own, met }) =>
    isLetterDone(
      as[viewer].letter.send({
        ...{ ...HARBOR, characterId: own, otherId: met, body: '灯が三つ。' },
        ...{ gift: null, clipId: null, draftId: null },
      }),
    ),
  'letter.endGift': async ({ viewer, own, met }) => {
    const letterId = await givenGift(db, { fromId: met, toId: own })
    return isDone(as[viewer].letter.endGift({ characterId: own, letterId, isAccepted: true }), 'GIFT_NOT_FOUND')
  },
  'makaiPost.getReceiver': ({ viewer, own, met }) =>
    isLetterDone(as[viewer].makaiPost.getReceiver({ ...HARBOR, characterId: own, otherId: met })),
  // Its sender is told nothing; whether it came is seen on the other side.
  'makaiPost.send': async ({ viewer, own, met }) => {
    const body = `灯が${randomUUID()}。`
    await as[viewer].makaiPost.send({
      ...{ ...HARBOR, characterId: own, otherId: met, body, isAnonymous: true, draftId: null },
    })
    await deliverDue(db, new Date('2038-01-01T00:00:00Z'))
    const { letterList } = await as[otherThan(viewer)].makaiPost.getInbox({ ...HARBOR, characterId: met, ...pages })
    return letterList.some(each => each.body === body)
  },
  'makaiPost.getInbox': async side => {
    await givenMakai(db, named(side))
    const { letterList } = await as[side.viewer].makaiPost.getInbox({ ...HARBOR, characterId: side.own, ...pages })
    return letterList.some(({ sender }) => sender?.characterId === side.met)
  },
}

const meetings: Readonly<Record<string, Meeting>> = {
  'character.getDetail': ({ viewer, met }) => isDone(as[viewer].character.getDetail({ characterId: met })),
  'character.getHistory': ({ viewer, met }) => isDone(as[viewer].character.getHistory({ characterId: met, ...page })),
  'character.getChangeList': ({ viewer, met }) =>
    isDone(as[viewer].character.getChangeList({ characterId: met, ...page })),
  'world.searchCharacter': async ({ viewer, met }) =>
    (await as[viewer].world.searchCharacter({ worldId: 'harbor', sort: 'new', page: 1 })).characterList.some(
      ({ characterId }) => characterId === met,
    ),
  'follow.follow': ({ viewer, met }) => isDone(as[viewer].follow.follow({ characterId: met })),
  'follow.getList': async ({ viewer, met }) =>
    (await as[viewer].follow.getList(page)).followList.some(({ character }) => character.characterId === met),
  'follow.getFollowCharacterIdList': async ({ viewer, met }) =>
    (await as[viewer].follow.getFollowCharacterIdList({})).characterIdList.includes(met),
  'follow.getFollowerList': async ({ viewer, met }) =>
    (await as[viewer].follow.getFollowerList(page)).followerList.some(({ follower }) => follower?.characterId === met),
  'friend.ask': ({ viewer, own, met }) => isDone(as[viewer].friend.ask({ characterId: own, otherId: met })),
  'friend.getOwnList': async ({ viewer, own, met }) =>
    (await as[viewer].friend.getOwnList({ characterId: own, state: 'friend', sort: 'new', ...page })).friendList.some(
      ({ character }) => character.characterId === met,
    ),
  'friend.getList': ({ viewer, met }) => isDone(as[viewer].friend.getList({ characterId: met, sort: 'new', ...page })),
  'friend.getStanding': async ({ viewer, own, met }) =>
    (await as[viewer].friend.getStanding({ characterId: own, otherId: met })).state !== null,
  // A request that was asked before ends with the block.
  'friend.accept': ({ viewer, own, met }) =>
    isDone(as[viewer].friend.accept({ characterId: own, otherId: met }), 'FRIEND_CHANGED'),
  'search.find': async ({ viewer, met, metKana }) =>
    (await as[viewer].search.find({ kind: 'character', keyword: metKana, page: 1 })).hitList.some(
      ({ ref }) => ref === met,
    ),
  'search.findAll': async ({ viewer, met, metKana }) => {
    await givenTweet(db, { characterId: met, body: `${metKana}。` })
    await givenNote(database, users[otherThan(viewer)], { characterId: met, title: metKana })
    return JSON.stringify(await as[viewer].search.findAll({ keyword: metKana })).includes(met)
  },
  'drive.get': async ({ viewer }) => {
    const sharedUntil = new Date(PLAY_NOW.getTime() + 86_400_000)
    const fileId = await givenDriveFile(db, users[otherThan(viewer)], { sharedUntil })
    return isDone(as[viewer].drive.get({ fileId }), 'DRIVE_NOT_FOUND')
  },
  'replayResponse.getResponses': meetsComment,
  'masterRoom.getPosts': meetsPost,
  ...tweetMeetings,
  ...letterMeetings,
  ...noteMeetings(database, callers),
  ...communityMeetings(database, callers),
  ...masterMeetings(database, callers),
  ...orderMeetings(database, callers),
  ...tailorMeetings(database, callers),
  ...keepingOut,
  ...noticeMeetings,
}

/** Makes the two meet by every call: friends who follow each other. */
async function givenTies() {
  await givenStanding(db, 'harbor-rinne', 'harbor-garo', 'friend')
  await db.execute(sql`
    insert into user_follow_character (user_id, character_id, created_at)
    values (${users.player}, 'harbor-garo', now()), (${users.other}, 'harbor-rinne', now()) on conflict do nothing`)
  await givenMasterTies(database)
}

beforeEach(async () => {
  await database.asOwner(client =>
    client.query('truncate user_block, character_friend, user_follow_character, user_follow_master, master_call'),
  )
  replay = await publishedReplay(db)
  await givenTies()
})

test.each(Object.keys(meetings))('%s: they meet until one blocks the other, and then neither meets', async name => {
  const meets = meetings[name] as Meeting
  expect(await Promise.all(sides.map(meets))).toEqual([true, true])
  await givenBlock()
  expect(await Promise.all(sides.map(meets))).toEqual([false, false])
})

test('every call that hides or refuses has a row', () => {
  const said = everyCall.filter(({ meta }) => ['hides', 'refuses'].includes(meta.block)).map(({ name }) => name)
  expect(said.filter(name => !(name in meetings))).toEqual([])
})
