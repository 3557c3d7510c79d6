// Filters of the bag, and its order.

import type { HeldItem } from '#app/shared/settings/queries.ts'
import {
  type EquipmentPosition,
  equipmentPositionLabels,
  equipmentPositions,
  type ItemKind,
  itemKindLabels,
} from '#rules/equipment.ts'

export type BagFilter = 'wearable' | EquipmentPosition | 'rest' | 'all'

export const bagFilters: readonly { key: BagFilter; label: string }[] = [
  { key: 'wearable', label: '装備できるもの' },
  ...equipmentPositions.map(key => ({ key, label: equipmentPositionLabels[key] })),
  { key: 'rest', label: '素材・そのほか' },
  { key: 'all', label: 'すべて' },
]

export const parseBagFilter = (key: string): BagFilter => bagFilters.find(each => each.key === key)?.key ?? 'wearable'

const passes = ({ itemPositionId }: HeldItem, filter: BagFilter): boolean => {
  if (filter === 'all') return true
  if (filter === 'rest') return itemPositionId === null
  return filter === 'wearable' ? itemPositionId !== null : itemPositionId === filter
}

const kinds = Object.keys(itemKindLabels) as ItemKind[]
const place = ({ itemPositionId, itemKind }: HeldItem): number =>
  itemPositionId === null
    ? equipmentPositions.length + kinds.indexOf(itemKind)
    : equipmentPositions.indexOf(itemPositionId as EquipmentPosition)
const strength = ({ parameters }: HeldItem): number => parameters.reduce((sum, value) => sum + value, 0)

/** Items of a filter, ordered by slot, the strongest first. */
export const filteredBag = (bag: readonly HeldItem[], filter: BagFilter): HeldItem[] =>
  bag.filter(item => passes(item, filter)).toSorted((a, b) => place(a) - place(b) || strength(b) - strength(a))
