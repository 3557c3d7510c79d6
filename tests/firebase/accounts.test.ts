// The flows of accounts at Firebase against the Auth emulator, with our server beside it: joining, a forgotten password, a new
// address, deleting, Google and Twitter. The windows of these services load a script of Google, which no test can: a fake of
// that port signs in with a credential instead.
import { deleteApp, getApps } from 'firebase/app'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { firebaseAccounts } from '../../src/app/platform/accounts-firebase.ts'
import { openAuth } from '../../src/app/platform/firebase-app.ts'
import { firebaseIdentity } from '../../src/app/platform/identity-firebase.ts'
import { firebaseSocial } from '../../src/app/platform/social-firebase.ts'
import { createFirebaseIdentity } from '../../src/server/areas/identity/firebase-provider.ts'
import { createAccountMaking } from '../../src/server/platform/firebase/make-account.ts'
import { openDatabase } from '../support/database.ts'
import { openServer } from '../support/http-server.ts'
import { secretIn, waitingMails } from '../support/mails.ts'
import {
  codesOf,
  createAccount,
  emulatedWeb,
  freshMail,
  givenUser,
  linkPerson,
  moveAccount,
  nextSecond,
  openCode,
  PASSWORD,
  protectAddresses,
  tokensBy,
  tokensOf,
} from './emulated.ts'
import { fakeWindows, freshPerson } from './windows.ts'

const web = { ...emulatedWeb, social: ['google' as const, 'twitter' as const] }
const database = await openDatabase('play')
const makeAccount = createAccountMaking({ web, serviceAccount: null })
const server = await openServer(database, {
  identity: createFirebaseIdentity(database.db, web, undefined, undefined, { makeAccount }),
})
/** The same without the right to make accounts, as without a service account: nobody signs up by mail. */
const without = await openServer(database, { identity: createFirebaseIdentity(database.db, web) })
let calling = server
const [port, accounts] = [firebaseIdentity(web), firebaseAccounts(web)]

const windows = fakeWindows()
const social = firebaseSocial(web, windows)

/** Cookies of our own server, which a browser keeps. */
const jar = new Map<string, string>()
const kept = new Map<string, string>()
const realFetch = globalThis.fetch
beforeAll(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'http:', host: '127.0.0.1' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (!url.startsWith('/')) return realFetch(url, init)
    const headers = new Headers(init.headers)
    headers.set('origin', calling.url)
    if (jar.size > 0) headers.set('cookie', [...jar].map(pair => pair.join('=')).join('; '))
    const answer = await realFetch(`${calling.url}${url}`, { ...init, headers })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  })
})
afterEach(async () => {
  jar.clear()
  calling = server
  await port.signOut()
})
afterAll(() => Promise.all(getApps().map(deleteApp)))

/** Signs out; a later sign-in is one of another second, which is what a session is named by. */
const signOut = async (): Promise<void> => {
  await port.signOut()
  await nextSecond()
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )
const post = async (path: string, body: Record<string, string>, token?: string) => {
  const answer = await fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: new URLSearchParams(body).toString(),
  })
  expect([answer.status, await answer.clone().text()]).toEqual([200, expect.anything()])
  return answer.json()
}
/** Asks for the mail of joining and opens its link. */
async function openedLink(mailaddress: string, more: Record<string, string> = {}) {
  await post('/api/signup/first', { mailaddress, ...more })
  const id = secretIn((await waitingMails(database)).at(-1), '/authOver?id=')
  return (await fetch(`/api/signup/init?temporaryId=${id}`)).json()
}
const addRecord = ({ userId, accessToken }: { userId: string; accessToken: string }, mailaddress: string) =>
  post(
    '/api/user/addUserInfo',
    { userId, mailaddress, seibetsu: '0', seinengappi: '19980723', userName: 'ゆずこ' },
    accessToken,
  )
const credentials = (mailaddress: string, password = PASSWORD) => ({ mailaddress, password, sharedDevice: false })

