// The calls of applications: the player's, those of original classes, and the admins'.

import { handlersOf, owned } from '../../platform/handlers.ts'
import { applyOriginal } from './apply-original.ts'
import { applySetting } from './apply-setting.ts'
import { getClass, listClasses, listParameters, takeClass } from './classes.ts'
import { listDecisions, markSeen } from './decisions.ts'
import { cancelApplication, decideApplication } from './end-application.ts'
import { listOriginalizable } from './originalizable.ts'
import { ownApplication } from './own-application.ts'
import { listOwnApplications, listSettings } from './own-applications.ts'
import { proposeClass } from './propose-class.ts'
import { countWaiting, listQueue } from './queue.ts'

export const applicationHandlers = handlersOf('application', {
  settings: listSettings,
  applySetting,
  originalizable: listOriginalizable,
  applyOriginal,
  mine: listOwnApplications,
  decisions: listDecisions,
  markSeen,
  cancel: owned(ownApplication, cancelApplication),
})

export const originalClassHandlers = handlersOf('originalClass', {
  getList: listClasses,
  getDetail: getClass,
  parameters: listParameters,
  propose: proposeClass,
  take: takeClass,
})

export const adminApplicationHandlers = handlersOf('adminApplication', {
  list: listQueue,
  counts: countWaiting,
  decide: decideApplication,
})
