// Own data with accounts at Firebase, against the Auth emulator: the archive, leaving by a fresh sign-in, taking that back, and the
// deletion, with which the account goes at Firebase too. Sessions there end by a new and a forgotten password.
import { deleteApp, getApps } from 'firebase/app'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { firebaseAccounts } from '../../src/app/platform/accounts-firebase.ts'
import { openAuth } from '../../src/app/platform/firebase-app.ts'
import { firebaseIdentity } from '../../src/app/platform/identity-firebase.ts'
import { firebaseSocial } from '../../src/app/platform/social-firebase.ts'
import { createFirebaseIdentity } from '../../src/server/areas/identity/firebase-provider.ts'
import { forgetUser } from '../../src/server/areas/own-account/forget.ts'
import { makeArchive } from '../../src/server/areas/own-account/make-archive.ts'
import { systemClock } from '../../src/server/platform/clock.ts'
import { createAccountWord } from '../../src/server/platform/firebase/account-word.ts'
import { createAccountDeletion } from '../../src/server/platform/firebase/delete-account.ts'
import { openDatabase } from '../support/database.ts'
import { openServer } from '../support/http-server.ts'
import { jobContext } from '../support/job-context.ts'
import { codeOf } from '../support/refusals.ts'
import { tracesOf } from '../support/traces.ts'
import { unzip } from '../support/unzip.ts'
import { addUser, codesOf, emulatedWeb, freshMail, givenUser, nextSecond, PASSWORD, signInThere } from './emulated.ts'
import { fakeWindows, freshPerson } from './windows.ts'

const atFirebase = {
  deleteAccount: createAccountDeletion({ web: emulatedWeb, serviceAccount: null }),
  ask: createAccountWord(emulatedWeb),
}
const database = await openDatabase('play')
const { db, pool } = database
const identity = createFirebaseIdentity(db, emulatedWeb, undefined, 200, atFirebase)
const server = await openServer(database, { identity })
const port = firebaseIdentity(emulatedWeb)
const accounts = firebaseAccounts(emulatedWeb)
const windows = fakeWindows()
const social = firebaseSocial({ ...emulatedWeb, social: ['google'] }, windows)

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
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    if (!url.startsWith('/')) return realFetch(url, init)
    const headers = new Headers(init.headers)
    headers.set('origin', server.url)
    return realFetch(`${server.url}${url}`, { ...init, headers })
  })
})
afterAll(() => Promise.all(getApps().map(deleteApp)))

const post = (path: string, token: string, body: object = {}) =>
  server.send(path, { method: 'POST', token, body, headers: { origin: server.url } })
const read = async (path: string, token: string) => (await server.send(path, { token })).status
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )
const credentials = (mailaddress: string) => ({ mailaddress, password: PASSWORD, sharedDevice: false })
/** A second device of the user, with a session of its own. */
async function otherDevice(mailaddress: string): Promise<string> {
  await nextSecond()
  const token = await signInThere(mailaddress)
  expect(await read('/api/Identity/whoAmI', token)).toBe(200)
  await nextSecond()
  return token
}
const signedOutSoon = (token: string) =>
  expect.poll(() => read('/api/Account/userInfo', token), { timeout: 5_000 }).toBe(401)

test('a new password ends the sessions of other devices, the session list shows them, and this one goes on', async () => {
  const { mailaddress } = await givenUser(database)
  const away = await otherDevice(mailaddress)
  const { accessToken } = await port.signIn(credentials(mailaddress))
  const { json } = await server.send('/api/Account/sessions', { token: accessToken })
  expect((json as { sessionList: { isThis: boolean }[] }).sessionList.map(({ isThis }) => isThis)).toEqual([
    true,
    false,
  ])
  await nextSecond()
  await accounts.changePassword({ password: PASSWORD, newPassword: 'third-horse' })
  await signedOutSoon(away)
  expect(await read('/api/Account/userInfo', (await port.renew()).accessToken)).toBe(200)
  await port.signOut()
})

test('a password that is set by a mail ends every session here', async () => {
  const { mailaddress } = await givenUser(database)
  const away = await otherDevice(mailaddress)
  await accounts.sendReset(mailaddress)
  const [code = ''] = await codesOf(mailaddress, 'PASSWORD_RESET')
  await accounts.finishReset({ id: code, password: 'another-horse' })
  await signedOutSoon(away)
})

