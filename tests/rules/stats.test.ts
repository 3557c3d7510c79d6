import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calcTarget } from '#rules/codes/stats.ts'
import { evaluateParameters } from '#rules/stats/evaluate.ts'
import { calculate } from '#rules/stats/methods.ts'
import { createOperands } from '#rules/stats/operands.ts'
import type { CalcRow, StatSource } from '#rules/stats/types.ts'
import { anyNumber } from '../support/numbers.ts'

// The table of rules §15.
test.each([
  [10, 4, [14, 6, 40, 3, 2]],
  [7, 2, [9, 5, 14, 4, 3]],
  [-10, 4, [-6, -14, -40, -2, -3]],
  [10, 1.25, [11.25, 8.75, 13, 8, 8]],
  [9, 0, [9, 9, 0, 0, 0]],
])('%d and %d under the methods 1 to 5 are %j', (a, b, results) => {
  expect([1, 2, 3, 4, 5].map(method => calculate(method, a, b))).toEqual(results)
})

const integer = fc.integer({ min: -100_000, max: 100_000 })

describe('the methods', () => {
  test('undo each other, and round as they say', () => {
    fc.assert(
      fc.property(integer, integer, (a, b) => {
        expect(calculate(2, calculate(1, a, b), b)).toBe(a)
        expect(calculate(1, a, b)).toBe(calculate(1, b, a))
        expect(calculate(3, a, b)).toBe(calculate(3, b, a))
        if (b === 0) return
        expect(calculate(4, calculate(3, a, b), b)).toBe(a)
        const down = calculate(5, a, b)
        expect(down <= a / b && a / b < down + 1).toBe(true)
        expect([down, down + 1]).toContain(calculate(4, a, b))
        expect(Math.abs(calculate(4, a, b) - a / b)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  test('halves go up toward plus infinity', () => {
    expect([calculate(4, 5, 2), calculate(4, -5, 2), calculate(3, 0.5, 1), calculate(3, -0.5, 1)]).toEqual([
      3, -2, 1, 0,
    ])
  })

  test('any numbers give a number that can be counted with, never -0', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, (method, a, b) => {
        for (const each of [1, 2, 3, 4, 5, method]) {
          const value = calculate(each, a, b)
          expect(Number.isFinite(value)).toBe(true)
          expect(Object.is(value, -0)).toBe(false)
        }
      }),
    )
  })
})

const source: StatSource = {
  classA: { noryokuKijun3: 4, noryokuHosei3: 2, level: 4 },
  classB: { noryokuKijun3: 1, noryokuHosei3: 3, noryokuHosei16: 18, level: 5 },
  classC: null,
  items: [
    { equipPositionId: 1, statusRefFlg: 1, parameter3: 5, itemCost: 8 },
    { equipPositionId: 2, statusRefFlg: 0, parameter3: 100, itemCost: 9 },
    { equipPositionId: null, statusRefFlg: 1, parameter3: 1000, itemCost: 90 },
    { equipPositionId: '0', statusRefFlg: 1, parameter3: 1000, itemCost: 90 },
    { equipPositionId: '', statusRefFlg: 1, parameter3: 1000, itemCost: 90 },
  ],
  skills: [
    { skillHaneiFlg: '1', parameter3: 7 },
    { skillHaneiFlg: '0', parameter3: 70 },
  ],
  level: 2,
  changeHistory: { parameter3: 6 },
}

const row = (parameterId: number, groupId: number, target: string, method = 1, parameter?: number): CalcRow => ({
  parameterId,
  groupId,
  calcTarget: target,
  calcMethod: method,
  ...(parameter === undefined ? {} : { parameter }),
})

describe('the operand', () => {
  const operands = createOperands(source)
  const past = new Map([[2, 11]])
  test.each([
    ['classA', undefined, 12],
    ['classB', undefined, 16],
    ['classC', undefined, 0],
    ['items', undefined, 5],
    ['skills', undefined, 7],
    ['level', undefined, 2],
    ['Number', 9, 9],
    ['Number', undefined, 0],
    ['pastParm', 2, 11],
    ['pastParm', 3, 0],
    ['changeHistory', undefined, 6],
    ['unknown', 9, 0],
  ])('of %s with parameter %o is %i', (target, parameter, value) => {
    expect(operands.of(row(3, 1, target, 1, parameter), past)).toBe(value)
  })

  // 100 x 17 / 20 = 85 (rules §15).
  test.each([
    [8, 10, 8],
    [4, 10, 80],
    [12, 10, 80],
    [5, 10, 10],
  ])('of heavyEffectWorld0 for parameter %i with the base %i is %i', (id, base, value) => {
    expect(operands.of(row(id, 1, 'heavyEffectWorld0', 1, base), past)).toBe(value)
  })
})

describe('the evaluation', () => {
  const evaluate = (inner: CalcRow[], between: CalcRow[], from: StatSource = source) =>
    evaluateParameters({ parameterCalcInnerGroupList: inner, parameterCalcBetweenGroupList: between }, from)

  test('of the example of rules §15 is 34', () => {
    const character = { ...source, level: 4 }
    const inner = [row(3, 1, 'classA'), row(3, 1, 'items'), row(3, 2, 'level'), row(3, 2, 'Number', 4, 2)]
    expect(evaluate(inner, [row(3, 1, ''), row(3, 2, '', 3)], character).get(3)).toBe(34)
    // The order of the between list counts: 0 x 2, then + 17.
    expect(evaluate(inner, [row(3, 2, '', 3), row(3, 1, '')], character).get(3)).toBe(17)
  })

  test('knows earlier parameters, not later ones', () => {
    const inner = [row(2, 1, 'Number', 1, 5), row(3, 1, 'pastParm', 1, 2), row(1, 1, 'pastParm', 1, 2)]
    const values = evaluate(inner, [row(1, 1, ''), row(2, 1, ''), row(3, 1, '')])
    expect([values.get(1), values.get(2), values.get(3)]).toEqual([0, 5, 5])
  })

  test('gives 30 parameters, those without rows 0', () => {
    const values = evaluate([row(31, 1, 'level'), row(0, 1, 'level')], [row(31, 1, ''), row(7, 9, '')])
    expect([...values.keys()]).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    expect([...values.values()].every(value => value === 0)).toBe(true)
  })

  const rowsOf = (methods: fc.Arbitrary<number>) =>
    fc.array(
      fc.record({
        parameterId: fc.integer({ min: 0, max: 31 }),
        groupId: fc.integer({ min: 0, max: 3 }),
        calcTarget: fc.constantFrom(...Object.values(calcTarget), 'toString'),
        calcMethod: methods,
        parameter: fc.oneof(anyNumber, fc.string(), fc.constant(null)),
      }),
      { maxLength: 40 },
    )

  test('any rows give numbers that can be counted with', () => {
    const rows = rowsOf(fc.oneof(fc.integer({ min: 0, max: 6 }), anyNumber))
    fc.assert(
      fc.property(rows, rows, anyNumber, (inner, between, wild) => {
        const character = {
          ...source,
          level: wild,
          items: [...source.items, { equipPositionId: 'x', statusRefFlg: true, parameter3: wild, itemCost: wild }],
        }
        expect([...evaluate(inner, between, character).values()].every(Number.isFinite)).toBe(true)
      }),
    )
  })

  test('sums and differences do not care for the order of rows', () => {
    const rows = rowsOf(fc.constantFrom(1, 2)).map(list =>
      list.map((each, index) => ({ ...each, calcTarget: 'Number', parameter: index })),
    )
    fc.assert(
      fc.property(rows, inner => {
        const between = inner.map(({ parameterId, groupId }) => row(parameterId, groupId, ''))
        const unique = between.filter(
          (each, index) =>
            between.findIndex(other => other.parameterId === each.parameterId && other.groupId === each.groupId) ===
            index,
        )
        expect(evaluate(inner.toReversed(), unique.toReversed())).toEqual(evaluate(inner, unique))
      }),
    )
  })

  test('work grows with rows and items together, not with their product', () => {
    let reads = 0
    const item = new Proxy(
      { equipPositionId: 1, statusRefFlg: 1, parameter3: 1 },
      {
        get: (target, key) => {
          reads += 1
          return Reflect.get(target, key)
        },
      },
    )
    const items = Array.from({ length: 1000 }, () => item)
    const inner = Array.from({ length: 1000 }, () => row(3, 1, 'items'))
    expect(evaluate(inner, [row(3, 1, '')], { ...source, items }).get(3)).toBe(1_000_000)
    expect(reads).toBeLessThan(10_000)
  })
})
