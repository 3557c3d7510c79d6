// Firebase as the identity provider: it keeps accounts and sessions, browsers talk to it directly, and the server only gets
// its ID tokens. Anybody may make an account there, so a token is valid only if its account is an open one of a user of the
// service.
import type { FirebaseWeb } from '#contract/identity.ts'
import type { Db } from '../../db/client.ts'
import type { Identity } from '../../platform/identity.ts'
import { refuse } from '../../platform/refuse.ts'
import { createEmulatorTokens, createFirebaseTokens, type FirebaseTokens } from './firebase-tokens.ts'
import { createStandings, RECHECK_MS } from './standing.ts'

export function createFirebaseIdentity(
  db: Db,
  web: FirebaseWeb,
  tokens: FirebaseTokens = tokensOf(web),
  recheckMs = RECHECK_MS,
): Identity {
  const standings = createStandings(db, recheckMs)
  return {
    verify: async token => {
      const userId = (await tokens(token))?.userId ?? null
      if (userId === null) return null
      const standing = await standings.of(userId, null)
      if (standing === 'unknown') throw refuse('LOGIN_UNKNOWN')
      return standing === 'good' ? { userId } : null
    },
    account: async token => {
      const account = await tokens(token)
      return account && (await standings.of(account.userId, null)) !== 'ended' ? account : null
    },
    recheckMs,
    socialList: web.social,
    sessions: null,
    accounts: null,
    firebase: web,
  }
}

const tokensOf = ({ projectId, authEmulator }: FirebaseWeb): FirebaseTokens =>
  authEmulator === null ? createFirebaseTokens(projectId) : createEmulatorTokens(projectId)
