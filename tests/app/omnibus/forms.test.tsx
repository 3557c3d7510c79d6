// Forms about a theme: the order of an episode with its owner's word, the office that corrects a theme and chooses its picture.
import 'fake-indexeddb/auto'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ThemeScreen } from '#app/areas/omnibus/detail/ThemeScreen.tsx'
import { ReviewScreen } from '#app/areas/omnibus/office/ReviewScreen.tsx'
import { ownCharacter } from '../../support/answers.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { ownScenario } from '../../support/own-scenarios.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const AT = '2026-11-20T12:00:00.000Z'
const terms = { acceptFlg: true, orderCoin: 1_500, seats: 3, writingDays: 21, running: 1, episodes: 1 }
const texts = {
  ...{ title: '忘れ物係、三番窓口', catchcopy: 'まだなくしていないもの。', masterMsg: '', picture: null },
  ...{ description: '傘がひとつ、窓口で持ち主を待っています。'.repeat(6), characterList: [] },
}
const { mine: _mine, entry: _entry, ...card } = ownScenario(12, 'consultation', 'seated', AT)
const theme: AnswerOf<'scenarioOmnibus.getOmnibusDetail'> = {
  ...{ ...texts, ...terms, omnibusId: 6, worldId: 'world0', textType: 'Normal', templateTitle: '停車場' },
  ...{ masterId: 'M', masterName: 'しおり', masterIcon: null, isOver: false, isMine: false, serverTime: AT },
  episodeList: [{ card, ownerName: '久瀬 千景', icon: null }],
}
const review: AnswerOf<'scenarioOmnibus.getReviewDetail'> = {
  omnibus: {
    ...{ ...terms, omnibusId: 6, worldId: 'world0', templateId: 3, templateTitle: '停車場', textType: 'Normal' },
    ...{ seatsMost: 4, masterName: 'しおり', title: texts.title, catchcopy: texts.catchcopy, state: 'checking' },
    ...{ stateSince: AT, approvedAt: null, comment: '', version: 3 },
  },
  template: {
    ...{ templateId: 3, worldId: 'world0', title: '停車場', description: '停車場の話。', guide: '', picture: null },
    ...{ textType: 'Normal', seatsMost: 4, openFrom: AT, openUntil: null, themes: 1, shownThemes: 0, version: 1 },
  },
  ...{ written: texts, approved: null, logList: [], serverTime: AT },
}
const server = fakeServer({
  'scenarioOmnibus.getOmnibusDetail': theme,
  'scenarioOmnibus.getMasterList': { masterList: [] },
  'scenarioOmnibus.getRelatedOmnibusList': { omnibusList: [] },
  'scenarioOmnibus.getReviewDetail': review,
  'scenarioOmnibus.order': { orderId: 7, state: 'PreOrder', share: 1_500 },
  'scenarioOmnibus.updateOmnibusInfo': { omnibusId: 6, state: 'checking', version: 4 },
  'adminNews.pictures': { pictureList: ['window', 'umbrella'] },
  'world.worldSelect': { worldSelectList: [] },
  'character.mine': { characterList: [ownCharacter('sui', 'スイ')] },
  'coin.getCoins': { alpacaCoin: 1_000, llamaPoint: 500 },
  'scenarioOrder.getCancelTerms': { preparing: 30, handedIn: 50, version: 0 },
})

beforeEach(() => {
  stubPhone()
  installLocks()
})

const ordering = () => showScreen(<ThemeScreen worldId="world0" omnibusId={6} address={{ order: true }} />)
const correcting = () => showScreen(<ReviewScreen omnibusId={6} address={{ edit: true }} />)

test('an episode names the character who ordered it', async () => {
  await showScreen(<ThemeScreen worldId="world0" omnibusId={6} address={{}} />)
  expect(await screen.findByText('久瀬 千景さんのオーダー')).toBeTruthy()
})

