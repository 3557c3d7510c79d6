// Firebase as the identity provider: it keeps the accounts, browsers talk to it directly, and the server only gets its ID
// tokens. Anybody may make an account there, so a token is valid only if its account is an open one of a user of the service,
// and its sign-in an open session here.
import { eq } from 'drizzle-orm'
import type { FirebaseWeb } from '#contract/identity.ts'
import type { Db } from '../../db/client.ts'
import type { MakeAccount } from '../../platform/firebase/make-account.ts'
import type { Identity } from '../../platform/identity.ts'
import { refuse } from '../../platform/refuse.ts'
import { createEmulatorTokens, createFirebaseTokens, type FirebaseTokens } from './firebase-tokens.ts'
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
      (mailaddress =>
        makeAccount(mailaddress, async userId => (await db.$count(appUser, eq(appUser.userId, userId))) > 0)),
    recheckMs,
    socialList: web.social,
    keeper: sessions,
    sessions: null,
    accounts: null,
    firebase: web,
  }
}

const tokensOf = ({ projectId, authEmulator }: FirebaseWeb): FirebaseTokens =>
  authEmulator === null ? createFirebaseTokens(projectId) : createEmulatorTokens(projectId)
