// The picture of a cover in the form of its book: chosen on the device, kept with the draft over a page that is closed, sent once with the book,
// and exchanged for a drawing.
import 'fake-indexeddb/auto'
import { Blob as NodeBlob } from 'node:buffer'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BookFormScreen } from '#app/areas/note/book/BookFormScreen.tsx'
import { deleteDrafts, readDrafts } from '#app/platform/drafts/store.ts'
import { endHandedIn } from '#app/shared/draft/after-answer.ts'
import { HandedInCard } from '#app/shared/draft/HandedInCard.tsx'
import { keepPictures } from '#app/shared/picture/kept-pictures.ts'
import { UNREADABLE_PICTURE } from '#app/shared/picture/words.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { FakeOutbox } from '../../support/fake-outbox.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'

const { readable } = vi.hoisted(() => ({ readable: { is: true } }))
// jsdom draws nothing.
vi.mock('#app/shared/picture/prepare.ts', () => ({
  shrunkFile: async () => {
    if (!readable.is) throw new Error('no picture')
    return new NodeBlob(['絵'])
  },
}))

const AT = '2036-11-20T12:00:00.000Z'
const speaking = {
  ...{ characterId: 'linne', characterFullName: 'リンネ', icon: null, worldId: 'world0', worldName: '灯守のエルダ' },
  ...{ className: '霧読み', level: 3, shogo: null, isHidden: false, isResting: false, excludedStatus: null },
  isSpeaking: true,
}
const LINNE = {
  ...{ characterId: 'linne', characterFullName: 'リンネ', icon: null, className: '霧読み', level: 3 },
  ...{ shogo: null, isNpc: false, isResting: false },
}
const STORED = '6f1a2d3c-4b5e-4c7d-8e9f-0a1b2c3d4e51'
const edited: AnswerOf<'noteBook.getForEdit'> = {
  noteBook: {
    ...{ noteBookId: 3, worldId: 'world0', character: LINNE, title: '灯室の夜', summary: '冬から。', tint: 'kin' },
    ...{ hasFace: false, motif: null, scope: 1, noteCount: 0, readCount: 0, isMine: true, updatedAt: AT },
    cover: { picture: 'nb1', width: 3, height: 4, description: '窓辺の日誌。', pictureId: STORED },
    ...{ version: 2, noteList: [] },
  },
  freeNoteList: [],
}
const server = fakeServer({
  'character.mine': { characterList: [speaking] },
  'noteBook.getForEdit': ({ noteBookId }) => (noteBookId ? edited : { noteBook: null, freeNoteList: [] }),
  'noteBook.uploadPicture': ({ pictureId }) => ({ pictureId }),
  'noteBook.save': { noteBookId: 3, worldId: 'world0', version: 3 },
})

beforeEach(async () => {
  readable.is = true
  await deleteDrafts('rin', () => true)
  stubPhone()
  let made = 0
  URL.createObjectURL = () => `blob:${made++}`
  URL.revokeObjectURL = () => {}
  installLocks()
})

async function open(noteBookId: number | null, draftId?: string, outbox = new FakeOutbox()) {
  outbox.beforeLeaving = endHandedIn
  await showScreen(<BookFormScreen worldId="world0" noteBookId={noteBookId} draftId={draftId} />, outbox)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /紹介文/ }, { timeout: 10_000 })
  await waitFor(() => expect(field.readOnly).toBe(false))
}
const choosePicture = (picture: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: '表紙の絵' }), { target: { value: picture } })
/** Region of the picture, whose code comes when a book first has one. */
const part = async () => within(await screen.findByRole('region', { name: '表紙の画像' }, { timeout: 10_000 }))
const chooseFile = async () =>
  fireEvent.change((await part()).getByLabelText('表紙に使う画像'), { target: { files: [new File(['絵'], '絵.png')] } })
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存する' }))
/** Input of the next press, when it is known to be saved and its draft has ended. */
async function saved() {
  toasts.clear()
  save()
  await waitFor(() => expect(toasts.list().map(({ title }) => title)).toEqual(['ノートブックを保存しました']))
  return server.inputsOf('noteBook.save').at(-1)
}
/** Field of the description; what is kept of a form comes after its text. */
async function words() {
  return (await part()).findByRole<HTMLInputElement>('textbox', { name: '表紙の画像の説明' }, { timeout: 10_000 })
}

test('a picture is chosen, described, kept when the page is closed, and sent once before its book', {
  timeout: 30_000,
}, async () => {
  await open(null)
  fireEvent.change(screen.getByRole('textbox', { name: 'タイトル' }), { target: { value: '灯室の夜' } })
  choosePicture('own')
  save()
  await waitFor(() => expect(screen.getAllByText('表紙の画像を選んでください。')).toHaveLength(2))
  expect(server.inputsOf('noteBook.save')).toEqual([])
  await chooseFile()
  fireEvent.change(await words(), { target: { value: '窓辺の日誌。' } })
  await waitFor(() => expect(server.drafts.open()).toHaveLength(1), { timeout: 12_000 })
  cleanup()
  await open(null)
  expect((await words()).value).toBe('窓辺の日誌。')
  expect(await (await part()).findByRole('img', { name: '窓辺の日誌。' })).toBeTruthy()
  const sent = await saved()
  const uploads = server.inputsOf('noteBook.uploadPicture')
  expect(uploads).toHaveLength(1)
  const cover = { pictureId: uploads[0]?.pictureId, description: '窓辺の日誌。' }
  expect(sent).toMatchObject({ title: '灯室の夜', hasFace: false, motif: null, cover })
})

