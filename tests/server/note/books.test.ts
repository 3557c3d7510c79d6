// Books of notes: their order, their readers, what was read of them, that a note stands in one alone.
import { beforeEach, describe, expect, test } from 'vitest'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenStanding } from '../../support/friends.ts'
import { givenNote, givenNoteBook } from '../../support/notes.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous } = createCallers(database)
const OWN = 'harbor-rinne'
const OTHER = 'harbor-garo'

beforeEach(() =>
  database.asOwner(client => client.query('truncate note, note_book, user_block, character_friend cascade')),
)

const noted = (title: string, more = {}) => givenNote(database, users.player, { title, ...more })
const save = (noteIdList: number[], more: object = {}) =>
  as.player.noteBook.save({
    ...{ characterId: OWN, worldId: 'harbor', noteBookId: null, baseVersion: 0, title: '灯室の夜', summary: '' },
    ...{ tint: 'kin', hasFace: true, scope: 1, noteIdList, draftId: null, ...more },
  })
const titles = async (noteBookId: number, caller: typeof anonymous = anonymous) =>
  (await caller.noteBook.getDetail({ noteBookId })).noteList.map(({ title }) => title)

describe('a book', () => {
  test('has its notes in the order that was given, which a later saving changes', async () => {
    const [one, two, three] = [await noted('一'), await noted('二'), await noted('三')]
    const { noteBookId, version } = await save([two, one])
    expect(await titles(noteBookId)).toEqual(['二', '一'])
    await save([three, two, one], { noteBookId, baseVersion: version })
    expect(await titles(noteBookId)).toEqual(['三', '二', '一'])
    expect(await refusalOf(save([], { noteBookId, baseVersion: version }))).toBe('NOTE_BOOK_CHANGED')
    expect((await anonymous.note.getDetail({ noteId: two })).book).toMatchObject({
      ...{ noteBookId, noteList: [{ noteId: three }, { noteId: two }, { noteId: one }] },
    })
  })

  test('has a drawing or a face on its cover, and from a device that knows no drawings none', async () => {
    const { noteBookId, version } = await save([], { hasFace: false, motif: 'boat' })
    expect(await anonymous.noteBook.getDetail({ noteBookId })).toMatchObject({ hasFace: false, motif: 'boat' })
    await save([], { noteBookId, baseVersion: version })
    expect(await anonymous.noteBook.getDetail({ noteBookId })).toMatchObject({ hasFace: true, motif: null })
  })

  test('shows each reader the notes that they may read, and counts those that were read', async () => {
    await givenStanding(db, OWN, OTHER, 'friend')
    const ids = [await noted('皆'), await noted('友', { scope: 2 }), await noted('自', { scope: 3 })]
    const { noteBookId } = await save(ids)
    expect(await titles(noteBookId)).toEqual(['皆'])
    expect(await titles(noteBookId, as.other)).toEqual(['皆', '友'])
    expect(await titles(noteBookId, as.player)).toEqual(['皆', '友', '自'])
    await as.other.note.readToEnd({ noteId: ids[0] ?? 0 })
    expect(await as.other.noteBook.getDetail({ noteBookId })).toMatchObject({ noteCount: 2, readCount: 1 })
    expect(await anonymous.noteBook.getDetail({ noteBookId })).toMatchObject({ noteCount: 1, readCount: 0 })
  })

  test('has readers of its own, and is not there on either side of a block', async () => {
    const hidden = await givenNoteBook(database, users.player, [], { scope: 3 })
    expect(await refusalOf(as.other.noteBook.getDetail({ noteBookId: hidden }))).toBe('NOTE_BOOK_NOT_FOUND')
    const open = await givenNoteBook(database, users.player)
    const listed = async (caller: typeof anonymous) =>
      (await caller.noteBook.getList({ ofCharacterId: OWN, pageStart: 1, perPage: 20 })).count
    expect([await listed(as.other), await listed(as.player)]).toEqual([1, 2])
    await as.player.block.blockPublicUser({ characterId: OWN, otherId: OTHER })
    expect(await refusalOf(as.other.noteBook.getDetail({ noteBookId: open }))).toBe('NOTE_BOOK_NOT_FOUND')
    expect([await listed(as.other), await listed(anonymous)]).toEqual([0, 1])
  })

  test.each([
    ['without a title', { title: ' ' }, 'NOTE_BOOK_FAULT'],
    ['as a character of others', { characterId: OTHER }, 'NOT_YOUR_CHARACTER'],
    ['that is not there', { noteBookId: 99_999, baseVersion: 1 }, 'NOTE_BOOK_NOT_FOUND'],
    ['with a note that is not there', { noteIdList: [99_999] }, 'NOTE_BOOK_NOTES'],
  ])('is not saved %s', async (_, more, code) => {
    expect(await refusalOf(save([], more))).toBe(code)
  })

  test('takes no note of others, of another character, of another book', async () => {
    const theirs = await givenNote(database, users.other, { characterId: OTHER })
    const minas = await noted('ミナ', { characterId: 'harbor-mina' })
    const taken = await noted('先')
    await save([taken])
    for (const id of [theirs, minas, taken]) expect(await refusalOf(save([id]))).toBe('NOTE_BOOK_NOTES')
  })

  test('is removed without its notes, which are free then, and comes back with those that still are', async () => {
    const [one, two] = [await noted('一'), await noted('二')]
    const { noteBookId } = await save([one, two])
    await as.player.noteBook.remove({ noteBookId })
    expect(await refusalOf(anonymous.noteBook.getDetail({ noteBookId }))).toBe('NOTE_BOOK_NOT_FOUND')
    expect((await anonymous.note.getDetail({ noteId: one })).book).toBeNull()
    const { freeNoteList } = await as.player.noteBook.getForEdit({ characterId: OWN })
    expect(freeNoteList).toHaveLength(2)
    const other = await save([one])
    await as.player.noteBook.restore({ noteBookId })
    expect([await titles(noteBookId), await titles(other.noteBookId)]).toEqual([['二'], ['一']])
    expect(await refusalOf(as.other.noteBook.restore({ noteBookId }))).toBe('NOTE_BOOK_NOT_FOUND')
  })

  test('is a file with the notes that the reader may read', async () => {
    const { noteBookId } = await save([await noted('皆')])
    const file = await anonymous.noteBook.epub({ noteBookId, direction: 'horizontal' })
    expect(file.type).toBe('application/epub+zip')
    const hidden = await givenNoteBook(database, users.player, [], { scope: 3 })
    expect(await refusalOf(anonymous.noteBook.epub({ noteBookId: hidden, direction: 'vertical' }))).toBe(
      'NOTE_BOOK_NOT_FOUND',
    )
  })
})
