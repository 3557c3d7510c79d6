// The clock of a demo on the office's side of マイページ.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aheadWords } from '#app/areas/demo/ahead-words.ts'
import { StoryTimeSection } from '#app/areas/demo/StoryTimeSection.tsx'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const next = {
  ...{ at: '2026-11-25T10:00:00.000Z', awaited: 'drawAt' as const, worldId: 'harbor', scenarioId: 42, phase: 1 },
  scenarioTitle: '霧笛の夜',
}
const early = { serverTime: '2026-11-25T09:00:00.000Z', aheadMinutes: 0, next }
const late = { serverTime: next.at, aheadMinutes: 60, next: { ...next, awaited: 'openAt' as const } }
const server = fakeServer({
  'demo.getClock': () => (moves.length > 0 ? late : early),
  'demo.moveClock': input => moved(input),
})
const moves: unknown[] = []
const moved = (input: unknown) => {
  moves.push(input)
  return late
}

test.each([
  [0, '時計のとおりに進んでいます'],
  [59, '時計より59分先です'],
  [60, '時計より1時間先です'],
  [1_440, '時計より1日先です'],
  [4_700, '時計より3日6時間先です'],
])('%d minutes ahead: %s', (minutes, words) => expect(aheadWords(minutes)).toBe(words))

test('says what comes next and moves there, or by hours', async () => {
  await showScreen(<StoryTimeSection />)
  expect(await screen.findByText('つぎは「霧笛の夜」の抽選')).toBeTruthy()
  expect(screen.getByText('11月25日 18:00')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/world/harbor/scenario/0000000042/1')
  const move = async (name: string): Promise<void> => {
    fireEvent.click(screen.getByRole('button', { name }))
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('までの予約・抽選・締切・公開日が、すべてのシナリオで進みます。')
    fireEvent.click(within(question).getByRole('button', { name: '進める' }))
  }
  await move('つぎの日付まで進める')
  expect(await screen.findByText('つぎは「霧笛の夜」の公開')).toBeTruthy()
  // Nobody can read it yet.
  expect(screen.getByRole('link').getAttribute('href')).toBe('/world/harbor/scenario')
  await move('24時間 進める')
  await waitFor(() => expect(moves).toEqual([{ until: next.at }, { hours: 24 }]))
})

test('is not there where no demo runs', async () => {
  server.refuses('demo.getClock', 'NOT_FOUND')
  await showScreen(<StoryTimeSection />)
  await waitFor(() => expect(server.requests.some(({ call }) => call === 'demo.getClock')).toBe(true))
  expect(screen.queryByRole('heading')).toBeNull()
})
