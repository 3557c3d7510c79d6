// Characters of a world that something else is about: a scenario, a theme, a situation.
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from './tables.ts'

/** The wanted characters, each once and with its place. @throws RELATED_UNKNOWN when one is no character of the world */
export async function placesOf(tx: Tx, worldId: string, wanted: readonly string[]) {
  const ids = [...new Set(wanted)]
  if (ids.length > 0) {
    const found = await tx
      .select({ characterId: character.characterId })
      .from(character)
      .where(and(eq(character.worldId, worldId), inArray(character.characterId, ids)))
    if (found.length !== ids.length) throw refuse('RELATED_UNKNOWN')
  }
  return ids.map((characterId, index) => ({ characterId, place: index + 1 }))
}
