// The bar of a scenario's page and the result of the draw: what is offered follows from the entry, whoever speaks in the world.
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { EntryBar } from '#app/areas/scenario/entry/EntryBar.tsx'
import { EntryStanding } from '#app/areas/scenario/entry/EntryStanding.tsx'
import { EntryTerms, useTerms } from '#app/areas/scenario/entry/EntryTerms.tsx'
import { LotteryResult } from '#app/areas/scenario/entry/LotteryResult.tsx'
import type { Scenario } from '#app/areas/scenario/queries.ts'
import type { EntryAct } from '#rules/scenario/entries.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

fakeServer({ 'coin.getCoins': { alpacaCoin: 1_000, llamaPoint: 0 } as AnswerOf<'coin.getCoins'> })

const NOW = '2026-11-21T12:00:00.000Z'
const of = { worldId: 'world0', scenarioId: 4, phase: 1 }
type OwnEntry = Scenario['entryList'][number]
const entry = (more: Partial<OwnEntry>): OwnEntry => ({
  ...{ entryId: 1, characterId: 'mina', characterFullName: 'ミナ', icon: null, state: 'won', cost: 600, coins: 'held' },
  ...{ fatePower: 0, publicNumber: 100_001, rank: 2, sentAt: null, createdAt: NOW, drawnChance: 0.424, ...more },
})
type Given = { entries: OwnEntry[]; acts?: EntryAct[]; state?: ScenarioState; allowsSeveral?: boolean }
const scenario = ({ entries, acts = [], state = 'priority', allowsSeveral = false }: Given) =>
  ({
    ...{ ...of, scenarioTitle: '四つめの鐘', state, seats: 2, seated: 0, applicants: 2, cost: 500, reservingCost: 100 },
    ...{ entryList: entries, actList: acts, allowsSeveral },
    dates: { confirmUntil: '2026-11-22T12:00:00.000Z', recruitUntil: '2026-11-23T12:00:00.000Z' },
    lottery: { seedHash: 'a', entriesHash: 'b', seed: 'c', drawnAt: NOW, entries: 5 },
  }) as unknown as Scenario

const speaking = { characterId: 'linette', characterFullName: 'リネット', level: 1, className: '', icon: null } as never
const showBar = (given: Given) =>
  showScreen(<EntryBar scenario={scenario(given)} of={of} character={speaking} ownCount={2} now={Date.parse(NOW)} />)
const showResult = (given: Given) => showScreen(<LotteryResult scenario={scenario(given)} now={Date.parse(NOW)} />)
const button = (name: string) => screen.queryByRole('button', { name })

beforeEach(cleanup)

test('who goes with another character than the speaking one confirms and cancels there', async () => {
  await showBar({ entries: [entry({})] })
  expect(button('参加を確定する')).not.toBeNull()
  expect(button('取り消す')).not.toBeNull()
})

test('who is in with one character is offered no second way in, unless several may come', async () => {
  const given = { entries: [entry({ state: 'seated' })], acts: ['join' as const], state: 'recruiting' as const }
  await showBar(given)
  expect(button('参加する')).toBeNull()
  cleanup()
  await showBar({ ...given, allowsSeveral: true })
  expect(button('参加する')).not.toBeNull()
})

test('who lost is told of the free seats, not of the day on which others confirm', async () => {
  await showBar({ entries: [entry({ state: 'lost', coins: 'returned', rank: 5 })] })
  const bar = screen.getByRole('region', { name: '参加' })
  expect(bar.textContent).toContain('落選')
  expect(bar.textContent).toContain('全額お返し済み')
  expect(bar.textContent).toContain('空きの募集 11月22日 21:00 から')
  expect(bar.textContent).not.toContain('確定')
})

const result = () => within(screen.getByRole('region', { name: '抽選の結果' }))

test('the result says what came back, what was gained, and when seats may be free', async () => {
  await showResult({ entries: [entry({ state: 'lost', coins: 'returned', rank: 5, fatePower: 4 })] })
  expect(result().getByText('今回は選ばれませんでした')).toBeTruthy()
  expect(result().getByText('5名のうち、5番目でした。2番目までが当選です。')).toBeTruthy()
  expect(result().getByText('14枚（+4）')).toBeTruthy()
  expect(result().getByText('42.4%')).toBeTruthy()
  expect(result().getByText('+600 コイン')).toBeTruthy()
  expect(result().getByText('使って −4、外れて +5')).toBeTruthy()
  expect(result().getByText('11月22日 21:00').parentElement?.textContent).toContain('11月22日 21:00 から')
})

test('a winner hears until when to confirm, and what happens otherwise', async () => {
  await showResult({ entries: [entry({})] })
  expect(result().getByText('当選しました')).toBeTruthy()
  expect(result().getByText('11月22日 21:00 まで')).toBeTruthy()
  expect(result().getByText(/確定しないと、席は空きに回り/)).toBeTruthy()
})

test('nothing is told of a draw to who came in after it, nor when it matters no more', async () => {
  const lost = entry({ state: 'lost', coins: 'returned', rank: 5 })
  const none = async (given: Given) => {
    cleanup()
    await showResult(given)
    expect(screen.queryByRole('region', { name: '抽選の結果' })).toBeNull()
  }
  await none({ entries: [entry({ entryId: 2, state: 'seated', rank: null }), lost], state: 'recruiting' })
  await none({ entries: [lost], state: 'resolving' })
  await none({ entries: [entry({ state: 'cancelled', coins: 'returned' })] })
  await none({ entries: [] })
})

function Reserving({ scenario }: { scenario: Scenario }) {
  const terms = useTerms(scenario, 'reserve')
  return <EntryTerms scenario={scenario} act="reserve" terms={terms} />
}

test.each([
  ['world0', 'FatePower（抽選ボーナス）'],
  ['world1', '抽選ボーナス'],
  ['harbor', '抽選ボーナス'],
])('the fate power of %s is called %s wherever it stands', async (worldId, label) => {
  const inWorld = (given: Given): Scenario => ({ ...scenario(given), worldId })
  const lost = entry({ state: 'lost', coins: 'returned', rank: 5 })
  await showScreen(<LotteryResult scenario={inWorld({ entries: [lost] })} now={Date.parse(NOW)} />)
  expect(screen.getByText(`${label}がふえました`)).toBeTruthy()
  cleanup()
  const used = entry({ fatePower: 4 })
  await showScreen(<EntryStanding of={{ ...of, worldId }} scenario={inWorld({ entries: [used] })} entry={used} />)
  expect(screen.getByText(label).nextElementSibling?.textContent).toBe('4点')
  cleanup()
  const open = { ...inWorld({ entries: [] }), fatePower: 3, chanceList: [0.4, 0.42, 0.44, 0.46] }
  await showScreen(<Reserving scenario={{ ...open, dates: { ...open.dates, drawAt: '2026-11-22T12:30:00.000Z' } }} />)
  expect(screen.getByLabelText<HTMLInputElement>(label).max).toBe('3')
  expect(screen.getByText(`外れたら、その場で全額お返し。${label} +5`)).toBeTruthy()
})
