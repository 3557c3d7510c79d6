// Rules of what the office publishes again: faults of its form, and the state at a time.
import { describe, expect, test } from 'vitest'
import { republicationFaults, republicationState } from '#rules/republication.ts'

const NOW = Date.parse('2036-11-20T12:00:00Z')
const DAY = 86_400_000
const at = (days: number) => new Date(NOW + days * DAY)

describe('faults', () => {
  const form = { what: 'replay' as const, words: '名作をもう一度。', publishAt: null, days: 7 }
  const later = (days: number) => at(days).toISOString()
  test.each([
    [{}, {}],
    [{ words: '　 ' }, { words: '運営の言葉を入力してください。' }],
    [{ words: 'あ'.repeat(101) }, { words: '運営の言葉は100文字以内で入力してください。' }],
    [{ words: 'あ'.repeat(100) }, {}],
    [{ publishAt: later(-1) }, { publishAt: '公開の日時は、いまより後にしてください。' }],
    [{ publishAt: later(61) }, { publishAt: '公開の日時は、60日以内にしてください。' }],
    [{ publishAt: later(60) }, {}],
    [{ days: 0 }, { days: '日数は1から60までです。' }],
    [{ days: 61 }, { days: '日数は1から60までです。' }],
    [{ days: 1.5 }, { days: '日数は1から60までです。' }],
    [{ what: 'opening' as const, days: 0 }, {}],
  ])('%j: %j', (patch, faults) => {
    expect(republicationFaults({ ...form, ...patch }, NOW)).toEqual(faults)
  })
})

describe('state', () => {
  const replay = { what: 'replay' as const, newState: null }
  test.each([
    [at(1), at(8), 'planned'],
    [at(0), at(7), 'standing'],
    [at(-7), at(0), 'ended'],
    [at(1), at(0), 'ended'],
  ] as const)('of a replay from %s to %s: %s', (publishAt, endedAt, state) => {
    expect(republicationState({ ...replay, publishAt, endedAt }, at(0))).toBe(state)
  })
  test.each([
    ['draft', 'draft'],
    ['rejected', 'draft'],
    ['awaitingPublication', 'planned'],
    ['reservation', 'published'],
    ['completed', 'published'],
    ['withdrawn', 'ended'],
    [null, 'ended'],
  ] as const)('of an opening whose scenario is %s: %s', (newState, state) => {
    expect(republicationState({ what: 'opening', publishAt: at(0), endedAt: null, newState }, at(0))).toBe(state)
  })
})
