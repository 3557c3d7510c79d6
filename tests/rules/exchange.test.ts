import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargedCoin, heldCounts, isAffordable, type OwnedItem } from '#rules/exchange.ts'
import { exchangePage, searchExchange } from '#rules/exchange-search.ts'
import { createCheck } from '../support/create-check.ts'
import { anyNumber } from '../support/numbers.ts'

// The table of rules §10.
test.each([
  [100, 100, 0, true],
  [100, 0, 100, true],
  [100, 60, 60, false],
  [0, 0, 0, true],
  [101, 100, 100, false],
])('coin %i with alpacaCoin %i and llamaPoint %i: affordable %s', (coin, alpacaCoin, llamaPoint, affordable) => {
  expect(isAffordable({ coin }, { alpacaCoin, llamaPoint })).toBe(affordable)
})

test('each token is covered by its own balance', () => {
  const costs = { worldToken1: 10, worldToken2: 0, worldToken3: 0, worldToken4: 5 }
  const balances = { worldToken1: 10, worldToken2: 0, worldToken3: 0, worldToken4: 4 }
  expect(isAffordable(costs, balances)).toBe(false)
  expect(isAffordable(costs, { ...balances, worldToken4: 5 })).toBe(true)
  expect(isAffordable(costs, { ...balances, worldToken1: 100 })).toBe(false)
})

test('what is missing costs nothing and holds nothing', () => {
  expect(isAffordable({}, {})).toBe(true)
  expect(isAffordable({ coin: null, worldToken1: null }, { llamaPoint: null })).toBe(true)
  expect(isAffordable({ worldToken3: 1 }, {})).toBe(false)
})

test.each([
  [100, 100, 100, 'llamaPoint'],
  [100, 100, 99, 'alpacaCoin'],
  [100, 99, 100, 'llamaPoint'],
  [100, 60, 60, null],
])('of %i with alpacaCoin %i and llamaPoint %i, %s is charged (G16)', (cost, alpacaCoin, llamaPoint, charged) => {
  expect(chargedCoin(cost, { alpacaCoin, llamaPoint })).toBe(charged)
})

// The example of rules §11.
const owned: OwnedItem[] = [
  { itemCode: 'A', shojiSu: 2, level: 1, originalize: 0 },
  { itemCode: 'A', shojiSu: 1, level: 3, originalize: 0 },
  { itemCode: 'A', shojiSu: 1, level: 1, originalize: 2 },
]

test.each([
  [false, false, 2, false],
  [true, false, 3, true],
  [false, true, 3, true],
  [true, true, 4, true],
])('levelUpFlg %s and originalizedFlg %s: %i held, createCheck %s', (levelUpFlg, originalizedFlg, held, created) => {
  const counts = heldCounts(owned, { levelUpFlg, originalizedFlg })
  expect(counts.get('A')).toBe(held)
  expect(createCheck([{ itemCode: 'A', needCount: 3 }], counts, {}, {})).toBe(created)
})

describe('createCheck', () => {
  const none = { levelUpFlg: false, originalizedFlg: false }
  test.each([undefined, null, 0, 1])('a level of %o is the base (G15)', level => {
    expect(heldCounts([{ itemCode: 'A', shojiSu: 2, ...(level === undefined ? {} : { level }) }], none).get('A')).toBe(
      2,
    )
  })

  test('an item both levelled and originalized needs both options', () => {
    const item = [{ itemCode: 'A', shojiSu: 1, level: 2, originalize: 1 }]
    expect(heldCounts(item, { levelUpFlg: true, originalizedFlg: false }).get('A')).toBeUndefined()
    expect(heldCounts(item, { levelUpFlg: true, originalizedFlg: true }).get('A')).toBe(1)
  })

  test('an item in two rows is needed twice', () => {
    const held = new Map([['A', 3]])
    const need = (needCount: number) => ({ itemCode: 'A', needCount })
    expect(createCheck([need(2), need(1)], held, {}, {})).toBe(true)
    expect(createCheck([need(2), need(2)], held, {}, {})).toBe(false)
  })

  test('without the costs nothing is made', () => {
    expect(createCheck([], new Map(), { coin: 1 }, {})).toBe(false)
  })

  test('an option never takes anything away, and no number throws', () => {
    const items = fc.array(
      fc.record({
        itemCode: fc.constantFrom('A', 'B'),
        shojiSu: fc.nat(9),
        level: fc.constantFrom(null, 0, 1, 2),
        originalize: fc.constantFrom(null, 0, 1, 2),
      }),
    )
    fc.assert(
      fc.property(items, all => {
        const total = (levelUpFlg: boolean, originalizedFlg: boolean) =>
          heldCounts(all, { levelUpFlg, originalizedFlg }).get('A') ?? 0
        expect(total(false, false)).toBeLessThanOrEqual(Math.min(total(true, false), total(false, true)))
        expect(total(true, true)).toBe(
          all.filter(item => item.itemCode === 'A').reduce((sum, item) => sum + item.shojiSu, 0),
        )
      }),
    )
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, (one, two, three) => {
        const counts = heldCounts([{ itemCode: 'A', shojiSu: one, level: two, originalize: three }], none)
        const costs = { coin: two, worldToken1: three }
        expect(createCheck([{ itemCode: 'A', needCount: three }], counts, costs, { alpacaCoin: one })).toBeTypeOf(
          'boolean',
        )
      }),
    )
  })
})

describe('the list', () => {
  const entries = [
    { itemSynthId: '1', itemName: '霧の剣', description: '古い剣' },
    { itemSynthId: '2', itemName: '盾', description: '霧を払う' },
    { itemSynthId: '3', itemName: '槍', description: '長い' },
  ]
  const materials = [{ itemSynthId: '3', itemName: '霧晶のかけら' }]
  test.each([
    ['霧の', ['1']],
    ['払う', ['2']],
    ['かけら', ['3']],
    ['霧', ['1', '2', '3']],
    ['', ['1', '2', '3']],
    ['炎', []],
  ])('a search for %o finds %j', (text, found) => {
    expect(searchExchange(entries, materials, text).map(entry => entry.itemSynthId)).toEqual(found)
  })

  test('is cut into pages of 20, none twice and none lost', () => {
    const all = Array.from({ length: 45 }, (_, index) => index)
    expect([1, 2, 3, 4].map(page => exchangePage(all, page).length)).toEqual([20, 20, 5, 0])
    expect([1, 2, 3].flatMap(page => exchangePage(all, page))).toEqual(all)
    fc.assert(fc.property(anyNumber, page => exchangePage(all, page).length <= 20))
  })
})
