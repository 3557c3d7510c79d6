// The calls of letters between characters and of the makai post.
import { handlersOf } from '../../platform/handlers.ts'
import { getEnclosures } from './enclosures.ts'
import { endGift } from './gifts.ts'
import { consult, getInbox, getSent, markMakaiRead } from './makai-boxes.ts'
import { decide, getCases } from './makai-office.ts'
import { getReceiver, sendMakai } from './makai-send.ts'
import { saveMemo } from './memo.ts'
import { sendLetter } from './send.ts'
import { getThread, getThreadList, markRead } from './threads.ts'

export const letterHandlers = handlersOf('letter', {
  getThreadList,
  getThread,
  getEnclosures,
  send: sendLetter,
  markRead,
  endGift,
  saveMemo,
})

export const makaiPostHandlers = handlersOf('makaiPost', {
  getReceiver,
  send: sendMakai,
  getInbox,
  getSent,
  markRead: markMakaiRead,
  consult,
  getCases,
  decide,
})
