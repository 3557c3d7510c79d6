// The forms of results, rewards and private parts: what is entered reaches the replay, and faults stand at their fields.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { PartsForm } from '#app/areas/replay-desk/results/PartsForm.tsx'
import { ResultsForm } from '#app/areas/replay-desk/results/ResultsForm.tsx'
import type { PrivatePart, Replay } from '#rules/scenario/replay.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { showScreen } from '../../support/screen.tsx'

beforeAll(() => {
  stubPhone()
})

const names = ['エミル', 'スイ', 'ガロ', 'カヤ']
const cast = names.map((characterFullName, index) => ({
  entryId: index + 1,
  character: { characterFullName, icon: null },
}))
const itemList = [
  { itemCode: 'shard', itemName: '霧晶のかけら' },
  { itemCode: 'letter', itemName: '濡れない手紙' },
]
const EMPTY: Replay = { body: '本文', result: null, castList: [], partList: [] }

let replay = EMPTY
function Results({ disabled = false, isWhole = false }) {
  const [value, setValue] = useState(replay)
  replay = value
  return <ResultsForm replay={value} moneyName="G" onChange={setValue} {...{ cast, itemList, disabled, isWhole }} />
}
const show = (of: Partial<Replay> = {}, props: { disabled?: boolean; isWhole?: boolean } = {}) => {
  replay = { ...EMPTY, ...of }
  return showScreen(<Results {...props} />)
}
const cardOf = (name: string): HTMLElement => {
  const card = screen.getByText(name).closest('li')
  if (!card) throw new Error(`There is no card of ${name}.`)
  return card
}
const open = async (name: string): Promise<HTMLElement> => {
  const card = cardOf(name)
  const details = card.querySelector('details')
  if (!details) throw new Error('A card has no details.')
  details.open = true
  fireEvent(details, new Event('toggle'))
  await within(card).findByRole('group', { name: `${name}の結果` })
  return card
}
const oneOf = (entryId: number) => replay.castList.find(one => one.entryId === entryId)

test('the result of the whole and of a character are chosen among five', async () => {
  await show()
  const whole = screen.getByRole('group', { name: '物語はどうなりましたか？' })
  expect(within(whole).getAllByRole('radio')).toHaveLength(5)
  fireEvent.click(within(whole).getByRole('radio', { name: '大成功' }))
  expect(replay.result).toBe('GreatSuccess')
  const card = await open('スイ')
  fireEvent.click(within(card).getByRole('radio', { name: '失敗' }))
  expect(oneOf(2)?.result).toBe('Failure')
  expect(screen.getByText('未定 3人')).toBeDefined()
})

test('numbers are typed with digits of either width, and added up', async () => {
  await show()
  const card = await open('エミル')
  fireEvent.change(within(card).getByRole('textbox', { name: '経験値' }), { target: { value: '１２０' } })
  fireEvent.change(within(card).getByRole('textbox', { name: 'G' }), { target: { value: '1,800' } })
  expect(oneOf(1)).toMatchObject({ experience: 120, money: 1800 })
  expect(within(card).getByText('結果は未定・経験値 120・G 1,800')).toBeDefined()
  fireEvent.change(within(card).getByRole('textbox', { name: '経験値' }), { target: { value: '十' } })
  expect(oneOf(1)?.experience).toBe(120)
  fireEvent.blur(within(card).getByRole('textbox', { name: '経験値' }))
  expect(within(card).getByRole('textbox', { name: '経験値' })).toHaveProperty('value', '120')
})

test('a number that goes too far is told at its field and on the folded card', async () => {
  await show()
  const card = await open('エミル')
  fireEvent.change(within(card).getByRole('textbox', { name: 'G' }), { target: { value: '100001' } })
  const field = within(card).getByRole('textbox', { name: 'G' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(within(card).getByRole('textbox', { name: '経験値' }).getAttribute('aria-invalid')).toBeNull()
  expect(within(card).getByText('見直し')).toBeDefined()
})

test('all get the same, and what stood before comes back', async () => {
  await show()
  fireEvent.change(screen.getByRole('textbox', { name: '経験値（全員）' }), { target: { value: '50' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'G（全員）' }), { target: { value: '300' } })
  fireEvent.click(screen.getByRole('button', { name: '全員に同じ' }))
  expect(replay.castList.map(({ experience, money }) => [experience, money])).toEqual(names.map(() => [50, 300]))
  const sums = screen.getByLabelText('報酬の合計')
  expect(within(sums).getByText('200')).toBeDefined()
  expect(within(sums).getByText('1,200')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '前の数に戻す' }))
  expect(replay.castList.map(({ experience, money }) => [experience, money])).toEqual(names.map(() => [0, 0]))
})

