// The calls of the portal.
import { handlersOf } from '../../platform/handlers.ts'
import { listPictures, listVoices } from './galleries.ts'
import { getGuestPortal, getMemberPortal } from './portal.ts'

export const portalHandlers = handlersOf('portal', {
  getGuest: getGuestPortal,
  getMember: getMemberPortal,
  getVoices: listVoices,
  getPictures: listPictures,
})
