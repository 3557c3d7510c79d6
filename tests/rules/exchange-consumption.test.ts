import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heldCounts } from '#rules/exchange.ts'
import { type HeldVariant, isKeptByWearing, planConsumption, sparePieces } from '#rules/exchange-consumption.ts'
import { createCheck } from '../support/create-check.ts'

const piece = (wanted: Partial<HeldVariant>): HeldVariant => ({
  ...{ itemCode: 'A', level: 1, originalize: 0, originalizeId: null, shojiSu: 1, sobiSu: 0 },
  ...wanted,
})
const need = (needCount: number, itemCode = 'A') => [{ itemCode, needCount }]
const both = { levelUpFlg: true, originalizedFlg: true }
const none = { levelUpFlg: false, originalizedFlg: false }

const bag = [
  piece({ originalize: 1, originalizeId: 9, level: 1 }),
  piece({ level: 3 }),
  piece({ level: 2, shojiSu: 2 }),
  piece({ shojiSu: 2 }),
]
const told = (count: number, options = both) =>
  planConsumption(need(count), bag, options)?.map(({ level, originalize, count: used }) => [level, originalize, used])

test.each([
  [2, none, [[1, 0, 2]]],
  [3, none, undefined],
  [
    3,
    { ...none, levelUpFlg: true },
    [
      [1, 0, 2],
      [2, 0, 1],
    ],
  ],
  [
    5,
    both,
    [
      [1, 0, 2],
      [2, 0, 2],
      [3, 0, 1],
    ],
  ],
  [
    6,
    both,
    [
      [1, 0, 2],
      [2, 0, 2],
      [3, 0, 1],
      [1, 1, 1],
    ],
  ],
  [
    3,
    { ...none, originalizedFlg: true },
    [
      [1, 0, 2],
      [1, 1, 1],
    ],
  ],
  [7, both, undefined],
])('of %i needed with %j, %j go: plain pieces first, named ones last', (count, options, plan) => {
  expect(told(count, options)).toEqual(plan)
})

describe('what is worn', () => {
  const worn = [piece({ shojiSu: 3, sobiSu: 2 })]
  test.each([
    [1, true, false],
    [2, false, true],
    [4, false, false],
  ])('of three, two of them worn, %i can be used: %s; only wearing keeps them: %s', (count, usable, kept) => {
    expect(planConsumption(need(count), worn, none) !== null).toBe(usable)
    expect(isKeptByWearing(need(count), worn, none)).toBe(kept)
  })
})

test('an item in two rows is needed twice', () => {
  const rows = [...need(1), ...need(2)]
  expect(planConsumption(rows, [piece({ shojiSu: 3 })], none)?.map(({ count }) => count)).toEqual([1, 2])
  expect(planConsumption(rows, [piece({ shojiSu: 2 })], none)).toBeNull()
})

test('there is a plan exactly where createCheck says that it can be made, and it uses what is needed', () => {
  const pieces = fc.array(
    fc.record({
      itemCode: fc.constantFrom('A', 'B'),
      level: fc.constantFrom(1, 2, 3),
      originalize: fc.constantFrom(0, 1),
      originalizeId: fc.constantFrom(null, 4),
      shojiSu: fc.nat(5),
      sobiSu: fc.nat(5),
    }),
  )
  const options = fc.record({ levelUpFlg: fc.boolean(), originalizedFlg: fc.boolean() })
  fc.assert(
    fc.property(pieces, fc.nat(8), fc.nat(8), options, (held, a, b, chosen) => {
      const materials = [...need(a, 'A'), ...need(b, 'B')]
      const plan = planConsumption(materials, held, chosen)
      expect(plan !== null).toBe(createCheck(materials, heldCounts(sparePieces(held), chosen), {}, {}))
      if (plan) expect(plan.reduce((sum, { count }) => sum + count, 0)).toBe(a + b)
    }),
  )
})
