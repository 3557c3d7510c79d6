// Signing in by Google and Twitter against a stand-in for both: what is proved, what is refused, who becomes a user.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createSocialClients } from '#server/areas/identity/social/clients.ts'
import { oneTimeLink } from '#server/platform/tables.ts'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'
import { secretIn, waitingMails } from '../../support/mails.ts'
import { CLIENT, openMockOAuth } from '../../support/mock-oauth.ts'
import { type Account, createVisitor } from '../../support/oauth-visitor.ts'
import { mailOf, PLAY_NOW } from '../../support/play.ts'
import { codeOf, expectRefusal } from '../../support/refusals.ts'

const oauth = await openMockOAuth()
afterAll(oauth.close)
const database = await openDatabase('play')
let now = PLAY_NOW
const server = await openServer(database, {
  clock: { now: () => now },
  recheckMs: 1,
  social: createSocialClients({ google: CLIENT, twitter: CLIENT, standIn: oauth.origin }),
})
const visitor = createVisitor(database, server, oauth)
const { post, begin, finish, enter, link, getInit, ways } = visitor

let people = 0
let mailaddress = ''
const subject = () => `person-${people}`
beforeEach(() => {
  now = PLAY_NOW
  visitor.changeBrowser()
  people += 1
  mailaddress = `social-${people}@mail.example`
  oauth.is({ subject: subject(), email: mailaddress })
})
const register = () => visitor.register(mailaddress)
const mailed = (more?: Record<string, string>) => visitor.mailed(mailaddress, more)
const renew = async () => (await visitor.renew()).status

describe('a newcomer', () => {
  test('with a confirmed address goes on from the second step, and signs in by the service afterwards', async () => {
    const { outcome, temporaryId } = (await enter()).json as { outcome: string; temporaryId: string }
    expect(outcome).toBe('newcomer')
    expect(await getInit(temporaryId)).toEqual({ mailaddress, provider: 'google' })
    const { userId } = await register()
    visitor.changeBrowser()
    expect((await enter()).json).toEqual({ outcome: 'signedIn', sharedDevice: false })
    const renewed = await post('/api/Identity/renewToken', {})
    expect(renewed.json).toMatchObject({ user: { userId, userName: 'ゆずこ' } })
  })

  test.each([
    ['google', false],
    ['twitter', undefined],
  ] as const)('of %s without a confirmed address confirms one by mail first', async (provider, isConfirmed) => {
    oauth.is({ subject: subject(), ...(isConfirmed === undefined ? {} : { email: mailaddress, isConfirmed }) })
    expect((await enter(provider)).json).toEqual({ outcome: 'newcomer', temporaryId: null })
    expect(expectRefusal(await post('/api/Identity/createAccount', { password: null }), '')).toBe('SIGN_UP_ENDED')
    const id = await mailed()
    expect(await getInit(id)).toEqual({ mailaddress, provider })
    await register()
    visitor.changeBrowser()
    expect((await enter(provider)).json).toMatchObject({ outcome: 'signedIn' })
  })

  test('whose mail is opened in another browser signs up by a password there', async () => {
    oauth.is({ subject: subject() })
    await enter('twitter')
    const id = await mailed()
    visitor.changeBrowser()
    expect(await getInit(id)).toEqual({ mailaddress, provider: null })
    expect(expectRefusal(await post('/api/Identity/createAccount', { password: null }), '')).toBe('SIGN_UP_ENDED')
    expect((await post('/api/Identity/createAccount', { password: 'newcomer-1' })).status).toBe(200)
  })

  test('does not leave the service to somebody else who signs up in the same browser by mail', async () => {
    oauth.is({ subject: subject() })
    await enter('twitter')
    const id = await mailed({})
    expect(await getInit(id)).toEqual({ mailaddress, provider: null })
  })

  test('who begins twice replaces what never became a user', async () => {
    await getInit(((await enter()).json as { temporaryId: string }).temporaryId)
    const first = (await post('/api/Identity/createAccount', { password: null })).json as Account
    visitor.changeBrowser()
    await getInit(((await enter()).json as { temporaryId: string }).temporaryId)
    expect((await register()).userId).not.toBe(first.userId)
  })

  test('whose address is in use is told to sign in the old way, and nothing is linked', async () => {
    oauth.is({ subject: subject(), email: mailOf('player') })
    expect(expectRefusal(await enter(), 'finish')).toBe('SOCIAL_MAIL_IN_USE')
    expect(await renew()).toBe(401)
  })
})

