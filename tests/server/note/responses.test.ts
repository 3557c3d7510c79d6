// Likes and comments of notes: counted once, told to whom they are for, absent for both sides of a block.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { NOTE_COMMENT_MAX } from '#rules/notes.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenNote } from '../../support/notes.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous } = createCallers(database)
const OWN = 'harbor-rinne'
const OTHER = 'harbor-garo'
const page = { pageStart: 1, perPage: 20 }
let noteId = 0

beforeEach(async () => {
  await database.asOwner(client => client.query('truncate note, user_block, notice cascade'))
  noteId = await givenNote(database, users.player)
})

const comment = (more: object = {}) =>
  as.other.note.comment({
    ...{ characterId: OTHER, worldId: 'harbor', noteId, replyTo: null, body: '舟からも見えた。', draftId: null },
    ...more,
  })
const answer = (replyTo: number | null) =>
  as.player.note.comment({
    ...{ characterId: OWN, worldId: 'harbor', noteId, replyTo, body: 'ありがとう。', draftId: null },
  })
const read = (caller: typeof anonymous = anonymous) => caller.note.getComments({ noteId, ...page })
const told = async () => {
  const { rows } = await db.execute<{ userId: string; event: string }>(
    sql`select user_id as "userId", event from notice order by notice_id`,
  )
  return rows.map(({ userId, event }) => [userId === users.player ? 'player' : 'other', event])
}

test('a like is counted once a reader, told once an hour, and taken back', async () => {
  expect(await as.other.note.like({ noteId, isLiked: true })).toEqual({ noteId, isLiked: true, likeCount: 1 })
  expect(await as.other.note.like({ noteId, isLiked: true })).toMatchObject({ likeCount: 1 })
  expect(await as.idle.note.like({ noteId, isLiked: true })).toMatchObject({ likeCount: 2 })
  expect(await as.player.note.like({ noteId, isLiked: true })).toMatchObject({ likeCount: 3 })
  expect(await told()).toEqual([['player', 'note.like']])
  expect(await as.other.note.like({ noteId, isLiked: false })).toMatchObject({ likeCount: 2 })
  const { rows } = await db.execute<{ count: number }>(sql`select like_count as count from note`)
  expect(rows).toEqual([{ count: 2 }])
})

test('a comment is told to the writer, an answer to whom it answers, and neither to oneself', async () => {
  const { commentId } = await comment()
  expect(await told()).toEqual([['player', 'note.comment']])
  expect(await answer(commentId)).toMatchObject({ replyTo: { commentId, characterFullName: 'ガロ・ミストル' } })
  await answer(null)
  expect(await told()).toEqual([
    ['player', 'note.comment'],
    ['other', 'note.reply'],
  ])
  expect((await read()).commentList.map(({ body }) => body)).toEqual([
    '舟からも見えた。',
    'ありがとう。',
    'ありがとう。',
  ])
  expect(JSON.stringify(await read())).not.toContain(users.other)
})

test.each([
  ['without words', { body: ' ' }, 'NOTE_COMMENT_EMPTY'],
  ['with too many', { body: 'あ'.repeat(NOTE_COMMENT_MAX + 1) }, 'NOTE_COMMENT_TOO_LONG'],
  ['as a character of others', { characterId: OWN }, 'NOT_YOUR_CHARACTER'],
  ['from another world', { characterId: 'station-rei', worldId: 'station' }, 'NOTE_NOT_FOUND'],
  ['in answer to nothing', { replyTo: 99_999 }, 'NOTE_COMMENT_NOT_FOUND'],
])('a comment %s is refused', async (_, more, code) => {
  expect(await refusalOf(comment(more))).toBe(code)
})

test('a note without comments takes none and shows those that it has', async () => {
  await comment()
  await db.execute(sql`update note set is_commentable = false`)
  expect(await refusalOf(comment())).toBe('NOTE_COMMENTS_CLOSED')
  expect(await read()).toMatchObject({ count: 1, isCommentable: false })
})

test('a comment is deleted by its writer and by the writer of the note, by nobody else', async () => {
  const first = await comment()
  const second = await comment()
  const remove = (caller: typeof as.player, { commentId }: { commentId: number }) =>
    caller.note.removeComment({ noteId, commentId })
  expect(await refusalOf(remove(as.idle, first))).toBe('NOTE_COMMENT_NOT_FOUND')
  await remove(as.other, first)
  await remove(as.player, second)
  expect(await refusalOf(remove(as.player, second))).toBe('NOTE_COMMENT_NOT_FOUND')
  expect(await read()).toMatchObject({ count: 0, commentList: [] })
})

test('a block hides comments and likes of both from each other, and leaves them to others', async () => {
  const thirds = await givenNote(database, users.idle, { characterId: 'station-aki', worldId: 'harbor' })
  noteId = thirds
  await comment()
  await as.other.note.like({ noteId, isLiked: true })
  await as.player.block.blockPublicUser({ characterId: OWN, otherId: OTHER })
  expect(await read(as.player)).toMatchObject({ count: 0, commentList: [] })
  expect(await as.player.note.getDetail({ noteId })).toMatchObject({ likeCount: 0, commentCount: 0 })
  expect(await anonymous.note.getDetail({ noteId })).toMatchObject({ likeCount: 1, commentCount: 1 })
  await answer(null)
  expect(await read(as.other)).toMatchObject({ count: 1 })
})

test('reading to the end marks the note for its reader alone', async () => {
  await as.other.note.readToEnd({ noteId })
  expect(await as.other.note.getDetail({ noteId })).toMatchObject({ isRead: true })
  expect(await as.idle.note.getDetail({ noteId })).toMatchObject({ isRead: false })
})
