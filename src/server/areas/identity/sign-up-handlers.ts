// Calls of joining by mail.
import { asc } from 'drizzle-orm'
import { handlersOf } from '../../platform/handlers.ts'
import { isRegistered, openSignUp, sendSignUpMail } from './sign-up-mail.ts'
import { addUserInfo, selectId } from './sign-up-record.ts'
import { supporter } from './tables.ts'

export const signUpHandlers = handlersOf('signUp', {
  check: async (db, { mailaddress }) => ({ check: (await isRegistered(db, mailaddress)) ? '1' : '0' }),
  first: sendSignUpMail,
  init: openSignUp,
  addUserInfo: { byHand: addUserInfo },
  selectId: { byHand: selectId },
  supporters: async db => {
    const rows = await db
      .select({ name: supporter.name })
      .from(supporter)
      .orderBy(asc(supporter.position), asc(supporter.supporterId))
    return { nameList: rows.map(({ name }) => name) }
  },
})
