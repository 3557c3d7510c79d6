// Data of the skill screen: all skills of the world, the tokens for paying, and the data of the calculation.
import type { Db } from '../../db/client.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { plainStatsOf } from '../equipment/stat-source.ts'
import { calculationOfWorld } from '../world/parameters.ts'
import { skillsOf, skillVersionOf, tokensOf } from './settings.ts'

export async function skillSettings(db: Db, { own }: { own: OwnCharacter }) {
  const { characterId, worldId } = own
  // Read before the skills, so that after a change in between the next save is refused instead of overwriting it.
  const version = await skillVersionOf(db, characterId)
  const { source } = await plainStatsOf(db, characterId, worldId)
  return {
    version,
    skillList: await skillsOf(db, own),
    tokenList: await tokensOf(db, own),
    source,
    ...(await calculationOfWorld(db, worldId)),
  }
}