test('own data is exported, and the account leaves, comes back, leaves for good, at Firebase too', async () => {
  const { mailaddress, userId } = await givenUser(database)
  const away = await otherDevice(mailaddress)
  const { accessToken: token } = await port.signIn(credentials(mailaddress))

  // The archive.
  expect((await post('/api/Account/makeOwnData', token)).status).toBe(200)
  const { rows } = await pool.query<{ id: string }>('select archive_id as id from own_data where user_id = $1', [
    userId,
  ])
  const { files } = server
  const context = { ...jobContext({ db, files, clock: systemClock }), identity }
  await makeArchive(context, rows[0]?.id ?? '')
  const archive = await realFetch(`${server.url}/api/Account/downloadOwnData`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(archive.status).toBe(200)
  const entries = new Map(unzip(Buffer.from(await archive.arrayBuffer())).map(({ name, data }) => [name, String(data)]))
  expect(entries.get('data/user.json')).toContain(mailaddress)
  expect(JSON.parse(entries.get('data/provider-sessions.json') ?? '')).toHaveLength(2)

  // Leaving: proved by the password at Firebase, which our server never sees.
  expect(await failureOf(accounts.prove('wrong-horse'))).toBe('PASSWORD_MISMATCH')
  await nextSecond()
  await accounts.prove(PASSWORD)
  const fresh = (await port.renew()).accessToken
  expect((await post('/api/Identity/leave', fresh, { password: '' })).status).toBe(200)
  await signedOutSoon(away)
  await port.signOut()
  await nextSecond()
  expect(await failureOf(port.signIn(credentials(mailaddress)))).toBe('ACCOUNT_LEAVING')
  await nextSecond()
  const back = await port.signIn({ ...credentials(mailaddress), stay: true })
  expect(await read('/api/Account/userInfo', back.accessToken)).toBe(200)

  // For good.
  expect((await post('/api/Identity/leave', back.accessToken, { password: '' })).status).toBe(200)
  await database.asOwner(client =>
    client.query("update leaving set due_at = now() - interval '1 minute' where user_id = $1", [userId]),
  )
  await forgetUser(context, userId, `left-${userId.toLowerCase().slice(0, 12)}`)
  await expect(signInThere(mailaddress)).rejects.toThrow(/EMAIL_NOT_FOUND|INVALID_LOGIN_CREDENTIALS/)
  const query = <Row>(statement: string, values?: unknown[]): Promise<Row[]> =>
    database.asOwner(async client => (await client.query(statement, values)).rows)
  expect((await tracesOf(query, [userId, mailaddress])).filter(trace => !/mail_outbox/.test(trace))).toEqual([])
})

test('without a password the service proves who asks, before a new address and before leaving; the sign-in of before ends', async () => {
  const mailaddress = freshMail()
  const person = { sub: freshPerson(), email: mailaddress, email_verified: true }
  windows.is(person)
  expect(await social.enter('google', false)).toMatchObject({ at: 'newcomer' })
  await addUser(database, (await openAuth(emulatedWeb)).auth.currentUser?.uid ?? '', mailaddress)
  const { accessToken: first } = await port.renew()
  expect(await social.ways()).toEqual({ hasPassword: false, linkedList: ['google'], offeredList: [] })

  // Six minutes after the sign-in.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
  const refused = await post('/api/Identity/leave', first, { password: '' })
  vi.useRealTimers()
  expect(codeOf(refused)).toBe('SIGN_IN_AGAIN')
  expect(await read('/api/Account/userInfo', first)).toBe(200)

  // Another person at the service proves nobody.
  windows.is({ sub: freshPerson(), email: freshMail(), email_verified: true })
  expect(await failureOf(social.prove('google'))).toBe('SOCIAL_TAKEN')

  windows.is(person)
  await nextSecond()
  expect(await social.prove('google')).toEqual({ at: 'proved', provider: 'google' })
  const { accessToken: second } = await port.renew()
  await signedOutSoon(first)
  expect(await read('/api/Account/userInfo', second)).toBe(200)
  await accounts.changeMail({ password: '', mailaddress: freshMail() })
  expect(await codesOf(mailaddress, 'VERIFY_AND_CHANGE_EMAIL')).toHaveLength(1)
  expect((await post('/api/Identity/leave', second, { password: '' })).status).toBe(200)
  await port.signOut()

  // Signing in by the service offers to take it back, and does.
  await nextSecond()
  expect(await social.enter('google', false)).toEqual({ at: 'leaving', provider: 'google', sharedDevice: false })
  await nextSecond()
  expect(await social.enter('google', false, true)).toEqual({ at: 'entered', sharedDevice: false })
  expect(await read('/api/Account/userInfo', (await port.renew()).accessToken)).toBe(200)
  await port.signOut()
})
