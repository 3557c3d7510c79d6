// The calls of applications to become something. Those whose input names a user are made by hand and admit that user alone.
import { selfOrRefuse, writeOnce } from '../../platform/calls.ts'
import { handlersOf, owned } from '../../platform/handlers.ts'
import { applyAsCreator, applyAsMaster, askPermission, handInExam, withdraw } from './apply.ts'
import { decideRequest } from './decide.ts'
import { countWaiting, listMine, listQueue, listSupportedWorlds } from './lists.ts'
import { ownRequest } from './own-request.ts'
import { saveSupporters } from './supporters.ts'

export const classRequestHandlers = handlersOf(
  { area: 'classRequest', time: 'system' },
  {
    addMasterRequest: {
      byHand: async ({ input, context }) => {
        const { userId } = selfOrRefuse(context, input.userId)
        const { masterName: name, masterCareer: career, draftId } = input
        return writeOnce(context, input, (tx, { now }) => applyAsMaster(tx, { userId, name, career, draftId, now }))
      },
    },
    addCreatorRequest: {
      byHand: async ({ input, context }) => {
        const { userId } = selfOrRefuse(context, input.userId)
        const { creatorName: name, creatorCareer: career, creatorKbn, draftId } = input
        return writeOnce(context, input, (tx, { now }) =>
          applyAsCreator(tx, { userId, name, career, creatorKbn, draftId, now }),
        )
      },
    },
    handInExam,
    askPermission,
    mine: listMine,
    supportedWorlds: listSupportedWorlds,
    withdraw: owned(ownRequest, withdraw),
    queue: listQueue,
    counts: countWaiting,
    decide: decideRequest,
    saveSupporters,
  },
)
