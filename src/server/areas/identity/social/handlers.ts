// Calls of signing in by Google or Twitter, and of the ways into an account.
import { eq } from 'drizzle-orm'
import type { SocialProvider } from '#rules/social-providers.ts'
import type { Db } from '../../../db/client.ts'
import type { CallContext } from '../../../platform/context.ts'
import { handlersOf } from '../../../platform/handlers.ts'
import type { SocialClient, SocialSubject } from '../../../platform/identity.ts'
import { refuse } from '../../../platform/refuse.ts'
import { stay } from '../../own-account/leave.ts'
import { exchangeOf, sessionsOf } from '../handlers.ts'
import { isOfSharedDevice } from '../known-device.ts'
import { LEAVING_ACCOUNT } from '../standing.ts'
import { appUser } from '../tables.ts'
import { accountOf, linkPerson, unlinkProvider, waysInOf } from './accounts.ts'
import { tellLinked, tellUnlinked } from './letters.ts'
import { beginSignUp } from './sign-up.ts'
import { issueTicket, takeTicket } from './tickets.ts'

/** Page of the app to which the services lead back; it is named at each of them. */
const redirectUriOf = ({ origin }: CallContext): string => `${origin}/social`

function clientOf({ identity }: CallContext, provider: SocialProvider): SocialClient {
  const client = identity.socialClients?.[provider]
  if (!client) throw refuse('NOT_FOUND')
  return client
}

type Begun = { provider: SocialProvider; userId: string | null; sharedDevice: boolean; stays: boolean }

async function begin(context: CallContext, begun: Begun): Promise<{ address: string }> {
  const client = clientOf(context, begun.provider)
  const keys = await issueTicket(context, begun)
  return { address: client.address({ ...keys, redirectUri: redirectUriOf(context) }) }
}

/** A new session in place of the one that the caller has, as long as that one was meant to last. */
async function enterAnew(context: CallContext, userId: string): Promise<void> {
  const { identity, request, viewer } = context
  await sessionsOf(context).enter(exchangeOf(context), userId, isOfSharedDevice(request.headers.cookie))
  if (viewer?.sessionId) await identity.keeper.endSession(userId, viewer.sessionId)
}

async function isLeaving(db: Db, userId: string): Promise<boolean> {
  const [user] = await db.select({ status: appUser.accountStatus }).from(appUser).where(eq(appUser.userId, userId))
  return user?.status === LEAVING_ACCOUNT
}

/** @throws SOCIAL_ENDED without the ticket of this browser, SOCIAL_REFUSED when the service does not prove anybody */
async function finish(db: Db, { state, code, now }: { state: string; code: string; now: Date }, context: CallContext) {
  const sessions = sessionsOf(context)
  const ticket = await takeTicket(context, state)
  if (!ticket) throw refuse('SOCIAL_ENDED')
  const { provider, verifier, nonce, userId, sharedDevice, stays } = ticket
  const found = await clientOf(context, provider).identify({
    code,
    verifier,
    nonce,
    redirectUri: redirectUriOf(context),
  })
  if (!found) throw refuse('SOCIAL_REFUSED')
  const person: SocialSubject = { provider, subject: found.subject }
  if (userId !== null) {
    // A user who has meanwhile signed out, or in as another user, links nothing.
    if (context.viewer?.userId !== userId) throw refuse('SOCIAL_ENDED')
    if ((await accountOf(db, person))?.userId === userId) {
      await enterAnew(context, userId)
      return { outcome: 'proved', provider } as const
    }
    await linkPerson(db, userId, person, tx => tellLinked(tx, context, { userId, provider, now }))
    return { outcome: 'linked', provider } as const
  }
  const account = await accountOf(db, person)
  if (account?.isUser) {
    if (await isLeaving(db, account.userId)) {
      if (!stays) return { outcome: 'leaving', provider, sharedDevice } as const
      await stay(db, { userId: account.userId, now }, context)
    }
    await sessions.enter(exchangeOf(context), account.userId, sharedDevice)
    return { outcome: 'signedIn', sharedDevice } as const
  }
  const temporaryId = await beginSignUp(db, { person, mailaddress: found.mailaddress, now }, context)
  return { outcome: 'newcomer', temporaryId } as const
}

export const socialHandlers = handlersOf(
  { area: 'social', time: 'system' },
  {
    begin: (_, { provider, sharedDevice, stay: stays = false }, context) =>
      begin(context, { provider, sharedDevice, stays, userId: null }),
    beginLink: (_, { provider, userId }, context) =>
      begin(context, { provider, userId, sharedDevice: false, stays: false }),
    finish,
    enrol: async (db, { provider, userId, accountMail, now }, context) => {
      if (!context.identity.firebase) throw refuse('NOT_FOUND')
      const person = { provider, subject: userId }
      return { temporaryId: await beginSignUp(db, { person, mailaddress: accountMail, now }, context) }
    },
    ways: async (db, { userId }, context) => {
      sessionsOf(context)
      const { hasPassword, linked } = await waysInOf(db, userId)
      const offeredList = context.identity.socialList.filter(provider => !linked.includes(provider))
      return { hasPassword, linkedList: linked, offeredList }
    },
    unlink: async (db, { provider, userId, now }, context) => {
      sessionsOf(context)
      await unlinkProvider(db, userId, provider, tx => tellUnlinked(tx, context, { userId, provider, now }))
      return { done: true }
    },
  },
)
