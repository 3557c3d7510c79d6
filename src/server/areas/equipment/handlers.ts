// The calls of worn items.

import { handlersOf } from '../../platform/handlers.ts'
import { calculationOfWorld } from '../world/parameters.ts'
import { bagOf } from './bag.ts'
import { levelUp } from './level-up.ts'
import { plainStatsOf } from './stat-source.ts'
import { removeSet, saveSet, setsOf, wear, wornVersionOf } from './wear.ts'

export const equipmentHandlers = handlersOf('equipment', {
  allHoyuItem: async (db, { own }) => ({ allHoyuItemList: await bagOf(db, own) }),
  getSettings: async (db, { own: { characterId, worldId } }) => {
    // Before the pieces: what changes in between is then refused when it is saved, not overwritten.
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
  },
  update: wear,
  saveSet,
  removeSet,
  levelUp,
})