describe.each([
  ['tells which addresses it knows', false],
  ['keeps secret which addresses it knows', true],
])('a project that %s', (_, isProtected) => {
  beforeAll(() => protectAddresses(isProtected))
  afterAll(() => protectAddresses(false))

  test('joining: the link, the account, the record, and signing in afterwards', async () => {
    const mailaddress = freshMail()
    expect(await openedLink(mailaddress)).toEqual({ mailaddress, provider: null })
    const account = await accounts.createAccount({ password: PASSWORD })
    await addRecord(account, mailaddress)
    expect((await port.renew()).user).toMatchObject({ userId: account.userId, userName: 'ゆずこ' })
    await signOut()
    expect((await port.signIn(credentials(mailaddress))).user.userId).toBe(account.userId)
    expect(await failureOf(accounts.createAccount({ password: PASSWORD }))).toBe('SIGN_UP_ENDED')
  })

  test('an account is made for the cookie of the link alone', async () => {
    const mailaddress = freshMail()
    expect(await failureOf(accounts.createAccount({ password: PASSWORD }))).toBe('SIGN_UP_ENDED')
    expect(await failureOf(port.signIn(credentials(mailaddress)))).toBe(isProtected ? 'LOGIN_OTHER' : 'LOGIN_UNKNOWN')
  })

  test('a stranger’s account of the address is refused everywhere, and gives way to whoever opens the link', async () => {
    const mailaddress = freshMail()
    const uid = await createAccount(mailaddress, 'stranger-horse')
    const stranger = await tokensOf(mailaddress, 'stranger-horse')
    expect(await failureOf(port.signIn(credentials(mailaddress, 'stranger-horse')))).toBe('LOGIN_UNKNOWN')
    await openedLink(mailaddress)
    const account = await accounts.createAccount({ password: PASSWORD })
    expect(account.userId).not.toBe(uid)
    await addRecord(account, mailaddress)
    await signOut()
    expect(await failureOf(port.signIn(credentials(mailaddress, 'stranger-horse')))).not.toBe('done')
    expect((await port.signIn(credentials(mailaddress))).user.userName).toBe('ゆずこ')
    // What the stranger had kept opens nothing, here and at Firebase.
    expect((await server.send('/api/Identity/whoAmI', { token: stranger.idToken })).status).toBe(401)
    await expect(tokensBy(stranger.refreshToken)).rejects.toThrow(/USER_NOT_FOUND|INVALID_REFRESH_TOKEN/)
  })

  test.each([
    ['that a stranger has linked to a service of their own', false],
    ['that its owner had proved there, by a service', true],
  ])('an account of the address %s gives way too', async (_, email_verified) => {
    const mailaddress = freshMail()
    const person = { sub: freshPerson(), email: email_verified ? mailaddress : freshMail(), email_verified }
    if (!email_verified) {
      await createAccount(mailaddress, 'stranger-horse')
      const { idToken } = await tokensOf(mailaddress, 'stranger-horse')
      await linkPerson(idToken, person)
    } else {
      windows.is(person)
      expect(await social.enter('google', false)).toMatchObject({ at: 'newcomer' })
      await port.signOut()
      jar.clear()
    }
    await openedLink(mailaddress)
    const account = await accounts.createAccount({ password: PASSWORD })
    await addRecord(account, mailaddress)
    expect((await port.renew()).user.userId).toBe(account.userId)
    expect(await social.ways()).toMatchObject({ hasPassword: true, linkedList: [] })
    await signOut()
    expect((await port.signIn(credentials(mailaddress))).user.userId).toBe(account.userId)
  })

  test('tried again with another password it is the same account, with that password', async () => {
    const mailaddress = freshMail()
    await openedLink(mailaddress)
    const { userId } = await accounts.createAccount({ password: 'first-horse' })
    await signOut()
    const account = await accounts.createAccount({ password: PASSWORD })
    expect(account.userId).toBe(userId)
    await addRecord(account, mailaddress)
    await signOut()
    expect(await failureOf(port.signIn(credentials(mailaddress, 'first-horse')))).not.toBe('done')
    expect((await port.signIn(credentials(mailaddress))).user.userId).toBe(userId)
  })

  test('where our server may make none, nobody does, and sign-up is refused in words', async () => {
    const mailaddress = freshMail()
    await openedLink(mailaddress)
    calling = without
    expect(await failureOf(accounts.createAccount({ password: PASSWORD }))).toBe('SIGN_UP_CLOSED')
    expect(await failureOf(port.signIn(credentials(mailaddress)))).toBe(isProtected ? 'LOGIN_OTHER' : 'LOGIN_UNKNOWN')
  })

  test('an account without a record is deleted, one with a record is not', async () => {
    const mailaddress = freshMail()
    await openedLink(mailaddress)
    const account = await accounts.createAccount({ password: PASSWORD })
    await accounts.deleteAccount(account)
    expect(await failureOf(port.signIn(credentials(mailaddress)))).toBe(isProtected ? 'LOGIN_OTHER' : 'LOGIN_UNKNOWN')
    const again = await accounts.createAccount({ password: PASSWORD })
    await addRecord(again, mailaddress)
    expect(await failureOf(accounts.deleteAccount(again))).toBe('ACCOUNT_HAS_RECORD')
  })

  test('a forgotten password: the mail, its link, the new password; an unknown address', async () => {
    const { mailaddress } = await givenUser(database)
    await accounts.sendReset(mailaddress)
    const [code = ''] = await codesOf(mailaddress, 'PASSWORD_RESET')
    expect(await accounts.readReset(code)).toBe(mailaddress)
    expect(await accounts.readReset('no-code-of-ours')).toBeNull()
    await accounts.finishReset({ id: code, password: 'another-horse' })
    expect(await failureOf(accounts.finishReset({ id: code, password: 'another-horse' }))).toBe('RESET_ENDED')
    await nextSecond()
    expect((await port.signIn(credentials(mailaddress, 'another-horse'))).user.userName).toBe('灯')
    expect(await failureOf(accounts.sendReset('no-address'))).toBe('RESET_FORMAT')
    // Where Firebase does not tell, the page says that a mail was sent, as for a known address.
    expect(await failureOf(accounts.sendReset(freshMail()))).toBe(isProtected ? 'done' : 'RESET_UNKNOWN')
  })

  test('a new address: asked for with the password, changed by its link, taken over by our server', async () => {
    const { mailaddress, userId } = await givenUser(database)
    const next = freshMail()
    await port.signIn(credentials(mailaddress))
    expect(await failureOf(accounts.changeMail({ password: 'wrong-horse', mailaddress: next }))).toBe(
      'PASSWORD_MISMATCH',
    )
    expect(await failureOf(accounts.changeMail({ password: PASSWORD, mailaddress }))).toBe('NEW_MAIL_SAME')
    expect(await failureOf(accounts.changeMail({ password: PASSWORD, mailaddress: 'no-address' }))).toBe(
      'NEW_MAIL_WRONG',
    )
    await accounts.changeMail({ password: PASSWORD, mailaddress: next })
    await openCode(mailaddress, 'VERIFY_AND_CHANGE_EMAIL')
    await signOut()
    await port.signIn(credentials(next))
    await accounts.takeOverMail()
    const { rows } = await database.pool.query('select mailaddress from app_user where user_id = $1', [userId])
    expect(rows).toEqual([{ mailaddress: next }])
  })

  test('a new password: asked for with the old one', async () => {
    const { mailaddress } = await givenUser(database)
    await port.signIn(credentials(mailaddress))
    const wanted = { password: PASSWORD, newPassword: 'third-horse' }
    expect(await failureOf(accounts.changePassword({ ...wanted, password: 'wrong-horse' }))).toBe('PASSWORD_MISMATCH')
    expect(await failureOf(accounts.changePassword({ ...wanted, newPassword: 'x' }))).toBe('PASSWORD_WRONG')
    await accounts.changePassword(wanted)
    await signOut()
    await port.signIn(credentials(mailaddress, 'third-horse'))
  })
})

