// The calls of extras.
import { handlersOf } from '../../platform/handlers.ts'
import { buyExtra } from './buy-extra.ts'
import { getCheckList, getForCheck, getOwn, getOwnList, getPlaces } from './desk.ts'
import { saveExtra } from './save-extra.ts'
import { getExtra, getExtraList } from './shown-extra.ts'
import { actOnExtra, checkExtra, removeExtra } from './steps.ts'

export const scenarioExtraHandlers = handlersOf('scenarioExtra', {
  getOwnList,
  getPlaces,
  getOwn,
  save: saveExtra,
  act: actOnExtra,
  remove: removeExtra,
  getCheckList,
  getForCheck,
  check: checkExtra,
  getList: getExtraList,
  get: getExtra,
  buy: buyExtra,
})
