// The office's desk of a journal: its table of questions by totals, what stands in the way of publishing, and what stays once somebody
// has begun it.
import 'fake-indexeddb/auto'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { JournalDeskScreen } from '#app/areas/journal/desk/JournalDeskScreen.tsx'
import { stubPhone } from '../../support/browser-parts.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

let journal: AnswerOf<'journalDesk.read'>
const turned = (change: Partial<typeof journal>) => {
  journal = { ...journal, ...change, version: journal.version + 1 }
  return journal
}
const server = fakeServer({
  'world.worldSelect': { worldSelectList: [] },
  'journalDesk.list': { journalList: [], count: 0, stateCounts: { draft: 0, published: 0 } },
  'journalDesk.read': () => journal,
  'journalDesk.save': ({ title, promptList }) => turned({ title, promptList, prompts: promptList.length }),
  'journalDesk.publish': () => turned({ state: 'published' }),
  'journalDesk.withdraw': () => turned({ state: 'draft' }),
  'journalDesk.remove': ({ journalId }) => ({ journalId }),
})

let id = 0
beforeEach(() => {
  stubPhone()
  installLocks()
  id += 1
  journal = {
    ...{ journalId: id, worldId: null, worldName: null, title: '当直日誌', summary: '夜を書く。', length: 3 },
    ...{ dice: { count: 1, sides: 4 }, state: 'draft', runs: 0, prompts: 1, version: 1 },
    ...{ rules: 'ひとつ振る。', opening: '日が落ちた。', closing: '朝になった。' },
    promptList: [{ fromTotal: 1, toTotal: 2, text: 'なにが見えるか。' }],
    updatedAt: '2026-11-20T12:00:00.000Z',
  }
})

const open = async () => {
  const shown = await showScreen(<JournalDeskScreen journalId={id} isPreview={false} draftId={undefined} />)
  const field = await screen.findByRole('textbox', { name: '遊びかた' })
  await waitFor(() => expect(field.closest('[inert]')).toBeNull())
  return shown
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const agree = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

test('a total without a question stands in the way of publishing; a question for it is added, saved and published', async () => {
  await open()
  press('公開する')
  expect((await screen.findAllByText(/出目の合計が3のときの問いがありません/)).length).toBeGreaterThan(0)
  press('問いを加える')
  expect(screen.getByLabelText<HTMLInputElement>('問い 2の出目').value).toBe('3')
  type('問い 2の出目の終わり', '4')
  type('問い 2の言葉', 'だれが来たか。')
  press('下書きを保存する')
  const questions = [
    { fromTotal: 1, toTotal: 2, text: 'なにが見えるか。' },
    { fromTotal: 3, toTotal: 4, text: 'だれが来たか。' },
  ]
  await waitFor(() =>
    expect(server.inputsOf('journalDesk.save')).toMatchObject([{ baseVersion: 1, promptList: questions }]),
  )
  await waitFor(() => expect(screen.queryByText('変更を先に保存してください。')).toBeNull())
  press('公開する')
  await agree('公開する')
  await waitFor(() => expect(server.inputsOf('journalDesk.publish')).toMatchObject([{ baseVersion: 2 }]))
})

test('of one that was begun the totals stand fast, and its words are changed', async () => {
  journal = { ...journal, state: 'published', runs: 2, promptList: [{ fromTotal: 1, toTotal: 4, text: '灯は。' }] }
  await open()
  expect(screen.getByText(/もう遊ばれているため/)).toBeTruthy()
  expect(screen.getByText('出目 1から4')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '問いを加える' })).toBeNull()
  expect(screen.queryByLabelText('さいころの面')).toBeNull()
  type('問い 1の言葉', '灯は、ついているか。')
  press('変更を保存する')
  await agree('保存する')
  await waitFor(() =>
    expect(server.inputsOf('journalDesk.save')).toMatchObject([
      {
        length: 3,
        dice: { count: 1, sides: 4 },
        promptList: [{ fromTotal: 1, toTotal: 4, text: '灯は、ついているか。' }],
      },
    ]),
  )
})

test('totals that are no numbers are said', async () => {
  await open()
  type('問い 1の出目', 'いち')
  press('下書きを保存する')
  expect((await screen.findAllByText(/問い 1の出目は、1から400までの数で入力してください/)).length).toBeGreaterThan(0)
  expect(server.inputsOf('journalDesk.save')).toEqual([])
})
