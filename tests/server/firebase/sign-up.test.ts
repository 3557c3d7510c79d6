// Joining with accounts at Firebase: the address of cookie, token and form agree, and one that neither our server nor a service has
// proved becomes no user. Without a service account nobody joins by mail, and whoever tries is told so.
import { createLocalJWKSet } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { createFirebaseIdentity } from '#server/areas/identity/firebase-provider.ts'
import { createFirebaseTokens } from '#server/areas/identity/firebase-tokens.ts'
import { openDatabase } from '../../support/database.ts'
import { claimsOf, createSigner, PROJECT, webOf } from '../../support/firebase.ts'
import type { Answer } from '../../support/http.ts'
import { openServer } from '../../support/http-server.ts'
import { secretIn, waitingMails } from '../../support/mails.ts'
import { codeOf, errorsIn, expectRefusal } from '../../support/refusals.ts'

const signer = await createSigner()
const tokens = createFirebaseTokens(PROJECT, createLocalJWKSet({ keys: [signer.jwk] }))
const database = await openDatabase('play')
const web = webOf({ social: ['google', 'twitter'] })
const openWith = (makeAccount: (() => Promise<string>) | null) =>
  openServer(database, { identity: createFirebaseIdentity(database.db, web, tokens, undefined, { makeAccount }) })
const server = await openWith(async () => 'entrance')
const without = await openWith(null)

let people = 0
let mailaddress = ''
let userId = ''
beforeEach(() => {
  people += 1
  mailaddress = `joins-${people}@mail.example`
  userId = `firebase-${people}`
})

const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
const formOf = (fields: Record<string, string>): string => new URLSearchParams(fields).toString()
const cookiesOf = (answer: Answer): string =>
  (answer.headers['set-cookie'] ?? []).map(cookie => cookie.split(';')[0]).join('; ')
const first = (on = server, more: Record<string, string> = {}, cookie = '', to = mailaddress) =>
  on.send('/api/signup/first', {
    ...{ method: 'POST', headers: { ...asForm, origin: on.url, cookie }, body: formOf({ mailaddress: to, ...more }) },
  })
const lastLink = async () => secretIn((await waitingMails(database)).at(-1), '/authOver?id=')
async function cookieOfLink(to = mailaddress): Promise<string> {
  expect((await first(server, {}, '', to)).status).toBe(200)
  return cookiesOf(await server.send(`/api/signup/init?temporaryId=${await lastLink()}`))
}
/** Token of the account: `way` is the one of its sign-in. */
const tokenOf = (email: string | null, isProved: boolean, way = 'password') =>
  signer.sign({
    ...claimsOf(userId),
    ...(email === null ? {} : { email, email_verified: isProved }),
    firebase: { sign_in_provider: way, identities: {} },
  })
const addUserInfo = (token: string, cookie: string, on = server, typed = mailaddress) =>
  on.send('/api/user/addUserInfo', {
    ...{ method: 'POST', token, headers: { ...asForm, origin: on.url, cookie } },
    body: formOf({ userId, mailaddress: typed, seibetsu: '0', seinengappi: '19980723', userName: 'ゆずこ' }),
  })
const enrol = (token: string, provider = 'google', on = server) =>
  on.send('/api/Identity/enrolSocial', { method: 'POST', token, headers: { origin: on.url }, body: { provider } })
const recordOf = async () =>
  (await database.pool.query('select mailaddress from app_user where user_id = $1', [userId])).rows

describe('the record', () => {
  test('is made where cookie, token and form name the same address', async () => {
    const answer = await addUserInfo(await tokenOf(mailaddress, true), await cookieOfLink())
    expect([answer.status, answer.json]).toEqual([200, { userId, publicUserId: expect.any(String) }])
    expect(await recordOf()).toEqual([{ mailaddress }])
  })

  test.each([
    ['no cookie', async () => addUserInfo(await tokenOf(mailaddress, true), '')],
    [
      'the cookie of another link',
      async () => addUserInfo(await tokenOf(mailaddress, true), await cookieOfLink('other@mail.example')),
    ],
    [
      'the token of another address',
      async () => addUserInfo(await tokenOf('other@mail.example', true), await cookieOfLink()),
    ],
    ['the token of no address', async () => addUserInfo(await tokenOf(null, false), await cookieOfLink())],
    [
      'another address in the form',
      async () => addUserInfo(await tokenOf(mailaddress, true), await cookieOfLink(), server, 'other@mail.example'),
    ],
  ])('is not with %s', async (_, add) => {
    expect(expectRefusal(await add(), 'addUserInfo')).toBe('SIGN_UP_ENDED')
    expect(await recordOf()).toEqual([])
  })
})

