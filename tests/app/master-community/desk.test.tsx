// The office's desk of a masters' community: pages taken out and put back, a page saved from its version, boards, masters who are busy.
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { DeskScreen } from '#app/areas/master-community/desk/DeskScreen.tsx'
import { deleteDrafts } from '#app/platform/drafts/store.ts'
import { toasts } from '#app/ui/toast-store.ts'
import type { StaffDeskTab } from '#rules/master-community-address.ts'
import { masterCommunityRefusals } from '#rules/refusals/master-community.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { Refused } from '../../support/draft-shelf.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'

const AT = '2036-11-20T12:00:00.000Z'
const WORLD = { worldId: 'world0' }
type Desk = AnswerOf<'masterCommunity.getDesk'>

const desk: Desk = {
  worldName: '灯守のエルダ',
  pageList: [
    { pageId: 1, title: 'はじめに', updatedAt: AT, isRemoved: false },
    { pageId: 2, title: '潮の時刻', updatedAt: AT, isRemoved: false },
    { pageId: 3, title: '古いページ', updatedAt: AT, isRemoved: true },
  ],
  boardList: [],
  memberList: [
    { masterId: 'M-1', masterName: 'しおり', icon: null, since: AT, running: 2, scenarios: 4 },
    { masterId: 'M-2', masterName: 'みぞれ', icon: null, since: AT, running: 0, scenarios: 1 },
  ],
  candidateList: [{ masterId: 'M-3', masterName: '八夜ラジオ' }],
}

const server = fakeServer({
  'masterCommunity.getDesk': desk,
  'masterCommunity.getPage': {
    ...{ pageId: 2, title: '潮の時刻', body: '霧は二度満ちる。', version: 4, updatedAt: AT, isNew: false },
    ...{ pageList: [], questionBoardId: null, isOffice: true },
  },
  'masterCommunity.savePage': ({ pageId }) => ({ pageId: pageId ?? 9, version: 5 }),
  'masterCommunity.removePage': ({ pageId }) => ({ pageId }),
  'masterCommunity.setPageOrder': WORLD,
  'masterCommunity.saveBoard': { boardId: 6 },
  'masterCommunity.assign': ({ masterId }) => ({ masterId }),
})

beforeEach(async () => {
  await deleteDrafts('rin', () => true)
  stubPhone()
  installLocks()
  toasts.clear()
})

const show = (tab: StaffDeskTab, page?: string) =>
  showScreen(<DeskScreen {...WORLD} tab={tab} place={{ handbook: page }} />)
const rowOf = async (words: string) => within((await screen.findByText(words)).closest('li') ?? document.body)

test('a page is taken out after a question, and one that was taken out is put back', async () => {
  await show('pages')
  fireEvent.click(await screen.findByRole('button', { name: 'ほかの操作：潮の時刻' }))
  fireEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: '取り下げる' }))
  const asked = within(await screen.findByRole('alertdialog'))
  fireEvent.click(asked.getByRole('button', { name: '取り下げる' }))
  const removed = () => server.inputsOf('masterCommunity.removePage')
  await waitFor(() => expect(removed()).toEqual([{ ...WORLD, pageId: 2, isRemoved: true }]))
  fireEvent.click((await rowOf('古いページ')).getByRole('button', { name: /戻す/ }))
  await waitFor(() => expect(removed().at(-1)).toEqual({ ...WORLD, pageId: 3, isRemoved: false }))
})

test('pages are moved from their menus, and the whole order is sent', async () => {
  await show('pages')
  fireEvent.click(await screen.findByRole('button', { name: 'ほかの操作：はじめに' }))
  fireEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: /下へ|うしろ/ }))
  await waitFor(() =>
    expect(server.inputsOf('masterCommunity.setPageOrder')).toEqual([{ ...WORLD, pageIdList: [2, 1] }]),
  )
})

test('a page is saved from the version that was read; a newer one on the server is told', async () => {
  await show('pages', '2')
  const title = await screen.findByRole('textbox', { name: /題名/ })
  fireEvent.input(title, { target: { value: '潮の時刻表' } })
  fireEvent.click(screen.getByRole('button', { name: '保存する' }))
  await waitFor(() =>
    expect(server.inputsOf('masterCommunity.savePage')).toMatchObject([
      { ...WORLD, pageId: 2, title: '潮の時刻表', body: '霧は二度満ちる。', baseVersion: 4 },
    ]),
  )
  server.answers({
    'masterCommunity.savePage': () => {
      throw new Refused('HANDBOOK_PAGE_CHANGED')
    },
  })
  fireEvent.input(title, { target: { value: '潮の表' } })
  fireEvent.click(screen.getByRole('button', { name: '保存する' }))
  expect(await screen.findByText(masterCommunityRefusals.HANDBOOK_PAGE_CHANGED.message)).toBeTruthy()
})

test('a new page says what is missing before it is sent', async () => {
  await show('pages', 'new')
  fireEvent.click(await screen.findByRole('button', { name: '保存する' }))
  expect(await screen.findAllByText('題名を入力してください。')).not.toEqual([])
  expect(server.inputsOf('masterCommunity.savePage')).toEqual([])
})

test('a board is added with its name, and may take the questions', async () => {
  await show('boards')
  fireEvent.click((await screen.findAllByRole('button', { name: '掲示板を加える' }))[0] as HTMLElement)
  const sheet = within(await screen.findByRole('dialog', { name: '掲示板を加える' }))
  fireEvent.click(sheet.getByRole('button', { name: '保存する' }))
  expect(await sheet.findByText('掲示板の名前を入力してください。')).toBeTruthy()
  fireEvent.input(sheet.getByRole('textbox', { name: /掲示板の名前/ }), { target: { value: '設定の質問' } })
  fireEvent.click(sheet.getByRole('switch', { name: /質問を受ける/ }))
  fireEvent.click(sheet.getByRole('button', { name: '保存する' }))
  await waitFor(() =>
    expect(server.inputsOf('masterCommunity.saveBoard')).toEqual([
      {
        ...{ ...WORLD, boardId: null, boardName: '設定の質問', description: '' },
        ...{ isForQuestions: true, isClosed: false },
      },
    ]),
  )
})

test('a master with something running cannot be taken away, another one after a question; a further one is added', async () => {
  await show('members')
  const busy = (await rowOf('しおり')).getByRole('button', { name: /外す/ })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click((await rowOf('みぞれ')).getByRole('button', { name: /外す/ }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '外す' }))
  const assigned = () => server.inputsOf('masterCommunity.assign')
  await waitFor(() => expect(assigned()).toEqual([{ ...WORLD, masterId: 'M-2', isAssigned: false }]))
  fireEvent.change(screen.getByRole('combobox', { name: '加えるマスター' }), { target: { value: 'M-3' } })
  fireEvent.click(screen.getByRole('button', { name: '担当に加える' }))
  await waitFor(() => expect(assigned().at(-1)).toEqual({ ...WORLD, masterId: 'M-3', isAssigned: true }))
})
