// Openings that wait for their publication, as their world's list shows them: the next date, and the hash of the seed of each
// one's lottery before anybody can reserve.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firstList } from '#app/areas/scenario/address.ts'
import { ScenarioListScreen } from '#app/areas/scenario/list/ScenarioListScreen.tsx'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { OWN_NOW as NOW, ownScenario } from '../../support/own-scenarios.ts'
import { showScreen } from '../../support/screen.tsx'

type Openings = AnswerOf<'scenario.getOpeningList'>
const OPEN_AT = '2026-11-23T12:00:00.000Z'
const { entry: _, ...card } = ownScenario(3, 'recruiting', 'seated', OPEN_AT)
const openings = (more: Partial<Openings> = {}): Openings => ({
  ...{ scenarioList: [card], foundList: [], count: 1, nextOpenAt: OPEN_AT, serverTime: NOW },
  comingList: [
    { scenarioId: 7, phase: 1, openAt: OPEN_AT, seedHash: '5f1c'.repeat(16) },
    { scenarioId: 8, phase: 2, openAt: null, seedHash: 'a07e'.repeat(16) },
  ],
  ...more,
})
const server = fakeServer({
  'scenario.getOpeningList': openings(),
  'scenario.getWritingList': { scenarioList: [], foundList: [], count: 0, nextOpenAt: OPEN_AT, serverTime: NOW },
  'scenario.getOwnList': { scenarioList: [], heldList: [], serverTime: NOW },
  'world.worldSelect': { worldSelectList: [] },
  'character.mine': { characterList: [] },
  'coin.getCoins': { alpacaCoin: 500, llamaPoint: 30 },
})
const show = (list: 'opening' | 'writing' = 'opening') =>
  showScreen(<ScenarioListScreen worldId="world0" list={list} address={firstList} />)
const promises = () => screen.queryByText(/^近日公開の抽選のたねの指紋/)

test('each promise stands with its scenario, its chapter and its date, in the order of the server', async () => {
  await show()
  await screen.findByText('近日公開の抽選のたねの指紋（2件）')
  expect(screen.getByText(/^近日公開 — つぎは/).textContent).toBe('近日公開 — つぎは 11月23日 21:00 です。')
  const rows = [...(promises()?.closest('details')?.querySelectorAll('dl > div') ?? [])]
  expect(rows.map(row => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent])).toEqual([
    ['シナリオ 0000000007・11月23日 21:00 公開', '5f1c'.repeat(16)],
    ['シナリオ 0000000008 第2章・公開日時は未定', 'a07e'.repeat(16)],
  ])
})

test('they stand under an empty list too, which says when the next opening comes', async () => {
  server.answers({ 'scenario.getOpeningList': openings({ scenarioList: [], count: 0 }) })
  await show()
  expect(await screen.findByText('つぎの公開は 11月23日 21:00 です。')).toBeTruthy()
  expect(promises()?.textContent).toContain('2件')
})

test('nothing is said of them where none is coming, nor in the lists of what is written', async () => {
  server.answers({ 'scenario.getOpeningList': openings({ nextOpenAt: null, comingList: [] }) })
  await show()
  expect(await screen.findByText('第3話')).toBeTruthy()
  expect(screen.queryByText(/近日公開/)).toBeNull()
  cleanup()
  await show('writing')
  await waitFor(() => expect(server.inputsOf('scenario.getWritingList')).toHaveLength(1))
  expect(await screen.findByText(/執筆中のシナリオはありません/)).toBeTruthy()
  expect(promises()).toBeNull()
})
