// A program that stands for Google and Twitter as OAuth services: it signs people in without asking, holds clients to PKCE,
// redirect and secret, and takes each code once.
import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const CLIENT = { clientId: 'tsumugi-test', clientSecret: 'secret-of-tests' }

export type Person = { subject: string; email?: string; isConfirmed?: boolean }
type Begun = { person: Person; redirectUri: string; challenge: string; nonce: string | null; provider: string }

export type MockOAuth = {
  origin: string
  /** Changes the person who signs in from now on. */
  is: (person: Person) => void
  /** Changes the answers of the services, as the names of the fields say. */
  behave: (how: Partial<Behaviour>) => void
  /** Signs in at the address of a client. @returns what the service adds to the redirect */
  follow: (address: string) => Promise<{ to: string; state: string; code: string; error: string | null }>
  close: () => Promise<void>
}
type Behaviour = {
  isDown: boolean
  cancels: boolean
  audience: string
  nonce: string | null
  isSignedByAnother: boolean
}
const usual: Behaviour = {
  ...{ isDown: false, cancels: false, isSignedByAnother: false },
  ...{ audience: CLIENT.clientId, nonce: null },
}

export async function openMockOAuth(): Promise<MockOAuth> {
  const [ours, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const certs = { keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] }
  const codes = new Map<string, Begun>()
  const tokens = new Map<string, Person>()
  let person: Person = { subject: 'nobody' }
  let behaviour = usual
  let origin = ''

  const authorize = (provider: string, asked: URLSearchParams): string => {
    const back = new URL(asked.get('redirect_uri') ?? '')
    const state = asked.get('state') ?? ''
    back.searchParams.set('state', state)
    const isWhole =
      asked.get('client_id') === CLIENT.clientId &&
      asked.get('response_type') === 'code' &&
      asked.get('code_challenge_method') === 'S256' &&
      state !== ''
    if (!isWhole || behaviour.cancels) {
      back.searchParams.set('error', behaviour.cancels ? 'access_denied' : 'invalid_request')
      return back.href
    }
    const code = randomBytes(16).toString('base64url')
    codes.set(code, {
      ...{ provider, person, redirectUri: asked.get('redirect_uri') ?? '', nonce: asked.get('nonce') },
      challenge: asked.get('code_challenge') ?? '',
    })
    back.searchParams.set('code', code)
    return back.href
  }

  const tokenFor = async (provider: string, request: IncomingMessage): Promise<object | null> => {
    const given = new URLSearchParams(await bodyOf(request))
    const begun = codes.get(given.get('code') ?? '')
    codes.delete(given.get('code') ?? '')
    const basic = Buffer.from(`${CLIENT.clientId}:${CLIENT.clientSecret}`).toString('base64')
    const isClient =
      provider === 'twitter'
        ? request.headers.authorization === `Basic ${basic}`
        : given.get('client_secret') === CLIENT.clientSecret && given.get('client_id') === CLIENT.clientId
    const challenge = createHash('sha256')
      .update(given.get('code_verifier') ?? '')
      .digest('base64url')
    const isHeld =
      begun?.provider === provider &&
      begun.challenge === challenge &&
      begun.redirectUri === given.get('redirect_uri') &&
      given.get('grant_type') === 'authorization_code'
    if (!begun || !isHeld || !isClient) return null
    const access_token = randomBytes(16).toString('base64url')
    tokens.set(access_token, begun.person)
    if (provider === 'twitter') return { token_type: 'bearer', access_token }
    const { subject, email, isConfirmed = true } = begun.person
    const id_token = await new SignJWT({
      ...(email ? { email, email_verified: isConfirmed } : {}),
      nonce: behaviour.nonce ?? begun.nonce,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(`${origin}/google`)
      .setAudience(behaviour.audience)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(behaviour.isSignedByAnother ? foreign.privateKey : ours.privateKey)
    return { access_token, id_token }
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mock.test')
    const [, provider = '', act] = pathname.split('/')
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const work = async () => {
      if (act === 'authorize') return response.writeHead(302, { location: authorize(provider, searchParams) }).end()
      if (behaviour.isDown) return answer(503, {})
      if (act === 'certs') return answer(200, certs)
      if (act === 'token') {
        const token = await tokenFor(provider, request)
        return answer(token ? 200 : 400, token ?? { error: 'invalid_grant' })
      }
      const user = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''))
      if (act !== 'me' || !user) return answer(401, {})
      const { subject, email } = user
      return answer(200, { data: { id: subject, ...(email ? { confirmed_email: email } : {}) } })
    }
    work().catch(() => response.destroy())
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    is: next => {
      person = next
      behaviour = usual
    },
    behave: how => {
      behaviour = { ...behaviour, ...how }
    },
    follow: async address => {
      const answer = await fetch(address, { redirect: 'manual' })
      const to = answer.headers.get('location') ?? ''
      const { searchParams } = new URL(to)
      const value = (name: string) => searchParams.get(name) ?? ''
      return { to, state: value('state'), code: value('code'), error: searchParams.get('error') }
    },
    close: () => new Promise(done => server.close(() => done())),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}
