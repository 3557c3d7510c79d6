// Effect of goods on their buyer: worn at their slot, or set.
import { expect, test } from 'vitest'
import { changeBy } from '#app/areas/shop/changes.ts'
import type { Goods } from '#app/areas/shop/queries.ts'
import type { EquipmentSettings } from '#app/shared/settings/queries.ts'
import { SKILL_SLOTS } from '#rules/skills.ts'

const numbers = (values: Record<number, number>) => Array.from({ length: 30 }, (_, index) => values[index + 1] ?? 0)
const rowsOf = (target: string, groupId: number) => ({
  ...{ parameterId: 1, groupId, calcTarget: target, calcMethod: 1 as const, parameter: null },
})
const held = {
  ...{ itemCode: 'OLD', level: 1, originalizeId: null, shojiSu: 1, itemPositionId: 'head', statusRefFlg: true },
  ...{ subStatusFlg: false, itemCost: 4, parameters: numbers({ 1: 2 }) },
}
const settings = {
  wornList: [{ slotId: 'head', itemCode: 'OLD', level: 1, originalizeId: null }],
  allHoyuItemList: [held],
  source: {
    ...{ level: 3, classA: null, classC: null, skills: [], changeHistory: numbers({}) },
    classB: { className: '燈騎士', kijun: numbers({ 1: 10 }), hosei: numbers({ 16: 17 }) },
  },
  parameterList: [{ id: 1, name: '体力', itemSkillOrder: 1 }],
  parameterCalcInnerGroupList: [rowsOf('classB', 1), rowsOf('items', 1), rowsOf('skills', 1)],
  parameterCalcBetweenGroupList: [rowsOf('', 1)],
} as unknown as EquipmentSettings

const cap = { code: 'CAP', itemPositionId: 'head', subStatusFlg: false, weight: 1, parameters: numbers({ 1: 5 }) }
const ofGoods = (goods: object, isSkill = false, from = settings) =>
  changeBy({ ...cap, ...goods } as Goods, isSkill, from)

test.each([
  ['what it replaces is taken off', {}, '頭', 12, 15, [4, 1, 20]],
  ['a free slot of two', { itemPositionId: 'charm' }, 'お守り1', 12, 17, [4, 5, 20]],
  ['one like the worn one', { code: 'OLD', weight: 4, parameters: numbers({ 1: 2 }) }, '頭', 12, 12, [4, 4, 20]],
  ['what helps nothing', { parameters: [] }, '頭', 12, 10, [4, 1, 20]],
  ['what counts from the bag', { itemPositionId: null, subStatusFlg: true }, null, 12, 17, [4, 5, 20]],
] as const)('%s', (_, goods, slot, before, after, [carried, carriedAfter, capacity]) => {
  const change = ofGoods(goods)
  expect(change?.slotLabel).toBe(slot)
  expect(change?.rows).toEqual([{ id: 1, name: '体力', before, after }])
  expect(change?.load).toEqual({ before: carried, after: carriedAfter, capacity })
})

test('what is neither worn nor counts from the bag changes nothing', () => {
  expect(ofGoods({ itemPositionId: null })).toBeNull()
})

test('a skill counts beside the set ones, as long as there is room', () => {
  expect(ofGoods({}, true)?.rows).toEqual([{ id: 1, name: '体力', before: 12, after: 17 }])
  const skills = Array.from({ length: SKILL_SLOTS }, () => ({ skillHaneiFlg: true, parameters: numbers({}) }))
  expect(ofGoods({}, true, { ...settings, source: { ...settings.source, skills } })).toBeNull()
  expect(ofGoods({ parameters: [] }, true)).toBeNull()
})
