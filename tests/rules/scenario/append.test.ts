// Next chapters: faults of their parts, and their standing towards awaited results.
import { describe, expect, test } from 'vitest'
import {
  APPEND_MOST,
  type Append,
  appendFaults,
  awaitedWords,
  firstBackUntil,
  isAtLeast,
  NO_APPEND,
  standingOf,
  WAITS_WITHIN_DAYS,
} from '#rules/scenario/append.ts'

const NOW = Date.parse('2026-11-24T00:00:00Z')
const after = (days: number) => new Date(NOW + days * 86_400_000).toISOString()
const one = { scenarioId: 7, phase: 1, atLeast: null }

test.each<[string, Partial<Append>, string[]]>([
  ['nothing', {}, []],
  ['the longest story', { happened: 'あ'.repeat(APPEND_MOST.happened) }, []],
  ['one letter more', { happened: 'あ'.repeat(APPEND_MOST.happened + 1) }, ['happened']],
  ['five results', { awaitedList: [1, 2, 3, 4, 5].map(phase => ({ ...one, phase })) }, []],
  ['six results', { awaitedList: [1, 2, 3, 4, 5, 6].map(phase => ({ ...one, phase })) }, ['awaited']],
  ['one result twice', { awaitedList: [one, { ...one, atLeast: 'Success' }] }, ['awaited']],
  ['a last day to come', { waitUntil: after(1) }, []],
  ['the farthest last day', { waitUntil: after(WAITS_WITHIN_DAYS) }, []],
  ['a last day too far', { waitUntil: after(WAITS_WITHIN_DAYS + 1) }, ['waitUntil']],
  ['this moment as last day', { waitUntil: after(0) }, ['waitUntil']],
])('%s', (_, parts, faulty) => {
  expect(Object.keys(appendFaults({ ...NO_APPEND, ...parts }, NOW))).toEqual(faulty)
})

describe('a result', () => {
  test.each([
    ['GreatSuccess', 'Success', true],
    ['Success', 'Success', true],
    ['Normal', 'Success', false],
    ['GreatFailure', null, true],
    ['GreatFailure', 'GreatFailure', true],
    ['GreatFailure', 'Failure', false],
  ] as const)('%s is at least %s: %s', (result, atLeast, holds) => {
    expect(isAtLeast(result, atLeast)).toBe(holds)
  })
})

test.each([
  ['waits for nothing', [], 'met'],
  ['waits while one is missing', [{ atLeast: null, result: null }], 'waiting'],
  [
    'waits for the second',
    [
      { atLeast: 'Success', result: 'GreatSuccess' },
      { atLeast: null, result: null },
    ],
    'waiting',
  ],
  ['has all', [{ atLeast: 'Success', result: 'Success' }], 'met'],
  [
    'has a worse one, whatever is missing',
    [
      { atLeast: 'Success', result: 'Normal' },
      { atLeast: null, result: null },
    ],
    'missed',
  ],
] as const)('a chapter %s', (_, awaited, standing) => {
  expect(standingOf(awaited)).toBe(standing)
})

test('the words of a condition', () => {
  expect([null, 'Success', 'GreatFailure'].map(result => awaitedWords(result as never))).toEqual([
    '結果が出る',
    '「成功」以上になる',
    '結果が出る',
  ])
})

test('characters of the chapters before come first from the publication on, for the hours that were set', () => {
  const published = new Date(NOW)
  expect(firstBackUntil(published, 24)?.toISOString()).toBe(after(1))
  expect(firstBackUntil(published, 0)).toBeNull()
  expect(firstBackUntil(null, 24)).toBeNull()
})
