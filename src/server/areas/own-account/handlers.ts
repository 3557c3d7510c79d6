// Calls of the caller's own account.
import { handlersOf } from '../../platform/handlers.ts'
import { leave, leavingFacts, stay } from './leave.ts'
import { changeMail, confirmMail, undoMail } from './mail-change.ts'
import { latestMail, mailHistory } from './mail-history.ts'
import { downloadOwnData, makeOwnData, ownDataState } from './own-archive.ts'
import { changePassword, endOtherSessions, endSession, sessions } from './sessions.ts'
import { setUrlCard, userInfo } from './user-info.ts'

export const ownAccountHandlers = handlersOf(
  { area: 'ownAccount', time: 'system' },
  {
    mailHistory,
    latestMail,
    userInfo,
    setUrlCard,
    sessions,
    endSession,
    endOtherSessions,
    changePassword,
    changeMail,
    confirmMail,
    undoMail,
    ownData: ownDataState,
    makeOwnData,
    downloadOwnData,
    leavingFacts,
    leave,
    stay,
  },
)
