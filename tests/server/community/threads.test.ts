// Threads of a community: who reads and writes in each, what is unread, changes and deletions, and who is told of a post.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { COMMUNITY_MOST, THREAD_SCOPES, THREADS_PINNED_MOST, type ThreadScope } from '#rules/communities.ts'
import { tellWatchers } from '#server/areas/community/tell-posts.ts'
import { createCallers, refusalOrNull } from '../../support/callers.ts'
import { givenCommunity, givenMember, givenThread, givenThreadPost } from '../../support/communities.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous, clock } = createCallers(database)
const RINNE = 'harbor-rinne'
const GARO = 'harbor-garo'
const page = { pageStart: 1, perPage: 20 }
const garo = { userId: users.other, characterId: GARO }
const said = { worldId: 'harbor', asCharacter: true, replyTo: null, draftId: null }
let communityId = 0

beforeEach(async () => {
  clock.set(PLAY_NOW)
  await database.asOwner(client => client.query('truncate community, user_block, notice cascade'))
  communityId = await givenCommunity(database)
})

const say = (threadId: number, body = '見えています。', more: object = {}) =>
  as.other.community.post({ ...said, characterId: GARO, threadId, body, ...more })
const leads = (threadId: number, body = '霧が出ました。', more: object = {}) =>
  as.player.community.post({ ...said, characterId: RINNE, threadId, body, ...more })
const read = (caller: typeof anonymous, threadId: number) => caller.community.getThread({ threadId, limit: 30 })
const told = async () => {
  const { rows } = await db.execute<{ user: string; event: string }>(
    sql`select user_id as "user", event from notice order by notice_id`,
  )
  return rows.map(({ user, event }) => [user === users.player ? 'player' : 'other', event])
}

const cases: readonly [ThreadScope, 'guest' | 'stranger' | 'member', boolean, string | null][] = [
  ['anyone', 'guest', true, 'UNAUTHORIZED'],
  ['anyone', 'stranger', true, null],
  ['anyone', 'member', true, null],
  ['public', 'guest', true, 'UNAUTHORIZED'],
  ['public', 'stranger', true, 'COMMUNITY_NO_MEMBER'],
  ['public', 'member', true, null],
  ['members', 'guest', false, 'UNAUTHORIZED'],
  ['members', 'stranger', false, 'THREAD_NOT_FOUND'],
  ['members', 'member', true, null],
]

test.each(cases)('a thread %s: a %s reads it: %s, and writing answers %s', async (scope, who, reads, writes) => {
  const threadId = await givenThread(database, communityId, { scope })
  await givenThreadPost(database, threadId)
  if (who === 'member') await givenMember(database, communityId, garo)
  const caller = who === 'guest' ? anonymous : as.other
  expect(await refusalOrNull(read(caller, threadId))).toBe(reads ? null : 'THREAD_NOT_FOUND')
  const { threadList } = await caller.community.getThreads({ communityId, ...page })
  expect(threadList.length > 0).toBe(reads)
  const post = caller.community.post({ ...said, characterId: GARO, threadId, body: '見えています。' })
  expect(await refusalOrNull(post)).toBe(writes)
  if (reads) expect((await read(caller, threadId)).canWrite === 'nobody').toBe(writes !== null)
})

test('every scope is looked at', () => {
  expect(new Set(cases.map(([scope]) => scope))).toEqual(new Set(THREAD_SCOPES))
})

test('a thread is opened with its first post by a member, who is told of what follows', async () => {
  const open = (caller: typeof anonymous, characterId: string, more: object = {}) =>
    caller.community.makeThread({
      ...{ characterId, communityId, title: '霧の夜に', scope: 'public', asCharacter: false, body: '灯が三つ。' },
      ...{ draftId: null, ...more },
    })
  expect(await refusalOrNull(open(as.other, GARO))).toBe('COMMUNITY_NO_MEMBER')
  expect(await refusalOrNull(open(as.player, RINNE, { title: ' ' }))).toBe('COMMUNITY_FAULT')
  expect(await refusalOrNull(open(as.player, RINNE, { body: '' }))).toBe('COMMUNITY_POST_EMPTY')
  const { threadId } = await open(as.player, RINNE)
  const { thread, postList } = await read(as.player, threadId)
  expect(thread).toMatchObject({ title: '霧の夜に', postCount: 1, unread: 0, isWatched: true, canDelete: true })
  expect(postList).toMatchObject([{ voice: 'PL', body: '灯が三つ。', isMine: true, isLeader: true }])
})