describe('nobody is signed in', () => {
  test('without the ticket of the browser that began: a stolen code, a link of somebody else', async () => {
    const stolen = await oauth.follow(await begin())
    expect(expectRefusal(await finish(stolen.state, stolen.code, { as: new Map() }), 'finish')).toBe('SOCIAL_ENDED')
    // Another browser that has begun as well: its own state does not take the code of the first, for its verifier differs.
    const mine = visitor.jar()
    visitor.changeBrowser()
    const other = await oauth.follow(await begin())
    expect(expectRefusal(await finish(stolen.state, stolen.code), 'finish')).toBe('SOCIAL_ENDED')
    expect(expectRefusal(await finish(other.state, stolen.code), 'finish')).toBe('SOCIAL_REFUSED')
    expect(await renew()).toBe(401)
    expect(mine.size).toBeGreaterThan(0)
  })

  test('with a code or a ticket that was used', async () => {
    const { state, code } = await oauth.follow(await begin())
    const before = new Map(visitor.jar())
    expect((await finish(state, code)).status).toBe(200)
    expect(expectRefusal(await finish(state, code), 'finish')).toBe('SOCIAL_ENDED')
    expect(expectRefusal(await finish(state, code, { as: before }), 'finish')).toBe('SOCIAL_REFUSED')
  })

  test('after a quarter of an hour', async () => {
    const { state, code } = await oauth.follow(await begin())
    now = new Date(PLAY_NOW.getTime() + 15 * 60_000 + 1)
    expect(expectRefusal(await finish(state, code), 'finish')).toBe('SOCIAL_ENDED')
  })

  test('by a ticket that was written by hand', async () => {
    const { state, code } = await oauth.follow(await begin())
    const [text = '', mac = ''] = (visitor.jar().get('tsumugi.social-ticket') ?? '').split('.')
    const ticket = JSON.parse(Buffer.from(text, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...ticket, userId: database.users.player })).toString('base64url')
    for (const value of [`${forged}.${mac}`, `${text}.${'a'.repeat(43)}`, 'nothing', `${text}.`]) {
      const as = new Map([['tsumugi.social-ticket', value]])
      expect(expectRefusal(await finish(state, code, { as }), 'finish')).toBe('SOCIAL_ENDED')
    }
  })

  test.each([
    ['for another client', { audience: 'another' }],
    ['with another nonce', { nonce: 'another' }],
    ['signed by somebody else', { isSignedByAnother: true }],
  ])('by a token %s', async (_, how) => {
    oauth.behave(how)
    expect(expectRefusal(await enter(), 'finish')).toBe('SOCIAL_REFUSED')
  })

  test.each(['google', 'twitter'] as const)('while %s is down', async provider => {
    oauth.behave({ isDown: true })
    expect(codeOf(await enter(provider))).toBe('BUSY')
  })

  test('when it was cancelled: the service names the fault and gives no code', async () => {
    oauth.behave({ cancels: true })
    const answer = await oauth.follow(await begin())
    expect(answer).toMatchObject({ error: 'access_denied', code: '' })
    expect(new URL(answer.to).pathname).toBe('/social')
  })

  test('from the page of somebody else', async () => {
    const answer = await server.send('/api/Identity/beginSocial', {
      ...{ method: 'POST', headers: { origin: 'https://elsewhere.example' } },
      body: { provider: 'google', sharedDevice: false },
    })
    expect(expectRefusal(answer, 'begin')).toBe('ORIGIN')
  })

  test('whose account was closed', async () => {
    const token = await server.tokenOf('other')
    await link(token)
    await database.asOwner(client =>
      client.query('update app_user set account_status = 1 where user_id = $1', [database.users.other]),
    )
    visitor.changeBrowser()
    expect(expectRefusal(await enter(), 'finish')).toBe('LOGIN_OTHER')
    await database.asOwner(client =>
      client.query('update app_user set account_status = 0 where user_id = $1', [database.users.other]),
    )
    await post('/api/Identity/unlinkSocial', { provider: 'google' }, { token })
  })
})

