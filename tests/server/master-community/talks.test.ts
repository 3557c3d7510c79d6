// Talks between masters: who reads and writes, what is unread, threads and their marks, changes and deletions, pins, answers, the search.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { lastClass } from '#rules/codes/user.ts'
import { STAFF_MOST, STAFF_PINS_MOST } from '#rules/master-communities.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { staffAmong } from '#server/areas/master-community/own-staff.ts'
import { createCallers, refusalOrNull } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import {
  givenBoard,
  givenChat,
  givenPage,
  givenStaff,
  givenStaffPost,
  givenStaffThread,
} from '../../support/master-communities.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous, clock } = createCallers(database)
await db.insert(userClass).values([
  { userId: users.player, classCode: lastClass.master, name: 'しおり' },
  { userId: users.other, classCode: lastClass.master, name: 'みぞれ' },
])
const WORLD = { worldId: 'harbor' }
const page = { pageStart: 1, perPage: 20 }
const list = { list: 'all' as const, ...page }
let boardId = 0

beforeEach(async () => {
  clock.set(PLAY_NOW)
  await database.asOwner(client =>
    client.query('truncate handbook_page, staff_board, staff_talk, master_world, notice cascade'),
  )
  await givenStaff(database, users.player)
  boardId = await givenBoard(database)
})

type Caller = typeof anonymous
const say = (caller: Caller, talkId: number, body = '承知しました。', replyTo: number | null = null) =>
  caller.masterCommunity.post({ talkId, body, replyTo, draftId: null })
const read = (caller: Caller, talkId: number) => caller.masterCommunity.getTalk({ talkId, limit: 30 })
const open = (caller: Caller, more: object = {}) =>
  caller.masterCommunity.makeThread({ boardId, title: '潮のこと', body: '潮は日に何度？', draftId: null, ...more })

test.each([
  ['a guest', anonymous, 'UNAUTHORIZED'],
  ['somebody who is no master', as.idle, 'FORBIDDEN'],
  ['a master of another world', as.other, 'MASTER_COMMUNITY_NOT_FOUND'],
  ['a master of the world', as.player, null],
  ['the office', as.admin, null],
] as const)('%s reads the community: %s', async (_, caller, refusal) => {
  expect(await refusalOrNull(caller.masterCommunity.getHome(WORLD))).toBe(refusal)
  expect(await refusalOrNull(caller.masterCommunity.getChat({ ...WORLD, limit: 30 }))).toBe(refusal)
  const talkId = await givenStaffThread(database, boardId)
  const ofThread = refusal === 'MASTER_COMMUNITY_NOT_FOUND' ? 'STAFF_THREAD_NOT_FOUND' : refusal
  expect(await refusalOrNull(read(caller, talkId))).toBe(ofThread)
  expect(await refusalOrNull(say(caller, talkId))).toBe(ofThread)
  const ofBoard = refusal === 'MASTER_COMMUNITY_NOT_FOUND' ? 'STAFF_BOARD_NOT_FOUND' : refusal
  expect(await refusalOrNull(caller.masterCommunity.getBoard({ boardId, ...list }))).toBe(ofBoard)
  expect(await refusalOrNull(open(caller))).toBe(ofBoard)
})

test('the chat is one room a world, made once, also by many who open it first', async () => {
  const seen = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      (n % 2 ? as.player : as.admin).masterCommunity.getChat({ ...WORLD, limit: 30 }),
    ),
  )
  expect(new Set(seen.map(({ talkId }) => talkId)).size).toBe(1)
  const [{ talkId } = { talkId: 0 }] = seen
  await say(as.player, talkId, '今夜から書きます。')
  const { chat } = await as.admin.masterCommunity.getHome(WORLD)
  expect(chat).toMatchObject({ talkId, unread: 1, lastName: 'しおり' })
  const { postList, thread, board, unreadFrom } = await as.admin.masterCommunity.getChat({ ...WORLD, limit: 30 })
  expect(postList).toMatchObject([{ voice: 'MS', name: 'しおり', body: '今夜から書きます。', isMine: false }])
  expect([thread, board, unreadFrom]).toEqual([null, null, postList[0]?.postId])
  await as.admin.masterCommunity.setRead({ talkId, postId: 2_000_000_000 })
  expect((await as.admin.masterCommunity.getHome(WORLD)).chat.unread).toBe(0)
  await say(as.player, talkId)
  expect((await as.admin.masterCommunity.getHome(WORLD)).chat.unread).toBe(1)
})

