// The calls of the item exchange.
import { calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { ownCharacter } from '../character/own-character.ts'
import { createItem } from './create.ts'
import { listHistory } from './history.ts'
import { listExchange } from './list.ts'

export const exchangeHandlers = {
  getList: calls.exchange.getList.handler(async ({ input, context }) => {
    const { userId } = viewerOrRefuse(context)
    const { characterId, worldId } = await ownCharacter(context.db, userId, input.characterId)
    return listExchange(context.db, { userId, characterId, worldId }, context.clock.now())
  }),
  create: calls.exchange.create.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => createItem(tx, { ...input, userId: viewer.userId, now })),
  ),
  history: calls.exchange.history.handler(async ({ input, context }) => {
    const { characterId } = await ownCharacter(context.db, viewerOrRefuse(context).userId, input.characterId)
    return listHistory(context.db, { ...input, characterId })
  }),
}
