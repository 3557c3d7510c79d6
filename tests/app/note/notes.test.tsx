// Screens of notes: linking tags in the words of doc3 §8, writing with and without a network, what a reader may do, the office's tags.
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TagDeskScreen } from '#app/areas/note/desk/TagDeskScreen.tsx'
import { NoteSearchScreen } from '#app/areas/note/NoteSearchScreen.tsx'
import { firstNoteSearch } from '#app/areas/note/search-address.ts'
import { NoteTagScreen } from '#app/areas/note/tag/NoteTagScreen.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { noteTagUnlinkReloadMs } from '#rules/constants/scenario.ts'
import { noteTagMessages } from '#rules/messages/note-tags.ts'
import { noteRefusals } from '#rules/refusals/note.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const AT = '2036-11-20T12:00:00.000Z'
const LINNE = {
  ...{ characterId: 'linne', characterFullName: 'リンネ', icon: null, className: '霧読み', level: 3 },
  ...{ shogo: null, isNpc: false, isResting: false },
}
const tag = (noteTagId: number, name: string) => ({ noteTagId, name, reading: '', tint: 'ai' as const })
const found = (noteTagId: number, name: string, aliasList: string[] = []) => ({
  ...tag(noteTagId, name),
  ...{ aliasList, noteCount: 2 },
})
const note: AnswerOf<'note.getDetail'> = {
  ...{ noteId: 7, worldId: 'world0', worldName: '灯守のエルダ', character: LINNE, title: '霧の夜', firstLine: '灯。' },
  ...{
    scope: 1,
    characters: 8,
    minutes: 1,
    body: '灯は、ついていた。',
    isCommentable: true,
    noteTagList: [],
    book: null,
  },
  ...{ likeCount: 1, commentCount: 0, isLiked: false, isRead: false, isMine: true, publishedAt: AT, updatedAt: AT },
}
const item = ({ body: _, worldName: __, minutes: ___, isCommentable: ____, book: _____, ...row }: typeof note) => row
const speaking = {
  ...{ characterId: 'linne', characterFullName: 'リンネ', icon: null, worldId: 'world0', worldName: '灯守のエルダ' },
  ...{ className: '霧読み', level: 3, shogo: null, isHidden: false, isResting: false, excludedStatus: null },
  isSpeaking: true,
}

const server = fakeServer({
  'character.mine': { characterList: [speaking] },
  'note.getDetail': note,
  'noteTag.getNoteTagMasterListForSearch': { noteTagList: [found(1, '日誌'), found(2, '探しもの', ['落としもの'])] },
  'noteTag.getNoteTagList': { noteId: 7, noteTagList: [tag(2, '探しもの')] },
  'noteTag.setNoteTag': { noteId: 7, noteTagList: [tag(1, '日誌'), tag(2, '探しもの')] },
  'noteTag.deleteNoteTag': { noteId: 7, noteTagList: [] },
  'note.getList': { noteList: [item(note)], count: 1 },
})

beforeEach(() => toasts.clear())
afterEach(() => {
  vi.useRealTimers()
})

const said = () => toasts.list().map(({ title }) => title)
const toggle = async (name: string) => screen.findByRole('switch', { name: new RegExp(name) })

test('a tag is linked and unlinked in the words of the document, and after an unlinking the list is read half a second later', async () => {
  const { outbox } = await showScreen(<NoteTagScreen worldId="world0" noteId={7} />)
  // Only the screen itself reads again.
  outbox.readAgain = async () => {}
  await waitFor(async () => expect((await toggle('探しもの')).getAttribute('aria-checked')).toBe('true'))
  fireEvent.click(await toggle('日誌'))
  await waitFor(() => expect(said()).toContain(noteTagMessages.linked))
  await waitFor(() => expect(server.inputsOf('noteTag.setNoteTag')).toEqual([{ noteId: 7, noteTagId: 1 }]))
  await new Promise(resolve => setTimeout(resolve, 50))
  const before = server.inputsOf('noteTag.getNoteTagList').length
  fireEvent.click(await toggle('探しもの'))
  await waitFor(() => expect(said()).toContain(noteTagMessages.unlinked))
  const at = Date.now()
  expect(server.inputsOf('noteTag.getNoteTagList')).toHaveLength(before)
  await waitFor(() => expect(server.inputsOf('noteTag.getNoteTagList').length).toBeGreaterThan(before))
  expect(Date.now() - at).toBeGreaterThan(noteTagUnlinkReloadMs - 150)
})

