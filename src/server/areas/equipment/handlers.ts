// The calls of worn items.
import { calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { ownCharacter } from '../character/own-character.ts'
import { calculationOfWorld } from '../world/parameters.ts'
import { bagOf } from './bag.ts'
import { levelUp } from './level-up.ts'
import { plainStatsOf } from './stat-source.ts'
import { removeSet, saveSet, setsOf, wear, wornVersionOf } from './wear.ts'

export const equipmentHandlers = {
  allHoyuItem: calls.equipment.allHoyuItem.handler(async ({ input, context }) => {
    const { userId } = viewerOrRefuse(context)
    const character = await ownCharacter(context.db, userId, input.characterId, input.worldId)
    return { allHoyuItemList: await bagOf(context.db, character) }
  }),
  getSettings: calls.equipment.getSettings.handler(async ({ input, context }) => {
    const { characterId, worldId } = input
    await ownCharacter(context.db, viewerOrRefuse(context).userId, characterId, worldId)
    // Before the pieces: what changes in between is then refused when it is saved, not overwritten.
    const version = await wornVersionOf(context.db, characterId)
    const { source, bag, worn } = await plainStatsOf(context.db, characterId, worldId)
    const { items: _, ...rest } = source
    return {
      version,
      wornList: worn,
      allHoyuItemList: bag,
      setList: await setsOf(context.db, characterId),
      source: rest,
      ...(await calculationOfWorld(context.db, worldId)),
    }
  }),
  update: calls.equipment.update.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer }) => wear(tx, { ...input, userId: viewer.userId })),
  ),
  saveSet: calls.equipment.saveSet.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => saveSet(tx, { ...input, userId: viewer.userId, now })),
  ),
  removeSet: calls.equipment.removeSet.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer }) => removeSet(tx, { ...input, userId: viewer.userId })),
  ),
  levelUp: calls.equipment.levelUp.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => levelUp(tx, { ...input, userId: viewer.userId, now })),
  ),
}
