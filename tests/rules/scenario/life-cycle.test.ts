// The table of a phase's life: every state can be reached and left, the clock has an action for each of them, coins are
// returned exactly once.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawLifeCycle } from '#rules/scenario/drawing.ts'
import { awaitedDate, nextByClock, transitionOf, transitionsFrom } from '#rules/scenario/life-cycle.ts'
import type { PhaseFacts } from '#rules/scenario/phase-facts.ts'
import { codeOfState, SCENARIO_STATES, type ScenarioState, stateOfCode, statusNameOf } from '#rules/scenario/states.ts'
import { TRANSITIONS } from '#rules/scenario/transitions.ts'

const everyFacts: PhaseFacts[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map(bits => ({
  isEvent: (bits & 1) > 0,
  hasMoreApplicantsThanSeats: (bits & 2) > 0,
  isFull: (bits & 4) > 0,
  hasMinimum: (bits & 8) > 0,
}))
const ends: readonly ScenarioState[] = ['completed', 'notEstablished', 'withdrawn']

describe('states', () => {
  test.each([
    [1, 'reservation', 'Released'],
    [2, 'lottery', 'Released'],
    [3, 'recruiting', 'Released'],
    [4, 'consultation', 'Released'],
    [5, 'resolving', 'Writing'],
    [6, 'completed', 'ReplayCompleted'],
    [7, 'priority', 'Released'],
    [8, 'notEstablished', 'Cancel'],
    [9, 'submitted', 'BeforeRelease'],
    [10, 'rejected', 'BeforeRelease'],
    [11, 'awaitingPublication', 'BeforeRelease'],
    [12, 'late', 'Writing'],
    [null, 'draft', 'BeforeRelease'],
    [null, 'withdrawn', 'Cancel'],
  ] as const)('code %s is %s and belongs to %s', (code, state, name) => {
    expect(codeOfState(state)).toBe(code)
    expect(statusNameOf(state)).toBe(name)
    if (code !== null) expect(stateOfCode(code)).toBe(state)
  })

  test('no other number is a code', () => expect([0, 13, -1].map(stateOfCode)).toEqual([null, null, null]))
})

describe('the table', () => {
  test('names each row once', () => {
    const names = TRANSITIONS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(transitionOf(name).name).toBe(name)
  })

  test('reaches every state from a draft, without repairs', () => {
    const reached = new Set<ScenarioState>(['draft'])
    for (let round = 0; round < SCENARIO_STATES.length; round++)
      for (const { from, to, isRepair } of TRANSITIONS)
        if (!isRepair && from.some(state => reached.has(state))) reached.add(to)
    expect([...reached].sort()).toEqual([...SCENARIO_STATES].sort())
  })

  test('goes forward only, without repairs: no state comes back but by handing in again', () => {
    const order = [...SCENARIO_STATES]
    const back = TRANSITIONS.filter(
      ({ from, to, isRepair }) => !isRepair && from.some(state => order.indexOf(state) > order.indexOf(to)),
    )
    expect(back.map(({ name }) => name)).toEqual(['submit', 'takeBack', 'reject'])
  })

  test('leaves every state but the ends', () => {
    const left = SCENARIO_STATES.filter(
      state => !TRANSITIONS.some(({ from, isRepair }) => !isRepair && from.includes(state)),
    )
    expect(left.sort()).toEqual([...ends].sort())
  })

  test('lets master and office withdraw until the replay, and nobody after it', () => {
    for (const state of SCENARIO_STATES) {
      const ways = transitionsFrom(state, 'master').filter(({ to, of }) => of !== 'order' && to === 'withdrawn')
      expect([state, ways.length]).toEqual([state, ends.includes(state) ? 0 : 1])
    }
  })

  test('lets the clock choose one way in every situation, or none where it waits for a person', () => {
    for (const state of SCENARIO_STATES) {
      // The end of an order comes by the order's own clock.
      const rows = transitionsFrom(state, 'clock').filter(({ of }) => of !== 'order')
      for (const facts of everyFacts) {
        const next = nextByClock(state, facts)
        expect([state, next === null]).toEqual([state, rows.length === 0])
      }
      // All rows of a state wait for the same date.
      expect(new Set(rows.map(({ at }) => at)).size).toBeLessThanOrEqual(1)
      expect(awaitedDate(state)).toBe(rows[0]?.at ?? null)
    }
  })

  test('gives the coins back on every way out, and turns them into revenue on every way into consultation', () => {
    const held: readonly ScenarioState[] = ['reservation', 'lottery', 'priority', 'recruiting']
    for (const { name, from, to, coins } of TRANSITIONS) {
      const isOut =
        ['notEstablished', 'withdrawn', 'awaitingPublication'].includes(to) && from.some(state => held.includes(state))
      if (isOut) expect([name, coins]).toEqual([name, name === 'withdraw' ? 'refund' : 'returnAll'])
      if (to === 'consultation' && from.some(state => held.includes(state)))
        expect([name, coins]).toEqual([name, 'earn'])
    }
  })

  test('asks the office for a reason in every repair', () => {
    const repairs = TRANSITIONS.filter(({ isRepair }) => isRepair)
    expect(repairs.length).toBeGreaterThan(0)
    for (const { by, needsReason } of repairs) expect([by, needsReason]).toEqual([['office'], true])
  })
})

test.each([
  ['awaitingPublication', { isEvent: true }, 'publishEvent'],
  ['awaitingPublication', {}, 'publish'],
  ['reservation', { hasMoreApplicantsThanSeats: true }, 'callLottery'],
  ['reservation', { isFull: true }, 'seatAllFull'],
  ['reservation', {}, 'seatAll'],
  ['lottery', {}, 'draw'],
  ['priority', { isFull: true }, 'startFull'],
  ['priority', {}, 'recruitRest'],
  ['recruiting', { hasMinimum: true }, 'start'],
  ['recruiting', {}, 'giveUp'],
  ['consultation', {}, 'close'],
  ['resolving', {}, 'fallLate'],
  ['late', {}, null],
  ['draft', {}, null],
] as const)('when its time is over %s with %j goes by %s', (state, facts, name) => {
  const none = { isEvent: false, hasMoreApplicantsThanSeats: false, isFull: false, hasMinimum: false }
  expect(nextByClock(state, { ...none, ...facts })?.name ?? null).toBe(name)
})

test('the drawing of the README is the table', () => {
  const readme = readFileSync(new URL('../../../src/rules/scenario/README.md', import.meta.url), 'utf8')
  expect(/```mermaid\n([\s\S]*?)\n```/.exec(readme)?.[1]).toBe(drawLifeCycle())
})
