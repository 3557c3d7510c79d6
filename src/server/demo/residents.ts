// Residents of the demo with their ids, which count them by world: the first of world0 is world0-resident-1.
import { demoResidents } from './content.ts'
import type { Temperament } from './shapes/resident.ts'

export type Resident = { userId: string; characterId: string; worldId: string; temperament: Temperament }

const counted = new Map<string, number>()

/** All residents, in the order of their file. */
export const residents: readonly Resident[] = demoResidents.map(({ worldId, temperament }) => {
  const number = (counted.get(worldId) ?? 0) + 1
  counted.set(worldId, number)
  const key = `${worldId.toLowerCase()}-resident-${number}`
  return { userId: key, characterId: key, worldId, temperament }
})

export const residentsOf = (worldId: string): readonly Resident[] => residents.filter(one => one.worldId === worldId)
