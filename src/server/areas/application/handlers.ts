// The calls of applications: the player's, those of original classes, and the admins'.
import { calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { applyOriginal } from './apply-original.ts'
import { applySetting } from './apply-setting.ts'
import { getClass, listClasses, listParameters, takeClass } from './classes.ts'
import { listDecisions, markSeen } from './decisions.ts'
import { cancelApplication, decideApplication } from './end-application.ts'
import { listOriginalizable } from './originalizable.ts'
import { listOwnApplications, listSettings } from './own-applications.ts'
import { proposeClass } from './propose-class.ts'
import { countWaiting, listQueue } from './queue.ts'

const { application, originalClass, adminApplication } = calls

export const applicationHandlers = {
  settings: application.settings.handler(({ input, context }) =>
    listSettings(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
  applySetting: application.applySetting.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => applySetting(tx, { ...input, userId: viewer.userId, now })),
  ),
  originalizable: application.originalizable.handler(({ input, context }) =>
    listOriginalizable(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
  applyOriginal: application.applyOriginal.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => applyOriginal(tx, { ...input, userId: viewer.userId, now })),
  ),
  mine: application.mine.handler(({ input, context }) =>
    listOwnApplications(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
  decisions: application.decisions.handler(({ input, context }) =>
    listDecisions(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
  markSeen: application.markSeen.handler(({ input, context }) =>
    markSeen(context.db, { ...input, userId: viewerOrRefuse(context).userId, now: context.clock.now() }),
  ),
  cancel: application.cancel.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => cancelApplication(tx, { ...input, userId: viewer.userId, now })),
  ),
}

export const originalClassHandlers = {
  getList: originalClass.getList.handler(({ input, context }) => listClasses(context.db, input)),
  getDetail: originalClass.getDetail.handler(({ input, context }) =>
    getClass(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
  parameters: originalClass.parameters.handler(({ input, context }) => listParameters(context.db, input.worldId)),
  propose: originalClass.propose.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => proposeClass(tx, { ...input, userId: viewer.userId, now })),
  ),
  take: originalClass.take.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer }) => takeClass(tx, { ...input, userId: viewer.userId })),
  ),
}

export const adminApplicationHandlers = {
  list: adminApplication.list.handler(({ input, context }) => listQueue(context.db, input)),
  counts: adminApplication.counts.handler(({ context }) => countWaiting(context.db)),
  decide: adminApplication.decide.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) =>
      decideApplication(tx, { ...input, adminId: viewer.userId, now }),
    ),
  ),
}