test('an episode is ordered with a word of its owner, at the price that was shown', async () => {
  await ordering()
  const word = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^ひとこと/ })
  await waitFor(() => expect(word.readOnly).toBe(false))
  fireEvent.click(screen.getByRole('button', { name: '金額を確かめる' }))
  const sheet = await screen.findByRole('dialog', { name: 'この内容でオーダーしますか？' })
  expect(sheet.textContent).toMatch(/忘れ物係、三番窓口.*オーダーの総額1,500 コイン/)
  fireEvent.click(within(sheet).getByRole('button', { name: 'オーダーする' }))
  await waitFor(() =>
    expect(server.inputsOf('scenarioOmnibus.order')).toMatchObject([
      { worldId: 'world0', omnibusId: 6, characterId: 'sui', inviteFlg: false, seats: 1, cost: 1_500 },
    ]),
  )
})

test('what was refused reads the theme again, and is said once', async () => {
  server.refuses('scenarioOmnibus.order', 'ORDER_PRICE')
  await ordering()
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^ひとこと/ }).readOnly).toBe(false),
  )
  fireEvent.click(screen.getByRole('button', { name: '金額を確かめる' }))
  const sheet = await screen.findByRole('dialog', { name: 'この内容でオーダーしますか？' })
  server.answers({ 'scenarioOmnibus.getOmnibusDetail': { ...theme, orderCoin: 1_800 } })
  fireEvent.click(within(sheet).getByRole('button', { name: 'オーダーする' }))
  await waitFor(() => expect(sheet.textContent).toContain('オーダーの総額1,800 コイン'))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('one that takes no orders keeps its form, and says why it cannot be sent', async () => {
  server.answers({ 'scenarioOmnibus.getOmnibusDetail': { ...theme, acceptFlg: false } })
  await ordering()
  const button = await screen.findByRole('button', { name: '金額を確かめる' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('このテーマには、いまオーダーできません。')).toBeTruthy()
})

test('the office corrects a theme and chooses its picture', async () => {
  await correcting()
  fireEvent.click(await screen.findByRole('button', { name: '絵を選ぶ' }))
  fireEvent.click(await screen.findByRole('button', { name: '2枚目の絵' }))
  await screen.findByText('保存していない変更があります')
  fireEvent.click(screen.getByRole('button', { name: '直した内容を保存する' }))
  await waitFor(() =>
    expect(server.inputsOf('scenarioOmnibus.updateOmnibusInfo')).toMatchObject([
      { scenarioOmnibusInfo: { omnibusId: 6, baseVersion: 3, title: texts.title, picture: 'umbrella' } },
    ]),
  )
})

test('a theme that players see is corrected after a yes', async () => {
  const shown = { ...review, omnibus: { ...review.omnibus, state: 'approved' as const } }
  server.answers({ 'scenarioOmnibus.getReviewDetail': shown })
  await correcting()
  fireEvent.click(await screen.findByRole('button', { name: '絵を選ぶ' }))
  fireEvent.click(await screen.findByRole('button', { name: '2枚目の絵' }))
  await screen.findByText('保存していない変更があります')
  fireEvent.click(screen.getByRole('button', { name: '直した内容を保存する' }))
  const question = await screen.findByRole('alertdialog', { name: '直した内容を公開しますか？' })
  expect(server.inputsOf('scenarioOmnibus.updateOmnibusInfo')).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: '公開する' }))
  await waitFor(() => expect(server.inputsOf('scenarioOmnibus.updateOmnibusInfo')).toHaveLength(1))
})

test('a correction of something that changed meanwhile is refused, and both versions are shown', async () => {
  server.refuses('scenarioOmnibus.updateOmnibusInfo', 'OMNIBUS_CHANGED')
  await correcting()
  fireEvent.click(await screen.findByRole('button', { name: '絵を選ぶ' }))
  fireEvent.click(await screen.findByRole('button', { name: '1枚目の絵' }))
  await screen.findByText('保存していない変更があります')
  fireEvent.click(screen.getByRole('button', { name: '直した内容を保存する' }))
  const again = await screen.findByRole('button', { name: '読み込み直す' })
  const now = { ...review, written: { ...texts, title: '忘れ物係、四番窓口' } }
  server.answers({ 'scenarioOmnibus.getReviewDetail': { ...now, omnibus: { ...review.omnibus, version: 4 } } })
  fireEvent.click(again)
  expect(await screen.findByText('忘れ物係、四番窓口')).toBeTruthy()
  const save = screen.getByRole('button', { name: '直した内容を保存する' })
  expect(save.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('2つの版のどちらを使うか、先に選んでください。')).toBeTruthy()
})