test('what others wrote is unread until it was seen, and a mark never goes back nor ahead', async () => {
  const threadId = await givenThread(database, communityId, { scope: 'anyone' })
  const [first, second] = [await givenThreadPost(database, threadId), await givenThreadPost(database, threadId)]
  expect(await read(as.other, threadId)).toMatchObject({ unreadFrom: first, thread: { unread: 2 } })
  expect(await read(as.player, threadId)).toMatchObject({ unreadFrom: null, thread: { unread: 0 } })
  const mark = (postId: number) => as.other.community.setRead({ threadId, postId })
  expect(await mark(first)).toEqual({ unread: 1 })
  expect(await read(as.other, threadId)).toMatchObject({ unreadFrom: second })
  expect(await mark(2_000_000_000)).toEqual({ unread: 0 })
  await mark(first)
  expect(await read(as.other, threadId)).toMatchObject({ unreadFrom: null })
  await leads(threadId)
  expect((await read(as.other, threadId)).thread.unread).toBe(1)
})

test('posts come around the first unread one, and in parts before and after', async () => {
  const threadId = await givenThread(database, communityId, { scope: 'anyone' })
  const ids: number[] = []
  for (let made = 0; made < 12; made++) ids.push(await givenThreadPost(database, threadId, { body: `${made}` }))
  await as.other.community.setRead({ threadId, postId: ids[7] ?? 0 })
  const idsOf = async (part: object, limit = 4) => {
    const { postList, hasOlder, hasNewer } = await as.other.community.getThread({ threadId, limit, ...part })
    return [postList.map(({ body }) => Number(body)), hasOlder, hasNewer]
  }
  expect(await idsOf({})).toEqual([[5, 6, 7, 8], true, true])
  expect(await idsOf({ before: ids[4] })).toEqual([[0, 1, 2, 3], false, true])
  expect(await idsOf({ after: ids[8] })).toEqual([[9, 10, 11], true, false])
  expect(await idsOf({ from: ids[9] })).toEqual([[9, 10, 11], true, false])
})

test('a post is changed within five minutes by its writer alone', async () => {
  const threadId = await givenThread(database, communityId, { scope: 'anyone' })
  const { postId } = await say(threadId)
  const edit = (caller: typeof anonymous) => caller.community.edit({ threadId, postId, body: '晴れました。' })
  expect(await refusalOrNull(edit(as.player))).toBe('COMMUNITY_POST_NOT_FOUND')
  clock.set(new Date(PLAY_NOW.getTime() + 299_000))
  expect(await edit(as.other)).toMatchObject({ body: '晴れました。', canEdit: true })
  clock.set(new Date(PLAY_NOW.getTime() + 300_000))
  expect(await refusalOrNull(edit(as.other))).toBe('COMMUNITY_POST_NOT_NOW')
})

