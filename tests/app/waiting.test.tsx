// /myPage/home (R056): rows of what is to be done with their dates and links, applications, notices under their days, and nothing.
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WaitingScreen } from '#app/areas/waiting/WaitingScreen.tsx'
import { type AnswerOf, fakeServer } from '../support/fake-server.ts'
import { showScreen } from '../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

type Home = AnswerOf<'waiting.home'>
const NOW = '2026-11-21T03:00:00.000Z'
const todo = (given: Partial<Home['todoList'][number]>): Home['todoList'][number] => ({
  ...{ kind: 'playing', title: '霧笛の夜', note: 'リンネ・ハル', at: '2026-11-21T05:00:00.000Z' },
  ...{ href: '/world/harbor/scenario/0000000001/1/playing?character=harbor-rinne' },
  ...given,
})
const notice = (noticeId: number, createdAt: string): Home['noticeList'][number] => ({
  ...{ noticeId, event: 'mission.reached', kind: 'mission', over: 'ミッション達成', title: `灯り${noticeId}` },
  ...{ trailing: 'LP 50', href: '/mission?tabNo=1', tone: 'success', createdAt, isRead: false },
})
const full: Home = {
  todoList: [
    todo({}),
    todo({
      kind: 'returned',
      title: '戻った一つ目',
      note: '結びを',
      at: null,
      href: '/myPage/scenario/info?scenarioId=1',
    }),
    todo({ kind: 'returned', title: '戻った二つ目', note: '', at: null, href: '/myPage/scenario/info?scenarioId=2' }),
  ],
  applicationList: [
    { title: 'マスター', status: 1, createdAt: '2026-11-19T03:00:00.000Z', href: '/myPage/account/userClass' },
  ],
  noticeList: [notice(2, '2026-11-21T02:00:00.000Z'), notice(1, '2026-11-18T02:00:00.000Z')],
  unread: 12,
  serverTime: NOW,
}
const server = fakeServer({
  'waiting.home': full,
  'notice.read': { unread: 11 },
  'notice.getUnread': { unread: 11, addressList: [] },
})

test('each row names its act, its date and what is left, and leads to its place', async () => {
  await showScreen(<WaitingScreen />)
  const row = within((await screen.findByText('霧笛の夜')).closest('li') ?? document.body)
  expect(row.getByText('プレイングを書く')).toBeTruthy()
  expect(row.getByText(/11月21日 14:00/)).toBeTruthy()
  expect(row.getByText(/あと2時間/)).toBeTruthy()
  expect(row.getByRole('link').getAttribute('href')).toBe(
    '/world/harbor/scenario/0000000001/1/playing?character=harbor-rinne',
  )
  for (const title of ['戻った一つ目', '戻った二つ目']) expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByText('申請中')).toBeTruthy()
  expect(screen.getByText('11月19日').parentElement?.textContent).toBe('11月19日に申請')
})

test('notices stand under their days, the number of all leads to them, and what is opened was read', async () => {
  await showScreen(<WaitingScreen />)
  expect(await screen.findByText(/^きょう/)).toBeTruthy()
  expect(screen.getByText(/^11月18日/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /未読12件/ }).getAttribute('href')).toBe('/notice?filter=unread&page=1')
  fireEvent.click(screen.getByText('灯り2'))
  await waitFor(() => expect(server.inputsOf('notice.read')).toEqual([{ noticeIdList: [2] }]))
})

test('without anything to do the rest still stands; without anything a way on is offered', async () => {
  server.answers({ 'waiting.home': { ...full, todoList: [], noticeList: [], unread: 0 } })
  const { unmount } = await showScreen(<WaitingScreen />)
  expect(await screen.findByText('いま、あなたの番のものはありません。')).toBeTruthy()
  unmount()
  server.answers({ 'waiting.home': { ...full, todoList: [], applicationList: [], noticeList: [], unread: 0 } })
  await showScreen(<WaitingScreen />)
  expect(await screen.findByText('いま待っているものはありません。')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ワールドを選ぶ' })).toBeTruthy()
})

test('a read that fails says so, and another try brings it', async () => {
  server.loses('waiting.home')
  await showScreen(<WaitingScreen />)
  expect(await screen.findByText('やることを読み込めませんでした。')).toBeTruthy()
  server.loses('waiting.home', 'arrives')
  fireEvent.click(screen.getByRole('button', { name: 'もう一度試す' }))
  expect(await screen.findByText('霧笛の夜')).toBeTruthy()
})
