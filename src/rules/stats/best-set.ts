// The best set: the equipment that brings one parameter, or the sum of several, to its highest value by the shared
// calculation.
import {
  type BagItem,
  countWorn,
  equipmentPositions,
  equipmentSlots,
  fitsSlot,
  pieceKey,
  type WornPiece,
} from '../equipment.ts'
import { evaluateParameters } from './evaluate.ts'
import { countingItems, type PlainSource, toStatSource } from './plain-source.ts'
import type { ParameterCalculation } from './types.ts'

/** Items tried per position, those with the highest numbers; a bag may hold thousands. */
const MOST_TRIED = 24
/** A second round corrects choices whose side effects came later, such as a load that became too heavy. */
const ROUNDS = 3

export interface BestSetQuestion {
  readonly bag: readonly BagItem[]
  readonly source: Omit<PlainSource, 'items'>
  readonly calculation: ParameterCalculation
  /** Ids of the parameters whose sum is to be as high as possible. */
  readonly goal: readonly number[]
}

/** Fills slot after slot with the item that raises the goal most; an item that does not raise it stays in the bag. */
export function bestSet({ bag, source, calculation, goal }: BestSetQuestion): WornPiece[] {
  const candidates = new Map(equipmentPositions.map(position => [position, promising(bag, position, goal)]))
  // Of a bag of thousands only these can count in a try; the others are looked at once.
  const counting = [...new Set([...bag.filter(item => item.subStatusFlg), ...[...candidates.values()].flat()])]
  const score = (worn: readonly WornPiece[]): number => {
    const values = evaluateParameters(calculation, toStatSource({ ...source, items: countingItems(counting, worn) }))
    return goal.reduce((sum, id) => sum + (values.get(id) ?? 0), 0)
  }
  let worn: WornPiece[] = []
  let best = score(worn)
  for (let round = 0; round < ROUNDS; round++) {
    const before = best
    for (const { slotId, position } of equipmentSlots) {
      const others = worn.filter(piece => piece.slotId !== slotId)
      const counts = countWorn(others)
      const free = (candidates.get(position) ?? []).filter(item => item.shojiSu > (counts.get(pieceKey(item)) ?? 0))
      const tries = [
        others,
        ...free.map(({ itemCode, level, originalizeId }) => [...others, { slotId, itemCode, level, originalizeId }]),
      ]
      for (const tried of tries) {
        const found = score(tried)
        if (found > best) [best, worn] = [found, tried]
      }
    }
    if (best === before) break
  }
  return equipmentSlots.flatMap(({ slotId }) => worn.filter(piece => piece.slotId === slotId))
}

function promising(bag: readonly BagItem[], position: string, goal: readonly number[]): BagItem[] {
  const slot = equipmentSlots.find(each => each.position === position)
  const sum = (item: BagItem): number => goal.reduce((total, id) => total + (item.parameters[id - 1] ?? 0), 0)
  return bag
    .filter(item => slot && item.shojiSu > 0 && item.statusRefFlg && fitsSlot(item.itemPositionId, slot.slotId))
    .toSorted((a, b) => sum(b) - sum(a) || a.itemCost - b.itemCost || (pieceKey(a) < pieceKey(b) ? -1 : 1))
    .slice(0, MOST_TRIED)
}
