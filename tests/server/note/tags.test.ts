// Tags of notes: the office's desk, links of a note of one's own, what a merged or renamed tag is found by.
import { beforeEach, describe, expect, test } from 'vitest'
import { TAGS_OF_NOTE_MOST } from '#rules/note-tags.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenNote, givenTag } from '../../support/notes.ts'

const database = await openDatabase('play')
const { users } = database
const { as, anonymous } = createCallers(database)
let noteId = 0

beforeEach(async () => {
  await database.asOwner(client => client.query('truncate note, note_tag_master, office_log cascade'))
  noteId = await givenNote(database, users.player)
})

const desk = as.admin.noteTag
const add = (name: string, more: object = {}) =>
  desk.addNoteTagMaster({ worldId: 'harbor', name, reading: '', tint: 'ai', ...more })
const link = (noteTagId: number) => as.player.noteTag.setNoteTag({ noteId, noteTagId })
const named = async () => (await anonymous.noteTag.getNoteTagMasterList({ worldId: 'harbor' })).noteTagList
const tagsOf = async () => (await anonymous.noteTag.getNoteTagList({ noteId })).noteTagList.map(({ name }) => name)
const found = async (keyword: string) =>
  (await anonymous.note.getList({ worldId: 'harbor', keyword, order: 'newest', pageStart: 1, perPage: 20 })).noteList
    .length

describe('the desk', () => {
  test('adds tags behind the others, changes them, orders them, and records each act', async () => {
    const one = await add('日誌')
    const two = await add('料理', { reading: 'りょうり', tint: 'shu' })
    expect(await named()).toMatchObject([
      { name: '日誌', tint: 'ai' },
      { name: '料理', reading: 'りょうり', tint: 'shu' },
    ])
    await desk.updateNoteTagMaster({ noteTagId: one.noteTagId, name: '灯室日誌', reading: 'にっし', tint: 'kin' })
    await desk.orderNoteTagMaster({ worldId: 'harbor', noteTagIdList: [two.noteTagId, one.noteTagId] })
    expect((await named()).map(({ name }) => name)).toEqual(['料理', '灯室日誌'])
    const { actList } = await as.admin.office.getHome({})
    expect(actList.map(({ thing, act }) => `${thing}:${act}`)).toEqual([
      ...['noteTag:order', 'noteTag:save', 'noteTag:make', 'noteTag:make'],
    ])
  })

  test.each([
    ['without a name', ' ', {}, 'NOTE_TAG_FAULT'],
    ['with a long name', 'あ'.repeat(21), {}, 'NOTE_TAG_FAULT'],
    ['with a reading that is none', '霧', { reading: '霧' }, 'NOTE_TAG_FAULT'],
    ['with a name in other letters', 'ﾆｯｼ', {}, 'NOTE_TAG_NAME_TAKEN'],
    ['in a world that is not there', '霧', { worldId: 'nowhere' }, 'WORLD_NOT_FOUND'],
  ])('refuses one %s', async (_, name, more, code) => {
    await add('にっし')
    expect(await refusalOf(add(name, more))).toBe(code)
  })

  test('orders all tags of a world or none', async () => {
    const { noteTagId } = await add('日誌')
    await add('料理')
    const order = (noteTagIdList: number[]) => desk.orderNoteTagMaster({ worldId: 'harbor', noteTagIdList })
    expect(await refusalOf(order([noteTagId]))).toBe('NOTE_TAG_ORDER')
    expect(await refusalOf(order([noteTagId, noteTagId]))).toBe('NOTE_TAG_ORDER')
  })

  test('merges a tag: its notes have the other one once, and its name finds them still', async () => {
    const from = await add('落としもの')
    const into = await add('探しもの')
    await link(from.noteTagId)
    await link(into.noteTagId)
    const other = await givenNote(database, users.player)
    await as.player.noteTag.setNoteTag({ noteId: other, noteTagId: from.noteTagId })
    expect(await desk.mergeNoteTagMaster({ noteTagId: from.noteTagId, intoId: into.noteTagId })).toMatchObject({
      ...{ name: '探しもの', useCount: 2, aliasList: ['落としもの'] },
    })
    expect(await tagsOf()).toEqual(['探しもの'])
    expect(await found('落とし')).toBe(2)
    const { hitList } = await anonymous.search.find({ kind: 'note', tags: ['落としもの'], page: 1 })
    expect(hitList).toHaveLength(2)
    expect(await refusalOf(add('落としもの'))).toBe('NOTE_TAG_NAME_TAKEN')
    // A screen that was open before links the one that it became.
    const late = await givenNote(database, users.player)
    await as.player.noteTag.setNoteTag({ noteId: late, noteTagId: from.noteTagId })
    expect((await anonymous.noteTag.getNoteTagList({ noteId: late })).noteTagList).toMatchObject([{ name: '探しもの' }])
  })

  test('refuses a merge with itself and with another world', async () => {
    const { noteTagId } = await add('日誌')
    const elsewhere = await add('日誌', { worldId: 'station' })
    for (const intoId of [noteTagId, elsewhere.noteTagId])
      expect(await refusalOf(desk.mergeNoteTagMaster({ noteTagId, intoId }))).toBe('NOTE_TAG_ELSEWHERE')
  })

  test('deletes a tag with its links, but not one that has more uses than were shown', async () => {
    const { noteTagId } = await add('日誌')
    await link(noteTagId)
    expect(await refusalOf(desk.deleteNoteTagMaster({ noteTagId }))).toBe('NOTE_TAG_USED')
    await desk.deleteNoteTagMaster({ noteTagId, useCount: 1 })
    expect(await tagsOf()).toEqual([])
    expect(await found('日誌')).toBe(0)
    expect(await refusalOf(desk.deleteNoteTagMaster({ noteTagId, useCount: 1 }))).toBe('NOTE_TAG_NOT_FOUND')
  })
})