test('a link that fails shows the words of the server', async () => {
  server.refuses('noteTag.setNoteTag', 'NOTE_TAG_TOO_MANY')
  await showScreen(<NoteTagScreen worldId="world0" noteId={7} />)
  fireEvent.click(await toggle('日誌'))
  await waitFor(() => expect(said()).toEqual([noteRefusals.NOTE_TAG_TOO_MANY.message]))
  await waitFor(async () => expect((await toggle('日誌')).getAttribute('aria-checked')).toBe('false'))
})

test('tags of a note of somebody else are not offered', async () => {
  server.answers({ 'note.getDetail': { ...note, isMine: false } })
  await showScreen(<NoteTagScreen worldId="world0" noteId={7} />)
  expect(await screen.findByText(noteRefusals.NOTE_NOT_FOUND.message)).toBeTruthy()
})

test('tags that the words name stand first, by the names that they had too', async () => {
  await showScreen(<NoteSearchScreen worldId="world0" place={{ ...firstNoteSearch, q: '落と' }} />)
  const chips = within(await screen.findByRole('navigation', { name: 'タグ' }))
  await waitFor(() =>
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['探しもの 2', '日誌 2']),
  )
  expect(await screen.findByRole('link', { name: /霧の夜/ })).toBeTruthy()
  expect(server.inputsOf('note.getList').at(-1)).toMatchObject({ keyword: '落と', order: 'newest' })
})

const desk = (useCount: number): AnswerOf<'noteTag.getAdminMasterList'> => ({
  worldList: [
    {
      ...{ worldId: 'world0', worldName: '灯守のエルダ' },
      noteTagList: [
        { ...tag(1, '日誌'), worldId: 'world0', useCount, aliasList: [] },
        { ...tag(2, '料理'), worldId: 'world0', useCount: 0, aliasList: [] },
      ],
    },
  ],
})
const openMenu = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `ほかの操作：${name}` }))
  return screen.findByRole('menu')
}

test('deleting a tag asks with the number of its notes, and tells the server what was shown', async () => {
  server.answers({ 'noteTag.getAdminMasterList': desk(3), 'noteTag.deleteNoteTagMaster': { noteTagId: 1 } })
  await showScreen(<TagDeskScreen worldId={undefined} />)
  const menu = within(await openMenu('日誌'))
  fireEvent.click(menu.getByRole('menuitem', { name: '削除する' }))
  const question = within(await screen.findByRole('alertdialog', { name: '「日誌」を削除しますか？' }))
  expect(question.getByText(/3件のノートから、このタグがなくなります。/)).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: '削除する' }))
  await waitFor(() => expect(said()).toEqual([noteTagMessages.deleted]))
  expect(server.inputsOf('noteTag.deleteNoteTagMaster')).toEqual([{ noteTagId: 1, useCount: 3 }])
})

test('changing a tag says so, and says where it failed', async () => {
  const changed = { ...tag(1, '灯室日誌'), worldId: 'world0', useCount: 0, aliasList: [] }
  server.answers({ 'noteTag.getAdminMasterList': desk(0), 'noteTag.updateNoteTagMaster': changed })
  await showScreen(<TagDeskScreen worldId={undefined} />)
  const save = async (name: string) => {
    const menu = within(await openMenu('日誌'))
    fireEvent.click(menu.getByRole('menuitem', { name: '名前と色を変える' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'タグを変える' }))
    fireEvent.change(sheet.getByRole('textbox', { name: /名前/ }), { target: { value: name } })
    fireEvent.click(sheet.getByRole('button', { name: '保存する' }))
    fireEvent.click(await screen.findByRole('button', { name: '変更する' }))
  }
  await save('灯室日誌')
  await waitFor(() => expect(said()).toEqual([noteTagMessages.updated]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  toasts.clear()
  server.refuses('noteTag.updateNoteTagMaster', 'NOTE_TAG_NAME_TAKEN')
  await save('料理')
  await waitFor(() => expect(said()).toEqual([noteTagMessages.updateFailed]))
  expect(await screen.findByText(noteRefusals.NOTE_TAG_NAME_TAKEN.message)).toBeTruthy()
})

test('an order is sent at once and shown before it is read again', async () => {
  server.answers({
    'noteTag.getAdminMasterList': desk(0),
    'noteTag.orderNoteTagMaster': ({ worldId, noteTagIdList }) => ({ worldId, noteTagIdList }),
  })
  await showScreen(<TagDeskScreen worldId={undefined} />)
  fireEvent.keyDown(await screen.findByRole('button', { name: /^日誌を動かす/ }), { key: 'ArrowDown' })
  await waitFor(() =>
    expect(server.inputsOf('noteTag.orderNoteTagMaster')).toEqual([{ worldId: 'world0', noteTagIdList: [2, 1] }]),
  )
})
