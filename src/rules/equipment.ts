// Equipment of a character: its slots, the items that fit them, the effect of an item's level, and the limits of wearing.
import { finite, roundHalfUp } from './numbers.ts'

/** Positions at which an item can be worn; hand and charm have two slots each. */
export const equipmentPositionLabels = {
  hand: '手',
  head: '頭',
  body: '体',
  feet: '足',
  charm: 'お守り',
} as const
export type EquipmentPosition = keyof typeof equipmentPositionLabels
export const equipmentPositions = Object.keys(equipmentPositionLabels) as EquipmentPosition[]

/** The slots in the order they are shown. */
export const equipmentSlots = [
  { slotId: 'hand1', position: 'hand', label: '利き手' },
  { slotId: 'hand2', position: 'hand', label: '反対の手' },
  { slotId: 'head', position: 'head', label: '頭' },
  { slotId: 'body', position: 'body', label: '体' },
  { slotId: 'feet', position: 'feet', label: '足' },
  { slotId: 'charm1', position: 'charm', label: 'お守り1' },
  { slotId: 'charm2', position: 'charm', label: 'お守り2' },
] as const
export type EquipmentSlotId = (typeof equipmentSlots)[number]['slotId']
export const equipmentSlotIds = equipmentSlots.map(({ slotId }) => slotId) as [EquipmentSlotId, ...EquipmentSlotId[]]

/** Position of items that count while they are in the bag, without a slot (subStatusFlg). */
export const BAG_POSITION = 'bag'

/** Number of sets of equipment that a character can save, and the most letters in the name of one. */
export const EQUIPMENT_SETS = 3
export const EQUIPMENT_SET_NAME_MAX = 20

/** Pieces of one level that make one piece of the next level. */
export const LEVEL_UP_COUNT = 3

export const itemKindLabels = {
  weapon: '武器',
  armour: '防具',
  accessory: '装身具',
  tool: '道具',
  material: '素材',
  gift: '贈りもの',
} as const
export type ItemKind = keyof typeof itemKindLabels

/** Identity of a piece: the item, its level and the name that the player gave it. */
export type Piece = {
  readonly itemCode: string
  readonly level: number
  readonly originalizeId: number | null
}

/** A kind of item in the bag. */
export interface BagItem extends Piece {
  readonly shojiSu: number
  readonly itemPositionId: string | null
  readonly statusRefFlg: boolean
  readonly subStatusFlg: boolean
  readonly itemCost: number
  /** Changes of the parameters at this level, the nth for parameter n + 1. */
  readonly parameters: number[]
}

export type WornPiece = Piece & { readonly slotId: EquipmentSlotId }

export const pieceKey = ({ itemCode, level, originalizeId }: Piece): string =>
  `${itemCode}:${level}:${originalizeId ?? ''}`

const positions: ReadonlyMap<string, string> = new Map(equipmentSlots.map(({ slotId, position }) => [slotId, position]))

export const fitsSlot = (itemPositionId: string | null, slotId: EquipmentSlotId): boolean =>
  itemPositionId !== null && positions.get(slotId) === itemPositionId

export const slotsOf = (itemPositionId: string | null) =>
  equipmentSlots.filter(({ slotId }) => fitsSlot(itemPositionId, slotId))

/** Changes of the parameters by an item at a level: each level adds half of a positive number; negative ones stay. */
export const numbersAtLevel = (numbers: readonly number[], level: number): number[] =>
  numbers.map(number => (number > 0 ? roundHalfUp((number * (level + 1)) / 2) : finite(number)))

/** Number of worn pieces, by the key of the piece. */
export function countWorn(worn: readonly Piece[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const piece of worn) counts.set(pieceKey(piece), (counts.get(pieceKey(piece)) ?? 0) + 1)
  return counts
}

export type WearFault = 'slot' | 'short'

/** First fault of wearing these pieces together; null when there is none. */
export function wearFault(worn: readonly WornPiece[], bag: readonly BagItem[]): WearFault | null {
  const held = new Map(bag.map(item => [pieceKey(item), item]))
  if (new Set(worn.map(({ slotId }) => slotId)).size < worn.length) return 'slot'
  for (const piece of worn) {
    const item = held.get(pieceKey(piece))
    if (!item) return 'short'
    if (!fitsSlot(item.itemPositionId, piece.slotId)) return 'slot'
  }
  const isShort = [...countWorn(worn)].some(([key, count]) => count > (held.get(key)?.shojiSu ?? 0))
  return isShort ? 'short' : null
}

/** The pieces of a saved set that can still be worn; some may be gone from the bag by now. */
export function stillWearable(worn: readonly WornPiece[], bag: readonly BagItem[]): WornPiece[] {
  const kept: WornPiece[] = []
  for (const piece of worn) if (wearFault([...kept, piece], bag) === null) kept.push(piece)
  return kept
}

export type LevelUpFault = 'highest' | 'short' | 'worn'

/**
 * Reason why three of these pieces cannot become one of the next level; null when they can. Worn pieces are not used
 * up.
 */
export function levelUpFault({
  level,
  maxLevel,
  shojiSu,
  wornCount,
}: {
  level: number
  maxLevel: number
  shojiSu: number
  wornCount: number
}): LevelUpFault | null {
  if (level >= maxLevel) return 'highest'
  if (shojiSu < LEVEL_UP_COUNT) return 'short'
  return shojiSu - wornCount < LEVEL_UP_COUNT ? 'worn' : null
}
