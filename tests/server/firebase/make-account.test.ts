// The account of a sign-up at Firebase: made for the cookie of the opened link alone, taken over from a stranger, never from a user.
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createFirebaseIdentity } from '#server/areas/identity/firebase-provider.ts'
import { createAccountMaking } from '#server/platform/firebase/make-account.ts'
import { openDatabase } from '../../support/database.ts'
import { webOf } from '../../support/firebase.ts'
import { openServer } from '../../support/http-server.ts'
import { secretIn, waitingMails } from '../../support/mails.ts'
import { codeOf, expectRefusal } from '../../support/refusals.ts'

type Asked = { path: string; authorization: string | undefined; body: Record<string, unknown> }
const asked: Asked[] = []
/** Answers of Google to the parts of the address after `accounts`. */
let answers: Record<string, [status: number, body: object]> = {}
const google = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const path = request.url ?? ''
  asked.push({ path, authorization: request.headers.authorization, body: JSON.parse(text) })
  const [status, body] = answers[path.split('/accounts')[1] ?? ''] ?? [404, {}]
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
await new Promise<void>(resolve => google.listen(0, '127.0.0.1', resolve))
afterAll(() => google.close())

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const firebase = { web: webOf(), serviceAccount: { clientEmail: 'maker@tsumugi-test.example', privateKey } }
const origin = `http://127.0.0.1:${(google.address() as AddressInfo).port}`
const makeAccount = createAccountMaking(firebase, { origin, token: async () => 'of-the-service-account' })
if (!makeAccount) throw new Error('There is a store.')

const database = await openDatabase('play')
const server = await openServer(database, {
  identity: createFirebaseIdentity(database.db, webOf(), undefined, undefined, { makeAccount }),
})
const without = await openServer(database, { identity: createFirebaseIdentity(database.db, webOf()) })
const embedded = await openServer(database)

const mailaddress = 'newcomer@play.example'
const made = (localId = 'uid-1'): [number, object] => [200, { localId }]
const taken: [number, object] = [400, { error: { message: 'EMAIL_EXISTS' } }]
const held = (localId: string, ...providers: string[]): [number, object] => [
  200,
  { users: [{ localId, providerUserInfo: providers.map(providerId => ({ providerId })) }] },
]

async function cookieOfLink(on = server): Promise<string> {
  await on.send('/api/signup/first', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: on.url },
    body: new URLSearchParams({ mailaddress }).toString(),
  })
  const id = secretIn((await waitingMails(database)).at(-1), '/authOver?id=')
  const answer = await on.send(`/api/signup/init?temporaryId=${id}`)
  return (answer.headers['set-cookie'] ?? []).map(cookie => cookie.split(';')[0]).join('; ')
}
const openAccount = (cookie: string, on = server) =>
  on.send('/api/Identity/openAccount', { method: 'POST', headers: { origin: on.url, cookie }, body: {} })

beforeEach(() => {
  asked.length = 0
  answers = { '': made() }
})

test('without the cookie of an opened link nothing is made, and Google is not asked', async () => {
  for (const cookie of ['', `tsumugi.sign-up=${'x'.repeat(32)}`])
    expect(expectRefusal(await openAccount(cookie), 'openAccount')).toBe('SIGN_UP_ENDED')
  expect(asked).toEqual([])
})

test('with it the account of its address is made, and the browser gets the token that enters it', async () => {
  const answer = await openAccount(await cookieOfLink())
  expect(answer.status).toBe(200)
  expect(asked).toEqual([
    {
      path: '/v1/projects/tsumugi-test/accounts',
      authorization: 'Bearer of-the-service-account',
      body: { email: mailaddress, emailVerified: true, password: expect.stringMatching(/^[\w-]{43}$/) },
    },
  ])
  const { entrance } = answer.json as { entrance: string }
  const { payload } = await jwtVerify(entrance, publicKey, { issuer: firebase.serviceAccount.clientEmail })
  expect(payload).toMatchObject({ uid: 'uid-1', sub: firebase.serviceAccount.clientEmail })
  expect(Number(payload.exp) - Number(payload.iat)).toBe(300)
})

test('an account of the address that is no user is taken over, with no other way into it', async () => {
  answers = { '': taken, ':lookup': held('squatter', 'password', 'google.com'), ':update': [200, {}] }
  const { entrance } = (await openAccount(await cookieOfLink())).json as { entrance: string }
  expect(decodeJwt(entrance)).toMatchObject({ uid: 'squatter' })
  expect(asked.at(-1)?.body).toMatchObject({
    ...{ localId: 'squatter', emailVerified: true, deleteProvider: ['google.com'] },
    ...{ password: expect.any(String), validSince: expect.stringMatching(/^\d{10}$/) },
  })
})

test('that of a user here is not', async () => {
  answers = { '': taken, ':lookup': held(database.users.player, 'password') }
  expect(expectRefusal(await openAccount(await cookieOfLink()), 'openAccount')).toBe('MAIL_IN_USE')
  expect(asked.map(({ path }) => path.split('/accounts')[1])).toEqual(['', ':lookup'])
})

describe('where it cannot be made now', () => {
  test('a Google that is away is said as busy', async () => {
    answers = { '': [503, {}] }
    expect(codeOf(await openAccount(await cookieOfLink()))).toBe('BUSY')
  })

  test('a server without a service account asks for the cookie all the same, and leaves it to the browser', async () => {
    expect(expectRefusal(await openAccount('', without), 'openAccount')).toBe('SIGN_UP_ENDED')
    expect((await openAccount(await cookieOfLink(without), without)).json).toEqual({ entrance: null })
    expect(createAccountMaking({ web: webOf(), serviceAccount: null })).toBeNull()
    expect(asked).toEqual([])
  })

  test('our own accounts are made by a call of their own', async () => {
    expect(expectRefusal(await openAccount(await cookieOfLink(embedded), embedded), 'openAccount')).toBe('NOT_FOUND')
  })
})
