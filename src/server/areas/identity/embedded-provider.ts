// The embedded identity provider: better-auth behind the service's own calls. Its refresh secret is an HttpOnly cookie; its
// access tokens are signed with keys in the database and verified like any other provider's (G52).
import type { ServerResponse } from 'node:http'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { jwt } from 'better-auth/plugins/jwt'
import { eq, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { passwordMax, passwordMin } from '#rules/constants/account.ts'
import { socialProviders } from '#rules/social-providers.ts'
import type { Db } from '../../db/client.ts'
import type { Exchange, Identity, IssuedToken, SessionProvider, SocialClients } from '../../platform/identity.ts'
import { refuse } from '../../platform/refuse.ts'
import { installationSecret } from '../../platform/secrets.ts'
import { createTokenVerifier, ISSUER } from './access-tokens.ts'
import { createAccountKeeper } from './account-keeper.ts'
import { deleteUnfinished, forgetUnfinished } from './accounts.ts'
import { entrance } from './entrance.ts'
import { createKnownDevices, isOfSharedDevice } from './known-device.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { withSessionHashes } from './session-hashes.ts'
import { createSessionKeeper } from './session-keeper.ts'
import { createSocialAccount } from './social/accounts.ts'
import { createStandings, type OpenSession, RECHECK_MS } from './standing.ts'
import { authAccount, authJwks, authSession, authUser, authVerification } from './tables.ts'

/** Name that better-auth is given, because it wants one; the user's name is stored beside the record. */
const NO_NAME = '-'
const SESSION_DAYS = 180
const DAY_SECONDS = 86_400
/** Wrong passwords after which a sign-in asks for the bot check. */
const GUESSES_WITHOUT_BOT_CHECK = 5
const RETRY_SECONDS = 2

export type EmbeddedProvider = { identity: Identity; createAccount: CreateAccount }
type CreateAccount = (account: { mailaddress: string; password: string; name: string }) => Promise<string>

export async function createEmbeddedProvider(
  db: Db,
  options: { accessTokenSeconds: number; secureCookies: boolean; recheckMs?: number; social?: SocialClients },
): Promise<EmbeddedProvider> {
  const secret = await installationSecret(db, 'identity-secret')
  const { recheckMs = RECHECK_MS, social = {} } = options
  const standings = createStandings(db, recheckMs, openSession)
  const devices = createKnownDevices(secret, options)
  const keeper = createSessionKeeper(db, standings)
  const accounts = createAccountKeeper(db, standings, devices)
  const auth = betterAuth({
    appName: ISSUER,
    baseURL: 'http://localhost',
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: withSessionHashes(
      drizzleAdapter(db, {
        provider: 'pg',
        schema: {
          user: authUser,
          session: authSession,
          account: authAccount,
          verification: authVerification,
          jwks: authJwks,
        },
      }),
    ),
    emailAndPassword: {
      ...{ enabled: true, minPasswordLength: passwordMin, maxPasswordLength: passwordMax },
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    // The service's own limits and its Origin check of session calls apply instead.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: ISSUER,
      useSecureCookies: options.secureCookies,
      disableOriginCheck: true,
      disableCSRFCheck: true,
    },
    plugins: [
      entrance,
      jwt({
        jwt: {
          issuer: ISSUER,
          audience: ISSUER,
          expirationTime: `${options.accessTokenSeconds}s`,
          definePayload: ({ session }) => ({ sid: session.id }),
        },
      }),
    ],
  })

  const issue = async (headers: Headers): Promise<IssuedToken> => {
    // The session existed a moment ago, so a failure now is the server's.
    const { token } = await auth.api.getToken({ headers }).catch(busyForItsFailure)
    const { sub, exp } = decodeJwt(token)
    if (!sub || !exp) throw refuse('SESSION_ENDED')
    return { userId: sub, accessToken: token, expiresAt: new Date(exp * 1000) }
  }

  /** The session of a cookie, read from the database. @throws BUSY when it cannot be read */
  const readSession = (headers: Headers) =>
    auth.api.getSession({ headers, returnHeaders: true }).catch(error => {
      if (isItsFailure(error) && error.statusCode < 500) throw refuse('SESSION_ENDED')
      return busyForItsFailure(error)
    })

  /** Checks a password and starts a session. @throws the refusals of `signIn` except its limits */
  const begin = async (headers: Headers, body: { email: string; password: string; rememberMe: boolean }) => {
    try {
      const answer = await auth.api.signInEmail({ body, headers, returnHeaders: true })
      return answer.headers.getSetCookie()
    } catch (error) {
      if (!isItsFailure(error)) throw error
      const code = error.body?.code ?? ''
      if (code.startsWith('FAILED_TO_')) return busyForItsFailure(error)
      throw refuse(code === 'INVALID_EMAIL_OR_PASSWORD' ? 'LOGIN_PASSWORD' : 'LOGIN_OTHER')
    }
  }

  /** Starts a session without a password. @returns its cookies */
  const beginProved = async (headers: Headers, userId: string, remembers: boolean): Promise<string[]> => {
    const answer = await auth.api
      .enter({ body: { userId, remembers }, headers, returnHeaders: true })
      .catch(busyForItsFailure)
    return answer.headers.getSetCookie()
  }

  /** @throws LOGIN_OTHER for a closed account, ACCOUNT_LEAVING for one that is about to be and does not stay */
  const admit = async (userId: string, stay: ((userId: string) => Promise<void>) | undefined): Promise<void> => {
    const standing = await standings.now(userId)
    if (standing === 'ended') throw refuse('LOGIN_OTHER')
    if (standing !== 'leaving') return
    if (!stay) throw refuse('ACCOUNT_LEAVING')
    await stay(userId)
  }

  const sessions: SessionProvider = {
    signIn: async ({ request, response, limits, checkBot }, { mailaddress, password, sharedDevice }, stay) => {
      const headers = toHeaders(request.headers)
      const email = mailaddress.toLowerCase()
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw refuse('LOGIN_FORMAT')
      const [account] = await db.select({ id: authUser.id }).from(authUser).where(eq(authUser.email, email))
      if (!account) throw refuse('LOGIN_UNKNOWN')
      const device = devices.idFor(request.headers.cookie, account.id)
      const guess = await limits.guess(`${account.id} ${device ?? 'from unknown devices'}`)
      if (guess.number > GUESSES_WITHOUT_BOT_CHECK) {
        await checkBot().catch(async error => {
          await guess.wasNotJudged()
          throw error
        })
      }
      const cookies = await begin(headers, { email, password, rememberMe: !sharedDevice }).catch(async error => {
        if (error?.code !== 'LOGIN_PASSWORD') await guess.wasNotJudged()
        throw error
      })
      await guess.wasRight()
      const session = new Headers({ cookie: pairsOf(cookies) })
      await admit(account.id, stay).catch(async error => {
        await auth.api.signOut({ headers: session })
        throw error
      })
      passCookies(response, cookies)
      if (!sharedDevice) remember(response, request.headers.cookie, account.id)
      return issue(session)
    },
    createAccount: async ({ request, response }, { mailaddress, password }) => {
      await forgetUnfinished(db, mailaddress)
      const answer = await auth.api
        .signUpEmail({
          body: { email: mailaddress, password, name: NO_NAME },
          headers: toHeaders(request.headers),
          returnHeaders: true,
        })
        .catch(error => {
          if (!isItsFailure(error)) throw error
          if (error.body?.code?.startsWith('USER_ALREADY_EXISTS')) throw refuse('MAIL_IN_USE')
          return busyForItsFailure(error)
        })
      const cookies = answer.headers.getSetCookie()
      passCookies(response, cookies)
      remember(response, request.headers.cookie, answer.response.user.id)
      return issue(new Headers({ cookie: pairsOf(cookies) }))
    },
    createSocialAccount: async ({ request, response }, mailaddress, person) => {
      await forgetUnfinished(db, mailaddress)
      const userId = await createSocialAccount(db, mailaddress, person)
      const cookies = await beginProved(toHeaders(request.headers), userId, true)
      passCookies(response, cookies)
      remember(response, request.headers.cookie, userId)
      return issue(new Headers({ cookie: pairsOf(cookies) }))
    },
    enter: async ({ request, response }, userId, sharedDevice) => {
      await admit(userId, undefined)
      passCookies(response, await beginProved(toHeaders(request.headers), userId, !sharedDevice))
      if (!sharedDevice) remember(response, request.headers.cookie, userId)
    },
    deleteAccount: async ({ request, response }, userId) => {
      await deleteUnfinished(db, userId)
      const answer = await auth.api.signOut({ headers: toHeaders(request.headers), returnHeaders: true })
      passCookies(response, answer.headers.getSetCookie())
    },
    setPassword: async ({ request, response }, userId, password, alongside) => {
      await accounts.change({ userId, kept: null, password }, alongside)
      remember(response, request.headers.cookie, userId)
    },
    renew: async ({ request, response }) => {
      const headers = toHeaders(request.headers)
      const { headers: answered, response: found } = await readSession(headers)
      if (!found) throw refuse('SESSION_ENDED')
      const standing = await standings.of(found.user.id, found.session.id)
      if (standing === 'ended' || standing === 'leaving') throw refuse('SESSION_ENDED')
      passCookies(response, answered.getSetCookie())
      if (!isOfSharedDevice(request.headers.cookie)) remember(response, request.headers.cookie, found.user.id)
      return issue(headers)
    },
    signOut: async ({ request, response }) => {
      const headers = toHeaders(request.headers)
      const before = (await readSession(headers)).response
      const answer = await auth.api.signOut({ headers, returnHeaders: true })
      // The provider reports success even when it could not delete the session.
      if ((await readSession(headers)).response) throw refuse('BUSY', { retryAfterSeconds: RETRY_SECONDS })
      if (before) standings.end(before.user.id, before.session.id)
      passCookies(response, answer.headers.getSetCookie())
    },
  }

  const remember = (response: ServerResponse, cookies: string | undefined, userId: string): void => {
    const cookie = devices.remember(cookies, userId)
    if (cookie !== null) passCookies(response, [cookie])
  }

  const verifyToken = createTokenVerifier(() => auth.api.getJwks())
  const verify: Identity['verify'] = async token => {
    const facts = await verifyToken(token)
    if (!facts || (await standings.of(facts.userId, facts.sessionId)) !== 'good') return null
    return { userId: facts.userId, ...(facts.sessionId === null ? {} : { sessionId: facts.sessionId }) }
  }

  const account: Identity['account'] = async token => {
    const facts = await verifyToken(token)
    if (!facts) return null
    const standing = await standings.of(facts.userId, facts.sessionId)
    if (standing === 'ended' || standing === 'leaving') return null
    const [row] = await db.select({ email: authUser.email }).from(authUser).where(eq(authUser.id, facts.userId))
    return row ? { userId: facts.userId, mailaddress: row.email } : null
  }

  return {
    identity: {
      ...{ verify, account, recheckMs, keeper, sessions, accounts, firebase: null },
      socialClients: social,
      socialList: socialProviders.filter(provider => social[provider]),
      prove: accounts.prove,
      // Its rows go with those of the user.
      deleteAccount: async () => true,
    },
    createAccount: async ({ mailaddress, password, name }) => {
      const { user } = await auth.api.signUpEmail({ body: { email: mailaddress, password, name } })
      return user.id
    },
  }
}

const openSession: OpenSession = (userId, sessionId) => sql`exists (
  select 1 from auth_session where id = ${sessionId} and user_id = ${userId} and expires_at > now())`

/** Set cookies as a browser would send them. */
const pairsOf = (cookies: string[]): string => cookies.map(cookie => cookie.split(';')[0]).join('; ')

/** Headers for better-auth: the cookie and facts noted in a session, but no header that could steer it. */
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

/** Whether an error was raised by the provider itself, and not by the database or by this code. */
const isItsFailure = (error: unknown): error is ProviderFailure => error instanceof Error && error.name === 'APIError'

/** Refuses with BUSY for a failure of the provider that the caller did not cause; its own text would blame the caller. */
function busyForItsFailure(error: unknown): never {
  throw isItsFailure(error) ? refuse('BUSY', { retryAfterSeconds: RETRY_SECONDS }) : error
}