test('a post is deleted by its writer, or by the leader with a reason that both read, and its place stays', async () => {
  const threadId = await givenThread(database, communityId, { scope: 'anyone' })
  const own = await say(threadId)
  const other = await say(threadId)
  const remove = (caller: typeof anonymous, postId: number, reason: string | null) =>
    caller.community.deletePost({ threadId, postId, reason })
  expect(await remove(as.other, own.postId, null)).toMatchObject({ deletedBy: 'writer', body: '' })
  expect(await refusalOrNull(remove(as.idle, other.postId, '約束。'))).toBe('COMMUNITY_POST_NOT_FOUND')
  expect(await refusalOrNull(remove(as.player, other.postId, null))).toBe('COMMUNITY_FAULT')
  await remove(as.player, other.postId, '約束のため。')
  const reasonFor = async (caller: typeof anonymous) => (await read(caller, threadId)).postList[1]
  expect(await reasonFor(as.other)).toMatchObject({ deletedBy: 'leader', deletionReason: '約束のため。', body: '' })
  expect(await reasonFor(as.player)).toMatchObject({ deletionReason: '約束のため。' })
  expect(await reasonFor(anonymous)).toMatchObject({ deletedBy: 'leader', deletionReason: null })
  expect((await read(anonymous, threadId)).thread.postCount).toBe(0)
})

test('a thread is deleted while nobody else has spoken in it, by who opened it or the leader', async () => {
  await givenMember(database, communityId, garo)
  const threadId = await givenThread(database, communityId, { ...garo, scope: 'anyone' })
  await givenThreadPost(database, threadId, garo)
  expect(await refusalOrNull(as.idle.community.deleteThread({ threadId }))).toBe('THREAD_NOT_FOUND')
  await leads(threadId)
  expect(await refusalOrNull(as.other.community.deleteThread({ threadId }))).toBe('THREAD_NOT_EMPTY')
  const other = await givenThread(database, communityId, garo)
  expect(await as.player.community.deleteThread({ threadId: other })).toEqual({ communityId })
  expect(await refusalOrNull(read(as.other, other))).toBe('THREAD_NOT_FOUND')
})

test('no post is lost in a thread that is deleted at the same moment', async () => {
  for (let round = 0; round < 5; round++) {
    const threadId = await givenThread(database, communityId, { scope: 'anyone' })
    const [post, gone] = await Promise.all([
      refusalOrNull(say(threadId)),
      refusalOrNull(as.player.community.deleteThread({ threadId })),
    ])
    expect([post, gone]).toSatisfy(([one, other]) =>
      one === null ? other === 'THREAD_NOT_EMPTY' : one === 'THREAD_NOT_FOUND' && other === null,
    )
  }
})

test('the leader closes, names, shows first and opens a thread, five first at most', async () => {
  const threadId = await givenThread(database, communityId, { scope: 'anyone' })
  const settings = { threadId, title: '明けの灯', scope: 'anyone' as const, isPinned: true, isClosed: true }
  const update = (more: object = {}, caller: typeof anonymous = as.player) =>
    caller.community.updateThread({ ...settings, ...more })
  expect(await refusalOrNull(update({}, as.other))).toBe('THREAD_NOT_FOUND')
  await update()
  expect((await read(as.other, threadId)).thread).toMatchObject({ title: '明けの灯', isPinned: true, isClosed: true })
  expect(await refusalOrNull(say(threadId))).toBe('THREAD_CLOSED')
  await update({ isClosed: false })
  await say(threadId)
  for (let made = 1; made < THREADS_PINNED_MOST; made++) await givenThread(database, communityId, { isPinned: true })
  const sixth = await givenThread(database, communityId)
  expect(await refusalOrNull(update({ threadId: sixth }))).toBe('THREADS_PINNED_MOST')
  const { threadList } = await anonymous.community.getThreads({ communityId, ...page })
  expect(threadList.map(({ isPinned }) => isPinned)).toEqual([true, true, true, true, true, false])
})

test.each([
  ['empty', ' ', 'COMMUNITY_POST_EMPTY'],
  ['too long', 'あ'.repeat(COMMUNITY_MOST.post + 1), 'COMMUNITY_POST_TOO_LONG'],
])('a post that is %s is refused', async (_, body, code) => {
  const threadId = await givenThread(database, communityId, { scope: 'anyone' })
  expect(await refusalOrNull(say(threadId, body))).toBe(code)
})

