// わたしの物語: all replays with the user's characters or with one of them, their files, and what is said where there are none.
import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ArchiveScreen } from '#app/areas/archive/ArchiveScreen.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { archiveRefusals } from '#rules/refusals/archive.ts'
import { type AnswerOf, fakeServer } from '../support/fake-server.ts'
import { showScreen } from '../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const AT = '2036-11-20T12:00:00.000Z'
const linette = { characterId: 'linette', characterFullName: 'リネット' }
const archive: AnswerOf<'archive.getList'> = {
  ...{ count: 1, length: 4_117, all: { count: 3, length: 12_000 } },
  replayList: [
    {
      ...{ worldId: 'world0', worldName: '灯守のエルダ', scenarioId: 33, phase: 3, scenarioTitle: '足もとの白い海図' },
      ...{ masterName: 'しおり', publishedAt: AT, length: 4_117, result: 'Success', characterList: [linette] },
    },
  ],
  characterList: [{ ...linette, icon: null, worldName: '灯守のエルダ', count: 1, length: 4_117 }],
}
const nothing = { ...archive, count: 0, length: 0, all: { count: 0, length: 0 }, replayList: [], characterList: [] }
const server = fakeServer({ 'archive.getList': archive })
const open = (character: string | null) => showScreen(<ArchiveScreen address={{ character, page: 1 }} />)

beforeEach(() => toasts.clear())

test('a replay leads to its text, and says who of the user was in it', async () => {
  await open('linette')
  const row = await screen.findByRole('link', { name: /『足もとの白い海図』第3章/ })
  expect(row.getAttribute('href')).toBe('/world/world0/scenario/0000000033/3?tab=replay')
  expect(row.textContent).toContain('リネット')
  expect(screen.getByRole('link', { name: 'すべて 3' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'リネット 1', current: true })).toBeTruthy()
  expect(server.inputsOf('archive.getList')).toMatchObject([{ characterId: 'linette', pageStart: 1 }])
})

test('a file that is refused is said', async () => {
  server.refuses('archive.download', 'ARCHIVE_EMPTY')
  await open('linette')
  fireEvent.click(await screen.findByRole('button', { name: 'ZIP' }))
  await waitFor(() =>
    expect(toasts.list()).toMatchObject([
      { type: 'error', overline: '書き出せませんでした', title: archiveRefusals.ARCHIVE_EMPTY.message },
    ]),
  )
  expect(server.inputsOf('archive.download')).toMatchObject([{ characterId: 'linette', format: 'zip' }])
})

test('without a replay the way to one is shown, and no files', async () => {
  server.answers({ 'archive.getList': nothing })
  await open(null)
  expect(await screen.findByText('公開されたリプレイはまだありません。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /EPUB|ZIP/ })).toBeNull()
})
