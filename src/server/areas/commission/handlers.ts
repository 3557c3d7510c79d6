// The calls of commissions.
import { handlersOf, owned } from '../../platform/handlers.ts'
import { act, deliver, say } from './acts.ts'
import { ownCommission } from './own-commission.ts'
import { workPictures } from './pictures.ts'
import { place } from './place.ts'
import { getCommission, getOwnList, getQueue, getReceivedList } from './shown.ts'

export const commissionHandlers = handlersOf('commission', {
  place,
  getOwnList,
  getReceivedList,
  getQueue,
  getCommission: owned(ownCommission, getCommission),
  act: owned(ownCommission, act),
  say: owned(ownCommission, say),
  uploadWork: { byHand: workPictures.take },
  deliver: owned(ownCommission, deliver),
})
