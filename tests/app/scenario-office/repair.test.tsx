// Repair tool: no repair, ended entry or opened text without a reason.
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RepairScreen } from '#app/areas/scenario-office/repair/RepairScreen.tsx'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'
import { repair } from './office-answers.ts'

configure({ asyncUtilTimeout: 10_000 })

const server = fakeServer({
  'world.worldSelect': { worldSelectList: [] },
  'scenarioOffice.getRepair': repair(),
  'scenarioOffice.repair': { state: 'recruiting' },
  'scenarioOffice.repairNumbers': { seats: 7, minimum: 4 },
  'scenarioOffice.removeEntry': { returned: 600 },
  'scenarioOffice.openText': {
    ...{ entryId: 9, chooseId: 2, tagName: '灯の組', playing: '帆をたたんで待つ。', omakaseFlg: false },
    ...{ consumeItem: [], attached: null, sentBy: 'player', receivedAt: '2036-11-19T12:00:00.000Z' },
    character: {
      ...{ characterId: 'emil', characterFullName: 'エミル', icon: null, className: '霧読み', level: 5 },
      ...{ shogo: null, isNpc: false, isResting: false },
    },
  },
})

const open = () => showScreen(<RepairScreen place={{ scenarioId: '0000000004' }} />)
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const sheet = () => screen.findByRole('dialog')

/** Presses the button of the sheet without a reason, then with one. */
async function giveReason(button: string): Promise<void> {
  const inSheet = within(await sheet())
  fireEvent.click(inSheet.getByRole('button', { name: button }))
  expect(inSheet.getByText('理由を入力してください。')).toBeTruthy()
  fireEvent.change(inSheet.getByRole('textbox', { name: '理由' }), { target: { value: ' 早すぎたため ' } })
  fireEvent.click(inSheet.getByRole('button', { name: button }))
}
const key = { worldId: 'world0', scenarioId: 4, phase: 1, reason: '早すぎたため' }

test('a phase is mended with its reason, once', async () => {
  await open()
  await press(/^募集に戻す$/)
  expect((await sheet()).textContent).toContain('お支払いはお預かりに戻ります')
  expect(server.inputsOf('scenarioOffice.repair')).toEqual([])
  await giveReason('募集に戻す')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.inputsOf('scenarioOffice.repair')).toEqual([{ ...key, act: 'repairRecruitAgain' }])
})

test('what was refused says why, and nothing of its reason is lost', async () => {
  server.refuses('scenarioOffice.repair', 'SCENARIO_STATE')
  await open()
  await press(/^取り下げる$/)
  await giveReason('取り下げる')
  expect(await screen.findByText(/シナリオの状態が変わりました/)).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '理由' }).value).toBe(' 早すぎたため ')
})

test('only what was changed of its numbers is sent', async () => {
  await open()
  const seats = within(await screen.findByRole('region', { name: '日時と人数' }))
  fireEvent.change(seats.getByRole('spinbutton', { name: '定員' }), { target: { valueAsNumber: 7, value: '7' } })
  await press(/^変更する$/)
  await giveReason('変更する')
  await waitFor(() => expect(server.inputsOf('scenarioOffice.repairNumbers')).toHaveLength(1))
  expect(server.inputsOf('scenarioOffice.repairNumbers')).toEqual([{ ...key, until: null, seats: 7, minimum: null }])
})

test('an entry is ended with its reason', async () => {
  await open()
  await press(/^参加を取り消す/)
  await giveReason('取り消す')
  await waitFor(() => expect(server.inputsOf('scenarioOffice.removeEntry')).toEqual([{ ...key, entryId: 9 }]))
})

test('a text is opened after it was said that the log will tell, and then shown', async () => {
  await open()
  await press(/^プレイングを開く/)
  expect((await sheet()).textContent).toContain('記録に残ります')
  expect(screen.queryByText('帆をたたんで待つ。')).toBeNull()
  await giveReason('開く')
  expect(await screen.findByText('帆をたたんで待つ。')).toBeTruthy()
  expect(screen.getByText(/選択肢 2・チームタグ「灯の組」/)).toBeTruthy()
})

test('while its list is drawn, nobody is taken out of it', async () => {
  server.answers({
    'scenarioOffice.getRepair': repair({ card: { ...repair().card, state: 'lottery', status: 2 }, actList: [] }),
  })
  await open()
  const remove = await screen.findByRole('button', { name: /^参加を取り消す/ })
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('この状態でできる修復はありません。')).toBeTruthy()
})

test('an id that is none is said, and asks nothing', async () => {
  await showScreen(<RepairScreen place={{ scenarioId: 'abc' }} />)
  expect(await screen.findByText(/10桁までの数字/)).toBeTruthy()
  expect(server.requests).toEqual([])
})
