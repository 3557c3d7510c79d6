// The embedded identity provider: better-auth behind our own calls. Its refresh secret is an HttpOnly cookie, its access
// tokens are signed with keys in the database and verified like any other provider's (rules.md G52).
import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { jwt } from 'better-auth/plugins/jwt'
import { eq } from 'drizzle-orm'
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose'
import { JWKSNoMatchingKey } from 'jose/errors'
import type { Db } from '../../db/client.ts'
import type { Exchange, Identity, IssuedToken, SessionProvider } from '../../platform/identity.ts'
import { refuse } from '../../platform/refuse.ts'
import { installation } from '../../platform/tables.ts'
import { authAccount, authJwks, authSession, authUser, authVerification } from './tables.ts'

const ISSUER = 'tsumugi'
const SESSION_DAYS = 180
const DAY_SECONDS = 86_400
const RETRY_SECONDS = 2

export type EmbeddedProvider = { identity: Identity; createAccount: CreateAccount }
type CreateAccount = (account: { mailaddress: string; password: string; name: string }) => Promise<string>

export async function createEmbeddedProvider(
  db: Db,
  options: { accessTokenSeconds: number; secureCookies: boolean },
): Promise<EmbeddedProvider> {
  const auth = betterAuth({
    appName: ISSUER,
    baseURL: 'http://localhost',
    secret: await secretOf(db),
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: authUser,
        session: authSession,
        account: authAccount,
        verification: authVerification,
        jwks: authJwks,
      },
    }),
    emailAndPassword: { enabled: true, minPasswordLength: 6, maxPasswordLength: 72 },
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    // Calls are limited by our own limits, and the Origin is checked by our own session calls.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: ISSUER,
      useSecureCookies: options.secureCookies,
      disableOriginCheck: true,
      disableCSRFCheck: true,
    },
    plugins: [
      jwt({
        jwt: {
          issuer: ISSUER,
          audience: ISSUER,
          expirationTime: `${options.accessTokenSeconds}s`,
          definePayload: () => ({}),
        },
      }),
    ],
  })

  const issue = async (headers: Headers): Promise<IssuedToken> => {
    // The session was there a moment ago. What hinders now is on our side.
    const { token } = await auth.api.getToken({ headers }).catch(busyForItsFailure)
    const { sub, exp } = decodeJwt(token)
    if (!sub || !exp) throw refuse('SESSION_ENDED')
    return { userId: sub, accessToken: token, expiresAt: new Date(exp * 1000) }
  }

  /** The session of a cookie, read from the database. @throws BUSY when it cannot be read. */
  const readSession = (headers: Headers) =>
    auth.api.getSession({ headers, returnHeaders: true }).catch(error => {
      if (isItsFailure(error) && error.statusCode < 500) throw refuse('SESSION_ENDED')
      return busyForItsFailure(error)
    })

  const sessions: SessionProvider = {
    signIn: async ({ request, response }, { mailaddress, password, sharedDevice }) => {
      const headers = toHeaders(request.headers)
      const email = mailaddress.toLowerCase()
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw refuse('LOGIN_FORMAT')
      try {
        const answer = await auth.api.signInEmail({
          body: { email, password, rememberMe: !sharedDevice },
          headers,
          returnHeaders: true,
        })
        const cookies = answer.headers.getSetCookie()
        passCookies(response, cookies)
        return await issue(new Headers({ cookie: cookies.map(cookie => cookie.split(';')[0]).join('; ') }))
      } catch (error) {
        if (!isItsFailure(error)) throw error
        const code = error.body?.code ?? ''
        if (code.startsWith('FAILED_TO_')) return busyForItsFailure(error)
        if (code !== 'INVALID_EMAIL_OR_PASSWORD') throw refuse('LOGIN_OTHER')
        const known = await db.$count(authUser, eq(authUser.email, email))
        throw refuse(known ? 'LOGIN_PASSWORD' : 'LOGIN_UNKNOWN')
      }
    },
    renew: async ({ request, response }) => {
      const headers = toHeaders(request.headers)
      const answer = await readSession(headers)
      if (!answer.response) throw refuse('SESSION_ENDED')
      passCookies(response, answer.headers.getSetCookie())
      return issue(headers)
    },
    signOut: async ({ request, response }) => {
      const headers = toHeaders(request.headers)
      const answer = await auth.api.signOut({ headers, returnHeaders: true })
      // The provider also says yes when it could not delete the session.
      if ((await readSession(headers)).response) throw refuse('BUSY', { retryAfterSeconds: RETRY_SECONDS })
      passCookies(response, answer.headers.getSetCookie())
    },
  }

  return {
    identity: { verify: createVerifier(() => auth.api.getJwks()), sessions, firebase: null },
    createAccount: async ({ mailaddress, password, name }) => {
      const { user } = await auth.api.signUpEmail({ body: { email: mailaddress, password, name } })
      return user.id
    },
  }
}

/** Verifies our tokens: signature by a known key, algorithm, issuer, audience and time. Unknown keys reload the set once. */
function createVerifier(loadKeys: () => Promise<unknown>): Identity['verify'] {
  let keys: ReturnType<typeof createLocalJWKSet> | undefined
  const load = async () => {
    keys = createLocalJWKSet((await loadKeys()) as JSONWebKeySet)
    return keys
  }
  const check = async (token: string, set: ReturnType<typeof createLocalJWKSet>) => {
    const { payload } = await jwtVerify(token, set, {
      issuer: ISSUER,
      audience: ISSUER,
      algorithms: ['EdDSA'],
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    return payload.sub ? { userId: payload.sub } : null
  }
  return async token => {
    // Outside of the try: keys that cannot be read now do not make a token a bad one.
    const known = keys ?? (await load())
    try {
      return await check(token, known)
    } catch (error) {
      if (!(error instanceof JWKSNoMatchingKey)) return null
      return check(token, await load()).catch(() => null)
    }
  }
}

async function secretOf(db: Db): Promise<string> {
  const name = 'identity-secret'
  await db
    .insert(installation)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(installation).where(eq(installation.name, name))
  if (!row) throw new Error('The identity secret was not stored.')
  return row.value
}

/** Only the cookie and what better-auth notes of a session; never a header that could steer it. */
function toHeaders(incoming: Exchange['request']['headers']): Headers {
  const headers = new Headers()
  if (incoming.cookie) headers.set('cookie', incoming.cookie)
  if (incoming['user-agent']) headers.set('user-agent', incoming['user-agent'].slice(0, 200))
  return headers
}

function passCookies(response: ServerResponse, cookies: string[]): void {
  for (const cookie of cookies) response.appendHeader('set-cookie', cookie)
}

type ProviderFailure = Error & { statusCode: number; body?: { code?: string } }

/** Whether an error is the provider's own word, and not the database's or ours. */
const isItsFailure = (error: unknown): error is ProviderFailure => error instanceof Error && error.name === 'APIError'

/** Where the provider failed for no reason of the caller's, the caller may come back; its own text would blame them. */
function busyForItsFailure(error: unknown): never {
  throw isItsFailure(error) ? refuse('BUSY', { retryAfterSeconds: RETRY_SECONDS }) : error
}
