// Dates of a phase, and the acts that are open to a player in each state.
import { describe, expect, test } from 'vitest'
import { scenarioKind } from '#rules/codes/scenario.ts'
import { inJapan } from '#rules/dates.ts'
import { actsOf, ENTRY_STATES, entryAfter, isRunning } from '#rules/scenario/entries.ts'
import { awaitedDate } from '#rules/scenario/life-cycle.ts'
import { datesOf, eveningAfter } from '#rules/scenario/schedule.ts'
import { defaultSettings, SETTING_LIMITS } from '#rules/scenario/settings.ts'
import { SCENARIO_STATES } from '#rules/scenario/states.ts'

const party = defaultSettings(scenarioKind.short)
const japan = (text: string) => new Date(`${text}+09:00`)
const shown = (date: Date | undefined) => date && inJapan(date).format('YYYY-MM-DD HH:mm')

test.each([
  ['2026-11-20T20:30:00', 5, '2026-11-25 23:30'],
  ['2026-11-20T23:30:00', 5, '2026-11-25 23:30'],
  ['2026-11-20T23:45:00', 5, '2026-11-26 23:30'],
  ['2026-12-31T00:00:00', 1, '2027-01-01 23:30'],
  ['2028-02-28T12:00:00', 2, '2028-03-01 23:30'],
])('texts of a consultation that begins at %s and takes %d days are due at %s', (since, days, due) => {
  expect(shown(eveningAfter(japan(since), days))).toBe(due)
})

describe('dates', () => {
  test.each([
    ['reservation', { reservationUntil: '2026-11-21 20:30', drawAt: '2026-11-21 21:00' }],
    ['lottery', { drawAt: '2026-11-20 21:00' }],
    ['priority', { confirmUntil: '2026-11-21 20:30' }],
    ['recruiting', { recruitUntil: '2026-11-21 20:30' }],
    ['consultation', { playingUntil: '2026-11-25 23:30', replayDueAt: '2026-12-09 23:30' }],
    ['resolving', { replayDueAt: '2026-12-04 20:30' }],
    ['completed', {}],
  ] as const)('of %s', (state, expected) => {
    const dates = datesOf(state, japan('2026-11-20T20:30:00'), party)
    expect(Object.fromEntries(Object.entries(dates).map(([name, date]) => [name, shown(date)]))).toEqual(expected)
  })

  test('every state that waits for the clock has the date it waits for, but the one that its master chose', () => {
    for (const state of SCENARIO_STATES) {
      const awaited = awaitedDate(state)
      if (awaited && awaited !== 'openAt') expect(datesOf(state, new Date(0), party)).toHaveProperty(awaited)
    }
  })
})

test.each(Object.values(scenarioKind))('what a phase of kind %d begins with is within the limits', kind => {
  const settings = defaultSettings(kind)
  for (const [name, [least, most]] of Object.entries(SETTING_LIMITS)) {
    const value = settings[name as keyof typeof settings]
    if (value === null) continue
    expect(Number(value)).toBeGreaterThanOrEqual(least)
    expect(Number(value)).toBeLessThanOrEqual(most)
  }
})

test.each([
  [scenarioKind.short, { seats: 8, minimum: 4, cost: 500, reservingCost: 100, playingMax: 600 }],
  [scenarioKind.battle, { reservationHours: 24, confirmingHours: 24, recruitingHours: 24 }],
  [scenarioKind.series, { consultationDays: 5, writingDays: 14 }],
  [scenarioKind.event, { seats: null, minimum: 1, cost: 250, reservingCost: 0, playingMax: 300 }],
] as const)('a phase of kind %d begins with %j', (kind, numbers) =>
  expect(defaultSettings(kind)).toMatchObject(numbers),
)

describe('what a player may do', () => {
  test.each([
    ['reservation', null, ['reserve']],
    ['reservation', 'applied', ['cancel']],
    ['reservation', 'cancelled', ['reserve']],
    ['lottery', 'applied', []],
    ['lottery', null, []],
    ['priority', 'won', ['confirm', 'cancel']],
    ['priority', 'seated', ['cancel']],
    ['priority', 'lost', []],
    ['recruiting', null, ['join']],
    ['recruiting', 'lost', ['join']],
    ['recruiting', 'seated', ['cancel']],
    ['consultation', 'seated', ['leave']],
    ['consultation', null, []],
    ['resolving', 'seated', []],
    ['completed', 'seated', []],
    ['withdrawn', 'ended', []],
  ] as const)('in %s with %s: %j', (state, entry, acts) => expect(actsOf(state, entry)).toEqual(acts))

  test('an entry that is over can only begin anew', () => {
    for (const state of SCENARIO_STATES)
      for (const entry of ENTRY_STATES) if (!isRunning(entry)) expect(actsOf(state, entry)).toEqual(actsOf(state, null))
    expect(Object.values(entryAfter).every(entry => ENTRY_STATES.includes(entry))).toBe(true)
  })
})
