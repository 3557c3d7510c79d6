// The way into a community, in each state: joining at once, asking with words that are kept, waiting, taking it back.
import 'fake-indexeddb/auto'
import { type BoundFunctions, cleanup, fireEvent, type queries, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { firstOfCommunity } from '#app/areas/community/address.ts'
import { CommunityScreen } from '#app/areas/community/page/CommunityScreen.tsx'
import type { Community } from '#app/areas/community/queries.ts'
import { deleteDrafts } from '#app/platform/drafts/store.ts'
import { endHandedIn } from '#app/shared/draft/after-answer.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { FakeOutbox } from '../../support/fake-outbox.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'
import { community, LINNE, mine, SUI, showGuest } from './communities.tsx'

let now: Community
let own: AnswerOf<'character.mine'>
const server = fakeServer({
  'character.mine': () => own,
  'community.getCommunity': () => now,
  'community.getThreads': { threadList: [], count: 0, isMember: false, isLeader: false },
  'community.join': ({ characterId }) => {
    const isMember = now.joining === 'open'
    const [memberIdList, askedIdList] = isMember ? [[characterId], []] : [[], [characterId]]
    now = { ...now, isMember, memberIdList, askedIdList }
    return { communityId: 5, isMember }
  },
  'community.withdraw': () => {
    now = { ...now, askedIdList: [] }
    return { communityId: 5 }
  },
})

beforeEach(async () => {
  await deleteDrafts('rin', () => true)
  now = community()
  own = mine(LINNE)
  toasts.clear()
  stubPhone()
  installLocks()
})

const page = (write?: 'request', draftId?: string) => (
  <CommunityScreen worldId="world0" communityId={5} place={firstOfCommunity} write={write} draftId={draftId} />
)
async function open(outbox = new FakeOutbox(), content = page()) {
  outbox.beforeLeaving = endHandedIn
  await showScreen(content, outbox)
  await screen.findByRole('heading', { name: '灯守りの会' })
  return outbox
}
const said = () => toasts.list().map(({ title }) => title)
const openSheet = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}
const wordsIn = async (sheet: BoundFunctions<typeof queries>) => {
  const field = await sheet.findByRole<HTMLTextAreaElement>('textbox', { name: /申し込みの言葉/ })
  await waitFor(() => expect(field.readOnly).toBe(false))
  return field
}

test('who may join at once is shown the rules, and is in it after one press', async () => {
  await open()
  const sheet = await openSheet('入会する')
  expect(sheet.getByRole('region', { name: '約束ごと' }).textContent).toContain('火を絶やさないこと。')
  expect(sheet.queryByRole('textbox')).toBeNull()
  const press = sheet.getByRole('button', { name: '入会する' })
  fireEvent.click(press)
  fireEvent.click(press)
  await waitFor(() => expect(said()).toEqual(['入会しました']))
  expect(server.inputsOf('community.join')).toEqual([
    { communityId: 5, characterId: 'linne', words: '', draftId: null },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: '入会する' })).toBeNull()
})