describe('an account that somebody made at Firebase by the address of another', () => {
  test('makes no record, even with the cookie of that address', async () => {
    const answer = await addUserInfo(await tokenOf(mailaddress, false), await cookieOfLink())
    expect(expectRefusal(answer, 'addUserInfo')).toBe('UNAUTHORIZED')
    expect(await recordOf()).toEqual([])
  })

  test('begins no sign-up as one that a service had proved', async () => {
    const token = await tokenOf(mailaddress, false)
    const begun = await enrol(token)
    expect(await addUserInfo(token, cookiesOf(begun)).then(codeOf)).toBe('UNAUTHORIZED')
    expect(expectRefusal(begun, 'enrol')).toBe('UNAUTHORIZED')
    expect(begun.headers['set-cookie']).toBeUndefined()
    expect(await recordOf()).toEqual([])
  })
})

describe('without a service account', () => {
  test('sign-up by mail is refused in words, and no mail goes out', async () => {
    const before = (await waitingMails(database)).length
    const answer = await first(without)
    expect([answer.status, codeOf(answer)]).toEqual([503, 'SIGN_UP_CLOSED'])
    expect(answer.text).toContain('いまはメールアドレスでの登録を受け付けていません。')
    // A cookie that was not set by a service opens nothing either.
    expect(codeOf(await first(without, { social: '1' }))).toBe('SIGN_UP_CLOSED')
    expect(await waitingMails(database)).toHaveLength(before)
  })

  test('health names it without taking the server out; with one it says that all is well', async () => {
    const health = async (on: typeof server) => {
      const { status, json } = await on.send('/healthz')
      return [status, json]
    }
    const parts = { status: 'ok', database: 'ok', files: 'ok', mail: 'ok' }
    expect(await health(without)).toEqual([200, { ...parts, accounts: 'off' }])
    expect(await health(server)).toEqual([200, { ...parts, accounts: 'ok' }])
  })

  test('whoever has an account signs in', async () => {
    const token = await signer.sign(claimsOf(database.users.player))
    expect((await without.send('/api/Identity/whoAmI', { token })).status).toBe(200)
  })

  test('whom a service has named with a proved address joins at once', async () => {
    const token = await tokenOf(mailaddress, true, 'google.com')
    const begun = await enrol(token, 'google', without)
    expect(begun.json).toEqual({ temporaryId: expect.any(String) })
    expect((await addUserInfo(token, cookiesOf(begun), without)).status).toBe(200)
    expect(await recordOf()).toEqual([{ mailaddress }])
  })

  test('whom a service has named without one proves it by a mail, in the browser that it was named to', async () => {
    const token = await tokenOf(null, false, 'twitter.com')
    const begun = await enrol(token, 'twitter', without)
    expect(begun.json).toEqual({ temporaryId: null })
    const sent = await first(without, { social: '1' }, cookiesOf(begun))
    expect(sent.status).toBe(200)
    const opened = await without.send(`/api/signup/init?temporaryId=${await lastLink()}`, {
      headers: { cookie: cookiesOf(sent) },
    })
    expect(opened.json).toEqual({ mailaddress, provider: 'twitter' })
    const cookies = `${cookiesOf(sent)}; ${cookiesOf(opened)}`
    expect((await addUserInfo(token, cookies, without)).status).toBe(200)
    expect(await recordOf()).toEqual([{ mailaddress }])
  })
})

test('none of this was an error of the server', () => {
  for (const each of [server, without]) expect(errorsIn(each.logs)).toEqual([])
})
