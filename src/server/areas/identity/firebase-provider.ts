// Firebase as the identity provider: it keeps accounts and sessions, browsers speak to it themselves, and all that reaches
// us is its ID token. Anybody may make an account there, so a token is good only where its account is a user of ours.
import { eq } from 'drizzle-orm'
import type { FirebaseWeb } from '#contract/identity.ts'
import type { Db } from '../../db/client.ts'
import type { Identity } from '../../platform/identity.ts'
import { refuse } from '../../platform/refuse.ts'
import { createEmulatorTokens, createFirebaseTokens, type FirebaseTokens } from './firebase-tokens.ts'
import { appUser } from './tables.ts'

/** Users are looked up again after this time; whoever is removed is out within it. */
const KNOWN_MS = 30_000
const MOST_KNOWN = 20_000

export function createFirebaseIdentity(db: Db, web: FirebaseWeb, tokens: FirebaseTokens = tokensOf(web)): Identity {
  const known = new Map<string, number>()
  const isUser = async (userId: string): Promise<boolean> => {
    if ((known.get(userId) ?? 0) > Date.now()) return true
    const rows = await db.select({ userId: appUser.userId }).from(appUser).where(eq(appUser.userId, userId))
    if (known.size >= MOST_KNOWN) known.clear()
    if (rows.length > 0) known.set(userId, Date.now() + KNOWN_MS)
    else known.delete(userId)
    return rows.length > 0
  }
  return {
    verify: async token => {
      const userId = await tokens(token)
      if (userId === null) return null
      if (!(await isUser(userId))) throw refuse('LOGIN_UNKNOWN')
      return { userId }
    },
    sessions: null,
    firebase: web,
  }
}

const tokensOf = ({ projectId, authEmulator }: FirebaseWeb): FirebaseTokens =>
  authEmulator === null ? createFirebaseTokens(projectId) : createEmulatorTokens(projectId)
