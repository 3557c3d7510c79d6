// The calls of worn items.
import { calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { ownCharacter } from '../character/own-character.ts'
import { bagOf } from './bag.ts'
import { changesPage } from './changes.ts'
import { levelUp } from './level-up.ts'
import { calculationOf, parametersOf, plainStatsOf } from './stat-source.ts'
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
      parameterList: await parametersOf(context.db, worldId),
      ...(await calculationOf(context.db, worldId)),
    }
  }),
  getStats: calls.equipment.getStats.handler(async ({ input, context }) => {
    const { source, bag, worn, skills } = await plainStatsOf(context.db, input.characterId, input.worldId)
    return {
      source,
      wornList: worn.flatMap(({ slotId, itemCode, level, originalizeId }) => {
        const item = bag.find(
          held => held.itemCode === itemCode && held.level === level && held.originalizeId === originalizeId,
        )
        if (!item) return []
        const { itemName, description, picture, itemKind, weaponFlg, itemCost, parameters } = item
        return [{ slotId, itemCode, level, itemName, description, picture, itemKind, weaponFlg, itemCost, parameters }]
      }),
      skillList: skills,
      parameterList: await parametersOf(context.db, input.worldId),
      ...(await calculationOf(context.db, input.worldId)),
    }
  }),
  getChangeList: calls.equipment.getChangeList.handler(({ input, context }) => changesPage(context.db, input)),
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
