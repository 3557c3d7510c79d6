import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentage, percentageHelper, percentFactor, shiftedBase } from '#rules/percentages.ts'
import { weightPointChange, weightShareChange } from '#rules/weights.ts'
import { anyNumber } from '../support/numbers.ts'

// The table of rules §5.
test.each([
  [85, 100, -6, -2, -10],
  [84, 100, -3, -1, -5],
  [70, 100, -3, -1, -5],
  [69, 100, 0, 0, 0],
  [31, 100, 0, 0, 0],
  [30, 100, 3, 1, 5],
  [16, 100, 3, 1, 5],
  [15, 100, 6, 2, 10],
  [0, 100, 6, 2, 10],
  [169, 200, -3, -1, -5],
  [0, 0, 0, 0, 0],
  [5, 0, -6, -2, -10],
])('carrying %i of %i changes parameters 3, 7 and 11 by %i, %i and %i', (carried, capacity, p3, p7, p11) => {
  expect(weightShareChange(33, carried, capacity)).toBe(p3)
  expect(weightPointChange(carried, capacity)).toBe(p7)
  expect(weightShareChange(50, carried, capacity)).toBe(p11)
})

test('a negative value loses and gains the other way round, its magnitude rounded down', () => {
  expect(weightShareChange(-33, 85, 100)).toBe(6)
  expect(weightShareChange(-33, 0, 100)).toBe(-6)
})

// The second table of rules §6.
test.each([
  [85, 100, 85, 8, 80, -2],
  [169, 200, 85, 8, 80, -1],
  [84, 100, 84, 9, 90, -1],
  [70, 100, 70, 9, 90, -1],
  [139, 200, 70, 9, 90, 0],
  [69, 100, 69, 10, 100, 0],
  [31, 100, 31, 10, 100, 0],
  [30, 100, 30, 11, 110, 1],
  [304, 1000, 30, 11, 110, 0],
  [16, 100, 16, 11, 110, 1],
  [154, 1000, 15, 12, 120, 1],
  [15, 100, 15, 12, 120, 2],
  [0, 100, 0, 12, 120, 2],
])(
  '%i of %i is %i percent: kind 8 %i, kinds 4 and 12 %i, the weight rule %i',
  (part, total, percent, kind8, other, p7) => {
    expect(percentage(part, total)).toBe(percent)
    expect(percentageHelper(8, 10, part, total)).toBe(kind8)
    expect(percentageHelper(4, 10, part, total)).toBe(other)
    expect(percentageHelper(12, 10, part, total)).toBe(other)
    expect(weightPointChange(part, total)).toBe(p7)
  },
)

test.each([
  [0, 0, 0],
  [-1, 0, 0],
  [1, 0, 100],
  [5, -3, 100],
  [Infinity, Infinity, 100],
  [1e308, 1, 100],
  [5, Infinity, 0],
  [Number.NaN, 10, 0],
])('%d of a total of %d is %i percent (G07)', (part, total, percent) => {
  expect(percentage(part, total)).toBe(percent)
})

test('a kind that is none leaves the base', () => {
  expect(percentageHelper(7, 10, 85, 100)).toBe(10)
})

const amount = fc.integer({ min: 0, max: 1_000_000 })

test('a heavier load never helps', () => {
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 1_000_000 }), amount, (one, other, capacity, value) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(weightPointChange(more, capacity)).toBeLessThanOrEqual(weightPointChange(less, capacity))
      expect(weightShareChange(value, more, capacity)).toBeLessThanOrEqual(weightShareChange(value, less, capacity))
      expect(percentFactor(percentage(more, capacity))).toBeLessThanOrEqual(percentFactor(percentage(less, capacity)))
    }),
  )
})

test('load and capacity in another unit change nothing', () => {
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 1000 }), (carried, capacity, unit) => {
      expect(weightPointChange(carried * unit, capacity * unit)).toBe(weightPointChange(carried, capacity))
    }),
  )
})

test('a gain mirrors the loss of the same share', () => {
  fc.assert(
    fc.property(amount, value => {
      expect(weightShareChange(value, 0, 100) + weightShareChange(value, 100, 100)).toBe(0)
      expect(weightShareChange(value, 30, 100) + weightShareChange(value, 70, 100)).toBe(0)
    }),
  )
})

test('no number makes the rules throw or answer NaN', () => {
  fc.assert(
    fc.property(anyNumber, anyNumber, anyNumber, (value, part, total) => {
      const answers = [
        weightPointChange(part, total),
        weightShareChange(value, part, total),
        percentage(part, total),
        shiftedBase(value, part),
        percentFactor(part),
        ...[4, 8, 12, value].map(kind => percentageHelper(kind, value, part, total)),
      ]
      expect(answers.filter(answer => !Number.isFinite(answer))).toEqual([])
    }),
  )
})
