// A lost network is no failure: where an act met none, or its answer was lost, nothing on the screen and no toast has the
// colours of a failure; a refusal has them. Nor has a screen that was never stored and is opened without a network.
import 'fake-indexeddb/auto'
import { useQuery } from '@tanstack/react-query'
import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UploaderScreen } from '#app/areas/asset/UploaderScreen.tsx'
import { CalendarSection } from '#app/areas/calendar/CalendarSection.tsx'
import { distributionQueries } from '#app/areas/distribution/queries.ts'
import { TakePanel } from '#app/areas/distribution/TakePanel.tsx'
import { LetterForm } from '#app/areas/inquiry/LetterForm.tsx'
import { AdminDocumentScreen } from '#app/areas/legal-document/AdminDocumentScreen.tsx'
import { MissionScreen } from '#app/areas/mission/MissionScreen.tsx'
import { NewsListScreen } from '#app/areas/news/NewsListScreen.tsx'
import { TagDeskScreen } from '#app/areas/note/desk/TagDeskScreen.tsx'
import { NoteTagScreen } from '#app/areas/note/tag/NoteTagScreen.tsx'
import { Composer } from '#app/areas/order/detail/Talk.tsx'
import { SupporterNames } from '#app/areas/user-class/office/SupporterNames.tsx'
import { deleteDrafts } from '#app/platform/drafts/store.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { ownCharacter } from '../support/answers.ts'
import { stubLayout } from '../support/browser-parts.ts'
import { FakeOutbox } from '../support/fake-outbox.ts'
import { type AnswerOf, type CallName, fakeServer } from '../support/fake-server.ts'
import { installLocks } from '../support/locks.ts'
import { showScreen } from '../support/screen.tsx'

vi.mock('#app/shared/picture/prepare.ts', () => ({ shrinkPicture: async () => 'AAAA' }))
configure({ asyncUtilTimeout: 10_000 })

const AT = '2026-11-01T00:00:00.000Z'
const terms = { documentId: 'terms', body: 'はじめの約束。', version: 2, publishedAt: AT } as const
const mission: AnswerOf<'mission.getAchievedList'>['achievementDtoList'][number] = {
  ...{ id: 7, worldId: 'user', worldName: '', achieveCategory: 0, archiveTitle: '港の灯', description: '' },
  ...{ rewardText: 'LP 10', notLpOnly: 0, achievementType: 'Login', achievementValue: null, achieveTo: null },
  ...{ createdAt: AT, receivedAt: null, status: 1, progressCount: 1, requiredCount: 1 },
}
const article: AnswerOf<'news.getList'>['newsList'][number] = {
  postId: 1,
  category: 'event',
  title: '冬の市',
  worldId: null,
  worldName: null,
  publishedAt: AT,
  picture: null,
  read: false,
}
const tag = { noteTagId: 1, name: '日誌', reading: '', tint: 'ai' as const, aliasList: [] }
const deskTag = { ...tag, worldId: 'world0', useCount: 1 }
const coins = { alpacaCoin: 0, llamaPoint: 0 }
const place = { shouhinId: 'glass', officialOptionId: 0, suuryoSentakuId: 0 }
const server = fakeServer({
  'coin.getCoins': coins,
  'asset.list': { assetList: [], count: 0 },
  'asset.upload': { assetId: 'a', isKnown: false },
  'legalDocument.get': terms,
  'legalDocument.versions': { versionList: [] },
  'legalDocument.publish': terms,
  'inquiry.send': { inquiryId: 1, receivedAt: AT },
  'scenarioOrder.writeMessage': {
    ...{ messageId: 1, party: 'player', name: '凛', icon: null, characterId: null, isMine: true, createdAt: AT },
    ...{ isFolded: false, body: '港で待ちます。' },
  },
  'calendar.getLink': { madeAt: null },
  'calendar.makeLink': { path: '/calendar/abcdefghijklmnopqrstuv.ics', madeAt: AT },
  'mission.getAchievedList': { achievementDtoList: [mission], totalCount: 1, lpRewardCount: 1, worldNameDtoList: [] },
  'mission.getSummary': { rewardCount: 1, lpRewardCount: 1, lpRewardTotal: 10, endingList: [], dailyList: [] },
  'mission.receiveReward': {
    ...{ id: 7, archiveTitle: '港の灯', worldName: '', character: null, rewardList: [] },
  },
  'news.getList': { newsList: [article], count: 1, unreadCount: 1 },
  'news.readAll': { unreadCount: 0 },
  'noteTag.getAdminMasterList': {
    worldList: [{ worldId: 'world0', worldName: '灯守のエルダ', noteTagList: [deskTag] }],
  },
  'noteTag.updateNoteTagMaster': deskTag,
  'noteTag.getNoteTagMasterListForSearch': { noteTagList: [{ ...tag, noteCount: 1 }] },
  'noteTag.getNoteTagList': { noteId: 7, noteTagList: [] },
  'noteTag.setNoteTag': { noteId: 7, noteTagList: [] },
  'note.getDetail': {
    ...{ noteId: 7, worldId: 'world0', worldName: '灯守のエルダ', title: '霧の夜', firstLine: '灯。', scope: 1 },
    ...{ characters: 8, minutes: 1, body: '灯は、ついていた。', isCommentable: true, noteTagList: [], book: null },
    ...{ likeCount: 0, commentCount: 0, isLiked: false, isRead: false, isMine: true, publishedAt: AT, updatedAt: AT },
    character: {
      ...{ characterId: 'garo', characterFullName: 'ガロ・ミストル', icon: null, className: '霧読み', level: 4 },
      ...{ shogo: null, isNpc: false, isResting: false },
    },
  },
  'signUp.supporters': { nameList: ['こむぎ堂'] },
  'classRequest.saveSupporters': ({ nameList }) => ({ nameList }),
  'character.mine': { characterList: [ownCharacter('garo', 'ガロ・ミストル')] },
  'distribution.getDetail': {
    shouhin: {
      ...{ shouhinId: 'glass', shouhinmei: '月光硝子', description: '', picture: null },
      ...{ worldId: 'world0', worldName: '灯守のエルダ' },
    },
    ...{ optionName: '', itemName: '月光硝子', amount: 1, ownerName: '凛', endsAt: null },
    ...{ state: 'open', remaining: 1, receivedCharacterIdList: [] },
  },
  'distribution.distribution': {
    ...{
      itemName: '月光硝子',
      shouhinmei: '月光硝子',
      amount: 1,
      before: 2,
      after: 3,
      characterFullName: 'ガロ・ミストル',
    },
  },
})

