// One's scenarios on start screens: what is to do, where it is done, and the order.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OwnScenarios } from '#app/areas/scenario/list/OwnScenarios.tsx'
import { type Todo, todoOf } from '#app/areas/scenario/list/todo.ts'
import type { EntryState } from '#rules/scenario/entries.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { OWN_NOW as NOW, ownScenario as own } from '../../support/own-scenarios.ts'
import { showScreen } from '../../support/screen.tsx'

const server = fakeServer({
  'scenario.getOwnList': {
    scenarioList: [
      own(1, 'resolving', 'seated', '2026-12-05T12:00:00.000Z'),
      own(2, 'consultation', 'seated', '2026-11-23T14:30:00.000Z'),
      own(3, 'reservation', 'applied', '2026-11-22T00:00:00.000Z'),
      own(4, 'priority', 'won', '2026-11-22T09:00:00.000Z'),
      own(6, 'consultation', 'seated', '2026-11-21T14:30:00.000Z', NOW),
    ],
    ...{ heldList: [], serverTime: NOW },
  },
  'world.worldSelect': { worldSelectList: [] },
})
const titles = () => screen.getAllByRole('link', { name: /第\d話/ }).map(link => link.textContent?.match(/第\d話/)?.[0])

test('three stand there, what is to do next large and first, each leading to where it is done', async () => {
  await showScreen(<OwnScenarios />)
  await screen.findByRole('heading', { name: '参加中のシナリオ' })
  const lead = screen.getByRole('article')
  expect(within(lead).getByRole('heading', { name: '第4話' })).toBeTruthy()
  expect(within(lead).getByText(/あと21時間/)).toBeTruthy()
  const confirm = within(lead).getByRole('link', { name: '参加を確定する' })
  expect(titles()).toEqual(['第2話', '第6話'])
  const [write] = screen.getAllByRole('link', { name: /第\d話/ })
  expect(confirm.getAttribute('href')).toMatch(/\/scenario\/0000000004\/1\/participation\?character=c4$/)
  expect(write?.getAttribute('href')).toMatch(/\/scenario\/0000000002\/1\/playing\?character=c2$/)
  expect(within(write as HTMLElement).getByText('プレイングを書く')).toBeTruthy()
  expect(write?.textContent).toContain('あと2日')
})

test('beside another screen all three are lines, in the same order', async () => {
  await showScreen(<OwnScenarios plain />)
  await screen.findByRole('heading', { name: '参加中のシナリオ' })
  expect(screen.queryByRole('article')).toBeNull()
  expect(titles()).toEqual(['第4話', '第2話', '第6話'])
})

test('nothing stands there for who runs in nothing', async () => {
  server.answers({ 'scenario.getOwnList': { scenarioList: [], heldList: [], serverTime: NOW } })
  await showScreen(<OwnScenarios />)
  await expect.poll(() => server.inputsOf('scenario.getOwnList')).toHaveLength(1)
  expect(screen.queryByRole('heading')).toBeNull()
})

test.each<[ScenarioState, EntryState, string | null, Todo['to'], boolean]>([
  ['reservation', 'applied', null, 'scenario', false],
  ['lottery', 'applied', null, 'scenario', false],
  ['priority', 'won', null, 'participation', true],
  ['priority', 'seated', null, 'board', false],
  ['recruiting', 'seated', null, 'board', false],
  ['consultation', 'seated', null, 'playing', true],
  ['consultation', 'seated', NOW, 'playing', false],
  ['resolving', 'seated', NOW, 'scenario', false],
  ['late', 'seated', null, 'scenario', false],
])('%s, %s, sent %s: %s', (state, entry, sentAt, to, isDue) => {
  expect(todoOf({ state, entry: { state: entry, sentAt } })).toMatchObject({ to, isDue })
})
