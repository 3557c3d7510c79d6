// Notes: who reads which, in every list and act; saving over what was read; removal and its undoing; lists by words and tags.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { achievementType } from '#rules/mission.ts'
import { NOTE_MOST, type NoteScope, noteScope } from '#rules/notes.ts'
import { draft } from '#server/areas/draft/tables.ts'
import { noteJobs } from '#server/areas/note/jobs.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenStanding } from '../../support/friends.ts'
import { jobContext } from '../../support/job-context.ts'
import { givenMission } from '../../support/missions.ts'
import { givenNote, givenTag } from '../../support/notes.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous } = createCallers(database)
const OWN = 'harbor-rinne'
const OTHER = 'harbor-garo'
const list = { worldId: 'harbor', order: 'newest' as const, pageStart: 1, perPage: 20 }
const nothing = { noteId: null, baseVersion: 0, isCommentable: true, noteTagIdList: [], draftId: null }

beforeEach(() =>
  database.asOwner(client =>
    client.query('truncate note, note_tag_master, user_block, character_friend, mission_master cascade'),
  ),
)

const block = () => as.player.block.blockPublicUser({ characterId: OWN, otherId: OTHER })
const read = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'read',
    error => String(error.code),
  )
const titles = async (caller: typeof anonymous, more = {}) =>
  (await caller.note.getList({ ...list, ...more })).noteList.map(({ title }) => title)
const save = (more: object = {}) =>
  as.player.note.save({
    ...{ ...nothing, characterId: OWN, worldId: 'harbor', title: '霧の夜', body: '灯は、ついていた。' },
    ...{ scope: noteScope.everybody as NoteScope, ...more },
  })

describe('a note is read', () => {
  const readers = { anonymous, friend: as.other, stranger: as.idle, writer: as.player }
  const cases: readonly [string, NoteScope, readonly (keyof typeof readers)[]][] = [
    ['by everybody', 1, ['anonymous', 'friend', 'stranger', 'writer']],
    ['by friends of its character', 2, ['friend', 'writer']],
    ['by its writer alone', 3, ['writer']],
  ]
  test.each(cases)('%s', async (_, scope, allowed) => {
    await givenStanding(db, OWN, OTHER, 'friend')
    const noteId = await givenNote(database, users.player, { scope })
    for (const [name, caller] of Object.entries(readers)) {
      const may = allowed.includes(name as keyof typeof readers)
      const found = may ? 'read' : 'NOTE_NOT_FOUND'
      expect([name, await read(caller.note.getDetail({ noteId }))]).toEqual([name, found])
      expect(await read(caller.note.getComments({ noteId, pageStart: 1, perPage: 20 }))).toBe(found)
      expect(await read(caller.noteTag.getNoteTagList({ noteId }))).toBe(found)
      expect(await read(caller.note.epub({ noteId, direction: 'vertical' }))).toBe(found)
      // Private ones stand in the own list alone.
      expect(await titles(caller)).toEqual(may && scope !== 3 ? ['霧の夜'] : [])
      const { hitList } = await caller.search.find({ kind: 'note', keyword: '灯', page: 1 })
      expect(hitList.map(({ title }) => title)).toEqual(may ? ['霧の夜'] : [])
    }
  })

  test('by nobody on either side of a block, friends or not; guests read what is public', async () => {
    const noteId = await givenNote(database, users.player)
    await block()
    expect(await refusalOf(as.other.note.getDetail({ noteId }))).toBe('NOTE_NOT_FOUND')
    expect(await refusalOf(as.other.note.like({ noteId, isLiked: true }))).toBe('NOTE_NOT_FOUND')
    expect(await titles(as.other)).toEqual([])
    expect((await as.other.search.find({ kind: 'note', keyword: '灯', page: 1 })).hitList).toEqual([])
    expect(await titles(anonymous)).toEqual(['霧の夜'])
    const theirs = await givenNote(database, users.other, { characterId: OTHER })
    expect(await refusalOf(as.player.note.getDetail({ noteId: theirs }))).toBe('NOTE_NOT_FOUND')
  })

  test('under the name of its character, and never with the id of its player', async () => {
    const noteId = await givenNote(database, users.player)
    const shown = JSON.stringify([await anonymous.note.getDetail({ noteId }), await anonymous.note.getList(list)])
    expect(shown).toContain('リンネ')
    expect(shown).not.toContain(users.player)
  })
})

