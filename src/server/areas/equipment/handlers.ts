// The calls of worn items.

import { handlersOf } from '../../platform/handlers.ts'
import { bagOf } from './bag.ts'
import { levelUp } from './level-up.ts'
import { equipmentSettings } from './settings.ts'
import { removeSet, saveSet, wear } from './wear.ts'

export const equipmentHandlers = handlersOf('equipment', {
  allHoyuItem: async (db, { own }) => ({ allHoyuItemList: await bagOf(db, own) }),
  getSettings: equipmentSettings,
  update: wear,
  saveSet,
  removeSet,
  levelUp,
})