describe('a note', () => {
  test('is linked, found by the tag, unlinked, and linked anew without doubles', async () => {
    const { noteTagId } = await add('日誌', { reading: 'にっし' })
    await link(noteTagId)
    await link(noteTagId)
    expect(await tagsOf()).toEqual(['日誌'])
    expect([await found('日誌'), await found('ニッ')]).toEqual([1, 1])
    await as.player.noteTag.deleteNoteTag({ noteId, noteTagId })
    await as.player.noteTag.deleteNoteTag({ noteId, noteTagId })
    expect(await tagsOf()).toEqual([])
    expect(await found('日誌')).toBe(0)
  })

  test('has the tags that it was given in the office’s order, and what it had before no more', async () => {
    const ids = [await givenTag(database, '一', { place: 2 }), await givenTag(database, '二', { place: 1 })]
    await link(await givenTag(database, '前', { place: 3 }))
    await as.player.noteTag.setNoteTags({ noteId, noteTagIdList: ids })
    expect(await tagsOf()).toEqual(['二', '一'])
  })

  test('has five tags at most, of its own world', async () => {
    const ids = await Promise.all(
      Array.from({ length: TAGS_OF_NOTE_MOST + 1 }, (_, index) => givenTag(database, `印${index}`)),
    )
    for (const id of ids.slice(0, TAGS_OF_NOTE_MOST)) await link(id)
    expect(await refusalOf(link(ids[TAGS_OF_NOTE_MOST] ?? 0))).toBe('NOTE_TAG_TOO_MANY')
    expect(await refusalOf(as.player.noteTag.setNoteTags({ noteId, noteTagIdList: ids }))).toBe('NOTE_TAG_TOO_MANY')
    expect(await tagsOf()).toHaveLength(TAGS_OF_NOTE_MOST)
    const elsewhere = await givenTag(database, '駅', { worldId: 'station' })
    expect(await refusalOf(link(elsewhere))).toBe('NOTE_TAG_ELSEWHERE')
    expect(await refusalOf(link(99_999))).toBe('NOTE_TAG_NOT_FOUND')
  })

  test('counts for its tags in the search only while everybody may read it', async () => {
    const { noteTagId } = await add('日誌')
    await link(noteTagId)
    const hidden = await givenNote(database, users.player, { scope: 3 })
    await as.player.noteTag.setNoteTag({ noteId: hidden, noteTagId })
    const { noteTagList } = await anonymous.noteTag.getNoteTagMasterListForSearch({ worldId: 'harbor' })
    expect(noteTagList).toMatchObject([{ name: '日誌', noteCount: 1 }])
  })
})
