// What the demo characters wear, the sets they keep and the skills they have learned.
import { equipmentSlots, fitsSlot, type WornPiece } from '#rules/equipment.ts'
import { SKILL_SLOTS } from '#rules/skills.ts'
import { characterParameterChange } from '../areas/character/tables.ts'
import { equipment, equipmentSet, equipmentVersion } from '../areas/equipment/tables.ts'
import { characterSkill } from '../areas/skill/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoCharacters } from './characters.ts'
import { demoItems, demoLands, demoPeople } from './lands/index.ts'
import { toNumbers } from './seed-worlds.ts'

const WITH_SET = 3
const DAY = 86_400_000

type Person = { characterId: string; worldId: string }

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
  await seedAllotments(tx, people, now)
  const dressed = people.filter(({ worn: pieces }) => pieces.length > 0)
  if (dressed.length === 0) return
  await tx
    .insert(equipmentVersion)
    .values(dressed.map(({ characterId }) => ({ characterId, wornVersion: 1, skillVersion: 1 })))
  const sets = dressed
    .filter(({ worn: pieces }) => pieces.length >= WITH_SET)
    .map(({ characterId, worn: wornList }) => ({
      characterId,
      setNo: 1,
      setName: 'いつもの装い',
      wornList,
      updatedAt: now,
    }))
  if (sets.length > 0) await tx.insert(equipmentSet).values(sets)
}

/** How many points were given out when a character was made, and the most on one parameter. */
const POINTS = 20
const MOST_ON_ONE = 8
const BORN_DAYS_AGO = 120

/** What was put on the parameters when they were made: a row each, different for everybody and always the same. */
async function seedAllotments(tx: Tx, people: readonly Person[], now: Date): Promise<void> {
  const rows = people.flatMap(({ characterId, worldId }) => {
    const land = demoLands.find(each => each.worldId === worldId)
    const ids = land?.parameters.filter(({ assignable }) => assignable).map(({ id }) => id) ?? []
    if (ids.length * MOST_ON_ONE < POINTS) return []
    const parameters = toNumbers()
    let turn = [...characterId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
    for (let given = 0; given < POINTS; given++) {
      const open = ids.filter(id => (parameters[id - 1] ?? 0) < MOST_ON_ONE)
      const at = (open[turn % open.length] ?? 1) - 1
      parameters[at] = (parameters[at] ?? 0) + 1
      turn = (turn * 31 + 7) % 1009
    }
    const createdAt = new Date(now.getTime() - BORN_DAYS_AGO * DAY)
    return [{ characterId, reason: '作成時の割り振り', parameters, createdAt }]
  })
  if (rows.length > 0) await tx.insert(characterParameterChange).values(rows)
}

/** The worn items at the first free slot that fits, piece by piece. */
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
