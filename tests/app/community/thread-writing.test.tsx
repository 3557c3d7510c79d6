// Writing in a thread: as whom, with a network and without, answers, changes, and new threads, whose draft keeps the whole form.
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { NewThreadSheet } from '#app/areas/community/thread/NewThreadSheet.tsx'
import { ThreadScreen } from '#app/areas/community/thread/ThreadScreen.tsx'
import { deleteDrafts } from '#app/platform/drafts/store.ts'
import { endHandedIn } from '#app/shared/draft/after-answer.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { FakeOutbox } from '../../support/fake-outbox.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'

const AT = '2036-11-20T12:00:00.000Z'
type Page = AnswerOf<'community.getThread'>
type Post = Page['postList'][number]

/** Each test has a thread and a community of its own, because drafts outlive their screens. */
let number = 100
let of = { worldId: 'world0', communityId: 0, threadId: 0 }

const said = (postId: number, body: string, more: Partial<Post> = {}): Post => ({
  ...{ postId, voice: 'PL', characterId: 'garo', name: 'ガロ', icon: null, isLeader: false, body, replyTo: null },
  ...{ createdAt: AT, editedAt: null, deletedBy: null, deletionReason: null, isMine: false, isFolded: false },
  ...{ canEdit: false, canDelete: false, needsReason: true, ...more },
})
const page = (postList: Post[], more: Partial<Page> = {}): Page => ({
  thread: {
    ...{ threadId: of.threadId, title: '灯の名前', scope: 'public', isPinned: false, isClosed: false, postCount: 1 },
    ...{ unread: 0, lastPostAt: AT, lastName: 'ガロ', isWatched: false, canDelete: false },
  },
  community: {
    ...{ communityId: of.communityId, worldId: 'world0', communityName: '灯の会', isLeader: false },
    memberIdList: ['linne', 'sora'],
  },
  ...{ postList, hasOlder: false, hasNewer: false, unreadFrom: null, canWrite: 'members', revision: 3 },
  ...{ lastSpeaker: null, serverTime: AT, ...more },
})
const own = (characterId: string, characterFullName: string, isSpeaking = false, worldId = 'world0') => ({
  ...{ characterId, characterFullName, icon: null, worldId, worldName: '灯守のエルダ', className: '霧読み' },
  ...{ level: 3, shogo: null, isHidden: false, isResting: false, excludedStatus: null, isSpeaking },
})
const mine = [
  own('linne', 'リンネ', true),
  own('sora', 'ソラ'),
  own('mado', 'マド'),
  own('ten', 'テン', false, 'world1'),
]

const server = fakeServer({
  'character.mine': { characterList: mine },
  'community.getThread': () => page([said(11, '一つ目。')]),
  'community.setRead': { unread: 0 },
  'community.post': ({ body }) => said(99, body, { isMine: true }),
  'community.edit': ({ postId, body }) => said(postId, body, { isMine: true }),
  'community.makeThread': ({ communityId }) => ({ communityId, threadId: 77 }),
})

beforeEach(async () => {
  await deleteDrafts('rin', () => true)
  number++
  of = { worldId: 'world0', communityId: number, threadId: number }
  stubPhone()
  installLocks()
  toasts.clear()
})

async function open(outbox = new FakeOutbox()) {
  outbox.beforeLeaving = endHandedIn
  return showScreen(<ThreadScreen {...of} draftId={undefined} />, outbox)
}
async function field(name: RegExp = /コミュニティの発言/) {
  const found = await screen.findByRole<HTMLTextAreaElement>('textbox', { name })
  await vi.waitFor(() => expect(found.readOnly).toBe(false))
  return found
}
/** Waits until a text is a draft on the server too. */
const isKept = (place: string, text: string) =>
  waitFor(() => expect(server.drafts.texts(place)).toEqual([text]), { timeout: 12_000 })
const type = (box: HTMLTextAreaElement, value: string) => fireEvent.input(box, { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: '発言する' }))
const sent = () => server.inputsOf('community.post')
const speaker = (name: string) => screen.findByText(name, { selector: 'p > b' })

