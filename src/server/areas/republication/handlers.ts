// The calls of republications.
import { handlersOf } from '../../platform/handlers.ts'
import { officeDesk } from '../scenario-desk/own-desk.ts'
import { getCandidates, getHistory } from './lists.ts'
import { endRepublication, republish } from './republish.ts'

export const republicationHandlers = handlersOf('republication', {
  getCandidates,
  getHistory,
  republish: async (tx, asked) => republish(tx, await officeDesk(tx, asked.adminId, asked), asked),
  end: endRepublication,
})