test('an answer is told to whom it answers, and seeing the thread reads the notice', async () => {
  const threadId = await givenThread(database, communityId, { scope: 'anyone' })
  const { postId } = await say(threadId)
  const answer = await leads(threadId, 'よかった。', { replyTo: postId })
  expect(answer.replyTo).toMatchObject({ postId, firstLine: '見えています。' })
  expect(await told()).toEqual([['other', 'community.reply']])
  await as.other.community.setRead({ threadId, postId: answer.postId })
  const { rows } = await db.execute(sql`select 1 from notice where read_at is null`)
  expect(rows).toEqual([])
  expect(await refusalOrNull(leads(threadId, 'よ。', { replyTo: 2_000_000 }))).toBe('COMMUNITY_POST_NOT_FOUND')
})

test('watchers are told of a post once, without its writer, who is answered, and who may not read it any more', async () => {
  const threadId = await givenThread(database, communityId, { scope: 'members' })
  await givenMember(database, communityId, garo)
  const watch = (caller: typeof anonymous, isWatched = true) => caller.community.watch({ threadId, isWatched })
  await watch(as.player)
  expect(await watch(as.other)).toEqual({ isWatched: true })
  const { postId } = await leads(threadId)
  const tell = (id: number) => tellWatchers(db, { postId: id, after: '' }, PLAY_NOW)
  await tell(postId)
  await tell(postId)
  expect(await told()).toEqual([['other', 'community.post']])
  expect((await as.other.communityNotification.getWorldNotice({})).notificationList).toMatchObject([
    { worldId: 'harbor', communityId, threadId, title: '今夜の灯', unread: 1 },
  ])
  const mine = await say(threadId)
  const answer = await leads(threadId, 'はい。', { replyTo: mine.postId })
  await tell(answer.postId)
  expect(await told()).toEqual([
    ['other', 'community.post'],
    ['other', 'community.reply'],
  ])
  await as.player.community.removeMember({ communityId, memberId: GARO, reason: '約束のため。' })
  await database.asOwner(client => client.query('truncate notice cascade'))
  const last = await leads(threadId)
  await tell(last.postId)
  expect(await told()).toEqual([])
  expect((await as.other.communityNotification.getWorldNotice({})).notificationList).toEqual([])
})

test('a watcher who blocked the writer hears nothing', async () => {
  const threadId = await givenThread(database, communityId, { scope: 'anyone' })
  await as.player.community.watch({ threadId, isWatched: true })
  await as.player.block.blockPublicUser({ characterId: RINNE, otherId: GARO })
  const { postId } = await say(threadId)
  await tellWatchers(db, { postId, after: '' }, PLAY_NOW)
  expect(await told()).toEqual([])
})

test('own communities with something new come first', async () => {
  const second = await givenCommunity(database)
  for (const id of [communityId, second]) await givenMember(database, id, garo)
  await givenThreadPost(database, await givenThread(database, communityId))
  const { communityList } = await as.other.community.getOwnList({ worldId: 'harbor' })
  expect(communityList.map(one => [one.communityId, one.unreadThreads, one.isLeader])).toEqual([
    [communityId, 1, false],
    [second, 0, false],
  ])
})

test('a reported community and a reported post are removed by the office', async () => {
  const threadId = await givenThread(database, communityId, { scope: 'anyone' })
  const { postId } = await say(threadId)
  await as.player.report.send({ kind: 'communityPost', targetId: String(postId), reason: 'spam', words: '' })
  await as.other.report.send({ kind: 'community', targetId: String(communityId), reason: 'spam', words: '' })
  const { reportList } = await as.admin.report.getQueue({ state: 'waiting', ...page })
  for (const { reportId } of reportList)
    await as.admin.report.decide({ reportId, decision: 'removed', answer: '削除しました。', words: '規約のため。' })
  const { rows } = await db.execute<{ deletedBy: string }>(sql`
    select deleted_by as "deletedBy" from community_post where post_id = ${postId}`)
  expect(rows).toEqual([{ deletedBy: users.admin }])
  expect(await refusalOrNull(anonymous.community.getCommunity({ communityId }))).toBe('COMMUNITY_NOT_FOUND')
})
