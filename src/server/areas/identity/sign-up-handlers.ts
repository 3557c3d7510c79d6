// Calls of joining by mail.
import { handlersOf } from '../../platform/handlers.ts'
import { isRegistered, openSignUp, sendSignUpMail } from './sign-up-mail.ts'
import { addUserInfo, selectId } from './sign-up-record.ts'
import { listSupporters } from './supporters.ts'

export const signUpHandlers = handlersOf(
  { area: 'signUp', time: 'system' },
  {
    check: async (db, { mailaddress }) => ({ check: (await isRegistered(db, mailaddress)) ? '1' : '0' }),
    first: sendSignUpMail,
    init: openSignUp,
    addUserInfo: { byHand: addUserInfo },
    selectId: { byHand: selectId },
    supporters: listSupporters,
  },
)
