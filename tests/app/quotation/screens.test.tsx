// Kept scenes: choosing one in the sheet, from what was marked, and the list with deleting and taking back.
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuotationListScreen } from '#app/areas/quotation/QuotationListScreen.tsx'
import { SceneSheet } from '#app/areas/quotation/SceneSheet.tsx'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const AT = '2036-11-20T12:00:00.000Z'
const of = { worldId: 'world0', scenarioId: 4, phase: 1 }
const BODY = '霧が出た。灯りは消えた。\n\nだれも来ない。'
const scene = (more: object): AnswerOf<'quotation.getQuotation'> => ({
  ...{ ...of, quotationId: 'scene-of-the-lamp-4444', worldName: '灯守のエルダ', scenarioTitle: '霧笛の夜' },
  ...{ masterName: 'しおり', rowFrom: 1, rowTo: 1, words: '霧が出た。', isOpen: true, isMine: true },
  ...{ publishedAt: AT, createdAt: AT, ...more },
})
const closed = scene({ quotationId: 'scene-that-was-closed-', words: null, isOpen: false, scenarioTitle: '閉じた夜' })
const server = fakeServer({
  'quotation.getOwnList': { quotationList: [scene({}), closed], count: 2 },
  'quotation.keep': ({ rowFrom, rowTo, words }) => scene({ rowFrom, rowTo, words }),
  'quotation.setDeleted': input => input,
})

test('the sheet begins with the marked sentences; what lies between the first and the last pressed is kept', async () => {
  const marked = { words: '灯りは消えた。', row: 1 }
  await showScreen(<SceneSheet of={of} body={BODY} marked={marked} onClose={() => {}} />)
  const chosen = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  await screen.findByRole('dialog')
  expect(chosen()).toEqual(['灯りは消えた。'])
  fireEvent.click(screen.getByRole('button', { name: 'だれも来ない。' }))
  expect(chosen()).toEqual(['灯りは消えた。', 'だれも来ない。'])
  fireEvent.click(screen.getByRole('button', { name: '残す' }))
  await waitFor(() =>
    expect(server.inputsOf('quotation.keep')).toEqual([
      { ...of, rowFrom: 1, rowTo: 3, words: '灯りは消えた。\n\nだれも来ない。' },
    ]),
  )
  await screen.findByRole('heading', { name: '場面を残しました' })
  expect(screen.getByRole('link', { name: '見る' }).getAttribute('href')).toBe('/quotation/scene-of-the-lamp-4444')
})

test('words that stand nowhere are said; without a choice nothing can be kept', async () => {
  await showScreen(<SceneSheet of={of} body={BODY} marked={{ words: '', row: 3 }} onClose={() => {}} />)
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '霧笛' } })
  fireEvent.click(screen.getByRole('button', { name: '探す' }))
  expect(await screen.findByText('その言葉のある文はありません。')).toBeTruthy()
  expect(screen.getByText('文を選ぶと残せます。')).toBeTruthy()
})

test('a card names its source and rights and is deleted; one that cannot be read any more is not shared', async () => {
  await showScreen(<QuotationListScreen page={1} />)
  const [first, second] = await screen.findAllByRole('listitem')
  if (!first || !second) throw new Error('There are no cards.')
  expect(within(first).getByText(/^文：しおり\s© 2036 つむぎ「灯守のエルダ」$/)).toBeTruthy()
  expect(within(first).getByRole('button', { name: '『霧笛の夜』第1章の場面のアドレスを共有' })).toBeTruthy()
  expect(within(second).getByText(/^いまは読めないリプレイの場面です。/)).toBeTruthy()
  expect(within(second).queryByRole('button', { name: /共有|画像/ })).toBeNull()
  fireEvent.click(within(first).getByRole('button', { name: '『霧笛の夜』第1章の場面を削除' }))
  await waitFor(() =>
    expect(server.inputsOf('quotation.setDeleted')).toEqual([
      { quotationId: 'scene-of-the-lamp-4444', isDeleted: true },
    ]),
  )
})
