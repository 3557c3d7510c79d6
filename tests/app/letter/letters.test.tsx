// Screens of letters: what is unread, the answers to a gift, a letter with a gift and without a network, notes of one's own; of the makai
// post the rule, letters without a name, blocking by one of them, and the office's part.
import 'fake-indexeddb/auto'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CasesScreen } from '#app/areas/letter/makai/CasesScreen.tsx'
import { MakaiScreen } from '#app/areas/letter/makai/MakaiScreen.tsx'
import { MessageScreen } from '#app/areas/letter/message/MessageScreen.tsx'
import { startConnectivity } from '#app/platform/connectivity.ts'
import { deleteDrafts } from '#app/platform/drafts/store.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { stubPhone, Unseen } from '../../support/browser-parts.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { strangeIn } from '../../support/hostile-shown.ts'
import { hostileText } from '../../support/hostile-texts.ts'
import { installLocks } from '../../support/locks.ts'
import { randomOf } from '../../support/random.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const AT = '2036-11-20T12:00:00.000Z'
const GARO = {
  ...{ characterId: 'garo', characterFullName: 'ガロ・ミストル', icon: null, className: '霧渡り', level: 3 },
  ...{ shogo: null, isNpc: false, isResting: false },
}
const mine = (characterId: string, characterFullName: string, isSpeaking: boolean) => ({
  ...{ characterId, characterFullName, icon: null, worldId: 'world0', worldName: '灯守のエルダ' },
  ...{ className: '霧読み', level: 3, shogo: null, isHidden: false, isResting: false, excludedStatus: null },
  isSpeaking,
})
const letter: AnswerOf<'letter.getThread'>['letterList'][number] = {
  ...{
    letterId: 7,
    isMine: false,
    isRemoved: false,
    body: '｜灯《ともしび》が三つ。',
    sentAt: AT,
    isUnread: true,
    voice: null,
  },
  gift: { name: '霧晶のかけら', sign: null, picture: null, amount: 2, state: 'waiting', endsAt: AT },
}
const makai: AnswerOf<'makaiPost.getInbox'>['letterList'][number] = {
  ...{
    letterId: 4_711,
    sender: null,
    isRemoved: false,
    body: '灯を、見ています。',
    arrivedAt: AT,
    isUnread: false,
    caseState: null,
  },
}

const server = fakeServer({
  'ogp.postForAlpacaUrlCard': () => Promise.reject(new Error('No previews here.')) as never,
  'character.mine': { characterList: [mine('linne', 'リンネ', true), mine('mina', 'ミナ', false)] },
  'letter.getThreadList': {
    threadList: [{ other: GARO, isMine: false, words: '灯が三つ。', sentAt: AT, unread: 2, hasGift: true }],
    ...{ count: 1, unread: 2, serverTime: AT },
  },
  'letter.getThread': { other: GARO, letterList: [letter], count: 1, memo: '', serverTime: AT },
  'letter.markRead': { unread: 0 },
  'letter.endGift': ({ letterId, isAccepted }) => ({
    ...{ letterId, state: isAccepted ? ('accepted' as const) : ('refused' as const), held: null },
  }),
  'letter.getEnclosures': {
    itemList: [
      { itemCode: 'I0001', level: 1, originalizeId: null, itemName: '霧晶のかけら', picture: null, amount: 4 },
    ],
    ...{ tokenList: [{ tokenNo: 1, name: 'ゴールド', sign: 'G', amount: 300 }], clipList: [] },
  },
  'letter.send': { ...letter, isMine: true, isUnread: false },
  'letter.saveMemo': ({ characterId, otherId, body }) => ({ characterId, otherId, memo: body }),
  'makaiPost.getInbox': { letterList: [makai], count: 1, unread: 0, serverTime: AT },
  'makaiPost.getReceiver': { receiver: GARO },
  'makaiPost.send': { sentAt: AT },
  'block.blockPublicUser': { characterId: 'linne', blockId: 1 },
  'makaiPost.getCases': {
    caseList: [
      {
        ...{ letterId: 4_711, receiverName: 'リンネ', worldName: '灯守のエルダ', body: '灯を、見ています。' },
        ...{ arrivedAt: AT, words: 'こわいので、見てください。', askedAt: AT, state: 'waiting' },
        ...{ decidedBy: null, decidedAt: null, reason: null },
      },
    ],
    ...{ count: 1, waiting: 1, serverTime: AT },
  },
  'makaiPost.decide': {
    ...{ letterId: 4_711, state: 'lifted' },
    sender: { characterFullName: 'ガロ・ミストル', userName: 'みかげ', publicUserId: 'P-1' },
  },
})

