// Members of a community: requests that the leader decides once, handing over, removing; readers see the list alone.
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { CommunityScreen } from '#app/areas/community/page/CommunityScreen.tsx'
import type { Community, JoinRequest } from '#app/areas/community/queries.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'
import { community, GARO, LINNE, led, member, mine, request, SUI } from './communities.tsx'

let now: Community
let requests: JoinRequest[]
const server = fakeServer({
  'character.mine': mine(LINNE),
  'community.getCommunity': () => now,
  'community.getMembers': {
    memberList: [member(LINNE, { isLeader: true, isMine: true }), member(GARO)],
    count: 32,
  },
  'community.getRequests': () => ({ requestList: requests, count: requests.length }),
  'community.decide': ({ requestId }) => {
    requests = requests.filter(each => each.requestId !== requestId)
    return { communityId: 5, requestCount: requests.length }
  },
  'community.removeMember': { communityId: 5 },
  'community.handOver': { communityId: 5 },
})

beforeEach(() => {
  now = led({ requestCount: 2 })
  requests = [request(1, GARO, '灯をともせます。'), request(2, SUI)]
  toasts.clear()
  stubPhone()
})

const open = () =>
  showScreen(
    <CommunityScreen
      {...{ worldId: 'world0', communityId: 5, write: undefined, draftId: undefined }}
      place={{ tab: 'members', page: 1 }}
    />,
  )
const requestsNow = async () => within(await screen.findByRole('region', { name: '入会の申し込み' }))

test('two taps decide one request, which keeps its place with its result', async () => {
  await open()
  const accept = await screen.findByRole('button', { name: '認める：ガロ' })
  fireEvent.click(accept)
  fireEvent.click(accept)
  expect(await screen.findByText('入会を認めました')).toBeTruthy()
  await (await requestsNow()).findByText('1件・古い順')
  const rows = (await requestsNow()).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/ガロ.*灯をともせます。.*入会を認めました/),
    expect.stringMatching(/スイ.*認める.*見送る/),
  ])
  expect(server.inputsOf('community.decide')).toEqual([{ communityId: 5, requestId: 1, isAccepted: true, reason: '' }])
})

test('a refusal needs a reason', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: '見送る：スイ' }))
  const sheet = within(await screen.findByRole('dialog', { name: '申し込みを見送る' }))
  fireEvent.click(sheet.getByRole('button', { name: '見送る' }))
  const field = sheet.getByRole('textbox', { name: '理由' })
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  fireEvent.change(field, { target: { value: '灯'.repeat(201) } })
  fireEvent.click(sheet.getByRole('button', { name: '見送る' }))
  expect(await sheet.findByText('理由は200文字以内で入力してください。')).toBeTruthy()
  expect(server.inputsOf('community.decide')).toEqual([])
  fireEvent.change(field, { target: { value: ' いまは席がありません。 ' } })
  fireEvent.click(sheet.getByRole('button', { name: '見送る' }))
  expect(await screen.findByText('申し込みを見送りました')).toBeTruthy()
  expect(server.inputsOf('community.decide')).toEqual([
    { communityId: 5, requestId: 2, isAccepted: false, reason: 'いまは席がありません。' },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a request that was taken back meanwhile is told so, and decides nothing else', async () => {
  await open()
  const accept = await screen.findByRole('button', { name: '認める：ガロ' })
  server.refuses('community.decide', 'COMMUNITY_REQUEST_NOT_FOUND')
  fireEvent.click(accept)
  expect(await screen.findByText('この申し込みは、取り下げられたか、もう決まっています。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '認める：ガロ' })).toBeNull()
  expect(screen.getByRole('button', { name: '認める：スイ' })).toBeTruthy()
})

test('somebody blocked who asks is folded, and named nowhere', async () => {
  requests = [{ ...request(1, GARO, '灯をともせます。'), character: { ...GARO, isFolded: true } }]
  await open()
  const section = await requestsNow()
  expect(await section.findByText('ブロック中の相手')).toBeTruthy()
  expect(section.queryByText(/ガロ|灯をともせます/)).toBeNull()
  expect(section.getByRole('button', { name: '認める：ブロック中の相手' })).toBeTruthy()
})

const openMenu = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `ほかの操作：${name}` }))
  return within(await screen.findByRole('menu'))
}

test('a member is made leader after a question', async () => {
  await open()
  fireEvent.click((await openMenu('ガロ')).getByRole('menuitem', { name: '代表をゆずる' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'ガロに代表をゆずりますか？' }))
  expect(server.inputsOf('community.handOver')).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'ゆずる' }))
  await waitFor(() => expect(server.inputsOf('community.handOver')).toEqual([{ communityId: 5, memberId: 'garo' }]))
})

test('a member is removed with a reason', async () => {
  await open()
  fireEvent.click((await openMenu('ガロ')).getByRole('menuitem', { name: 'メンバーから外す' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'ガロをメンバーから外しますか？' }))
  fireEvent.change(sheet.getByRole('textbox', { name: '理由' }), { target: { value: '約束ごとのため。' } })
  fireEvent.click(sheet.getByRole('button', { name: '外す' }))
  await waitFor(() =>
    expect(server.inputsOf('community.removeMember')).toEqual([
      { communityId: 5, memberId: 'garo', reason: '約束ごとのため。' },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the leader is marked, and has no menu beside the own row', async () => {
  await open()
  const row = (await screen.findByText('代表')).closest<HTMLElement>('li') ?? document.body
  expect(row.textContent).toContain('リンネ')
  expect(within(row).queryByRole('button')).toBeNull()
  // The second page of 32.
  expect(screen.getByRole('link', { name: '2' }).getAttribute('href')).toBe(
    '/world/world0/community/5?tab=members&page=2',
  )
})

test('others see the members alone', async () => {
  now = community()
  await open()
  expect(await screen.findByText('ガロ')).toBeTruthy()
  expect(server.inputsOf('community.getRequests')).toEqual([])
  expect(screen.queryByRole('button', { name: 'ほかの操作：ガロ' })).toBeNull()
})
