// Rules of worn items and skills: places, combinations, level-ups, load, the best set, prices.
import { describe, expect, test } from 'vitest'
import {
  type BagItem,
  type EquipmentSlotId,
  fitsSlot,
  levelUpFault,
  numbersAtLevel,
  stillWearable,
  type WornPiece,
  wearFault,
} from '#rules/equipment.ts'
import { learnFault, skillCost } from '#rules/skills.ts'
import { bestSet } from '#rules/stats/best-set.ts'
import { evaluateParameters } from '#rules/stats/evaluate.ts'
import { loadChanges, loadOf } from '#rules/stats/load.ts'
import { countingItems, type PlainSource, toStatSource } from '#rules/stats/plain-source.ts'
import type { ParameterCalculation } from '#rules/stats/types.ts'

const thirty = (values: Record<number, number>): number[] =>
  Array.from({ length: 30 }, (_, index) => values[index + 1] ?? 0)

const item = (
  itemCode: string,
  itemPositionId: string | null,
  values: Record<number, number>,
  more: Partial<BagItem> = {},
): BagItem => ({
  itemCode,
  level: 1,
  originalizeId: null,
  shojiSu: 1,
  itemPositionId,
  statusRefFlg: true,
  subStatusFlg: false,
  itemCost: 1,
  parameters: thirty(values),
  ...more,
})
const at = (slotId: EquipmentSlotId, itemCode: string): WornPiece => ({
  slotId,
  itemCode,
  level: 1,
  originalizeId: null,
})

const bag = [item('sword', 'hand', { 1: 5 }, { shojiSu: 2 }), item('hat', 'head', { 1: 1 }), item('key', null, {})]

test.each([
  ['hand', 'hand2', true],
  ['hand', 'head', false],
  ['charm', 'charm1', true],
  [null, 'body', false],
  ['wing', 'body', false],
] as const)('what is worn at %s fits the slot %s: %s', (position, slotId, fits) => {
  expect(fitsSlot(position, slotId)).toBe(fits)
})

test.each([
  ['two of two', [at('hand1', 'sword'), at('hand2', 'sword')], null],
  ['nothing', [], null],
  ['two of one', [at('head', 'hat'), at('hand1', 'hat')], 'slot'],
  ['at one slot', [at('hand1', 'sword'), at('hand1', 'sword')], 'slot'],
  ['what is not held', [at('hand1', 'spear')], 'short'],
  ['what is not worn', [at('hand1', 'key')], 'slot'],
] as const)('worn together, %s: %j is %s', (_, worn, fault) => {
  expect(wearFault(worn, bag)).toBe(fault)
})

test('of a kept set, what is still there is worn', () => {
  const kept = [at('hand1', 'sword'), at('hand2', 'spear'), at('head', 'hat')]
  expect(stillWearable(kept, bag)).toEqual([at('hand1', 'sword'), at('head', 'hat')])
})

test.each([
  [1, [5, -2, 0]],
  [2, [8, -2, 0]],
  [3, [10, -2, 0]],
])('at level %i the numbers 5, -2, 0 are %j', (level, expected) => {
  expect(numbersAtLevel([5, -2, 0], level)).toEqual(expected)
})

test.each([
  [{ level: 1, maxLevel: 3, shojiSu: 3, wornCount: 0 }, null],
  [{ level: 1, maxLevel: 3, shojiSu: 4, wornCount: 1 }, null],
  [{ level: 1, maxLevel: 3, shojiSu: 3, wornCount: 1 }, 'worn'],
  [{ level: 1, maxLevel: 3, shojiSu: 2, wornCount: 0 }, 'short'],
  [{ level: 3, maxLevel: 3, shojiSu: 9, wornCount: 0 }, 'highest'],
])('a level-up of %j: %s', (held, fault) => {
  expect(levelUpFault(held)).toBe(fault)
})

const skill = { maxLevel: 3, learnedLevel: 1, cost: 10, requiredLevel: 2, isShopOnly: false, isClassMet: true }
test.each([
  [{}, 5, 20, null],
  [{}, 5, 19, 'token'],
  [{}, 1, 20, 'level'],
  [{ isClassMet: false }, 5, 20, 'class'],
  [{ isShopOnly: true }, 5, 20, null],
  [{ isShopOnly: true, learnedLevel: 0 }, 5, 20, 'shop'],
  [{ learnedLevel: 3 }, 5, 99, 'highest'],
])('a skill with %j at level %i with %i: %s', (more, level, balance, fault) => {
  expect(learnFault({ ...skill, ...more }, { level, balance })).toBe(fault)
})

test('the nth level costs n times as much', () => {
  expect([1, 2, 5].map(level => skillCost(12, level))).toEqual([12, 24, 60])
})