startConnectivity()
let isOnline = true
afterEach(() => {
  isOnline = true
  fireEvent(window, new Event('online'))
})
beforeEach(async () => {
  toasts.clear()
  // A draft outlives its screen: no test meets that of another.
  await deleteDrafts('rin', () => true)
  stubPhone()
  vi.stubGlobal('IntersectionObserver', Unseen)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  isOnline = true
  installLocks()
})

const said = () => toasts.list().map(({ title }) => title)
const list = <MessageScreen worldId="world0" place={{ page: 1 }} />
const thread = <MessageScreen worldId="world0" place={{ with: 'garo', page: 1 }} />
const goOffline = () => {
  isOnline = false
  fireEvent(window, new Event('offline'))
}
/** The field of a letter, once its draft is there. */
async function writing(): Promise<HTMLTextAreaElement> {
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/ガロ・ミストルへの手紙/)
  await waitFor(() => expect(field.readOnly).toBe(false))
  return field
}

test('the list says who wrote last, what is unread and where a gift waits', async () => {
  await showScreen(list)
  const row = await screen.findByRole('link', { name: /ガロ・ミストル/ })
  expect(row.textContent).toMatch(/灯が三つ。.*贈りもの.*未読 2/)
  expect(screen.getByText('1人・未読 2通')).toBeTruthy()
  // The chips stand under the words, and the bar leads back.
  expect(within(row).getByText('未読 2').closest('.flex-1')?.textContent).toContain('灯が三つ。')
  expect(row.textContent).toContain('11月20日 21:00')
  expect(screen.getByRole('link', { name: /^(ワールドのトップへ)?戻る$/ })).toBeTruthy()
})

