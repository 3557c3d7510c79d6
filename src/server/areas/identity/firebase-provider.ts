// Firebase as the identity provider: it keeps the accounts, browsers talk to it directly, and the server only gets its ID
// tokens. Anybody may make an account there, so a token is valid only if its account is an open one of a user of the service,
// and its sign-in an open session here.
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FirebaseWeb } from '#contract/identity.ts'
import { type Db, transact } from '../../db/client.ts'
import type { MakeAccount } from '../../platform/firebase/make-account.ts'
import type { Identity } from '../../platform/identity.ts'
import { refuse } from '../../platform/refuse.ts'
import { createEmulatorTokens, createFirebaseTokens, type FirebaseTokens } from './firebase-tokens.ts'
import { endOneTimeLinks } from './one-time-links.ts'
import { type AskProvider, createProviderSessions, openProviderSession, sessionIdOf } from './provider-sessions.ts'
import { createStandings, FRESH_MS, RECHECK_MS } from './standing.ts'
import { appUser } from './tables.ts'

/** Acts of the server at Firebase itself; without them it takes tokens alone. */
export type AtFirebase = {
  deleteAccount?: Identity['deleteAccount']
  makeAccount?: MakeAccount | null
  ask?: AskProvider
}

export function createFirebaseIdentity(
  db: Db,
  web: FirebaseWeb,
  tokens: FirebaseTokens = tokensOf(web),
  recheckMs = RECHECK_MS,
  { deleteAccount = async () => false, makeAccount = null, ask = async () => 'unknown' }: AtFirebase = {},
): Identity {
  const standings = createStandings(db, recheckMs, openProviderSession)
  const sessions = createProviderSessions(db, standings, ask)
  return {
    verify: async token => {
      const account = await tokens(token)
      const sessionId = account && sessionIdOf(account)
      if (!account || sessionId === null) return null
      const { userId } = account
      const standing = await standings.of(userId, sessionId)
      if (standing === 'unknown') throw refuse('LOGIN_UNKNOWN')
      if (standing === 'leaving') throw refuse('ACCOUNT_LEAVING')
      return standing === 'good' ? { userId, sessionId } : null
    },
    account: async token => {
      const account = await tokens(token)
      if (!account) return null
      const standing = await standings.of(account.userId, null)
      if (standing === 'ended' || (await sessions.isOver(account))) return null
      // Made by a stranger, perhaps: neither our server nor a service has proved its address.
      if (standing === 'unknown' && account.isUnproved) return null
      return { ...account, isLeaving: standing === 'leaving' }
    },
    beginSession: async (token, userAgent) => {
      const account = await tokens(token)
      if (account) await sessions.begin(account, token, userAgent)
    },
    prove: async ({ request }, userId) => {
      const account = await tokens(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
      const signedInAt = account?.userId === userId ? account.signedInAt?.getTime() : undefined
      if (signedInAt === undefined || Date.now() - signedInAt > FRESH_MS) throw refuse('SIGN_IN_AGAIN')
    },
    deleteAccount,
    makeAccount:
      makeAccount &&
      (link =>
        makeAccount({ userId: accountIdOf(link.secret), mailaddress: link.mailaddress }, userId =>
          closeOtherSignUps(db, userId, link),
        )),
    recheckMs,
    socialList: web.social,
    keeper: sessions,
    sessions: null,
    accounts: null,
    firebase: web,
  }
}

/** The account of a sign-up is the same at each try, so that none is deleted while its record is being made. */
const accountIdOf = (secret: string): string =>
  createHash('sha256').update(`account of ${secret}`).digest('hex').slice(0, 32)

/**
 * Ends the other sign-ups of an address, so that an account which goes with one of them becomes no user any more. A record that is
 * being made by such a link is waited for.
 */
const closeOtherSignUps = (db: Db, userId: string, link: { mailaddress: string; secret: string; now: Date }) =>
  transact(db, async tx => {
    await endOneTimeLinks(tx, 'signUp', link.mailaddress, link.now, link.secret)
    const [user] = await tx.select({ userId: appUser.userId }).from(appUser).where(eq(appUser.userId, userId))
    if (user) throw refuse('MAIL_IN_USE')
  })

const tokensOf = ({ projectId, authEmulator }: FirebaseWeb): FirebaseTokens =>
  authEmulator === null ? createFirebaseTokens(projectId) : createEmulatorTokens(projectId)