test('the last speaker speaks again; with another one it warns, and sends as the one that is shown', async () => {
  server.answers({
    'community.getThread': () => page([said(11, '一つ目。')], { lastSpeaker: { characterId: 'sora', name: 'ソラ' } }),
  })
  await open()
  await speaker('ソラ')
  expect(screen.queryByText(/前の発言は/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '変える' }))
  await speaker('リンネ')
  expect(screen.getByText('前の発言は ソラ でした。')).toBeTruthy()
  // Characters speak in a community, as long as nobody says otherwise.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /PC/ }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /PL/ }))
  send()
  expect(await screen.findByText('発言を入力してください。')).toBeTruthy()
  type(await field(), '霧が濃いですね。')
  await isKept('communityPost', '霧が濃いですね。')
  send()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    ...{ worldId: 'world0', threadId: of.threadId, characterId: 'linne', asCharacter: false },
    ...{ body: '霧が濃いですね。', replyTo: null },
  })
  const box = await field()
  await waitFor(() => expect(box.value).toBe(''))
})

test('where every character of the world may write, one’s own are offered, also those of nobody’s community', async () => {
  const all = [...mine, own('haru', 'ハル')]
  server.answers({
    'character.mine': { characterList: all },
    'community.getThread': () => page([said(11, '一つ目。')], { canWrite: 'anyone' }),
  })
  await open()
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: '発言する人' })
  expect([...choice.options].map(({ text }) => text)).toEqual(['リンネ', 'ソラ', 'マド', 'ハル'])
  fireEvent.change(choice, { target: { value: 'haru' } })
  type(await field(), 'はじめまして。')
  send()
  await waitFor(() => expect(sent()).toMatchObject([{ characterId: 'haru', asCharacter: true }]))
})

test('members alone speak where only members write', async () => {
  await open()
  await speaker('リンネ')
  fireEvent.click(screen.getByRole('button', { name: '変える' }))
  await speaker('ソラ')
  fireEvent.click(screen.getByRole('button', { name: '変える' }))
  await speaker('リンネ')
})

test('who has no character in the world is led to making one', async () => {
  server.answers({
    'character.mine': { characterList: [] },
    'community.getThread': () => page([said(11, '一つ目。')], { canWrite: 'anyone' }),
  })
  await open()
  const link = await screen.findByRole('link', { name: 'キャラクターを作る' })
  expect(link.getAttribute('href')).toBe('/world/world0/characterRegistration')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a post without a network waits below the field, which is free for the next one', async () => {
  server.loses('community.post')
  await open()
  type(await field(), '灯台の下にいます。')
  send()
  await waitFor(() => expect(toasts.list().map(({ title }) => title)).toContain('つながったら送ります'))
  const card = within(await screen.findByRole('region', { name: '送信待ちの文章' }))
  expect(card.getByText('灯台の下にいます。')).toBeTruthy()
  await waitFor(async () => expect((await field()).value).toBe(''))
})

test('a refused post stays in the field, with the reason', async () => {
  server.refuses('community.post', 'COMMUNITY_NO_MEMBER')
  await open()
  type(await field(), '灯台の下にいます。')
  send()
  expect(await screen.findByText('メンバーではありません。')).toBeTruthy()
  expect((await field()).value).toBe('灯台の下にいます。')
})

test('an answer names the post, takes the focus to the field, and can be let go', async () => {
  await open()
  const box = await field()
  fireEvent.click(screen.getByRole('button', { name: 'ガロに返信' }))
  expect(await screen.findByText('ガロに返信：一つ目。')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(box))
  fireEvent.click(screen.getByRole('button', { name: '返信先を外す' }))
  expect(screen.queryByText('ガロに返信：一つ目。')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'ガロに返信' }))
  type(box, '行きます。')
  send()
  await waitFor(() => expect(sent()).toMatchObject([{ body: '行きます。', replyTo: 11 }]))
  await waitFor(() => expect(screen.queryByText('ガロに返信：一つ目。')).toBeNull())
})