let isOnline = true
let orders = 0
beforeEach(async () => {
  isOnline = true
  // A draft outlives its screen until it is safe: no test meets that of another.
  await deleteDrafts('rin', () => true)
  orders++
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  stubLayout()
  installLocks()
  toasts.clear()
})
afterEach(() => toasts.clear())

/** Elements and toasts with the colours of a failure. */
const red = (): string[] => [
  ...[...document.querySelectorAll('[class]')]
    .filter(({ classList }) => [...classList].some(name => /^(text|bg)-(inv-)?hi(-soft)?$/.test(name)))
    .map(({ parentElement }) => parentElement?.textContent ?? ''),
  ...toasts
    .list()
    .filter(({ type }) => type === 'error')
    .map(({ title }) => title),
]

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
async function write(name: RegExp, value: string): Promise<void> {
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name })
  await waitFor(() => expect(field.readOnly).toBe(false))
  fireEvent.input(field, { target: { value } })
}
function Take() {
  const { data } = useQuery(distributionQueries.detail(place, 'hash'))
  return data ? <TakePanel place={place} hash="hash" detail={data} /> : null
}

type Row = {
  name: string
  /** Call of the act, and a refusal of it. */
  call: CallName
  code?: string
  show: () => ReactNode
  /** Everything up to the press that sends it. */
  given?: () => Promise<void>
  send: () => void
}
const rows: Row[] = [
  {
    ...{ name: 'a legal document', call: 'legalDocument.publish', code: 'DOCUMENT_CHANGED' },
    show: () => <AdminDocumentScreen documentId="terms" />,
    given: async () => {
      await write(/^本文/, '新しい約束。')
      press('新しい版を公開する')
      await screen.findByRole('alertdialog')
    },
    send: () => press('公開する'),
  },
  {
    ...{ name: 'pictures of the office', call: 'asset.upload', code: 'ASSET_SMALL' },
    show: () => <UploaderScreen place={{ word: '', page: 1 }} />,
    send: () =>
      fireEvent.change(screen.getByLabelText('加える画像'), {
        target: { files: [new File(['x'], '灯台.png', { type: 'image/png' })] },
      }),
  },
  {
    ...{ name: 'a letter', call: 'inquiry.send', code: 'INQUIRY_EMPTY' },
    show: () => <LetterForm draftId={undefined} />,
    given: () => write(/^お問い合わせ内容/, '灯が消えています。'),
    send: () => press('送る'),
  },
  {
    ...{ name: 'the talk of an order', call: 'scenarioOrder.writeMessage', code: 'ORDER_MESSAGES_MOST' },
    show: () => <Composer worldId="world0" orderId={orders} draftId={undefined} />,
    given: () => write(/^話/, '港で待ちます。'),
    send: () => press('送る'),
  },
  {
    ...{ name: 'a link to the calendar', call: 'calendar.makeLink' },
    show: () => <CalendarSection />,
    given: async () => void (await screen.findByRole('button', { name: 'リンクを作る' })),
    send: () => press('リンクを作る'),
  },
  {
    ...{ name: 'a reward', call: 'mission.receiveReward', code: 'MISSION_ALREADY_RECEIVED' },
    show: () => <MissionScreen place={{ tabNo: 1, worldId: 'user', page: 1 }} />,
    given: async () => void (await screen.findByRole('button', { name: '港の灯の報酬を受け取る' })),
    send: () => press('港の灯の報酬を受け取る'),
  },
  {
    ...{ name: 'all news as read', call: 'news.readAll' },
    show: () => <NewsListScreen place={{ category: undefined, page: 1 }} />,
    given: async () => void (await screen.findByRole('button', { name: 'すべて既読' })),
    send: () => press('すべて既読'),
  },
  {
    ...{ name: 'a tag of notes', call: 'noteTag.updateNoteTagMaster', code: 'NOTE_TAG_NAME_TAKEN' },
    show: () => <TagDeskScreen worldId={undefined} />,
    given: async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'ほかの操作：日誌' }))
      fireEvent.click(await screen.findByRole('menuitem', { name: '名前と色を変える' }))
      await write(/^名前/, '当直日誌')
      press('保存する')
      await screen.findByRole('alertdialog')
    },
    send: () => press('変更する'),
  },
  {
    ...{ name: 'a tag on a note', call: 'noteTag.setNoteTag', code: 'NOTE_TAG_TOO_MANY' },
    show: () => <NoteTagScreen worldId="world0" noteId={7} />,
    given: async () => void (await screen.findByRole('switch', { name: /日誌/ })),
    send: () => fireEvent.click(screen.getByRole('switch', { name: /日誌/ })),
  },
  {
    ...{ name: 'names of supporters', call: 'classRequest.saveSupporters' },
    show: () => <SupporterNames />,
    given: async () => {
      const field = await screen.findByRole('textbox', { name: 'ご支援いただいた皆さまのお名前' })
      fireEvent.change(field, { target: { value: '青い自転車' } })
      press('保存する')
      await screen.findByRole('alertdialog')
    },
    send: () => press('公開する'),
  },
  {
    ...{ name: 'a gift by a link', call: 'distribution.distribution', code: 'DISTRIBUTION_FULL' },
    show: () => <Take />,
    given: async () => void (await screen.findByRole('button', { name: '受け取る' })),
    send: () => press('受け取る'),
  },
]