const report = async (menu: string) => {
  fireEvent.click(await screen.findByRole('button', { name: menu }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '通報する' }))
  const sheet = within(await screen.findByRole('dialog', { name: '運営に通報する' }))
  await sheet.findByRole('textbox')
  fireEvent.click(sheet.getByRole('button', { name: '通報する' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('a letter that came is reported from its menu, and so is one of the makai post with a name or without', async () => {
  server.answers({
    'report.send': { reportId: 1, state: 'waiting' },
    'makaiPost.getInbox': {
      letterList: [makai, { ...makai, letterId: 4_712, sender: GARO }],
      ...{ count: 2, unread: 0, serverTime: AT },
    },
  })
  const { unmount } = await showScreen(thread)
  await report('ほかの操作：ガロ・ミストル')
  unmount()
  await showScreen(<MakaiScreen worldId="world0" place={{ box: 'in', page: 1 }} />)
  await report('ほかの操作：匿名の手紙')
  await report('ほかの操作：ガロ・ミストル')
  expect(server.inputsOf('report.send').map(({ kind, targetId }) => [kind, targetId])).toEqual([
    ['letter', '7'],
    ['makaiLetter', '4711'],
    ['makaiLetter', '4712'],
  ])
})

test('the player behind a letter with a name is blocked from its menu', async () => {
  server.answers({
    'makaiPost.getInbox': {
      letterList: [{ ...makai, letterId: 4_712, sender: GARO }],
      ...{ count: 1, unread: 0, serverTime: AT },
    },
  })
  for (const shown of [thread, <MakaiScreen key="in" worldId="world0" place={{ box: 'in', page: 1 }} />]) {
    const { unmount } = await showScreen(shown)
    fireEvent.click(await screen.findByRole('button', { name: 'ほかの操作：ガロ・ミストル' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'ブロックする' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'ガロ・ミストルをブロックしますか？' }))
    fireEvent.click(question.getByRole('button', { name: 'ブロックする' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(said()).toContain('ユーザーをブロックしました'))
    toasts.clear()
    unmount()
  }
  expect(server.inputsOf('block.blockPublicUser')).toEqual([
    { characterId: 'linne', otherId: 'garo' },
    { characterId: 'linne', otherId: 'garo' },
  ])
})

test('of a letter that the office took away the gift is left, and of one without a name the way to block', async () => {
  server.answers({
    'letter.getThread': {
      ...{ other: GARO, letterList: [{ ...letter, isRemoved: true, body: '' }], count: 1, memo: '', serverTime: AT },
    },
    'makaiPost.getInbox': {
      ...{ letterList: [{ ...makai, isRemoved: true, body: '' }], count: 1, unread: 0, serverTime: AT },
    },
  })
  const { unmount } = await showScreen(thread)
  const letters = within(await screen.findByRole('list', { name: 'やりとりした手紙' }))
  expect(letters.getByText('この手紙は運営が削除しました。')).toBeTruthy()
  expect(letters.getByRole('button', { name: '受け取る' })).toBeTruthy()
  expect(letters.queryByRole('button', { name: /^ほかの操作/ })).toBeNull()
  unmount()
  await showScreen(<MakaiScreen worldId="world0" place={{ box: 'in', page: 1 }} />)
  expect(await screen.findByText('この手紙は運営が削除しました。')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'ほかの操作：匿名の手紙' }))
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['この差出人をブロックする'])
})

test('a letter of one’s own has no menu', async () => {
  server.answers({
    'letter.getThread': {
      ...{ other: GARO, letterList: [{ ...letter, isMine: true, gift: null }], count: 1, memo: '', serverTime: AT },
    },
  })
  await showScreen(thread)
  const letters = within(await screen.findByRole('list', { name: 'やりとりした手紙' }))
  expect(letters.queryByRole('button', { name: /^ほかの操作/ })).toBeNull()
})

test('without letters it says so, and what the address of another own character needs', async () => {
  server.answers({ 'letter.getThreadList': { threadList: [], count: 0, unread: 0, serverTime: AT } })
  await showScreen(list)
  expect(await screen.findByText('メッセージはまだありません。')).toBeTruthy()
  await showScreen(<MessageScreen worldId="world0" place={{ with: 'garo', as: 'mina', page: 1 }} />)
  expect(await screen.findByRole('button', { name: 'ミナに切り替えてひらく' })).toBeTruthy()
})

test('opened letters are marked, and a gift is taken at a press or sent back after a question', async () => {
  await showScreen(thread)
  const gift = within(await screen.findByRole('region', { name: '贈りもの：霧晶のかけら ×2' }))
  await waitFor(() =>
    expect(server.inputsOf('letter.markRead')).toEqual([{ characterId: 'linne', otherId: 'garo', letterId: 7 }]),
  )
  fireEvent.click(gift.getByRole('button', { name: '返す' }))
  const question = within(await screen.findByRole('alertdialog', { name: '贈りものを返しますか？' }))
  fireEvent.click(question.getByRole('button', { name: '返す' }))
  await waitFor(() => expect(said()).toEqual(['贈りものを返しました']))
  fireEvent.click(gift.getByRole('button', { name: '受け取る' }))
  await waitFor(() => expect(said()).toContain('贈りものを受け取りました'))
  expect(server.inputsOf('letter.endGift').map(input => (input as { isAccepted: boolean }).isAccepted)).toEqual([
    ...[false, true],
  ])
})

test('a letter is sent once, with nothing in it', async () => {
  await showScreen(thread)
  const field = await writing()
  fireEvent.click(screen.getByRole('button', { name: /手紙を送る/ }))
  expect(await screen.findByText('手紙の本文を入力してください。')).toBeTruthy()
  fireEvent.input(field, { target: { value: '霧が晴れました。' } })
  fireEvent.click(screen.getByRole('button', { name: /手紙を送る/ }))
  await waitFor(() => expect(said()).toEqual(['手紙を送りました']))
  expect(server.inputsOf('letter.send')).toMatchObject([
    { worldId: 'world0', characterId: 'linne', otherId: 'garo', body: '霧が晴れました。', gift: null, clipId: null },
  ])
})

test('a gift is chosen from what is held; without a network its letter stays a draft and says so', async () => {
  await showScreen(thread)
  const field = await writing()
  fireEvent.input(field, { target: { value: 'どうぞ。' } })
  fireEvent.click(screen.getByRole('button', { name: '添えるものを選ぶ' }))
  const sheet = within(await screen.findByRole('dialog', { name: '贈りもの・ボイスを添える' }))
  const gifts = await sheet.findByRole('combobox', { name: '贈りもの' })
  expect(gifts.textContent).toContain('ゴールド (G)（所持')
  fireEvent.change(gifts, { target: { value: 'token 1' } })
  fireEvent.change(sheet.getByRole('spinbutton', { name: '数' }), { target: { value: '120' } })
  fireEvent.click(sheet.getByRole('button', { name: '決める' }))
  expect(await screen.findByText('120 G')).toBeTruthy()
  goOffline()
  expect(
    await screen.findByText('オフラインのため贈りものつきの手紙は送れません。書いたものはこの端末に残ります。'),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /手紙を送る/ }))
  expect(server.inputsOf('letter.send')).toEqual([])
})

