// Data of the equipment screen: the pieces, the sets, and the data of the calculation.
import type { Db } from '../../db/client.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { calculationOfWorld } from '../world/parameters.ts'
import { plainStatsOf } from './stat-source.ts'
import { setsOf, wornVersionOf } from './wear.ts'

export async function equipmentSettings(db: Db, { own: { characterId, worldId } }: { own: OwnCharacter }) {
  // Read before the pieces, so that after a change in between the next save is refused instead of overwriting it.
  const version = await wornVersionOf(db, characterId)
  const { source, bag, worn } = await plainStatsOf(db, characterId, worldId)
  const { items: _, ...rest } = source
  return {
    version,
    wornList: worn,
    allHoyuItemList: bag,
    setList: await setsOf(db, characterId),
    source: rest,
    ...(await calculationOfWorld(db, worldId)),
  }
}
