// The calls of characters.

import { handlersOf } from '../../platform/handlers.ts'
import { listChanges } from './changes.ts'
import { findCharacter, iconRows } from './detail.ts'
import { getHistory } from './history.ts'
import { listOwn, speakAs } from './own-list.ts'
import { rest } from './rest.ts'
import { chooseTitle, getTitles } from './titles.ts'

export const characterHandlers = handlersOf('character', {
  mine: listOwn,
  speakAs,
  rest,
  getDetail: (db, { characterId, userId }) => findCharacter(db, characterId, userId),
  getChangeList: listChanges,
  getHistory,
  getTitles,
  chooseTitle,
  setUpIcon: (db, { characterId }) => iconRows(db, characterId),
})
