// Calls for blocks.

import { handlersOf } from '../../platform/handlers.ts'
import { block, unblock } from './acts.ts'
import { listBlocks } from './lists.ts'

export const blockHandlers = handlersOf('block', {
  blockPublicUser: block,
  unBlockPublicUser: unblock,
  getBlockPublicUserList: listBlocks,
})