test('a second press while the room for the picture is looked up sends nothing more', { timeout: 30_000 }, async () => {
  await open(null)
  fireEvent.change(screen.getByRole('textbox', { name: 'タイトル' }), { target: { value: '灯室の夜' } })
  choosePicture('own')
  await chooseFile()
  await words()
  const before = server.inputsOf('noteBook.save').length
  save()
  await saved()
  expect(server.inputsOf('noteBook.save')).toHaveLength(before + 1)
})

test('a book that finds no network waits with its picture, which is there again when it was taken back', {
  timeout: 30_000,
}, async () => {
  const outbox = new FakeOutbox()
  await open(null, undefined, outbox)
  fireEvent.change(screen.getByRole('textbox', { name: 'タイトル' }), { target: { value: '灯室の夜' } })
  choosePicture('own')
  await chooseFile()
  await words()
  server.loses('noteBook.uploadPicture')
  toasts.clear()
  save()
  await waitFor(() => expect(toasts.list().map(({ title }) => title)).toEqual(['つながったら送ります']), {
    timeout: 10_000,
  })
  const [item] = outbox.get().items
  if (!item) throw new Error('Nothing waits.')
  const [upload] = item.request.uploads ?? []
  const pictureId = upload?.pictureId ?? 'none'
  const found = await readDrafts('rin')
  const draftId = found.find(({ fields }) => fields.includes(pictureId))?.draftId
  cleanup()
  await showScreen(<HandedInCard item={item} />, outbox)
  const card = within(await screen.findByRole('region', { name: '送信待ちの文章' }))
  expect(await card.findByRole('img', { name: '送信待ちの画像1' })).toBeTruthy()
  // A picture is something: the place of the text does not say that there is none.
  expect(card.queryByText('（空の文章）')).toBeNull()
  cleanup()
  server.loses('noteBook.uploadPicture', 'arrives')
  await open(null, draftId)
  await words()
  expect((await part()).queryByText('選んだ画像は、この端末にありません')).toBeNull()
  expect((await saved())?.cover?.pictureId).toBe(pictureId)
})

test('the picture of the book stays without being sent again', async () => {
  await open(3)
  expect((await words()).value).toBe('窓辺の日誌。')
  fireEvent.change(screen.getByRole('textbox', { name: 'タイトル' }), { target: { value: '灯室の昼' } })
  expect((await saved())?.cover).toEqual({ pictureId: STORED, description: '窓辺の日誌。' })
  expect(server.inputsOf('noteBook.uploadPicture')).toEqual([])
})

test('a drawing takes its place', async () => {
  await open(3)
  choosePicture('moon')
  expect(screen.queryByRole('region', { name: '表紙の画像' })).toBeNull()
  expect(await saved()).toMatchObject({ motif: 'moon', cover: null })
})

test('the face takes its place when it is taken out', async () => {
  await open(3)
  fireEvent.click((await part()).getByRole('button', { name: '表紙の画像を外す' }))
  expect(await saved()).toMatchObject({ hasFace: true, motif: null, cover: null })
})

test('what cannot be read is said, and a picture of another device is chosen anew', { timeout: 30_000 }, async () => {
  await open(null)
  fireEvent.change(screen.getByRole('textbox', { name: 'タイトル' }), { target: { value: '灯室の夜' } })
  choosePicture('own')
  readable.is = false
  await chooseFile()
  expect(await (await part()).findByText(UNREADABLE_PICTURE)).toBeTruthy()
  readable.is = true
  await chooseFile()
  await words()
  const { drafts } = server
  // A save that was sent before the picture was chosen may come first.
  await waitFor(() => expect(drafts.open()).toMatchObject([{ fields: expect.stringContaining('pictureId') }]), {
    timeout: 12_000,
  })
  cleanup()
  // The other device has nothing of this one but what the server brings.
  const [{ draftId = '', fields = '' } = {}] = drafts.open()
  const { own } = JSON.parse(fields)
  await keepPictures({ kind: 'noteBook', userId: 'rin', target: own.pictureId }, null, [own], [])
  await deleteDrafts('rin', () => true)
  await open(null, draftId)
  expect(await (await part()).findByText('選んだ画像は、この端末にありません', {}, { timeout: 10_000 })).toBeTruthy()
  save()
  expect(await (await part()).findByText(/選びなおしてください。/)).toBeTruthy()
  expect(server.inputsOf('noteBook.save')).toEqual([])
  await chooseFile()
  await waitFor(() => expect(screen.queryByText('選んだ画像は、この端末にありません')).toBeNull())
  expect((await saved())?.cover?.pictureId).toBe(server.inputsOf('noteBook.uploadPicture')[0]?.pictureId)
})
