// The account of a sign-up at Firebase: made for the cookie of the opened link alone, in place of a stranger's, never of a user's.
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createFirebaseIdentity } from '#server/areas/identity/firebase-provider.ts'
import { createAccountMaking } from '#server/platform/firebase/make-account.ts'
import { openDatabase } from '../../support/database.ts'
import { webOf } from '../../support/firebase.ts'
import type { Answer } from '../../support/http.ts'
import { openServer } from '../../support/http-server.ts'
import { secretIn, waitingMails } from '../../support/mails.ts'
import { codeOf, expectRefusal } from '../../support/refusals.ts'

type Asked = { path: string; authorization: string | undefined; body: Record<string, unknown> }
const asked: Asked[] = []
/** Answers of Google to the parts of the address after `accounts`. */
let answers: Record<string, [status: number, body: object]> = {}
/** Work of others while Google is asked. */
let meanwhile = async (): Promise<void> => {}
const partOf = (path: string): string => path.split('/accounts')[1] ?? ''
const google = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const path = request.url ?? ''
  asked.push({ path, authorization: request.headers.authorization, body: JSON.parse(text) })
  await meanwhile()
  const [status, body] = answers[partOf(path)] ?? [404, {}]
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
const held = (localId: string, email = mailaddress): [number, object] => [200, { users: [{ localId, email }] }]

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
const enteredBy = (answer: Answer): string => {
  expect([answer.status, answer.text]).toEqual([200, expect.anything()])
  return String(decodeJwt((answer.json as { entrance: string }).entrance).uid)
}
const parts = () => asked.map(({ path }) => partOf(path))

beforeEach(() => {
  asked.length = 0
  // Google knows nobody, makes and deletes.
  answers = { ':lookup': [200, {}], ':delete': [200, {}], '': [200, {}] }
  meanwhile = async () => {}
})

test('without the cookie of an opened link nothing is made, and Google is not asked', async () => {
  for (const cookie of ['', `tsumugi.sign-up=${'x'.repeat(32)}`])
    expect(expectRefusal(await openAccount(cookie), 'openAccount')).toBe('SIGN_UP_ENDED')
  expect(asked).toEqual([])
})

test('with it the account of its address is made, and the browser gets the token that enters it', async () => {
  const answer = await openAccount(await cookieOfLink())
  expect(answer.status).toBe(200)
  const { entrance } = answer.json as { entrance: string }
  const { payload } = await jwtVerify(entrance, publicKey, { issuer: firebase.serviceAccount.clientEmail })
  expect(payload).toMatchObject({
    uid: expect.stringMatching(/^[0-9a-f]{32}$/),
    sub: firebase.serviceAccount.clientEmail,
  })
  expect(Number(payload.exp) - Number(payload.iat)).toBe(300)
  const { uid: localId } = payload
  const authorization = 'Bearer of-the-service-account'
  const path = '/v1/projects/tsumugi-test/accounts'
  const password = expect.stringMatching(/^[\w-]{43}$/)
  expect(asked).toEqual([
    { path: `${path}:lookup`, authorization, body: { localId: [localId], email: [mailaddress] } },
    { path, authorization, body: { localId, email: mailaddress, emailVerified: true, password } },
  ])
})

test('asked for again it is the same account, and nothing of it is changed', async () => {
  const cookie = await cookieOfLink()
  const uid = enteredBy(await openAccount(cookie))
  asked.length = 0
  answers[':lookup'] = held(uid)
  expect(enteredBy(await openAccount(cookie))).toBe(uid)
  expect(parts()).toEqual([':lookup'])
  // That of another link is another, and the secret of the link cannot be read from it.
  expect(enteredBy(await openAccount(await cookieOfLink()))).not.toBe(uid)
  expect(cookie).not.toContain(uid)
})

describe('another account of the address', () => {
  test('that is no user is deleted, and whoever opened the link enters a new one', async () => {
    answers[':lookup'] = held('squatter')
    const uid = enteredBy(await openAccount(await cookieOfLink()))
    expect(uid).not.toBe('squatter')
    expect(parts()).toEqual([':lookup', ':delete', ''])
    expect(asked[1]?.body).toEqual({ localId: 'squatter' })
    expect(asked[2]?.body).toMatchObject({ localId: uid, email: mailaddress, emailVerified: true })
  })

  test('that has gone meanwhile is no fault', async () => {
    answers[':lookup'] = held('squatter')
    answers[':delete'] = [400, { error: { message: 'USER_NOT_FOUND' } }]
    enteredBy(await openAccount(await cookieOfLink()))
  })

  test('goes with the other links of the address, by which it could become a user; the opened one goes on', async () => {
    const [earlier, cookie] = [await cookieOfLink(), await cookieOfLink()]
    answers[':lookup'] = held('squatter')
    enteredBy(await openAccount(cookie))
    expect(expectRefusal(await openAccount(earlier), 'openAccount')).toBe('SIGN_UP_ENDED')
    enteredBy(await openAccount(cookie))
  })

  test('of a user here stays, and so do the links', async () => {
    const earlier = await cookieOfLink()
    answers[':lookup'] = held(database.users.player)
    expect(expectRefusal(await openAccount(await cookieOfLink()), 'openAccount')).toBe('MAIL_IN_USE')
    expect(parts()).toEqual([':lookup'])
    answers[':lookup'] = [200, {}]
    enteredBy(await openAccount(earlier))
  })

  test('that becomes a user while Google is asked stays', async () => {
    answers[':lookup'] = held('quick')
    meanwhile = () =>
      database.asOwner(async client => {
        await client.query(`insert into app_user (user_id, public_user_id, user_name, mailaddress, created_at)
          values ('quick', 'P-quick', '先客', 'quick@play.example', now()) on conflict do nothing`)
      })
    expect(expectRefusal(await openAccount(await cookieOfLink()), 'openAccount')).toBe('MAIL_IN_USE')
    expect(parts()).toEqual([':lookup'])
  })
})

test('an account of the link whose address was changed gives way to a new one', async () => {
  const cookie = await cookieOfLink()
  const uid = enteredBy(await openAccount(cookie))
  asked.length = 0
  answers[':lookup'] = held(uid, 'elsewhere@play.example')
  expect(enteredBy(await openAccount(cookie))).toBe(uid)
  expect(parts()).toEqual([':lookup', ':delete', ''])
})

describe('where it cannot be made now', () => {
  test.each([
    ['is away', 503, 'UNAVAILABLE'],
    ['has just been asked for the same', 400, 'EMAIL_EXISTS'],
    ['has just been asked for the same account', 400, 'DUPLICATE_LOCAL_ID'],
  ])('a Google that %s is said as busy', async (_, status, message) => {
    answers[''] = [status, { error: { message } }]
    expect(codeOf(await openAccount(await cookieOfLink()))).toBe('BUSY')
  })

  test('a server without a service account asks for the cookie all the same, and refuses in words', async () => {
    expect(expectRefusal(await openAccount('', without), 'openAccount')).toBe('SIGN_UP_ENDED')
    const answer = await openAccount(await cookieOfLink(), without)
    expect([answer.status, codeOf(answer)]).toEqual([503, 'SIGN_UP_CLOSED'])
    expect(answer.text).toContain('いまはメールアドレスでの登録を受け付けていません。')
    expect(createAccountMaking({ web: webOf(), serviceAccount: null })).toBeNull()
    expect(asked).toEqual([])
  })

  test('our own accounts are made by a call of their own', async () => {
    expect(expectRefusal(await openAccount(await cookieOfLink(embedded), embedded), 'openAccount')).toBe('NOT_FOUND')
  })
})