test('a thread is opened, found unread by others, solved by who opened it or the office, and listed by that', async () => {
  await givenStaff(database, users.other)
  expect(await refusalOrNull(open(as.player, { title: ' ' }))).toBe('STAFF_FAULT')
  expect(await refusalOrNull(open(as.player, { body: ' ' }))).toBe('STAFF_POST_EMPTY')
  const { talkId } = await open(as.player)
  const listed = async (caller: Caller, of: 'all' | 'open' | 'solved' = 'all') =>
    (await caller.masterCommunity.getBoard({ boardId, list: of, ...page })).threadList
  expect(await listed(as.player)).toMatchObject([
    { talkId, unread: 0, writerName: 'しおり', canSolve: true, canDelete: true },
  ])
  expect(await listed(as.other)).toMatchObject([{ talkId, unread: 1, canSolve: false, canDelete: false }])
  expect((await as.other.masterCommunity.getHome(WORLD)).boardList).toMatchObject([
    { threadCount: 1, unreadThreads: 1 },
  ])
  expect(await refusalOrNull(as.other.masterCommunity.solve({ talkId, isSolved: true }))).toBe('STAFF_THREAD_NOT_FOUND')
  await as.player.masterCommunity.solve({ talkId, isSolved: true })
  expect([await listed(as.player, 'open'), (await listed(as.player, 'solved')).length]).toEqual([[], 1])
  await as.admin.masterCommunity.solve({ talkId, isSolved: false })
  expect((await listed(as.player, 'open')).length).toBe(1)
})

test('the office sets a thread, and what has ended takes no more posts', async () => {
  const { talkId } = await open(as.player)
  const set = { talkId, title: '潮の数', isPinned: true, isClosed: true }
  expect(await refusalOrNull(as.player.masterCommunity.updateThread(set))).toBe('FORBIDDEN')
  await as.admin.masterCommunity.updateThread(set)
  expect(await refusalOrNull(say(as.player, talkId))).toBe('STAFF_THREAD_CLOSED')
  expect(await read(as.player, talkId)).toMatchObject({ canWrite: false, thread: { title: '潮の数', isPinned: true } })
  await as.admin.masterCommunity.updateThread({ ...set, isClosed: false })
  const board = { ...WORLD, boardId, boardName: '質問', description: '', isForQuestions: false }
  await as.admin.masterCommunity.saveBoard({ ...board, isClosed: true })
  expect(await refusalOrNull(say(as.player, talkId))).toBe('STAFF_BOARD_CLOSED')
  expect(await refusalOrNull(open(as.player))).toBe('STAFF_BOARD_CLOSED')
})

test('a thread is deleted by its opener while nobody else has spoken, and by the office always', async () => {
  await givenStaff(database, users.other)
  const { talkId } = await open(as.player)
  expect(await refusalOrNull(as.other.masterCommunity.deleteThread({ talkId }))).toBe('STAFF_THREAD_NOT_FOUND')
  await say(as.other, talkId)
  expect(await refusalOrNull(as.player.masterCommunity.deleteThread({ talkId }))).toBe('STAFF_THREAD_NOT_EMPTY')
  await as.admin.masterCommunity.deleteThread({ talkId })
  expect(await refusalOrNull(read(as.player, talkId))).toBe('STAFF_THREAD_NOT_FOUND')
  const chat = await givenChat(database)
  expect(await refusalOrNull(as.admin.masterCommunity.deleteThread({ talkId: chat }))).toBe('STAFF_THREAD_NOT_FOUND')
})

test('a post is changed by its writer within five minutes, deleted by its writer and the office, and its place stays', async () => {
  await givenStaff(database, users.other)
  const { talkId } = await open(as.player)
  const { postId } = await say(as.player, talkId)
  const edit = (caller: Caller, body = '日に二度です。') =>
    caller.masterCommunity.edit({ talkId, postId, body, draftId: null })
  expect(await refusalOrNull(edit(as.other))).toBe('STAFF_POST_NOT_FOUND')
  expect(await refusalOrNull(edit(as.player, 'あ'.repeat(STAFF_MOST.post + 1)))).toBe('STAFF_POST_TOO_LONG')
  expect(await edit(as.player)).toMatchObject({ body: '日に二度です。', canEdit: true })
  clock.set(new Date(PLAY_NOW.getTime() + 5 * 60_000))
  expect(await refusalOrNull(edit(as.player))).toBe('STAFF_POST_NOT_NOW')
  const remove = (caller: Caller) => caller.masterCommunity.deletePost({ talkId, postId })
  expect(await refusalOrNull(remove(as.other))).toBe('STAFF_POST_NOT_FOUND')
  expect(await remove(as.admin)).toMatchObject({ body: '', deletedBy: 'office', canDelete: false })
  expect((await read(as.other, talkId)).postList).toHaveLength(2)
  expect(await refusalOrNull(remove(as.player))).toBe('STAFF_POST_NOT_FOUND')
})

