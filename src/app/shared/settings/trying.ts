// Trying equipment on: the pieces worn after putting one on or taking one off.
import {
  type BagItem,
  countWorn,
  type EquipmentSlotId,
  equipmentSlots,
  type Piece,
  pieceKey,
  slotsOf,
  type WornPiece,
} from '#rules/equipment.ts'

const pieceOf = ({ itemCode, level, originalizeId }: Piece): Piece => ({ itemCode, level, originalizeId })

const inOrder = (worn: readonly WornPiece[]): WornPiece[] =>
  equipmentSlots.flatMap(({ slotId }) => worn.filter(piece => piece.slotId === slotId))

/** Puts a piece on at a slot. If it is the only one and worn at another slot, it moves. */
export function putOn(worn: readonly WornPiece[], item: BagItem, slotId: EquipmentSlotId): WornPiece[] {
  const others = worn.filter(piece => piece.slotId !== slotId)
  const isUsedUp = (countWorn(others).get(pieceKey(item)) ?? 0) >= item.shojiSu
  const from = isUsedUp ? others.find(piece => pieceKey(piece) === pieceKey(item))?.slotId : undefined
  return inOrder([...others.filter(piece => piece.slotId !== from), { slotId, ...pieceOf(item) }])
}

export const takeOff = (worn: readonly WornPiece[], slotId: EquipmentSlotId): WornPiece[] =>
  worn.filter(piece => piece.slotId !== slotId)

/** Slot for a piece that is put on without a choice: the first free one that fits, else the first that fits. */
export function nextSlot(worn: readonly WornPiece[], item: BagItem): EquipmentSlotId | undefined {
  const slots = slotsOf(item.itemPositionId)
  const free = slots.find(({ slotId }) => !worn.some(piece => piece.slotId === slotId))
  return (free ?? slots[0])?.slotId
}

/** Slots in which two sets differ. */
export function changedSlots(one: readonly WornPiece[], other: readonly WornPiece[]): EquipmentSlotId[] {
  const keyAt = (worn: readonly WornPiece[], slotId: EquipmentSlotId) => {
    const piece = worn.find(each => each.slotId === slotId)
    return piece ? pieceKey(piece) : ''
  }
  return equipmentSlots.flatMap(({ slotId }) => (keyAt(one, slotId) === keyAt(other, slotId) ? [] : [slotId]))
}