describe.each(rows)('$name', ({ call, code, show, given, send }) => {
  const prepare = async (keeps = true) => {
    const outbox = new FakeOutbox()
    outbox.keeps = keeps
    await showScreen(show(), outbox)
    await given?.()
    return document.body.textContent
  }
  /** Waits until the act has said something. */
  const said = async (before: string | null) => {
    await waitFor(() => expect(toasts.list().length + Number(document.body.textContent !== before)).toBeGreaterThan(0))
    // Words that follow the first ones.
    await new Promise(resolve => setTimeout(resolve, 100))
  }

  test.each([
    ['without a network', true, 'request lost', false],
    ['after a lost answer', true, 'answer lost', true],
    ['after a lost answer, on a device that keeps nothing', false, 'answer lost', true],
    ['without a network that the browser knows of, on such a device', false, 'request lost', true],
  ] as const)('%s', async (_, keeps, fate, online) => {
    const before = await prepare(keeps)
    const atFirst = red()
    server.loses(call, fate)
    isOnline = online
    send()
    await said(before)
    expect(red()).toEqual(atFirst)
  })

  // An act that nothing refuses has no such test.
  if (code)
    test('a refusal is red', async () => {
      await prepare()
      const atFirst = red().length
      server.refuses(call, code)
      send()
      await waitFor(() => expect(red().length).toBeGreaterThan(atFirst))
    })
})

const screens: [name: string, reads: CallName[], show: () => ReactNode][] = [
  ['a legal document', ['legalDocument.get', 'legalDocument.versions'], rows[0]?.show ?? (() => null)],
  ['pictures of the office', ['asset.list'], rows[1]?.show ?? (() => null)],
  ['missions', ['mission.getAchievedList', 'mission.getSummary'], rows[5]?.show ?? (() => null)],
  ['news', ['news.getList'], rows[6]?.show ?? (() => null)],
]
test.each(screens)('%s without a network, and never stored', async (_, reads, show) => {
  for (const call of [...reads, 'coin.getCoins' as const]) server.loses(call)
  isOnline = false
  await showScreen(show())
  expect((await screen.findAllByText('つながると表示できます。')).length).toBeGreaterThan(0)
  expect(red()).toEqual([])
})