test('a note of one’s own is written beside the letters', async () => {
  await showScreen(thread)
  fireEvent.click(await screen.findByRole('button', { name: '自分だけのメモ' }))
  const sheet = within(await screen.findByRole('dialog', { name: '自分だけのメモ' }))
  fireEvent.change(sheet.getByRole('textbox', { name: 'メモ' }), { target: { value: ' 灯の人。 ' } })
  fireEvent.click(sheet.getByRole('button', { name: '保存する' }))
  await waitFor(() => expect(said()).toEqual(['手紙のメモを保存しました']))
  expect(server.inputsOf('letter.saveMemo')).toMatchObject([{ body: '灯の人。' }])
})

test('a letter without a name shows the rule and nobody, and its sender is blocked by it', async () => {
  await showScreen(<MakaiScreen worldId="world0" place={{ box: 'in', page: 1 }} />)
  expect(await screen.findByText('匿名の相手')).toBeTruthy()
  expect(screen.getByText(/差出人を確かめられるのは運営だけ/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'ほかの操作：匿名の手紙' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'この差出人をブロックする' }))
  const question = within(await screen.findByRole('alertdialog'))
  fireEvent.click(question.getByRole('button', { name: 'ブロックする' }))
  await waitFor(() =>
    expect(server.inputsOf('block.blockPublicUser')).toEqual([{ characterId: 'linne', letterId: 4_711 }]),
  )
  await waitFor(() => expect(said()).toContain('ユーザーをブロックしました'))
})

test('a letter of the makai post goes without a name unless its writer wants it', async () => {
  await showScreen(<MakaiScreen worldId="world0" place={{ box: 'write', to: 'garo', page: 1 }} />)
  fireEvent.input(await writing(), { target: { value: '灯を、見ています。' } })
  expect(screen.getByRole('switch', { name: /匿名で出す/ }).getAttribute('aria-checked')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: /投函する/ }))
  await waitFor(() => expect(said()).toEqual(['手紙を投函しました']))
  expect(server.inputsOf('makaiPost.send')).toMatchObject([{ otherId: 'garo', isAnonymous: true }])
})

test('the office looks a sender up with a reason alone, and shows the name on this screen', async () => {
  await showScreen(<CasesScreen place={{ queue: 'waiting', page: 1 }} />)
  fireEvent.click(await screen.findByRole('button', { name: '差出人を確かめる' }))
  const sheet = within(await screen.findByRole('dialog', { name: '差出人を確かめる' }))
  fireEvent.click(sheet.getByRole('button', { name: '確かめる' }))
  expect(server.inputsOf('makaiPost.decide')).toEqual([])
  fireEvent.change(sheet.getByRole('textbox', { name: /理由/ }), { target: { value: '脅しの相談のため。' } })
  fireEvent.click(sheet.getByRole('button', { name: '確かめる' }))
  expect(await screen.findByText('差出人：ガロ・ミストル')).toBeTruthy()
  expect(server.inputsOf('makaiPost.decide')).toEqual([{ letterId: 4_711, act: 'lift', reason: '脅しの相談のため。' }])
})

test('hostile words of a letter and of one without a name stay words (B23)', async () => {
  const random = randomOf('B23 letters')
  const bodies = Array.from({ length: 40 }, () => hostileText(random))
  server.answers({
    'letter.getThread': {
      ...{ other: GARO, count: bodies.length, memo: bodies[0] ?? '', serverTime: AT },
      letterList: bodies.map((body, nth) => ({ ...letter, letterId: nth + 1, isUnread: false, gift: null, body })),
    },
    'makaiPost.getInbox': {
      ...{ count: bodies.length, unread: 0, serverTime: AT },
      letterList: bodies.map((body, nth) => ({ ...makai, letterId: nth + 1, body })),
    },
  })
  await showScreen(thread)
  expect(strangeIn(await screen.findByRole('list', { name: 'やりとりした手紙' }))).toEqual([])
  await showScreen(<MakaiScreen worldId="world0" place={{ box: 'in', page: 1 }} />)
  expect(strangeIn(await screen.findByRole('list', { name: '届いた手紙' }))).toEqual([])
})
