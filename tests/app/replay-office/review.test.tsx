// Page on which the office checks a replay: approval of the version that was read, with its word on the MVPs; return with a
// comment; nothing shown of what its master is still writing.
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ReplayReviewTab } from '#app/areas/replay-office/addresses.ts'
import { ReplayReviewScreen } from '#app/areas/replay-office/review/ReplayReviewScreen.tsx'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import type { FakeOutbox } from '../../support/fake-outbox.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'
import { NOW, type Reviewed, replayOf, reviewed } from './replay-answers.ts'

configure({ asyncUtilTimeout: 10_000 })

let answer: Reviewed = reviewed()
fakeServer({
  'world.worldSelect': { worldSelectList: [] },
  'scenarioReplay.getDetail': () => answer,
  'scenarioReplay.getCheckList': { scenarioList: [], count: 0, awaitingList: [], awaitingCount: 0, serverTime: NOW },
  'scenarioReplay.getVersion': { replay: replayOf({ body: '雨は降っていない。\n\n「片方でも、帰る支度は支度だよ」' }) },
})

const button = (name: RegExp) => screen.findByRole('button', { name })
const press = async (name: RegExp) => fireEvent.click(await button(name))
const of = { worldId: 'world0', scenarioId: 4, phase: 1 }
const open = (tab: ReplayReviewTab = 'body', more: Partial<Reviewed> = {}) => {
  answer = reviewed(more)
  return showScreen(<ReplayReviewScreen of={of} place={{ tab }} />)
}
/** Body of the request in the outbox. */
const asked = (outbox: FakeOutbox) => JSON.parse((outbox.get().items[0] as OutboxItem).request.body ?? '{}')

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
})

test('it is read line by line, with its private parts and the way so far', async () => {
  await open('body', { replay: replayOf({ partList: [{ body: '乾いた手紙。', entryIds: [2] }] }) })
  const body = await screen.findByRole('region', { name: '読む人の見え方' })
  expect(within(body).getByText('雨は降っていた。')).toBeTruthy()
  expect(within(body).getByRole('button', { name: '3行目に指摘を書く' })).toBeTruthy()
  // Empty lines take none.
  expect(within(body).queryByRole('button', { name: '2行目に指摘を書く' })).toBeNull()
  expect(screen.getByRole('region', { name: '限定公開の部分' }).textContent).toContain('ガロだけが読めます')
  expect(screen.getByText('3日待ち')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'これまで' }).textContent).toContain('提出')
})

test('approved as it is, the MVPs stay as its master has them', async () => {
  const { outbox } = await open()
  await press(/^日時を決めて承認する/)
  await press(/^この日時で承認する/)
  expect(await screen.findByText('承認しました')).toBeTruthy()
  expect(outbox.added).toMatchObject([{ kind: 'replay.check', undoFor: 10_000, facts: { replayId: 401 } }])
  expect(asked(outbox)).toEqual({
    ...{ worldId: 'world0', scenarioId: 4, phase: 1, baseVersion: 5, status: 6, comment: null },
    publishDateTime: null,
  })
})

test('with other MVPs it is approved with these; without their reason it is not', async () => {
  const { outbox } = await open('results')
  const reason = await screen.findByRole('textbox', { name: 'MVPの理由：スイ' })
  expect(reason).toHaveProperty('value', '火を分けた。')
  fireEvent.click(screen.getByRole('checkbox', { name: 'MVP：ガロ' }))
  await press(/^日時を決めて承認する/)
  await press(/^この日時で承認する/)
  expect(outbox.added).toEqual([])
  expect(screen.getAllByText('MVPの理由を入力してください。').length).toBeGreaterThan(0)
  fireEvent.change(screen.getByRole('textbox', { name: 'MVPの理由：ガロ' }), { target: { value: '扉を押さえた。' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'MVP：スイ' }))
  await press(/^この日時で承認する/)
  await screen.findByText('承認しました')
  expect(asked(outbox).mvpShogoCharacters).toEqual([{ entryId: 2, reason: '扉を押さえた。' }])
})

test('what changed since it was returned stands beside what was there', async () => {
  await open('changes', {
    versionList: [
      { version: 4, state: 'checking', userName: 'しおり', comment: null, createdAt: NOW },
      { version: 3, state: 'returned', userName: '運営', comment: '雨の降りかたを直してください。', createdAt: NOW },
    ],
  })
  const changes = await screen.findByRole('region', { name: '前の版との差' })
  expect(await within(changes).findByText('変わったところ 1か所')).toBeTruthy()
  expect(changes.querySelector('del')?.textContent).toBe('ない')
  expect(changes.querySelector('ins')?.textContent).toBe('た')
  expect(changes.textContent).toContain('雨の降りかたを直してください。')
})

test('texts are opened one by one; who sent none has none', async () => {
  await open('texts')
  expect(await button(/^プレイングを開く/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^プレイングを開く/ })).toHaveLength(1)
  expect(screen.getByText('届きませんでした')).toBeTruthy()
})

test('an approved one is only sent back; of one that is being written nothing is shown', async () => {
  await open('body', { state: 'awaiting', publishAt: '2036-11-24T11:30:00.000Z' })
  expect(await button(/^差し戻す/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^日時を決めて承認する/ })).toBeNull()
  expect(screen.getByText('11月24日 20:30 に公開')).toBeTruthy()
})

test('while its master mends it there is nothing to judge', async () => {
  await open('body', { state: 'returned', replay: replayOf({ body: '' }) })
  expect(await screen.findByText(/マスターが直しています。/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^差し戻す/ })).toBeNull()
})

test('a newer version is judged by nobody who has not read it', async () => {
  const { client } = await open()
  await button(/^日時を決めて承認する/)
  answer = reviewed({ version: 6, replay: replayOf({ body: '晴れていた。' }) })
  await client.invalidateQueries()
  expect(await screen.findByText('読んでいるあいだに、内容が変わりました。')).toBeTruthy()
  expect(screen.getByText('雨は降っていた。')).toBeTruthy()
  await press(/^新しい内容を読む/)
  await waitFor(() => expect(screen.getByText('晴れていた。')).toBeTruthy())
})
