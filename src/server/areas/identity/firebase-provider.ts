// Firebase as the identity provider: it keeps accounts and sessions, browsers talk to it directly, and the server only gets
// its ID tokens. Anybody may make an account there, so a token is valid only if its account is an open one of a user of the
// service.
import type { FirebaseWeb } from '#contract/identity.ts'
import type { Db } from '../../db/client.ts'
import type { Identity } from '../../platform/identity.ts'
import { refuse } from '../../platform/refuse.ts'
import { createEmulatorTokens, createFirebaseTokens, type FirebaseTokens } from './firebase-tokens.ts'
import { createStandings, RECHECK_MS } from './standing.ts'

/** Time for which a sign-in proves who asks. */
const FRESH_MS = 5 * 60_000

export function createFirebaseIdentity(
  db: Db,
  web: FirebaseWeb,
  tokens: FirebaseTokens = tokensOf(web),
  recheckMs = RECHECK_MS,
  deleteAccount: Identity['deleteAccount'] = async () => false,
): Identity {
  const standings = createStandings(db, recheckMs)
  return {
    verify: async token => {
      const userId = (await tokens(token))?.userId ?? null
      if (userId === null) return null
      const standing = await standings.of(userId, null)
      if (standing === 'unknown') throw refuse('LOGIN_UNKNOWN')
      if (standing === 'leaving') throw refuse('ACCOUNT_LEAVING')
      return standing === 'good' ? { userId } : null
    },
    account: async token => {
      const account = await tokens(token)
      if (!account) return null
      const standing = await standings.of(account.userId, null)
      return standing === 'ended' ? null : { ...account, isLeaving: standing === 'leaving' }
    },
    prove: async ({ request }, userId) => {
      const account = await tokens(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
      const signedInAt = account?.userId === userId ? account.signedInAt?.getTime() : undefined
      if (signedInAt === undefined || Date.now() - signedInAt > FRESH_MS) throw refuse('SIGN_IN_AGAIN')
    },
    deleteAccount,
    recheckMs,
    socialList: web.social,
    sessions: null,
    accounts: null,
    firebase: web,
  }
}

const tokensOf = ({ projectId, authEmulator }: FirebaseWeb): FirebaseTokens =>
  authEmulator === null ? createFirebaseTokens(projectId) : createEmulatorTokens(projectId)
