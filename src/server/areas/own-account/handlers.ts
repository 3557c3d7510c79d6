// Calls of the caller's own account.
import { handlersOf } from '../../platform/handlers.ts'
import { latestMail, mailHistory } from './mail-history.ts'

export const ownAccountHandlers = handlersOf('ownAccount', {
  mailHistory,
  latestMail,
})
