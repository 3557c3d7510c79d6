// The calls of the item exchange.

import { handlersOf } from '../../platform/handlers.ts'
import { createItem } from './create.ts'
import { listHistory } from './history.ts'
import { listExchange } from './list.ts'

export const exchangeHandlers = handlersOf('exchange', {
  getList: (db, { userId, own: { characterId, worldId }, now }) =>
    listExchange(db, { userId, characterId, worldId }, now),
  create: createItem,
  history: listHistory,
})
