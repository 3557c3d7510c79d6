// The cast beside the text of a replay: abilities on the sheet, names that the master added, notes that survive a closed panel.
import 'fake-indexeddb/auto'
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CastPanel } from '#app/areas/replay-desk/cast/CastPanel.tsx'
import { nearestLine } from '#app/areas/replay-desk/nearest-line.ts'
import type { ReplayDesk } from '#app/areas/replay-desk/queries.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'
import { reviewed } from '../replay-office/replay-answers.ts'

configure({ asyncUtilTimeout: 10_000 })

fakeServer({
  'world.getParameterCalcInfo': {
    ...{ parameterCalcInnerGroupList: [], parameterCalcBetweenGroupList: [] },
    ...{ worldItemUseMaster: { noryokuUse1: 1 }, worldItemNameMaster: { noryokuName1: '観察' } },
    worldInfoFlgs: { isScenarioV2: true, scenarioSupportFlg: 0 },
    parameterNameList: [{ id: 1, value: '観察' }],
    ...{ parameterIdListSortedForItemAndSkill: [1], mainParameterIdList: [1] },
  },
})

const of = { worldId: 'world0', scenarioId: 4, phase: 1 }
// Over the network times are texts.
const desk = reviewed({ isOwn: true, state: 'writing' }) as unknown as ReplayDesk
const [first, ...others] = desk.castList
const named = { ...desk, castList: first ? [{ ...first, names: ['スイ先生'] }, ...others] : [] }
const open = () => showScreen(<CastPanel of={of} desk={named} isOpen now={Date.parse(desk.serverTime)} />)
const card = async () => within((await screen.findAllByRole('listitem'))[0] as HTMLElement)

test('a sheet has the main abilities of the world', async () => {
  await open()
  expect((await (await card()).findByLabelText('能力')).textContent).toContain('観察')
})

test('names that the master added stand in their field, whatever the full name is', async () => {
  await open()
  expect((await (await card()).findByLabelText<HTMLInputElement>('ほかの呼び名')).value).toBe('スイ先生')
})

test('the table of how one calls the others has each of them, with what stands there already', async () => {
  const castList = desk.castList.map((one, nth) =>
    nth === 0 ? { ...one, secondPerson: '〜さん', calls: [{ entryId: 2, names: ['先生', 'あなた'] }] } : one,
  )
  await showScreen(<CastPanel of={of} desk={{ ...desk, castList }} isOpen now={Date.parse(desk.serverTime)} />)
  const own = await card()
  expect((await own.findByLabelText<HTMLInputElement>('ガロを呼ぶとき')).value).toBe('先生、あなた')
  expect(own.queryByLabelText('スイを呼ぶとき')).toBeNull()
  expect(own.getByText('二人称の表（1／1人）')).toBeTruthy()
  fireEvent.change(own.getByLabelText('ガロを呼ぶとき'), { target: { value: 'あ'.repeat(41) } })
  expect(await own.findByText('呼び名は10個まで、1つ40文字までです。')).toBeTruthy()
})

test('a note that was not saved is there again when the panel was closed', async () => {
  await open()
  fireEvent.change(await (await card()).findByLabelText('スイのメモ'), { target: { value: '灯は左手。' } })
  expect(await screen.findByText(/未保存/)).toBeTruthy()
  cleanup()
  await open()
  await waitFor(async () =>
    expect((await (await card()).findByLabelText<HTMLTextAreaElement>('スイのメモ')).value).toBe('灯は左手。'),
  )
})

test('they stand by team or by choice, each with what was sent and its sheet', async () => {
  const sent = { playing: '灯を分ける。', sentBy: 'player' as const, chooseId: 2, tagName: '折りたたみ傘' }
  const sheet = { firstPerson: '私', secondPerson: '〜さん', tone: 'です、ます', personality: '数をかぞえる' }
  const more = {
    consumeItem: [{ itemName: '霧晶のかけら', count: 2 }],
    settingList: [{ heading: '癖', body: '傘は左手。' }],
  }
  const castList = desk.castList.map((one, nth) => (nth === 0 ? { ...one, ...sent, ...sheet, ...more } : one)) as never
  const scenarioChoiceList = [
    { chooseId: 1, name: '改札' },
    { chooseId: 2, name: '三番線' },
  ]
  const now = Date.parse(desk.serverTime)
  await showScreen(<CastPanel of={of} desk={{ ...desk, castList, scenarioChoiceList }} isOpen now={now} />)
  const own = within(await screen.findByRole('region', { name: '折りたたみ傘' }))
  for (const words of ['灯を分ける。', '〜さん', 'です、ます', '数をかぞえる', '傘は左手。', /霧晶のかけら ×2/])
    expect(own.getByText(words)).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'チームなし' })).getByText('届きませんでした')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '選択肢ごと' }))
  expect(within(await screen.findByRole('region', { name: '2. 三番線' })).getByText('灯を分ける。')).toBeTruthy()
  expect(screen.queryByRole('region', { name: '1. 改札' })).toBeNull()
  expect(screen.getByRole('region', { name: '選択肢なし' })).toBeTruthy()
})

test.each([
  ['the line itself', ['一', '雨が降る。', '風。'], 2, '雨が', 2],
  ['it stands further down now', ['一', '', '', '雨が降る。'], 2, '雨が', 4],
  ['it stands further up now', ['雨が降る。', '二', '三'], 3, '雨が', 1],
  ['of two the nearer one', ['雨が降る。', '', '', '雨が降る。', ''], 5, '雨が', 4],
  ['it is gone', ['一', '二'], 2, '雨が', 2],
] as const)('a commented line is found: %s', (_, lines, asked, quoted, found) => {
  expect(nearestLine(lines, asked, quoted)).toBe(found)
})
