// The two services by which people sign in, as OAuth 2 clients with PKCE (RFC 7636). Their tokens are looked at once and
// never kept: all that stays is the number of the person there. Addresses are fixed, or those of the setting
// OAUTH_STAND_IN, so that no request of a user decides whom this server asks.
import { createHash } from 'node:crypto'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as z from 'zod'
import type { SocialBegun, SocialClient, SocialClients, SocialPerson } from '../../../platform/identity.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { SocialApps } from '../../../platform/social-settings.ts'

const ASK_MS = 5_000
const RETRY_SECONDS = 2
const LONGEST_ANSWER = 100_000

export function createSocialClients({ google, twitter, standIn }: SocialApps): SocialClients {
  return {
    ...(google ? { google: googleClient(google, standIn) } : {}),
    ...(twitter ? { twitter: twitterClient(twitter, standIn) } : {}),
  }
}

type App = NonNullable<SocialApps['google']>
const tokenAnswer = z.object({ id_token: z.string().optional(), access_token: z.string().optional() })

function googleClient({ clientId, clientSecret }: App, standIn: string | null): SocialClient {
  const at = standIn && `${standIn}/google`
  const keys = createRemoteJWKSet(new URL(at ? `${at}/certs` : 'https://www.googleapis.com/oauth2/v3/certs'), {
    timeoutDuration: ASK_MS,
  })
  return {
    address: ({ state, nonce, ...begun }) =>
      addressWith(at ? `${at}/authorize` : 'https://accounts.google.com/o/oauth2/v2/auth', {
        ...question(clientId, begun),
        ...{ scope: 'openid email', prompt: 'select_account', state, nonce },
      }),
    identify: async ({ code, nonce, ...begun }) => {
      const fields = { ...exchangeOf(code, begun), client_id: clientId, client_secret: clientSecret }
      const tokens = await ask(at ? `${at}/token` : 'https://oauth2.googleapis.com/token', { fields })
      const token = tokenAnswer.safeParse(tokens).data?.id_token
      if (!token) return null
      const verified = await jwtVerify(token, keys, {
        issuer: at ?? ['https://accounts.google.com', 'accounts.google.com'],
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      }).catch(() => null)
      const { sub, email, email_verified, nonce: told } = verified?.payload ?? {}
      if (!sub || told !== nonce) return null
      return person(sub, email_verified === true ? email : null)
    },
  }
}

const twitterUser = z.object({ data: z.object({ id: z.string(), confirmed_email: z.string().optional() }) })

function twitterClient({ clientId, clientSecret }: App, standIn: string | null): SocialClient {
  const at = standIn && `${standIn}/twitter`
  return {
    address: ({ state, nonce: _, ...begun }) =>
      addressWith(at ? `${at}/authorize` : 'https://x.com/i/oauth2/authorize', {
        ...question(clientId, begun),
        ...{ scope: 'users.read tweet.read users.email', state },
      }),
    identify: async ({ code, nonce: _, ...begun }) => {
      const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
      const fields = { ...exchangeOf(code, begun), client_id: clientId }
      const tokens = await ask(at ? `${at}/token` : 'https://api.x.com/2/oauth2/token', { fields, authorization })
      const token = tokenAnswer.safeParse(tokens).data?.access_token
      if (!token) return null
      const me = at ? `${at}/me` : 'https://api.x.com/2/users/me?user.fields=confirmed_email'
      const user = twitterUser.safeParse(await ask(me, { authorization: `Bearer ${token}` })).data?.data
      return user ? person(user.id, user.confirmed_email) : null
    },
  }
}

function person(subject: string, mailaddress: unknown): SocialPerson | null {
  if (!/^[\w.-]{1,255}$/.test(subject)) return null
  return { subject, mailaddress: typeof mailaddress === 'string' && mailaddress ? mailaddress.toLowerCase() : null }
}

const question = (clientId: string, { redirectUri, verifier }: Omit<SocialBegun, 'nonce'>) => ({
  client_id: clientId,
  response_type: 'code',
  redirect_uri: redirectUri,
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
})

const exchangeOf = (code: string, { redirectUri, verifier }: Omit<SocialBegun, 'nonce'>) => ({
  grant_type: 'authorization_code',
  code,
  redirect_uri: redirectUri,
  code_verifier: verifier,
})

const addressWith = (address: string, fields: Record<string, string>): string =>
  `${address}?${new URLSearchParams(fields)}`

type Asked = { fields?: Record<string, string>; authorization?: string }

/** JSON of an answer; null for a refusal or for anything else. @throws BUSY without an answer, or where the service is down */
async function ask(address: string, { fields, authorization }: Asked): Promise<unknown> {
  const busy = () => refuse('BUSY', { retryAfterSeconds: RETRY_SECONDS })
  const response = await fetch(address, {
    method: fields ? 'POST' : 'GET',
    headers: { accept: 'application/json', ...(authorization ? { authorization } : {}) },
    ...(fields ? { body: new URLSearchParams(fields) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(ASK_MS),
  }).catch(() => {
    throw busy()
  })
  const text = await response.text().catch(() => {
    throw busy()
  })
  if (response.status >= 500 || response.status === 429) throw busy()
  if (!response.ok || text.length > LONGEST_ANSWER) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
