// Proof of who asks where an account has no password: a sign-in of the last five minutes by a linked service, before password, address or
// leaving are touched.
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createSocialClients } from '#server/areas/identity/social/clients.ts'
import { appUser } from '#server/areas/identity/tables.ts'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'
import { secretIn, waitingMails } from '../../support/mails.ts'
import { CLIENT, openMockOAuth } from '../../support/mock-oauth.ts'
import { type Account, createVisitor } from '../../support/oauth-visitor.ts'
import { mailOf, PLAY_PASSWORD } from '../../support/play.ts'
import { codeOf, errorsIn } from '../../support/refusals.ts'

const oauth = await openMockOAuth()
afterAll(oauth.close)
const database = await openDatabase('play')
const server = await openServer(database, {
  recheckMs: 1,
  social: createSocialClients({ google: CLIENT, twitter: CLIENT, standIn: oauth.origin }),
})
const visitor = createVisitor(database, server, oauth)
const { post } = visitor

let people = 0
let mailaddress = ''
let user: Account
/** A user whose only way in is Google, and who has signed in by it just now. */
beforeEach(async () => {
  people += 1
  mailaddress = `proof-${people}@mail.example`
  oauth.is({ subject: `proof-${people}`, email: mailaddress })
  visitor.changeBrowser()
  await visitor.getInit(((await visitor.enter()).json as { temporaryId: string }).temporaryId)
  user = await visitor.register(mailaddress)
})

/** Moves the sign-ins of the user into the past. */
const signedInAgo = (minutes: number) =>
  database.pool.query(`update auth_session set created_at = now() - make_interval(mins => $2) where user_id = $1`, [
    user.userId,
    minutes,
  ])
const works = async (token: string) => (await server.send('/api/Account/userInfo', { token })).status === 200
const renewed = async () => ((await visitor.renew()).json as Account).accessToken
const subjects = async () =>
  (await waitingMails(database)).filter(mail => mail.receiver.includes(`-${people}@`)).map(({ subject }) => subject)

const acts = [
  ['a first password', '/api/Identity/changePassword', () => ({ newPassword: 'first-horse-1' })],
  ['a new address', '/api/Identity/changeMail', () => ({ mailaddress: `moved-${people}@mail.example` })],
  ['leaving', '/api/Identity/leave', () => ({})],
] as const

describe.each(acts)('%s', (_, path, given) => {
  const act = (token: string, password = '') => post(path, { password, ...given() }, { token })

  test('is taken within five minutes of the sign-in', async () => {
    await signedInAgo(4)
    expect((await act(user.accessToken)).status).toBe(200)
  })

  test('is refused afterwards, whatever stands as a password, until the service has proved its user anew', async () => {
    const before = await subjects()
    await signedInAgo(6)
    for (const password of ['', PLAY_PASSWORD])
      expect(codeOf(await act(user.accessToken, password))).toBe('SIGN_IN_AGAIN')
    expect(await subjects()).toEqual(before)
    expect(await works(user.accessToken)).toBe(true)

    expect((await visitor.link(user.accessToken)).json).toEqual({ outcome: 'proved', provider: 'google' })
    // The sign-in of before has made place for the new one.
    expect(await works(user.accessToken)).toBe(false)
    expect((await act(await renewed())).status).toBe(200)
  })

  test('is not opened by another person at the same service, nor by a sign-in of another account', async () => {
    await signedInAgo(6)
    oauth.is({ subject: `stranger-${people}`, email: `stranger-${people}@mail.example` })
    expect(codeOf(await visitor.link(user.accessToken))).toBe('SOCIAL_TAKEN')
    await post('/api/Identity/signIn', { mailaddress: mailOf('other'), password: PLAY_PASSWORD, sharedDevice: false })
    expect(codeOf(await act(user.accessToken))).toBe('SIGN_IN_AGAIN')
  })
})

test('a first password is a way in, and from then on it is what proves', async () => {
  const body = { password: '', newPassword: 'first-horse-1' }
  expect((await post('/api/Identity/changePassword', body, { token: user.accessToken })).status).toBe(200)
  expect(await visitor.ways(user.accessToken)).toMatchObject({ hasPassword: true, linkedList: ['google'] })
  expect(
    (await post('/api/Identity/signIn', { mailaddress, password: 'first-horse-1', sharedDevice: false })).status,
  ).toBe(200)
  expect((await visitor.link(user.accessToken)).json).toMatchObject({ outcome: 'proved' })
  expect(codeOf(await post('/api/Identity/leave', { password: '' }, { token: await renewed() }))).toBe(
    'PASSWORD_MISMATCH',
  )
})

test('a new address is confirmed by its link, and the service goes on opening the account', async () => {
  const moved = `moved-${people}@mail.example`
  const body = { password: '', mailaddress: moved }
  expect((await post('/api/Identity/changeMail', body, { token: user.accessToken })).status).toBe(200)
  const letter = (await waitingMails(database)).filter(({ receiver }) => receiver === moved).at(-1)
  expect((await post('/api/Account/confirmMail', { id: secretIn(letter, '/mailChange?id=') })).status).toBe(200)
  visitor.changeBrowser()
  expect((await visitor.enter()).json).toMatchObject({ outcome: 'signedIn' })
  const [row] = await database.db.select().from(appUser).where(eq(appUser.userId, user.userId))
  expect(row?.mailaddress).toBe(moved)
})

test('who asked to leave is offered to take it back by the service alone, and stays by it', async () => {
  expect((await post('/api/Identity/leave', { password: '' }, { token: user.accessToken })).status).toBe(200)
  visitor.changeBrowser()
  expect((await visitor.enter()).json).toEqual({ outcome: 'leaving', provider: 'google', sharedDevice: false })
  expect((await visitor.renew()).status).toBe(401)
  const begun = await post('/api/Identity/beginSocial', { provider: 'google', sharedDevice: false, stay: true })
  const { state, code } = await oauth.follow((begun.json as { address: string }).address)
  expect((await visitor.finish(state, code)).json).toEqual({ outcome: 'signedIn', sharedDevice: false })
  expect(await works(await renewed())).toBe(true)
})

test('proved on a shared device, the new sign-in ends with the browser too', async () => {
  visitor.changeBrowser()
  await visitor.enter('google', true)
  const token = await renewed()
  const answer = await visitor.link(token)
  const cookies = (answer.headers['set-cookie'] ?? []).filter(cookie => cookie.includes('session_token='))
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).not.toMatch(/Max-Age|Expires/i)
})

test('none of this was an error of the server', () => expect(errorsIn(server.logs)).toEqual([]))
