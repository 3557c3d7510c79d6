// Drive: its list with what can be done to a file, the sheets of its name and its link, and the page of one file.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DriveScreen } from '#app/areas/drive/DriveScreen.tsx'
import { FileScreen } from '#app/areas/drive/FileScreen.tsx'
import type { DriveFile } from '#app/areas/drive/queries.ts'
import { FakeOutbox } from '../../support/fake-outbox.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const at = '2026-11-20T03:00:00.000Z'
const until = '2026-12-20T03:00:00.000Z'
const file = (fileId: string, more: Partial<DriveFile> = {}): DriveFile => ({
  ...{ fileId, name: `資料${fileId}`, folder: '', width: 640, height: 320, bytes: 20_480 },
  ...{ uploadedAt: at, sharedUntil: null, goneAt: null, ...more },
})
const listOf = (...fileList: DriveFile[]) => ({
  ...{ fileList, count: fileList.length, all: fileList.length, bytes: 40_960, removed: 1 },
  folderList: [
    { folder: '', count: 1 },
    { folder: '灯守', count: 1 },
  ],
})
const server = fakeServer({
  'drive.list': listOf(file('one'), file('two', { folder: '灯守', sharedUntil: until })),
  'drive.change': ({ fileId, name, folder }) => file(fileId, { name, folder }),
  'drive.share': ({ fileId, days }) => file(fileId, { sharedUntil: days ? until : null }),
  'drive.setRemoved': ({ fileId, isRemoved }) => file(fileId, { goneAt: isRemoved ? until : null }),
  'drive.deleteForGood': ({ fileId }) => ({ fileId }),
})

