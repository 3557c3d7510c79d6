// Acts of the office that others see at once, or that cannot be taken back: a no sends nothing, a yes sends it. What nobody else sees
// yet is sent without a question.
import 'fake-indexeddb/auto'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { StoryTimeSection } from '#app/areas/demo/StoryTimeSection.tsx'
import { TagDeskScreen } from '#app/areas/note/desk/TagDeskScreen.tsx'
import { TemplateForm } from '#app/areas/omnibus/office/TemplateForm.tsx'
import type { Template } from '#app/areas/omnibus/queries.ts'
import { CancelTerms } from '#app/areas/order-desk/office/CancelTerms.tsx'
import { DecisionForm } from '#app/areas/report/office/DecisionForm.tsx'
import type { Report } from '#app/areas/report/queries.ts'
import { NpcForm } from '#app/areas/scenario-office/npc/NpcForm.tsx'
import type { NpcSheet, OpeningInfo } from '#app/areas/scenario-office/queries.ts'
import { RelatedPanel } from '#app/areas/scenario-office/review/RelatedPanel.tsx'
import { CounterSheet } from '#app/areas/world/top/CounterSheet.tsx'
import { deleteDrafts } from '#app/platform/drafts/store.ts'
import { stubPhone } from '../support/browser-parts.ts'
import { type CallName, fakeServer } from '../support/fake-server.ts'
import { installLocks } from '../support/locks.ts'
import { showScreen } from '../support/screen.tsx'
import { reviewed } from './scenario-office/office-answers.ts'

configure({ asyncUtilTimeout: 20_000 })

const AT = '2036-11-20T12:00:00.000Z'
const PAST = '2026-01-10T12:00:00.000Z'
const COMING = '2096-11-20T12:00:00.000Z'
const counter = {
  ...{ worldCounterId: 3, worldId: 'world0', title: '灯した灯台', description: '', unit: '基', count: 41, goal: null },
  updatedAt: AT,
}
const noteTag = {
  ...{ noteTagId: 1, worldId: 'world0', name: '日誌', reading: '', tint: 'ai' as const, useCount: 3, aliasList: [] },
}
const npc: NpcSheet = {
  ...{ characterId: 'rosa', characterFullName: 'ローザ', kana: 'ローザ', className: '船守', level: 3, note: '' },
  ...{ shogo: null, isNpc: true, isResting: false },
  ...{ profile: '港の船守。', masterId: null, masterName: null, isLent: true, icon: null, worldId: 'world0' },
}
const template = (openFrom: string): Template => ({
  ...{ templateId: 3, worldId: 'world0', title: '停車場', description: '停車場の話をひとつ、灯の下で。'.repeat(3) },
  ...{ guide: '', picture: null, textType: 'Normal', seatsMost: 4, openFrom, openUntil: null, themes: 1 },
  ...{ shownThemes: 0, version: 1 },
})
const report: Report = {
  ...{ reportId: 3, kind: 'tweet', worldId: 'world0', worldName: '灯守のエルダ', state: 'waiting', createdAt: AT },
  character: { characterId: 'garo', characterFullName: 'ガロ・ミストル', icon: null },
  quoted: { title: null, body: '灯が消えた。', pictureList: [], about: null, writtenAt: AT },
  ...{
    decidedAt: null,
    reason: 'harassment',
    words: '',
    userName: 'みなと',
    decidedBy: null,
    answer: null,
    told: null,
  },
  ...{
    address: '/world/world0/tweet?tweet=9',
    isThere: true,
    writer: { userName: 'ほしの', warned: 0, removed: 0 },
    otherList: [],
  },
  serverTime: AT,
}
const rosa = {
  ...{ characterId: 'rosa', characterFullName: 'ローザ', icon: null, className: '船守', level: 3 },
  ...{ shogo: null, isNpc: true, isResting: false },
}
const related = (state: 'recruiting' | 'submitted') => reviewed({ state, relatedList: [rosa] }).info as OpeningInfo
const clock = {
  ...{ serverTime: '2036-11-25T09:00:00.000Z', aheadMinutes: 0 },
  next: {
    ...{ at: '2036-11-25T10:00:00.000Z', awaited: 'drawAt' as const, worldId: 'harbor', scenarioId: 42, phase: 1 },
    scenarioTitle: '霧笛の夜',
  },
}
const server = fakeServer({
  'world.worldSelect': { worldSelectList: [] },
  'world.getClassList': { classList: [] },
  'world.updateWorldCounter': { ...counter, count: 46 },
  'noteTag.getAdminMasterList': {
    worldList: [{ worldId: 'world0', worldName: '灯守のエルダ', noteTagList: [noteTag] }],
  },
  'noteTag.addNoteTagMaster': { ...noteTag, noteTagId: 2, name: '料理' },
  'noteTag.updateNoteTagMaster': { ...noteTag, name: '当直日誌' },
  'scenarioOffice.saveNpc': npc,
  'scenarioOffice.updateRelatedCharacter': { relatedList: [] },
  'scenarioOrder.getCancelTerms': { preparing: 30, handedIn: 50, version: 2 },
  'scenarioOrder.saveCancelTerms': { preparing: 31, handedIn: 50, version: 3 },
  'scenarioOmnibus.getTemplateList': { templateList: [], count: 0, serverTime: AT },
  'scenarioOmnibus.updateTemplate': { templateId: 3, version: 2 },
  'demo.getClock': clock,
  'demo.moveClock': clock,
  'report.decide': { reportId: 3, state: 'removed' },
})