test('words of a request are kept when the sheet is closed, and go with the chosen character', async () => {
  now = community({ joining: 'request' })
  own = mine(LINNE, SUI)
  await open()
  const sheet = await openSheet('入会を申し込む')
  fireEvent.input(await wordsIn(sheet), { target: { value: '灯をともせます。' } })
  fireEvent.change(sheet.getByRole('combobox', { name: '入会するキャラクター' }), { target: { value: 'sui' } })
  await waitFor(() =>
    expect(server.drafts.open()).toMatchObject([
      { place: 'communityRequest', target: 'world0:5', text: '灯をともせます。' },
    ]),
  )
  cleanup()
  await open()
  const again = await openSheet('入会を申し込む')
  expect((await wordsIn(again)).value).toBe('灯をともせます。')
  await waitFor(() =>
    expect(again.getByRole<HTMLSelectElement>('combobox', { name: '入会するキャラクター' }).value).toBe('sui'),
  )
  fireEvent.click(again.getByRole('button', { name: '申し込む' }))
  await waitFor(() => expect(said()).toEqual(['入会を申し込みました']))
  expect(server.inputsOf('community.join')).toMatchObject([
    { communityId: 5, characterId: 'sui', words: '灯をともせます。', draftId: expect.any(String) },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText(/返事を待っています/).textContent).toContain('スイ')
})

test('words may be missing, and too many are told at their field', async () => {
  now = community({ joining: 'request' })
  await open()
  const sheet = await openSheet('入会を申し込む')
  fireEvent.input(await wordsIn(sheet), { target: { value: '灯'.repeat(201) } })
  fireEvent.click(sheet.getByRole('button', { name: '申し込む' }))
  expect(await sheet.findByText('申し込みの言葉は200文字以内で入力してください。')).toBeTruthy()
  expect(server.inputsOf('community.join')).toEqual([])
  fireEvent.input(await wordsIn(sheet), { target: { value: '' } })
  fireEvent.click(sheet.getByRole('button', { name: '申し込む' }))
  await waitFor(() => expect(server.inputsOf('community.join')).toMatchObject([{ words: '' }]))
})

test('a refusal is told in the sheet, which stays open', async () => {
  server.refuses('community.join', 'COMMUNITY_FULL')
  await open()
  const sheet = await openSheet('入会する')
  fireEvent.click(sheet.getByRole('button', { name: '入会する' }))
  expect(await sheet.findByText('メンバーの数が上限の300人に達しています。')).toBeTruthy()
  expect(said()).toEqual([])
})

test('what finds no network waits on the page, whose button is gone meanwhile', async () => {
  server.loses('community.join')
  await open()
  const sheet = await openSheet('入会する')
  fireEvent.click(sheet.getByRole('button', { name: '入会する' }))
  await waitFor(() => expect(said()).toEqual(['つながったら送ります']))
  const card = await screen.findByRole('region', { name: '送信待ちの文章' })
  expect(card.textContent).toContain('リンネ')
  expect(screen.queryByRole('button', { name: '入会する' })).toBeNull()
})

test('who has asked waits, and may take it back', async () => {
  now = community({ joining: 'request', askedIdList: ['linne'] })
  await open()
  expect(await screen.findByText(/返事を待っています/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '入会を申し込む' })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: '取り下げる：リンネ' }))
  expect(await screen.findByRole('button', { name: '入会を申し込む' })).toBeTruthy()
  expect(server.inputsOf('community.withdraw')).toEqual([{ communityId: 5, characterId: 'linne' }])
})

test('another character of a member joins by the menu', async () => {
  now = community({ isMember: true, memberIdList: ['linne'] })
  own = mine(LINNE, SUI)
  await open()
  expect(screen.queryByRole('button', { name: '入会する' })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'ほかの操作：灯守りの会' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'ほかのキャラクターで入会する' }))
  const sheet = within(await screen.findByRole('dialog', { name: '入会する' }))
  fireEvent.click(sheet.getByRole('button', { name: '入会する' }))
  await waitFor(() => expect(server.inputsOf('community.join')).toMatchObject([{ characterId: 'sui' }]))
})

test('a member sees a quiet word alone', async () => {
  now = community({ isMember: true, memberIdList: ['linne'] })
  await open()
  const word = await screen.findByText('メンバー', { selector: 'p span' })
  await waitFor(() => expect(word.closest('p')?.textContent).toBe('メンバーリンネ'))
  expect(screen.queryByRole('button', { name: /入会/ })).toBeNull()
})

test('a community that takes nobody says so', async () => {
  now = community({ joining: 'closed' })
  await open()
  expect(screen.getByText('いまは、新しいメンバーを募集していません。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /入会/ })).toBeNull()
})

test('across a block the way in is shut, and the leader folded', async () => {
  now = community({ leader: { ...community().leader, isFolded: true } })
  await open()
  expect(screen.getByText('ブロック中の相手が代表のため、入会できません。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '入会する' })).toBeNull()
})

test('a user without a character in the world is led to one', async () => {
  own = { characterList: [] }
  await open()
  const way = await screen.findByRole('link', { name: 'キャラクターを選ぶ' })
  expect(way.getAttribute('href')).toMatch(/^\/withoutLogin\?redirect=/)
  expect(screen.queryByRole('button', { name: '入会する' })).toBeNull()
})

test('a guest signs in first', async () => {
  await showGuest(page())
  const way = await screen.findByRole('link', { name: 'ログインして入会' })
  expect(way.getAttribute('href')).toMatch(/^\/login\?redirect=/)
  expect(screen.queryByRole('button', { name: /ほかの操作/ })).toBeNull()
})

test('an address with the draft of a request opens its sheet, while one may ask', async () => {
  now = community({ joining: 'request' })
  await showScreen(page('request'))
  expect(await screen.findByRole('dialog', { name: '入会を申し込む' })).toBeTruthy()
  cleanup()
  now = community({ isMember: true, memberIdList: ['linne'] })
  await open(undefined, page('request'))
  await vi.waitFor(() => expect(server.inputsOf('character.mine').length).toBeGreaterThan(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})
