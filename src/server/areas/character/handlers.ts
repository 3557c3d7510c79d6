// The calls of characters.

import { handlersOf } from '../../platform/handlers.ts'
import { listChanges } from './changes.ts'
import { findCharacter, iconRows } from './detail.ts'
import { listOwn, speakAs } from './own-list.ts'

export const characterHandlers = handlersOf('character', {
  mine: listOwn,
  speakAs,
  getDetail: (db, { characterId, userId }) => findCharacter(db, characterId, userId),
  getChangeList: listChanges,
  setUpIcon: (db, { characterId }) => iconRows(db, characterId),
})