test('a stranger who moved an account of their own to the address cannot take it back by the mail about that', async () => {
  const [own, mailaddress] = [freshMail(), freshMail()]
  await createAccount(own)
  await moveAccount((await tokensOf(own, PASSWORD)).idToken, mailaddress)
  await openedLink(mailaddress)
  await addRecord(await accounts.createAccount({ password: 'newcomer-horse' }), mailaddress)
  await expect(openCode(own, 'RECOVER_EMAIL')).rejects.toThrow(/answered 400/)
  await signOut()
  expect((await port.signIn(credentials(mailaddress, 'newcomer-horse'))).user.userName).toBe('ゆずこ')
})

describe('Google and Twitter', () => {
  test('a newcomer with a confirmed address goes on at once, and signs in by it afterwards', async () => {
    const mailaddress = freshMail()
    windows.is({ sub: freshPerson(), email: mailaddress, email_verified: true })
    const entrance = await social.enter('google', false)
    expect(entrance).toMatchObject({ at: 'newcomer', temporaryId: expect.any(String) })
    const account = await accounts.createAccount({ password: null })
    await addRecord(account, mailaddress)
    await signOut()
    expect(await social.enter('google', true)).toEqual({ at: 'entered', sharedDevice: true })
    expect((await port.renew()).user.userName).toBe('ゆずこ')
    expect(await social.ways()).toEqual({ hasPassword: false, linkedList: ['google'], offeredList: ['twitter'] })
    expect(await failureOf(social.unlink('google'))).toBe('LAST_WAY_IN')
  })

  test('a newcomer without an address confirms one by mail', async () => {
    const mailaddress = freshMail()
    windows.is({ sub: freshPerson() })
    expect(await social.enter('twitter', false)).toEqual({ at: 'newcomer', temporaryId: null })
    const account = await accounts.createAccount({ password: null })
    expect(await openedLink(mailaddress, { social: '1' })).toEqual({ mailaddress, provider: 'twitter' })
    await addRecord(account, mailaddress)
    expect((await port.renew()).user.userId).toBe(account.userId)
  })

  test('an address of a user here is not taken over, and the account of that visit goes again', async () => {
    const mailaddress = freshMail()
    await database.asOwner(client =>
      client.query(
        `insert into app_user (user_id, public_user_id, user_name, mailaddress, created_at) values ($1, $1, '先客', $2, now())`,
        [`earlier-${process.pid}-${Date.now()}`, mailaddress],
      ),
    )
    windows.is({ sub: freshPerson(), email: mailaddress, email_verified: true })
    expect(await failureOf(social.enter('google', false))).toBe('SOCIAL_MAIL_IN_USE')
    expect((await openAuth(web)).auth.currentUser).toBeNull()
  })

  test('is linked to an account and taken off, and not to a second one', async () => {
    const { mailaddress } = await givenUser(database)
    await port.signIn(credentials(mailaddress))
    windows.is({ sub: freshPerson(), email: freshMail(), email_verified: true })
    expect(await social.link('google')).toEqual({ at: 'linked', provider: 'google' })
    expect(await social.ways()).toMatchObject({ hasPassword: true, linkedList: ['google'] })
    await signOut()
    const other = await givenUser(database)
    await port.signIn(credentials(other.mailaddress))
    expect(await failureOf(social.link('google'))).toBe('SOCIAL_TAKEN')
    await signOut()
    expect(await social.enter('google', false)).toMatchObject({ at: 'entered' })
    await social.unlink('google')
    expect(await social.ways()).toMatchObject({ linkedList: [] })
  })

  test.each([
    ['auth/popup-closed-by-user', 'SOCIAL_CANCELLED'],
    ['auth/popup-blocked', 'SOCIAL_BLOCKED'],
    ['auth/account-exists-with-different-credential', 'SOCIAL_MAIL_IN_USE'],
    ['auth/internal-error', 'SOCIAL_REFUSED'],
  ])('a window that ends with %s is said as %s', async (code, said) => {
    const broken = firebaseSocial(web, {
      ...windows,
      signIn: () => Promise.reject(Object.assign(new Error(), { code })),
    })
    expect(await failureOf(broken.enter('google', false))).toBe(said)
  })
})
