// A run on screen: the next step, an entry, the end, and the dice rolled again on this device.
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { checkRun } from '#app/areas/journal/check-run.ts'
import type { Entry, Run } from '#app/areas/journal/queries.ts'
import { RunScreen } from '#app/areas/journal/RunScreen.tsx'
import { hashOfSeed } from '#rules/draws.ts'
import { promptOf, rollOf, totalOf } from '#rules/journals.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'

const AT = '2036-11-20T12:00:00.000Z'
const SEED = 'ab'.repeat(32)
const dice = { count: 2, sides: 6 }
const promptList = Array.from({ length: 11 }, (_, nth) => ({ promptId: nth + 1, fromTotal: nth + 2, toTotal: nth + 2 }))

async function entryOf(step: number, body: string): Promise<Entry> {
  const diceList = await rollOf({ seed: SEED, runId: 5, step }, dice)
  const promptId = promptOf(promptList, totalOf(diceList), new Set())?.promptId ?? 0
  return { step, diceList, promptId, prompt: `問い${step}`, body, writtenAt: body ? AT : null }
}
const open: Run = {
  ...{ runId: 5, journalId: 1, title: '当直日誌', length: 2, state: 'open', written: 0, noteId: null, startedAt: AT },
  ...{
    finishedAt: null,
    worldId: 'world0',
    characterId: 'linne',
    characterFullName: 'リンネ',
    dice,
    opening: '日が落ちた。',
  },
  ...{ closing: null, seedHash: await hashOfSeed(SEED), seed: null, entryList: [], promptList: [] },
}
const finished = {
  ...open,
  state: 'finished' as const,
  written: 1,
  closing: '朝。',
  seed: SEED,
  finishedAt: AT,
  promptList,
}

const server = fakeServer({
  'character.mine': { characterList: [] },
  'journal.getRun': open,
})

beforeEach(() => {
  stubPhone()
  installLocks()
})

const show = () => showScreen(<RunScreen worldId="world0" runId={5} draftId={undefined} />)

test('the dice are rolled for the next step, and then it is written', async () => {
  const rolled = await entryOf(1, '')
  let isRolled = false
  server.answers({
    'journal.getRun': () => ({ ...open, entryList: isRolled ? [rolled] : [] }),
    'journal.roll': () => {
      isRolled = true
      return rolled
    },
    'journal.writeEntry': ({ runId, step }) => ({ runId, step }),
  })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'さいころを振る' }))
  const page = within(await screen.findByRole('article', { name: '1ページ目' }))
  expect(server.inputsOf('journal.roll')).toEqual([{ runId: 5, step: 1 }])
  expect(page.getByText('問い1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'さいころを振る' })).toBeNull()
  fireEvent.change(await page.findByRole('textbox'), { target: { value: '灯は、ついていた。' } })
  fireEvent.click(page.getByRole('button', { name: 'この記録を書く' }))
  await waitFor(() =>
    expect(server.inputsOf('journal.writeEntry')).toMatchObject([{ runId: 5, step: 1, body: '灯は、ついていた。' }]),
  )
})

test('the end asks first, and is offered before the last step too', async () => {
  server.answers({
    'journal.getRun': { ...open, written: 1, entryList: [await entryOf(1, '灯。')] },
    'journal.finish': { runId: 5, seed: SEED },
  })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'ここで書き終える' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/まだ1ページ残っています。/)).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: '書き終える' }))
  await waitFor(() => expect(server.inputsOf('journal.finish')).toEqual([{ runId: 5 }]))
})

test('a finished run is checked on this device and becomes a note', async () => {
  server.answers({
    'journal.getRun': { ...finished, entryList: [await entryOf(1, '灯。')] },
    'journal.publish': { runId: 5, noteId: 9 },
  })
  await show()
  expect(await screen.findByText('朝。')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '出目を確かめる', hidden: true }))
  expect(await screen.findByText('出目は約束どおりでした')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'ノートのタイトル' }), { target: { value: '霧の夜' } })
  fireEvent.change(screen.getByRole('combobox', { name: '読める人' }), { target: { value: '2' } })
  fireEvent.click(screen.getByRole('button', { name: 'ノートにする' }))
  await waitFor(() => expect(server.inputsOf('journal.publish')).toEqual([{ runId: 5, title: '霧の夜', scope: 2 }]))
})

test('the check finds another seed and another roll', async () => {
  const entryList = [await entryOf(1, '灯。')]
  const run = { ...finished, entryList }
  expect(await checkRun(run, run.seedHash)).toMatchObject({ isRight: true })
  expect(await checkRun({ ...run, seed: 'cd'.repeat(32) }, run.seedHash)).toMatchObject({ isRight: false })
  const changed = entryList.map(entry => ({ ...entry, diceList: [1, 1], promptId: 1 }))
  const isSame = totalOf(entryList[0]?.diceList ?? []) === 2
  expect((await checkRun({ ...run, entryList: changed }, run.seedHash)).isRight).toBe(isSame)
})