async function choose(name: string, entry: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `ほかの操作：${name}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

test('the list says the room that is taken, offers folders, and marks what is shared', async () => {
  await showScreen(<DriveScreen place={{ page: 1 }} />)
  await screen.findByText('資料one')
  expect(screen.getByRole('progressbar', { name: '使っている容量' }).getAttribute('aria-valuetext')).toBe(
    '40 KB / 200 MB・2 / 1000枚',
  )
  const folders = within(screen.getByRole('navigation', { name: 'フォルダ' })).getAllByRole('link')
  expect(folders.map(({ textContent }) => textContent)).toEqual(['すべて', '灯守（1）', 'フォルダなし（1）'])
  expect(screen.getAllByText(/まで共有$/)).toHaveLength(1)
})

test('a file goes into the bin at once, keeps its place, and comes back', async () => {
  await showScreen(<DriveScreen place={{ page: 1 }} />)
  await choose('資料one', 'ごみ箱に入れる')
  fireEvent.click(await screen.findByRole('button', { name: 'もとに戻す：資料one' }))
  await waitFor(() =>
    expect(server.inputsOf('drive.setRemoved')).toEqual([
      { fileId: 'one', isRemoved: true },
      { fileId: 'one', isRemoved: false },
    ]),
  )
  await screen.findByRole('button', { name: 'ほかの操作：資料one' })
})

test('what waits for the network is shown as it was pressed, in a later visit too', async () => {
  const outbox = new FakeOutbox()
  for (const call of ['drive.setRemoved', 'drive.change'] as const) server.loses(call)
  const { unmount } = await showScreen(<DriveScreen place={{ page: 1 }} />, outbox)
  await choose('資料one', 'ごみ箱に入れる')
  await screen.findByText('資料one：つながったら、ごみ箱に入れます。')
  await choose('資料two', '名前とフォルダを変える')
  const sheet = await screen.findByRole('dialog', { name: '名前とフォルダ' })
  fireEvent.change(within(sheet).getByRole('textbox', { name: /名前/ }), { target: { value: '霧の港' } })
  fireEvent.click(within(sheet).getByRole('button', { name: '変える' }))
  await screen.findByText('霧の港')
  unmount()
  await showScreen(<DriveScreen place={{ page: 1 }} />, outbox)
  await screen.findByText('資料one：つながったら、ごみ箱に入れます。')
  await screen.findByText('霧の港')
  expect(screen.queryByText('資料two')).toBeNull()
})

test('a name and a folder are changed; what is too long is not sent, and what was begun is there again', async () => {
  await showScreen(<DriveScreen place={{ page: 1 }} />)
  await choose('資料one', '名前とフォルダを変える')
  const sheet = await screen.findByRole('dialog', { name: '名前とフォルダ' })
  const [name, folder] = within(sheet).getAllByRole('textbox') as [HTMLInputElement, HTMLInputElement]
  fireEvent.change(folder, { target: { value: '灯'.repeat(21) } })
  fireEvent.click(within(sheet).getByRole('button', { name: '変える' }))
  await within(sheet).findByText('フォルダの名前は20文字以内で入力してください。')
  fireEvent.change(name, { target: { value: '霧の港' } })
  fireEvent.change(folder, { target: { value: '' } })
  fireEvent.click(within(sheet).getByRole('button', { name: '灯守' }))
  expect(folder.value).toBe('灯守')
  fireEvent.click(within(sheet).getByRole('button', { name: '変える' }))
  await waitFor(() =>
    expect(server.inputsOf('drive.change')).toEqual([{ fileId: 'one', name: '霧の港', folder: '灯守' }]),
  )
})

test('a link is made for some days; one that holds can be ended', async () => {
  await showScreen(<DriveScreen place={{ page: 1 }} />)
  await choose('資料one', '共有する')
  const sheet = await screen.findByRole('dialog', { name: 'このファイルを共有しますか？' })
  expect(within(sheet).queryByRole('radio', { name: '終える' })).toBeNull()
  fireEvent.click(within(sheet).getByRole('radio', { name: '7日' }))
  fireEvent.click(within(sheet).getByRole('button', { name: '7日間共有する' }))
  await waitFor(() => expect(server.inputsOf('drive.share')).toEqual([{ fileId: 'one', days: 7 }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The address was copied, or not, where the device cannot: nothing of that stays on the page.
  await waitFor(() => expect(document.querySelectorAll('textarea')).toHaveLength(0))
  await choose('資料two', '共有の期限を変える')
  const other = await screen.findByRole('dialog', { name: '共有の期限を変えますか？' })
  fireEvent.click(within(other).getByRole('radio', { name: '終える' }))
  fireEvent.click(within(other).getByRole('button', { name: '共有を終える' }))
  await waitFor(() => expect(server.inputsOf('drive.share').at(-1)).toEqual({ fileId: 'two', days: 0 }))
})

test('in the bin a file says when it goes; deleting it for good asks first', async () => {
  server.answers({ 'drive.list': listOf(file('old', { goneAt: until })) })
  await showScreen(<DriveScreen place={{ page: 1, bin: true }} />)
  await screen.findByText(/に消えます$/)
  expect(server.inputsOf('drive.list')[0]).toMatchObject({ removed: true })
  fireEvent.click(screen.getByRole('button', { name: '完全に削除する：資料old' }))
  const question = await screen.findByRole('alertdialog', { name: '完全に削除しますか？' })
  expect(server.inputsOf('drive.deleteForGood')).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: '削除する' }))
  await waitFor(() => expect(server.inputsOf('drive.deleteForGood')).toEqual([{ fileId: 'old' }]))
})

const seen = { fileId: 'one', name: '霧の港', width: 640, height: 320, bytes: 20_480, uploadedAt: at }

test('the page of a file says to whom it is shown, and to others whose it is', async () => {
  server.answers({ 'drive.get': { ...seen, ownerName: 'ゆず', isMine: true, sharedUntil: null } })
  await showScreen(<FileScreen fileId="one" />)
  await screen.findByText('あなたにだけ見えています。')
  expect(screen.queryByRole('button', { name: 'リンクを送る' })).toBeNull()
})

test('others have its picture, and a way to the office', async () => {
  server.answers({ 'drive.get': { ...seen, ownerName: 'ゆず', isMine: false, sharedUntil: until } })
  await showScreen(<FileScreen fileId="one" />)
  await screen.findByText(/^ゆずさんのファイル・12月20日/)
  expect(screen.getByRole('link', { name: '画像を保存' }).getAttribute('download')).toBe('霧の港.webp')
  screen.getByRole('link', { name: '運営に知らせてください' })
})

test('a link that has ended says so', async () => {
  server.answers({ 'drive.get': { ...seen, ownerName: 'ゆず', isMine: false, sharedUntil: until } })
  server.refuses('drive.get', 'DRIVE_NOT_FOUND')
  await showScreen(<FileScreen fileId="one" />)
  await screen.findByText('ファイルが見つからないか、公開が終了しました。')
})