test('one’s own post is changed in its place, and a change that came too late stays in the field', async () => {
  server.answers({
    'community.getThread': () => page([said(12, '港へ。', { isMine: true, canEdit: true }), said(11, '一つ目。')]),
  })
  server.refuses('community.edit', 'COMMUNITY_POST_NOT_NOW')
  await open()
  fireEvent.click(await screen.findByRole('button', { name: '発言を直す' }))
  const box = await field(/発言を直す/)
  await waitFor(() => expect(box.value).toBe('港へ。'))
  type(box, '港へ行きます。')
  fireEvent.click(screen.getByRole('button', { name: '保存する' }))
  expect(await screen.findByText('発言を直せるのは、書きこんでから5分までです。')).toBeTruthy()
  expect(box.value).toBe('港へ行きます。')
  server.refuses('community.edit', null)
  fireEvent.click(screen.getByRole('button', { name: '保存する' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /発言を直す/ })).toBeNull())
  expect(server.inputsOf('community.edit').at(-1)).toMatchObject({
    ...{ threadId: of.threadId, postId: 12, body: '港へ行きます。' },
  })
})

async function openSheet(outbox = new FakeOutbox(), onClose = () => {}) {
  cleanup()
  outbox.beforeLeaving = endHandedIn
  const { worldId, communityId } = of
  const shown = await showScreen(
    <NewThreadSheet of={{ worldId, communityId }} memberIds={['linne', 'sora']} onClose={onClose} />,
    outbox,
  )
  await field(/はじめの発言/)
  return shown
}
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /スレッドの題名/ })
const scope = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
async function make() {
  const button = () => screen.getByRole('button', { name: 'スレッドを立てる' })
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(button())
}
const made = () => server.inputsOf('community.makeThread')
async function fill() {
  fireEvent.change(title(), { target: { value: '灯の呼び名' } })
  fireEvent.click(scope(/メンバーだけ/))
  fireEvent.click(screen.getByRole('button', { name: '変える' }))
  await speaker('ソラ')
  fireEvent.click(screen.getByRole('radio', { name: /^PL/ }))
  type(await field(/はじめの発言/), '名前を集めます。')
}

test('a new thread is kept when its sheet is closed, with all its fields, and opens with its first post', {
  timeout: 30_000,
}, async () => {
  await openSheet()
  await make()
  expect((await screen.findAllByText('スレッドの題名を入力してください。')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('発言を入力してください。').length).toBeGreaterThan(0)
  expect(made()).toEqual([])
  await fill()
  await isKept('communityThread', '名前を集めます。')

  const onClose = vi.fn()
  const { addressNow } = await openSheet(new FakeOutbox(), onClose)
  await waitFor(() => expect(title().value).toBe('灯の呼び名'))
  expect((await field(/はじめの発言/)).value).toBe('名前を集めます。')
  expect(scope(/メンバーだけ/).checked).toBe(true)
  await speaker('ソラ')
  await make()
  await waitFor(() => expect(addressNow()).toBe(`/world/world0/community/${of.communityId}/77`))
  expect(made()).toMatchObject([
    {
      ...{ communityId: of.communityId, title: '灯の呼び名', scope: 'members', characterId: 'sora' },
      ...{ asCharacter: false, body: '名前を集めます。' },
    },
  ])
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(toasts.list().map(({ title }) => title)).toContain('スレッドを立てました')
})

test('a new thread without a network waits, and the sheet is free for the next one', { timeout: 30_000 }, async () => {
  server.loses('community.makeThread')
  const outbox = new FakeOutbox()
  const onClose = vi.fn()
  await openSheet(outbox, onClose)
  await fill()
  await isKept('communityThread', '名前を集めます。')
  await make()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(toasts.list().map(({ title }) => title)).toContain('つながったら送ります')
  expect(outbox.get().items).toMatchObject([{ kind: 'community.makeThread', note: '灯の呼び名' }])
  await openSheet(outbox)
  expect(title().value).toBe('')
  expect((await field(/はじめの発言/)).value).toBe('')
})

test('who is no member any more cannot open one', async () => {
  server.answers({ 'character.mine': { characterList: [own('mado', 'マド')] } })
  await showScreen(
    <NewThreadSheet of={{ worldId: 'world0', communityId: number }} memberIds={['linne']} onClose={() => {}} />,
  )
  expect(await screen.findByText('スレッドを立てられるのは、メンバーだけです。')).toBeTruthy()
})
