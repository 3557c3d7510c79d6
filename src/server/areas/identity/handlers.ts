// Calls of identity: the provider, the caller; sign-in, renewal and sign-out on the session cookie.
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { botTokenOf } from '../../platform/calls.ts'
import type { CallContext } from '../../platform/context.ts'
import { handlersOf } from '../../platform/handlers.ts'
import type { Exchange, IssuedToken, SessionProvider } from '../../platform/identity.ts'
import { refuse } from '../../platform/refuse.ts'
import { stay } from '../own-account/leave.ts'
import { readOneTimeLink } from './one-time-links.ts'
import { readReset, requestReset, resetPassword } from './password-reset.ts'
import { checkPassword } from './password-rule.ts'
import { signUpSecret } from './sign-up-cookie.ts'
import { heldFor } from './social/tickets.ts'
import { appUser, userClass } from './tables.ts'

export const identityHandlers = handlersOf(
  { area: 'identity', time: 'system' },
  {
    provider: (_, __, { identity }) => ({ firebase: identity.firebase, social: [...identity.socialList] }),
    demoPeople: async (_, __, context) => ({ people: (await context.identity.demoPeople?.()) ?? [] }),
    botChallenge: (_, { action }, context) => context.bots.challenge(action),
    whoAmI: (db, { userId }) => readUser(db, userId),
    signIn: async (db, { now, stay: stays, ...credentials }, context) => {
      const keep = async (userId: string): Promise<void> => void (await stay(db, { userId, now }, context))
      const issued = await sessionsOf(context).signIn(exchangeOf(context), credentials, stays ? keep : undefined)
      return describe(db, issued)
    },
    renewToken: async (db, _, context) => describe(db, await sessionsOf(context).renew(exchangeOf(context))),
    createAccount: async (db, { password, now }, context) => {
      const sessions = sessionsOf(context)
      if (password !== null) checkPassword(password)
      const { mailaddress, secret } = await openedLink(db, now, context)
      const person = password === null ? await heldFor(context, secret) : null
      if (password === null && !person) throw refuse('SIGN_UP_ENDED')
      const issued = person
        ? await sessions.createSocialAccount(exchangeOf(context), mailaddress, person)
        : await sessions.createAccount(exchangeOf(context), { mailaddress, password: password ?? '' })
      const { userId, accessToken, expiresAt } = issued
      return { userId, accessToken, accessTokenExpiresAt: expiresAt }
    },
    openAccount: async (db, { now }, context) => {
      const { firebase, makeAccount } = context.identity
      if (!firebase) throw refuse('NOT_FOUND')
      const link = await openedLink(db, now, context)
      if (!makeAccount) throw refuse('SIGN_UP_CLOSED')
      return { entrance: await makeAccount({ ...link, now }) }
    },
    deleteAccount: async (_, { userId }, context) => {
      await sessionsOf(context).deleteAccount(exchangeOf(context), userId)
      return { deleted: true }
    },
    requestReset: (db, given, context) => {
      sessionsOf(context)
      return requestReset(db, given, context)
    },
    readReset,
    resetPassword: (_, given, context) => resetPassword(context, given, [sessionsOf(context), exchangeOf(context)]),
    signOut: async (_, __, context) => {
      const { identity, viewer } = context
      if (identity.sessions) await identity.sessions.signOut(exchangeOf(context))
      else if (viewer?.sessionId) await identity.keeper.endSession(viewer.userId, viewer.sessionId)
      return { signedOut: true }
    },
  },
)

export function exchangeOf(context: CallContext): Exchange {
  const { request, response, origin, address, limits } = context
  const checkBot = () => context.bots.check('signIn', botTokenOf(context))
  return { request, response, origin, address, limits, checkBot }
}

export function sessionsOf(context: CallContext): SessionProvider {
  if (!context.identity.sessions) throw refuse('NOT_FOUND')
  return context.identity.sessions
}

/** The link of the sign-up that this browser has opened. @throws SIGN_UP_ENDED */
async function openedLink(db: Db, now: Date, context: CallContext) {
  const secret = signUpSecret(context)
  const link = secret === null ? null : await readOneTimeLink(db, 'signUp', secret, now)
  if (secret === null || !link) throw refuse('SIGN_UP_ENDED')
  return { mailaddress: link.mailaddress, secret }
}

async function describe(db: Db, { userId, accessToken, expiresAt }: IssuedToken) {
  return { user: await readUser(db, userId), accessToken, accessTokenExpiresAt: expiresAt }
}

/** The user as the client stores them beside the token. A valid sign-in without a user record is LOGIN_UNKNOWN. */
async function readUser(db: Db, userId: string) {
  const [user] = await db.select().from(appUser).where(eq(appUser.userId, userId))
  if (!user) throw refuse('LOGIN_UNKNOWN')
  const classes = await db.select().from(userClass).where(eq(userClass.userId, userId)).orderBy(userClass.classCode)
  return {
    userId,
    publicUserId: user.publicUserId,
    userName: user.userName,
    classList: classes.map(row => row.classCode),
  }
}
