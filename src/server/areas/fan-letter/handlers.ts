// The calls of fan letters.
import { handlersOf } from '../../platform/handlers.ts'
import { decide, getQueue } from './office.ts'
import { getInbox, getSent, markRead } from './own-lists.ts'
import { getReceiver, sendLetter } from './send-letter.ts'

export const fanLetterHandlers = handlersOf('fanLetter', {
  getReceiver,
  send: sendLetter,
  getSent,
  getInbox,
  markRead,
  getQueue,
  decide,
})
