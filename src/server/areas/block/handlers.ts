// Calls for blocks and mutes.

import { handlersOf } from '../../platform/handlers.ts'
import { block, unblock } from './acts.ts'
import { listBlocks } from './lists.ts'
import { listMutes, setMutedCharacter, setMutedWord } from './mutes.ts'

export const blockHandlers = handlersOf('block', {
  blockPublicUser: block,
  unBlockPublicUser: unblock,
  getBlockPublicUserList: listBlocks,
})

export const muteHandlers = handlersOf('mute', {
  getList: listMutes,
  setWord: setMutedWord,
  setCharacter: setMutedCharacter,
})
