// Who holds the accounts, who is calling; sign-in, renewal and sign-out on the session cookie.
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { calls, viewerOrRefuse } from '../../platform/calls.ts'
import type { CallContext } from '../../platform/context.ts'
import type { Exchange, IssuedToken, SessionProvider } from '../../platform/identity.ts'
import { refuse } from '../../platform/refuse.ts'
import { appUser, userClass } from './tables.ts'

export const identityHandlers = {
  provider: calls.identity.provider.handler(({ context }) => ({ firebase: context.identity.firebase })),
  demoPeople: calls.identity.demoPeople.handler(async ({ context }) => ({
    people: (await context.identity.demoPeople?.()) ?? [],
  })),
  whoAmI: calls.identity.whoAmI.handler(({ context }) => readUser(context.db, viewerOrRefuse(context).userId)),
  signIn: calls.identity.signIn.handler(async ({ input, context }) => {
    const issued = await sessionsOf(context).signIn(exchangeOf(context), input)
    return describe(context.db, issued)
  }),
  renewToken: calls.identity.renewToken.handler(async ({ context }) => {
    return describe(context.db, await sessionsOf(context).renew(exchangeOf(context)))
  }),
  signOut: calls.identity.signOut.handler(async ({ context }) => {
    await sessionsOf(context).signOut(exchangeOf(context))
    return { signedOut: true }
  }),
}

const exchangeOf = ({ request, response, origin, address, limits }: CallContext): Exchange => ({
  ...{ request, response, origin, address, limits },
})

function sessionsOf(context: CallContext): SessionProvider {
  if (!context.identity.sessions) throw refuse('NOT_FOUND')
  return context.identity.sessions
}

async function describe(db: Db, { userId, accessToken, expiresAt }: IssuedToken) {
  return { user: await readUser(db, userId), accessToken, accessTokenExpiresAt: expiresAt }
}

/** The user as the client keeps them beside the token. A valid sign-in without a user record is LOGIN_UNKNOWN. */
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