describe('a user', () => {
  test('links a service, is told by mail, signs in by it, and takes it off again', async () => {
    const token = await server.tokenOf('player')
    expect(await ways(token)).toEqual({ hasPassword: true, linkedList: [], offeredList: ['google', 'twitter'] })
    expect((await link(token)).json).toEqual({ outcome: 'linked', provider: 'google' })
    expect((await waitingMails(database)).at(-1)).toMatchObject({
      receiver: mailOf('player'),
      subject: 'ログインの方法を追加しました',
    })
    expect(await ways(token)).toEqual({ hasPassword: true, linkedList: ['google'], offeredList: ['twitter'] })
    visitor.changeBrowser()
    expect((await enter()).json).toMatchObject({ outcome: 'signedIn' })
    expect((await post('/api/Identity/renewToken', {})).json).toMatchObject({ user: { userId: database.users.player } })
    expect((await post('/api/Identity/unlinkSocial', { provider: 'google' }, { token })).status).toBe(200)
    expect(await ways(token)).toMatchObject({ linkedList: [] })
    visitor.changeBrowser()
    expect((await enter()).json).toMatchObject({ outcome: 'newcomer' })
  })

  test('cannot link what somebody else has, nor finish what somebody else began', async () => {
    const [player, other] = [await server.tokenOf('player'), await server.tokenOf('other')]
    await link(player)
    expect(expectRefusal(await link(other), 'finish')).toBe('SOCIAL_TAKEN')
    const begun = await post('/api/Identity/beginSocialLink', { provider: 'twitter' }, { token: player })
    const { state, code } = await oauth.follow((begun.json as { address: string }).address)
    expect(expectRefusal(await finish(state, code, { token: other }), 'finish')).toBe('SOCIAL_ENDED')
    expect(expectRefusal(await finish(state, code), 'finish')).toBe('SOCIAL_ENDED')
    await post('/api/Identity/unlinkSocial', { provider: 'google' }, { token: player })
  })

  test('keeps the last way in; a password that is set by mail is another one', async () => {
    await getInit(((await enter()).json as { temporaryId: string }).temporaryId)
    const { accessToken: token } = await register()
    expect(await ways(token)).toMatchObject({ hasPassword: false, linkedList: ['google'] })
    expect(expectRefusal(await post('/api/Identity/unlinkSocial', { provider: 'google' }, { token }), '')).toBe(
      'LAST_WAY_IN',
    )
    expect((await post('/api/Identity/requestReset', { mailaddress })).status).toBe(200)
    const id = secretIn((await waitingMails(database)).at(-1), '/passwordReset?id=')
    expect((await post('/api/Identity/resetPassword', { id, password: 'newcomer-2' })).status).toBe(200)
    const signedIn = await post('/api/Identity/signIn', { mailaddress, password: 'newcomer-2', sharedDevice: false })
    const { accessToken } = signedIn.json as Account
    expect((await post('/api/Identity/unlinkSocial', { provider: 'google' }, { token: accessToken })).status).toBe(200)
    expect(await ways(accessToken)).toMatchObject({ hasPassword: true, linkedList: [] })
  })

  test('of whom two tabs link one person at once has it once', async () => {
    const token = await server.tokenOf('player')
    const answers = await Promise.all([link(token, 'twitter'), link(token, 'twitter')])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(await ways(token)).toMatchObject({ linkedList: ['twitter'] })
    await post('/api/Identity/unlinkSocial', { provider: 'twitter' }, { token })
  })
})

test('no secret, code or token of a service is kept or logged', async () => {
  const { state, code } = await oauth.follow(await begin())
  await finish(state, code)
  const { rows } = await database.pool.query(
    'select * from auth_account where access_token is not null or id_token is not null or refresh_token is not null',
  )
  expect(rows).toEqual([])
  expect(JSON.stringify(server.logs)).not.toContain(code)
  expect((await database.db.select().from(oneTimeLink)).length).toBeGreaterThan(0)
})

test('a server without settings offers neither', async () => {
  const plain = await openServer(database)
  const answer = await plain.send('/api/Identity/provider')
  expect(answer.json).toEqual({ firebase: null, social: [] })
  const begun = await plain.send('/api/Identity/beginSocial', {
    ...{ method: 'POST', headers: { origin: plain.url }, body: { provider: 'google', sharedDevice: false } },
  })
  expect(expectRefusal(begun, 'begin')).toBe('NOT_FOUND')
})
