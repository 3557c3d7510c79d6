// A note that the device has kept, and that the server no longer gives to the reader: after a block, or when it is private now. What was
// saved for the way is read on, and the reader says that it is all there is.
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { NoteReaderScreen } from '#app/areas/note/NoteReaderScreen.tsx'
import { NoteScreen } from '#app/areas/note/NoteScreen.tsx'
import { noteQueries } from '#app/areas/note/queries.ts'
import { makeOld } from '#app/platform/query.ts'
import { saveText } from '#app/platform/saved-texts.ts'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { noteRefusals } from '#rules/refusals/note.ts'
import { stubPhone, Unseen } from '../../support/browser-parts.ts'
import type { AnswerOf } from '../../support/fake-server.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'
import { beSignedIn } from '../../support/signed-in.ts'

const AT = '2036-11-20T12:00:00.000Z'
const note: AnswerOf<'note.getDetail'> = {
  ...{ noteId: 7, worldId: 'world0', worldName: '灯守のエルダ', title: '霧の夜', firstLine: '灯。', scope: 1 },
  character: {
    ...{ characterId: 'linne', characterFullName: 'リンネ', icon: null, className: '霧読み', level: 3 },
    ...{ shogo: null, isNpc: false, isResting: false },
  },
  ...{ characters: 8, minutes: 1, body: '灯は、ついていた。', isCommentable: true, noteTagList: [], book: null },
  ...{ likeCount: 0, commentCount: 0, isLiked: false, isRead: false, isMine: false, publishedAt: AT, updatedAt: AT },
}
const server = fakeServer({
  'character.mine': { characterList: [] },
  'note.getDetail': note,
  'reading.place': { readingPlace: null },
  'note.getComments': { commentList: [], count: 0, isCommentable: true },
})
/** A line of the reader, whose pages need a screen. */
const BYLINE = '灯守のエルダ・文 リンネ'
const TOLD = /端末に保存したものを表示しています/

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  vi.stubGlobal('IntersectionObserver', Unseen)
  stubPhone()
})

test('a note that was shown is gone as soon as the server says that it is not there', async () => {
  const { client } = await showScreen(<NoteScreen worldId="world0" noteId={7} />)
  expect(await screen.findByText('灯は、ついていた。')).toBeTruthy()
  server.refuses('note.getDetail', 'NOTE_NOT_FOUND')
  await makeOld(client, ['note'])
  expect(await screen.findByText(noteRefusals.NOTE_NOT_FOUND.message)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('灯は、ついていた。')).toBeNull())
})

test('one that was saved for the way is read on, and that is told', async () => {
  beSignedIn()
  await saveText({ textKey: 'note:7', title: '霧の夜', path: '/world/world0/note/7/read', data: note, files: [] })
  const { client } = await showScreen(<NoteReaderScreen worldId="world0" noteId={7} />)
  expect(await screen.findByText(BYLINE)).toBeTruthy()
  expect(screen.queryByText(TOLD)).toBeNull()
  server.refuses('note.getDetail', 'NOTE_NOT_FOUND')
  await makeOld(client, ['note'])
  expect(await screen.findByText(TOLD)).toBeTruthy()
  expect(screen.getByText(BYLINE)).toBeTruthy()
})

test('one that was not saved is gone in the reader too', async () => {
  const { client } = await showScreen(<NoteReaderScreen worldId="world0" noteId={8} />)
  expect(await screen.findByText(BYLINE)).toBeTruthy()
  server.refuses('note.getDetail', 'NOTE_NOT_FOUND')
  await makeOld(client, ['note'])
  expect(await screen.findByText(noteRefusals.NOTE_NOT_FOUND.message)).toBeTruthy()
  expect(screen.queryByText(BYLINE)).toBeNull()
})

function Form() {
  const { data } = useFresh(noteQueries.note(7))
  return data ? <input aria-label="題名" defaultValue={data.title} /> : null
}

test('a form that is written on something stays when that is gone', async () => {
  const { client } = await showScreen(<Form />)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '題名' })
  fireEvent.change(field, { target: { value: '霧の朝' } })
  server.refuses('note.getDetail', 'NOTE_NOT_FOUND')
  await makeOld(client, ['note'])
  await waitFor(() => expect(server.inputsOf('note.getDetail')).toHaveLength(2))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '題名' }).value).toBe('霧の朝')
})