test('an item is picked by its name, with its number', async () => {
  await show()
  const card = await open('ガロ')
  fireEvent.click(within(card).getByRole('button', { name: 'アイテムを選ぶ：もらうアイテム' }))
  const sheet = await screen.findByRole('dialog')
  fireEvent.change(within(sheet).getByRole('searchbox'), { target: { value: '手紙' } })
  expect(within(sheet).queryByText('霧晶のかけら')).toBeNull()
  fireEvent.click(within(sheet).getByRole('button', { name: '濡れない手紙を選ぶ' }))
  expect(oneOf(3)?.items).toEqual([{ itemCode: 'letter', count: 1 }])
  fireEvent.click(within(sheet).getByRole('button', { name: 'とじる' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.change(within(card).getByRole('spinbutton', { name: '濡れない手紙' }), { target: { value: '3' } })
  expect(oneOf(3)?.items).toEqual([{ itemCode: 'letter', count: 3 }])
  expect(screen.getByText('濡れない手紙 ×3')).toBeDefined()
  fireEvent.click(within(card).getByRole('button', { name: '濡れない手紙を外す' }))
  expect(oneOf(3)?.items).toEqual([])
})

test('three are MVP at most; the fourth is told why', async () => {
  await show()
  for (const name of names.slice(0, 3)) {
    fireEvent.click(within(await open(name)).getByRole('checkbox', { name: 'MVPにする' }))
  }
  const fourth = await open('カヤ')
  expect(within(fourth).queryByRole('checkbox', { name: 'MVPにする' })).toBeNull()
  expect(within(fourth).getByText(/MVPは3人までです/)).toBeDefined()
  fireEvent.change(within(cardOf('エミル')).getByRole('textbox', { name: 'MVPの理由' }), {
    target: { value: '火を分けた。' },
  })
  expect(oneOf(1)?.mvpReason).toBe('火を分けた。')
})

test('judged as a whole, what is undecided is marked', async () => {
  await show({}, { isWhole: true })
  expect(screen.getByText('全体の結果を選んでください。')).toBeDefined()
  expect(screen.getByText('結果が決まっていないキャラクターが4人います。')).toBeDefined()
  expect(within(await open('スイ')).getByText('結果を選んでください。')).toBeDefined()
})

test('a form that is only read takes nothing', async () => {
  await show({}, { disabled: true })
  expect(screen.queryByRole('button', { name: '全員に同じ' })).toBeNull()
  const whole = screen.getByRole('group', { name: '物語はどうなりましたか？' })
  expect(within(whole).getByRole('radio', { name: '大成功' }).matches(':disabled')).toBe(true)
})

let parts: readonly PrivatePart[] = []
function Parts() {
  const [value, setValue] = useState(parts)
  parts = value
  return <PartsForm partList={value} cast={cast} onChange={setValue} isWhole />
}

test('a private part has a text and its readers; one is removed without touching the others', async () => {
  parts = [
    { body: '一つめ', entryIds: [1] },
    { body: '二つめ', entryIds: [2] },
  ]
  await showScreen(<Parts />)
  fireEvent.click(screen.getByRole('button', { name: '限定公開の部分を加える' }))
  expect(screen.getByText('限定公開の部分に、本文と読める人を入れてください。')).toBeDefined()
  const third = await screen.findByRole('textbox', { name: /限定公開 3の本文/ })
  fireEvent.input(third, { target: { value: '三つめ' } })
  const row = third.closest('li')
  if (!row) throw new Error('There is no row.')
  fireEvent.click(within(row).getByRole('checkbox', { name: 'カヤ' }))
  fireEvent.click(within(row).getByRole('checkbox', { name: 'スイ' }))
  expect(parts[2]).toEqual({ body: '三つめ', entryIds: [2, 4] })
  fireEvent.click(screen.getByRole('button', { name: '限定公開 1を削除' }))
  expect(parts.map(({ body }) => body)).toEqual(['二つめ', '三つめ'])
  expect(screen.getByRole('textbox', { name: /限定公開 2の本文/ })).toHaveProperty('value', '三つめ')
})