describe('saving', () => {
  test('writes a new one, ends its draft and tells a mission of writing; a private one tells none', async () => {
    await givenMission(db, { type: achievementType.noteWrite })
    const reached = async () => {
      const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from user_mission`)
      return rows[0]?.count
    }
    const { noteId } = await save({ scope: noteScope.mine })
    expect(await reached()).toBe(0)
    const draftId = crypto.randomUUID()
    await db.insert(draft).values({
      ...{ userId: users.player, draftId, place: 'note', name: '', text: '一', fields: '', target: 'harbor:new' },
      ...{ version: 1, updatedAt: PLAY_NOW },
    })
    await save({ noteId, baseVersion: 1, draftId })
    expect(await reached()).toBe(1)
    const { rows } = await db.execute<{ sent: boolean }>(
      sql`select submitted_at is not null as sent from draft where draft_id = ${draftId}`,
    )
    expect(rows[0]?.sent).toBe(true)
  })

  test('over another version than the one that was read is refused', async () => {
    const { noteId, version } = await save()
    await save({ noteId, baseVersion: version, title: '直した夜' })
    expect(await refusalOf(save({ noteId, baseVersion: version }))).toBe('NOTE_CHANGED')
    expect(await as.player.note.getForEdit({ noteId })).toMatchObject({ title: '直した夜', version: 2 })
  })

  test.each([
    ['without a title', { title: ' ' }, 'NOTE_FAULT'],
    ['with a title that is too long', { title: 'あ'.repeat(NOTE_MOST.title + 1) }, 'NOTE_FAULT'],
    ['without a body', { body: '\n' }, 'NOTE_FAULT'],
    ['with a body that is too long', { body: 'あ'.repeat(NOTE_MOST.body + 1) }, 'NOTE_FAULT'],
    ['with a tag that is not there', { noteTagIdList: [99_999] }, 'NOTE_TAG_NOT_FOUND'],
    ['as a character of others', { characterId: OTHER }, 'NOT_YOUR_CHARACTER'],
    ['in another world than the character’s', { worldId: 'station' }, 'NOT_YOUR_CHARACTER'],
    ['of a note that is not there', { noteId: 99_999 }, 'NOTE_NOT_FOUND'],
  ])('%s is refused', async (_, more, code) => {
    expect(await refusalOf(save(more))).toBe(code)
  })

  test('a note of others, or of another own character, is not there', async () => {
    const theirs = await givenNote(database, users.other, { characterId: OTHER })
    expect(await refusalOf(save({ noteId: theirs, baseVersion: 1 }))).toBe('NOTE_NOT_FOUND')
    const minas = await givenNote(database, users.player, { characterId: 'harbor-mina' })
    expect(await refusalOf(save({ noteId: minas, baseVersion: 1 }))).toBe('NOTE_NOT_FOUND')
  })

  test('a private note that is opened is new on that day', async () => {
    const noteId = await givenNote(database, users.player, {
      ...{ scope: noteScope.mine, publishedAt: new Date('2026-01-01T00:00:00Z') },
    })
    await save({ noteId, baseVersion: 1 })
    expect((await anonymous.note.getDetail({ noteId })).publishedAt).toBe(PLAY_NOW.toISOString())
  })
})

describe('a removed note', () => {
  test('is gone for everybody and comes back with its comments and likes', async () => {
    const noteId = await givenNote(database, users.player)
    await as.other.note.like({ noteId, isLiked: true })
    await as.player.note.remove({ noteId })
    await as.player.note.remove({ noteId })
    expect(await refusalOf(anonymous.note.getDetail({ noteId }))).toBe('NOTE_NOT_FOUND')
    expect(await refusalOf(as.player.note.getForEdit({ noteId }))).toBe('NOTE_NOT_FOUND')
    expect(await refusalOf(as.other.note.restore({ noteId }))).toBe('NOTE_NOT_FOUND')
    await as.player.note.restore({ noteId })
    expect(await anonymous.note.getDetail({ noteId })).toMatchObject({ likeCount: 1 })
  })

  test('is deleted after thirty days, not before', async () => {
    const days = (count: number) => new Date(PLAY_NOW.getTime() - count * 86_400_000)
    await givenNote(database, users.player, { deletedAt: days(31), title: '古い' })
    await givenNote(database, users.player, { deletedAt: days(29), title: '新しい' })
    const context = jobContext({ db, files: undefined as never, clock: fixedClock(PLAY_NOW) })
    for (const { run } of noteJobs) await run(context, null)
    const { rows } = await db.execute<{ title: string }>(sql`select title from note`)
    expect(rows).toEqual([{ title: '新しい' }])
  })
})

describe('a list', () => {
  test('finds words in title, text and tags, in either kana, and orders by likes', async () => {
    const noteTagId = await givenTag(database, '霧の便り', { reading: 'きりのたより' })
    await save({ title: '灯台守', body: '舟が戻る。', noteTagIdList: [noteTagId] })
    const { noteId } = await save({ title: '渡し', body: 'トウダイから見る。' })
    await as.other.note.like({ noteId, isLiked: true })
    expect(await titles(anonymous, { keyword: '便り' })).toEqual(['灯台守'])
    expect(await titles(anonymous, { keyword: 'キリノ' })).toEqual(['灯台守'])
    expect(await titles(anonymous, { keyword: 'とうだい' })).toEqual(['渡し'])
    expect(await titles(anonymous, { noteTagIdList: [noteTagId] })).toEqual(['灯台守'])
    expect(await titles(anonymous, { order: 'liked' })).toEqual(['渡し', '灯台守'])
    expect(await titles(anonymous, { characterId: OTHER })).toEqual([])
    expect(await refusalOf(anonymous.note.getList({ ...list, worldId: 'nowhere' }))).toBe('WORLD_NOT_FOUND')
  })

  test('of one’s own has every scope with its number', async () => {
    for (const scope of [1, 2, 2, 3] as const) await givenNote(database, users.player, { scope })
    const own = (more = {}) => as.player.note.getOwnList({ characterId: OWN, pageStart: 1, perPage: 20, ...more })
    expect(await own()).toMatchObject({ count: 4, scopeCounts: { everybody: 1, friends: 2, mine: 1 } })
    expect((await own({ scope: 2 })).noteList).toHaveLength(2)
    expect(await refusalOf(as.other.note.getOwnList({ characterId: OWN, pageStart: 1, perPage: 20 }))).toBe(
      'NOT_YOUR_CHARACTER',
    )
  })
})
