// Missions of a world that end soonest, on its top: the first under a ribbon, three at most, each with the remaining time.
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Mission } from '#app/areas/mission/queries.ts'
import { EndingMissions, endingOf } from '#app/areas/world/top/EndingMissions.tsx'
import { renderInRouter } from '../../support/in-router.tsx'

const NOW = Date.parse('2026-11-21T12:00:00+09:00')
const mission = (id: number, archiveTitle: string, achieveTo: string | null, achievementType = 'Login'): Mission => ({
  ...{ id, status: 0, worldId: 'world0', worldName: '灯守のエルダ', achieveCategory: 3, archiveTitle },
  ...{ description: '', rewardText: `LP ${id}`, notLpOnly: 0, achievementType, achievementValue: null },
  ...{ achieveTo, createdAt: null, receivedAt: null, progressCount: 0, requiredCount: 1 },
})
const ended = mission(1, '終わったもの', '2026-11-21T11:59:59+09:00')
const today = mission(2, '灯を絶やさぬ人', '2026-11-21T17:30:00+09:00')
const soon = mission(3, '忘れ物係の朝礼', '2026-11-24T23:59:00+09:00', 'EquipItem')
const later = mission(4, '千階の庭師', '2026-12-20T23:59:00+09:00', 'OfAnotherServer')
const last = mission(5, '長い旅', '2027-01-20T23:59:00+09:00')
const endless = mission(6, '終わりのないもの', null)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

test('what has ended since it was kept, and what never ends, is not among them', () => {
  expect(endingOf([ended, today, soon, endless], NOW).map(({ id }) => id)).toEqual([2, 3])
  expect(endingOf([], NOW)).toEqual([])
})

test('three, in their order, each with its end, what it brings and the way to what it asks for', async () => {
  await renderInRouter(<EndingMissions worldId="world0" missions={endingOf([today, soon, later, last], NOW)} />)
  const section = screen.getByRole('region', { name: 'もうすぐ終わるミッション' })
  const rows = within(section).getAllByRole('listitem')
  const words = [
    ['灯を絶やさぬ人', 'あと5時間', 'LP 2'],
    ['忘れ物係の朝礼', 'あと3日', 'LP 3'],
    ['千階の庭師', 'あと29日', 'LP 4'],
  ]
  expect(rows).toHaveLength(words.length)
  for (const [index, row] of rows.entries()) {
    for (const word of words[index] ?? []) expect(within(row).getByRole('link').textContent).toContain(word)
  }
  const toMissions = expect.stringMatching(/^\/mission\?.*worldId=world0/)
  expect(rows.map(row => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/',
    '/world/world0/sobiItemSettings',
    toMissions,
  ])
  expect(
    within(section)
      .getByRole('link', { name: /すべて見る/ })
      .getAttribute('href'),
  ).toEqual(toMissions)
  // The ribbon repeats the line beside it, so it is hidden from screen readers.
  expect(rows[0]?.querySelector('[aria-hidden="true"]')?.textContent).toBe('あと5時間')
})

test('a last minute has no number', async () => {
  const now = mission(7, '最後のひと灯', new Date(NOW + 20_000).toISOString())
  await renderInRouter(<EndingMissions worldId="world0" missions={endingOf([now], NOW)} />)
  expect(screen.getByRole('listitem').querySelector('[aria-hidden="true"]')?.textContent).toBe('まもなく')
})

test('nothing stands there where nothing ends', async () => {
  const { container } = await renderInRouter(<EndingMissions worldId="world0" missions={[]} />)
  expect(container.textContent).toBe('')
})
