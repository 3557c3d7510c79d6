// Worn items of the demo characters, their sets and the skills they have learned.
import { equipmentSlots, fitsSlot, type WornPiece } from '#rules/equipment.ts'
import { SKILL_SLOTS } from '#rules/skills.ts'
import { equipment, equipmentSet, equipmentVersion } from '../areas/equipment/tables.ts'
import { characterSkill } from '../areas/skill/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoCharacters, demoFigures, demoItems, demoPeople, demoWords } from './content.ts'

export async function seedEquipment(tx: Tx, now: Date): Promise<void> {
  const people = demoCharacters.flatMap(({ key, worldId }) => {
    const person = demoPeople[key]
    return person ? [{ characterId: key, worldId, person, worn: wornBy(worldId, person.items ?? []) }] : []
  })
  const worn = people.flatMap(({ characterId, worn: pieces }) =>
    pieces.map(({ slotId, ...piece }) => ({ characterId, position: slotId, ...piece })),
  )
  if (worn.length > 0) await tx.insert(equipment).values(worn)
  const skills = people.flatMap(({ characterId, person }) => {
    let set = 0
    return (person.skills ?? []).map(({ skillCode, level, set: isSet }) => ({
      characterId,
      skillCode,
      level,
      position: isSet && set < SKILL_SLOTS ? ++set : null,
      learnedAt: now,
    }))
  })
  if (skills.length > 0) await tx.insert(characterSkill).values(skills)
  const dressed = people.filter(({ worn: pieces }) => pieces.length > 0)
  if (dressed.length === 0) return
  await tx
    .insert(equipmentVersion)
    .values(dressed.map(({ characterId }) => ({ characterId, wornVersion: 1, skillVersion: 1 })))
  const sets = dressed
    .filter(({ worn: pieces }) => pieces.length >= demoFigures.outfitFrom)
    .map(({ characterId, worn: wornList }) => ({
      characterId,
      setNo: 1,
      setName: demoWords.outfit,
      wornList,
      updatedAt: now,
    }))
  if (sets.length > 0) await tx.insert(equipmentSet).values(sets)
}

/** Puts the worn items on the first free fitting slots, piece by piece. */
function wornBy(worldId: string, items: readonly { itemCode: string; count: number; worn?: boolean }[]): WornPiece[] {
  const worn: WornPiece[] = []
  for (const { itemCode } of items.filter(item => item.worn && item.count > 0)) {
    const item = demoItems.find(each => each.worldId === worldId && each.itemCode === itemCode)
    const slot = equipmentSlots.find(
      ({ slotId }) => fitsSlot(item?.position ?? null, slotId) && !worn.some(piece => piece.slotId === slotId),
    )
    if (slot) worn.push({ slotId: slot.slotId, itemCode, level: 1, originalizeId: null })
  }
  return worn
}
