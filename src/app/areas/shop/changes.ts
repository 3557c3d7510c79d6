// Changes that goods would bring to the buying character, by the calculation of the equipment screen.
import type { EquipmentSettings } from '#app/shared/settings/queries.ts'
import { type StatRow, statRows, valuesOf } from '#app/shared/settings/stat-values.ts'
import { nextSlot, putOn } from '#app/shared/settings/trying.ts'
import { type BagItem, equipmentSlots, pieceKey } from '#rules/equipment.ts'
import { SKILL_SLOTS } from '#rules/skills.ts'
import { loadOf } from '#rules/stats/load.ts'
import { countingItems, type PlainSource } from '#rules/stats/plain-source.ts'
import type { Goods } from './queries.ts'

/**
 * Effect of goods.
 * @property slotLabel slot in which it would be worn; null when it counts from the bag, or is a skill
 * @property rows numbers of items and skills, before and after
 */
export type Change = {
  slotLabel: string | null
  rows: StatRow[]
  load: { before: number; after: number; capacity: number }
}

/** Effect of buying; null when no number can change: for items without an effect, and for skills without a free place. */
export function changeBy(goods: Goods, isSkill: boolean, settings: EquipmentSettings): Change | null {
  const { allHoyuItemList: bag, wornList: worn } = settings
  const now: PlainSource = { ...settings.source, items: countingItems(bag, worn) }
  if (isSkill) {
    if (now.skills.length >= SKILL_SLOTS || goods.parameters.every(value => value === 0)) return null
    const skills = [...now.skills, { skillHaneiFlg: true, parameters: goods.parameters }]
    return between(settings, now, { ...now, skills }, null)
  }
  const item = pieceOf(goods, bag)
  const slotId = nextSlot(worn, item)
  if (!slotId && !item.subStatusFlg) return null
  const bagThen = [...bag.filter(each => pieceKey(each) !== pieceKey(item)), item]
  const wornThen = slotId ? putOn(worn, item, slotId) : worn
  const label = equipmentSlots.find(slot => slot.slotId === slotId)?.label ?? null
  return between(settings, now, { ...now, items: countingItems(bagThen, wornThen) }, label)
}

/** The item with one more piece in the bag. Goods are of the first level and have no name by a player. */
function pieceOf(goods: Goods, bag: readonly BagItem[]): BagItem {
  const { code, itemPositionId, subStatusFlg, weight, parameters } = goods
  const piece = { itemCode: code, level: 1, originalizeId: null }
  const shojiSu = 1 + (bag.find(each => pieceKey(each) === pieceKey(piece))?.shojiSu ?? 0)
  return { ...piece, shojiSu, itemPositionId, statusRefFlg: true, subStatusFlg, itemCost: weight, parameters }
}

function between(settings: EquipmentSettings, now: PlainSource, then: PlainSource, slotLabel: string | null): Change {
  const [before, after] = [loadOf(now), loadOf(then)]
  return {
    slotLabel,
    rows: statRows(settings.parameterList, valuesOf(settings, now), valuesOf(settings, then)),
    load: { before: before.carried, after: after.carried, capacity: after.capacity },
  }
}
