// The worlds to choose from.
import { calls } from '../../platform/calls.ts'
import { world, worldToken } from './tables.ts'

export const worldHandlers = {
  worldSelect: calls.world.worldSelect.handler(async ({ context }) => {
    const worlds = await context.db.select().from(world).orderBy(world.displayOrder)
    const tokens = await context.db.select().from(worldToken).orderBy(worldToken.worldId, worldToken.tokenNo)
    return {
      worldSelectList: worlds.map(({ worldId, worldName, catchphrase, description, hue, keyVisual }) => ({
        worldId,
        worldName,
        catchphrase,
        description,
        hue,
        keyVisual,
        tokenList: tokens.filter(token => token.worldId === worldId).map(({ name, sign }) => ({ name, sign })),
      })),
    }
  }),
}