beforeEach(async () => {
  await deleteDrafts('rin', () => true)
  stubPhone()
  installLocks()
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
async function write(name: RegExp, value: string): Promise<void> {
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name })
  await waitFor(() => expect(field.closest('[inert]')).toBeNull())
  await waitFor(() => expect(field.readOnly).toBe(false))
  fireEvent.change(field, { target: { value } })
}
const writable = (name: RegExp) => () =>
  waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name }).readOnly).toBe(false))
async function tagSheet(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'ほかの操作：日誌' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '名前と色を変える' }))
  await write(/^名前/, '当直日誌')
}
const choose = (name: string) => async () => {
  fireEvent.click(await screen.findByRole('radio', { name }))
  fireEvent.change(screen.getByRole('textbox', { name: /^書いた方/ }), { target: { value: 'ご確認ください。' } })
}
const NpcSheetOf = ({ sheet }: { sheet: NpcSheet }) => (
  <NpcForm worldId="world0" sheet={sheet} masters={[]} draftId={undefined} />
)

type Row = {
  name: string
  show: () => ReactNode
  /** everything up to the press */
  given?: () => Promise<unknown>
  button: string | RegExp
  /** title of the question; missing where nothing is asked */
  asked?: string
  yes?: string
  call: CallName
}
const rows: Row[] = [
  {
    ...{ name: 'the public facts of an NPC', call: 'scenarioOffice.saveNpc', button: '保存する' },
    ...{ asked: '直した内容を公開しますか？', yes: '公開する' },
    show: () => <NpcSheetOf sheet={npc} />,
    given: async () => {
      await writable(/^プロフィール/)()
      await write(/^名前/, 'ローザ・マレ')
    },
  },
  {
    ...{ name: 'what masters alone read of an NPC', call: 'scenarioOffice.saveNpc', button: '保存する' },
    show: () => <NpcSheetOf sheet={npc} />,
    given: async () => {
      await writable(/^プロフィール/)()
      await write(/^マスターへの覚え書き/, '早口。')
    },
  },
  {
    ...{ name: 'characters of a public opening', call: 'scenarioOffice.updateRelatedCharacter' },
    ...{ button: '登場人物を保存する', asked: '公開中のオープニングを変更しますか？', yes: '保存する' },
    show: () => <RelatedPanel info={related('recruiting')} />,
    given: async () => press('ローザを外す'),
  },
  {
    ...{ name: 'characters of an opening that waits', call: 'scenarioOffice.updateRelatedCharacter' },
    button: '登場人物を保存する',
    show: () => <RelatedPanel info={related('submitted')} />,
    given: async () => press('ローザを外す'),
  },
  {
    ...{ name: 'fees of cancellations', call: 'scenarioOrder.saveCancelTerms', button: /この割合を保存/ },
    ...{ asked: '取り消しの負担を変更しますか？', yes: '変更する' },
    show: () => <CancelTerms />,
    given: async () =>
      fireEvent.change(await screen.findByRole('spinbutton', { name: '準備が始まってから' }), {
        target: { value: '31' },
      }),
  },
  {
    ...{ name: 'a counter', call: 'world.updateWorldCounter', button: '動かす', yes: '動かす' },
    asked: '41基を46基にしますか？',
    show: () => <CounterSheet counter={counter} onClose={() => {}} />,
    given: () => write(/^増やす数/, '5'),
  },
  {
    ...{ name: 'a new tag', call: 'noteTag.addNoteTagMaster', button: '加える', yes: '加える' },
    asked: '新しいタグを公開しますか？',
    show: () => <TagDeskScreen worldId={undefined} />,
    given: async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'タグを加える' }))
      await write(/^名前/, '料理')
    },
  },
  {
    ...{ name: 'a changed tag', call: 'noteTag.updateNoteTagMaster', button: '保存する', yes: '変更する' },
    asked: 'タグの変更を公開しますか？',
    show: () => <TagDeskScreen worldId={undefined} />,
    given: tagSheet,
  },
  {
    ...{ name: 'a template that masters use', call: 'scenarioOmnibus.updateTemplate', button: '保存する' },
    ...{ asked: '直した内容を公開しますか？', yes: '公開する' },
    show: () => <TemplateForm worldId="world0" template={template(PAST)} draftId={undefined} />,
    given: () => write(/^題名/, '終着駅'),
  },
  {
    ...{ name: 'a template of later', call: 'scenarioOmnibus.updateTemplate', button: '保存する' },
    show: () => <TemplateForm worldId="world0" template={template(COMING)} draftId={undefined} />,
    given: () => write(/^題名/, '終着駅'),
  },
  {
    ...{ name: 'story time', call: 'demo.moveClock', button: '24時間 進める', yes: '進める' },
    asked: '物語の時刻を進めますか？',
    show: () => <StoryTimeSection />,
    given: () => screen.findByRole('button', { name: '24時間 進める' }),
  },
  {
    ...{ name: 'a warning', call: 'report.decide', button: '注意を伝える', yes: '注意を伝える' },
    asked: '書いた方に注意を伝えますか？',
    show: () => <DecisionForm report={report} />,
    given: choose('注意'),
  },
  {
    ...{ name: 'a removal', call: 'report.decide', button: '削除する', yes: '削除する' },
    asked: '通報されたものを削除しますか？',
    show: () => <DecisionForm report={report} />,
    given: choose('削除'),
  },
]

test.each(rows.filter(({ asked }) => asked))(
  '$name: after a yes alone',
  async ({ show, given, button, asked = '', yes = '', call }) => {
    await showScreen(show())
    await given?.()
    press(button)
    const question = await screen.findByRole('alertdialog', { name: asked })
    fireEvent.click(within(question).getByRole('button', { name: 'キャンセル' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.inputsOf(call)).toEqual([])
    press(button)
    const again = await screen.findByRole('alertdialog', { name: asked })
    fireEvent.click(within(again).getByRole('button', { name: yes }))
    await waitFor(() => expect(server.inputsOf(call)).toHaveLength(1))
  },
)

test.each(rows.filter(({ asked }) => !asked))('$name: at once', async ({ show, given, button, call }) => {
  await showScreen(show())
  await given?.()
  press(button)
  await waitFor(() => expect(server.inputsOf(call)).toHaveLength(1))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