describe('the load', () => {
  const source = (costs: number[], hosei16: number | null, level: number): PlainSource => ({
    level,
    classA: null,
    classB: hosei16 === null ? null : { className: '', kijun: thirty({}), hosei: thirty({ 16: hosei16 }) },
    classC: null,
    items: costs.map(itemCost => ({ equipPositionId: 'body', statusRefFlg: false, itemCost, parameters: thirty({}) })),
    skills: [],
    changeHistory: thirty({}),
  })

  test.each([
    [[8, 9], 18, 2, { carried: 17, capacity: 20, band: 'heavy' }],
    [[3], 18, 2, { carried: 3, capacity: 20, band: 'light' }],
    [[], null, 4, { carried: 0, capacity: 4, band: 'light' }],
  ])('of %j with %s and level %i is %j', (costs, hosei16, level, load) => {
    expect(loadOf(source(costs, hosei16, level))).toEqual(load)
  })

  const row = (parameterId: number, calcTarget: string, calcMethod: number, more = {}) => ({
    ...{ parameterId, groupId: 1, calcTarget, calcMethod },
    ...more,
  })
  /** Parameters 4 and 12 are reduced by the load in percent, 8 is shifted by it, 9 has a part of 4. */
  const world: ParameterCalculation = {
    parameterCalcInnerGroupList: [
      ...[4, 12].flatMap(id => [
        row(id, 'Number', 1, { parameter: id === 4 ? 33 : 50 }),
        row(id, 'heavyEffectWorld0', 3),
        row(id, 'Number', 4, { parameter: 100 }),
      ]),
      row(8, 'heavyEffectWorld0', 1, { parameter: 10 }),
      row(9, 'pastParm', 1, { parameter: 4 }),
    ],
    parameterCalcBetweenGroupList: [4, 8, 9, 12].map(id => row(id, 'Number', 1)),
  }

  test.each([
    // rules §6: a rounded percentage decides. 169 of 200 is 84.5.
    [169, 200, 'heavy', -2],
    [139, 200, 'semiHeavy', -1],
    [50, 100, 'otherwise', 0],
    [304, 1000, 'semiLight', 1],
    [154, 1000, 'light', 2],
  ])('%i of %i is %s: what it changes is what the calculation makes of it', (carried, capacity, band, shift) => {
    const given = source([carried], capacity - 1, 1)
    expect(loadOf(given)).toEqual({ carried, capacity, band })
    const changes = new Map(loadChanges(world, given).map(({ id, change }) => [id, change]))
    const values = evaluateParameters(world, toStatSource(given))
    expect(changes.get(8) ?? 0).toBe(shift)
    for (const [id, plain] of [
      [4, 33],
      [8, 10],
      [9, 33],
      [12, 50],
    ] as const)
      expect((values.get(id) ?? 0) - (changes.get(id) ?? 0)).toBeCloseTo(plain)
    expect(changes.size).toBe(shift === 0 ? 0 : 4)
  })

  test('a world whose rows know no load changes by none', () => {
    const none = { parameterCalcInnerGroupList: [], parameterCalcBetweenGroupList: [] }
    expect(loadChanges(none, source([90], 99, 1))).toEqual([])
  })
})

describe('the best set', () => {
  const adds = (ids: number[]) => ({
    parameterCalcInnerGroupList: ids.map(parameterId => ({
      parameterId,
      groupId: 1,
      calcTarget: 'items',
      calcMethod: 1,
    })),
    parameterCalcBetweenGroupList: ids.map(parameterId => ({ parameterId, groupId: 1, calcTarget: '', calcMethod: 1 })),
  })
  const source = { level: 1, classA: null, classB: null, classC: null, skills: [], changeHistory: thirty({}) }
  const things = [
    item('knife', 'hand', { 1: 2, 2: 9 }),
    item('sword', 'hand', { 1: 5 }),
    item('cursed', 'head', { 1: -4, 2: 3 }),
    item('coat', 'body', { 1: 1 }),
    item('mail', 'body', { 1: 1, 2: 1 }),
  ]
  const codes = (goal: number[], of = things) =>
    bestSet({ bag: of, source, calculation: adds([1, 2]), goal }).map(({ slotId, itemCode }) => `${slotId} ${itemCode}`)

  test('fills every slot with what brings the goal furthest, and leaves what brings nothing', () => {
    expect(codes([1])).toEqual(['hand1 sword', 'hand2 knife', 'body coat'])
    expect(codes([2])).toEqual(['hand1 knife', 'head cursed', 'body mail'])
    expect(codes([1, 2])).toEqual(['hand1 knife', 'hand2 sword', 'body mail'])
    expect(codes([7])).toEqual([])
  })

  test('wears no more than is held, and the same in both hands where two are', () => {
    const two = [item('sword', 'hand', { 1: 5 }, { shojiSu: 2 }), item('knife', 'hand', { 1: 2 })]
    expect(codes([1], two)).toEqual(['hand1 sword', 'hand2 sword'])
  })

  test('looks once at what is not tried of a bag of thousands', () => {
    const looks = (length: number): number => {
      let count = 0
      const many = Array.from({ length }, (_, index) => {
        const held = item(`i${index}`, 'hand', { 1: index % 97 })
        return Object.defineProperty(held, 'subStatusFlg', { get: () => !++count })
      })
      expect(codes([1], many)).toHaveLength(2)
      return count
    }
    expect(looks(5_000) - looks(500)).toBe(4_500)
  })

  test('one of what counts from the bag counts beside the worn, not the worn one again', () => {
    const charm = item('charm', 'charm', { 1: 3 }, { subStatusFlg: true })
    expect(countingItems([charm], []).map(({ equipPositionId }) => equipPositionId)).toEqual(['bag'])
    expect(countingItems([charm], [at('charm1', 'charm')]).map(({ equipPositionId }) => equipPositionId)).toEqual([
      'charm1',
    ])
  })
})
