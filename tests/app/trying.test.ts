// Trying equipment on: the slot of a piece, moved pieces, changed slots.
import { expect, test } from 'vitest'
import { changedSlots, nextSlot, putOn, takeOff } from '#app/shared/settings/trying.ts'
import type { BagItem, EquipmentSlotId, WornPiece } from '#rules/equipment.ts'

const item = (itemCode: string, shojiSu: number): BagItem => ({
  itemCode,
  level: 1,
  originalizeId: null,
  shojiSu,
  itemPositionId: 'hand',
  statusRefFlg: true,
  subStatusFlg: false,
  itemCost: 1,
  parameters: [],
})
const worn = (pieces: Partial<Record<EquipmentSlotId, string>>): WornPiece[] =>
  Object.entries(pieces).map(([slotId, itemCode]) => ({
    slotId: slotId as EquipmentSlotId,
    itemCode,
    level: 1,
    originalizeId: null,
  }))

test.each([
  ['to an empty hand', {}, 'hand2', 1, { hand2: 'S' }],
  ['in the place of another', { hand1: 'K' }, 'hand1', 1, { hand1: 'S' }],
  ['the only one changes hands', { hand1: 'S' }, 'hand2', 1, { hand2: 'S' }],
  ['the second of two', { hand1: 'S' }, 'hand2', 2, { hand1: 'S', hand2: 'S' }],
  ['the only one, over another', { hand1: 'S', hand2: 'K', head: 'H' }, 'hand2', 1, { hand2: 'S', head: 'H' }],
] as const)('a piece is put on %s', (_, before, slotId, count, after) => {
  expect(putOn(worn(before), item('S', count), slotId)).toEqual(worn(after))
})

test('it goes to the first free slot, else to the first', () => {
  expect(nextSlot(worn({ hand1: 'K' }), item('S', 1))).toBe('hand2')
  expect(nextSlot(worn({ hand1: 'K', hand2: 'K' }), item('S', 1))).toBe('hand1')
  expect(nextSlot([], { ...item('S', 1), itemPositionId: null })).toBeUndefined()
})

test('what has changed is told by its slots', () => {
  const before = worn({ hand1: 'S', head: 'H' })
  expect(changedSlots(before, takeOff(before, 'head'))).toEqual(['head'])
  expect(changedSlots(before, putOn(before, item('K', 1), 'hand1'))).toEqual(['hand1'])
  expect(changedSlots(before, worn({ head: 'H', hand1: 'S' }))).toEqual([])
})