test('an answer tells the writer of the post, once, and nobody who is no longer of the world', async () => {
  await givenStaff(database, users.other)
  const { talkId } = await open(as.player)
  const { postId } = await say(as.other, talkId)
  await say(as.player, talkId, '助かります。', postId)
  await say(as.other, talkId, 'ひとりごと。', postId)
  const told = async () => (await db.execute(sql`select user_id, event from notice`)).rows
  expect(await told()).toEqual([{ user_id: users.other, event: 'staff.reply' }])
  await database.asOwner(client => client.query('truncate notice cascade'))
  await as.admin.masterCommunity.assign({ ...WORLD, masterId: 'P-other', isAssigned: false })
  await say(as.player, talkId, 'お元気で。', postId)
  expect(await told()).toEqual([])
  expect(await staffAmong(db, talkId, [users.player, users.other, users.admin, users.idle])).toEqual(
    new Set([users.player, users.admin]),
  )
})

test('pins are ten at most, also pressed all at once, and a deleted post is pinned no more', async () => {
  const talkId = await givenStaffThread(database, boardId)
  const postIds: number[] = []
  for (let n = 0; n <= STAFF_PINS_MOST; n++) postIds.push(await givenStaffPost(database, talkId))
  const results = await Promise.all(
    postIds.map(postId => refusalOrNull(as.player.masterCommunity.pin({ talkId, postId, isPinned: true }))),
  )
  expect(results.filter(refusal => refusal === 'STAFF_PINS_MOST')).toHaveLength(1)
  const [pinned] = (await read(as.admin, talkId)).pinnedList
  await as.admin.masterCommunity.deletePost({ talkId, postId: pinned?.postId ?? 0 })
  expect((await read(as.admin, talkId)).pinnedList).toHaveLength(STAFF_PINS_MOST - 1)
})

test('the posts are read in parts: around the first unread one, before, after and from a post', async () => {
  const talkId = await givenStaffThread(database, boardId)
  const ids: number[] = []
  for (let n = 0; n < 12; n++) ids.push(await givenStaffPost(database, talkId))
  await as.player.masterCommunity.setRead({ talkId, postId: ids[7] ?? 0 })
  const part = async (asked: object) =>
    (await as.player.masterCommunity.getTalk({ talkId, limit: 4, ...asked })).postList.map(({ postId }) =>
      ids.indexOf(postId),
    )
  expect(await part({})).toEqual([5, 6, 7, 8])
  expect(await part({ before: ids[5] })).toEqual([1, 2, 3, 4])
  expect(await part({ after: ids[8] })).toEqual([9, 10, 11])
  expect(await part({ from: ids[8] })).toEqual([8, 9, 10, 11])
})

test('the search finds pages, threads and the chat by all the words, and nothing of other worlds or of what is gone', async () => {
  await givenPage(database, { title: '潮の時刻表', body: '霧の潮は\n二度満ちます。' })
  await givenPage(database, { worldId: 'station', title: '潮のない街' })
  await givenPage(database, { title: '古い潮', removedAt: PLAY_NOW })
  const talkId = await givenStaffThread(database, boardId, { title: '潮について' })
  await givenStaffPost(database, talkId, { body: '夕の霧のことです。', userId: users.player, voice: 'MS' })
  const chat = await givenChat(database)
  await givenStaffPost(database, chat, { body: '潮が満ちてきました。' })
  await givenStaffPost(database, chat, { body: '潮が引きました。', deletedAt: PLAY_NOW, deletedBy: users.admin })
  const search = async (keyword: string, more: object = {}) =>
    (await as.player.masterCommunity.search({ ...WORLD, keyword, ...page, ...more })).foundList
  expect((await search('潮')).map(({ kind }) => kind).sort()).toEqual(['chat', 'page', 'thread'])
  expect(await search('潮 霧', { kind: 'thread' })).toMatchObject([
    { title: '潮について', line: '夕の霧のことです。', name: 'しおり', talkId, boardId },
  ])
  expect(await search('二度満ち')).toMatchObject([{ kind: 'page', line: '霧の潮は 二度満ちます。' }])
  expect([await search('  '), await search('引きました')]).toEqual([[], []])
  expect(await refusalOrNull(as.other.masterCommunity.search({ ...WORLD, keyword: '潮', ...page }))).toBe(
    'MASTER_COMMUNITY_NOT_FOUND',
  )
})
