// The adapter of the app for Firebase against the Auth emulator, with our server for the names of users.
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { firebaseIdentity } from '../../src/app/platform/identity-firebase.ts'
import { NoAnswer } from '../../src/app/platform/requests.ts'
import { createFirebaseIdentity } from '../../src/server/areas/identity/firebase-provider.ts'
import { openDatabase } from '../support/database.ts'
import { openServer } from '../support/http-server.ts'
import {
  changeAccount,
  createAccount,
  deleteAccount,
  emulatedWeb,
  freshMail,
  givenUser,
  PASSWORD,
  protectAddresses,
} from './emulated.ts'

const database = await openDatabase('play')
const server = await openServer(database, { identity: createFirebaseIdentity(database.db, emulatedWeb) })
const port = firebaseIdentity(emulatedWeb)
const sharedDevice = false

/** Storage of a page, which Node lacks, as far as the adapter uses it; it lasts as long as this process. */
const kept = new Map<string, string>()
const realFetch = globalThis.fetch
let asked: string[]
beforeAll(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.startsWith('/')) return realFetch(url, init)
    asked.push(url)
    return realFetch(`${server.url}${url}`, init)
  })
  asked = []
})
afterEach(async () => {
  await port.signOut()
})

const failureOf = (signIn: Promise<unknown>) =>
  signIn.then(
    () => 'signed in',
    (error: Error & { code?: string }) => error,
  )

describe('signing in', () => {
  test('answers who it is and a token that our server takes', async () => {
    const { mailaddress, userId } = await givenUser(database)
    const signedIn = await port.signIn({ mailaddress, password: PASSWORD, sharedDevice })
    expect(signedIn.user).toEqual({ userId, publicUserId: `P-${userId}`, userName: '灯', classList: [0] })
    expect(Date.parse(signedIn.accessTokenExpiresAt) - Date.now()).toBeGreaterThan(3_000_000)
    expect((await server.send('/api/coin/getCoins', { token: signedIn.accessToken })).status).toBe(200)
  })

  test.each([
    ['a wrong password', (mail: string) => ({ mailaddress: mail, password: 'wrong-horse' }), 'LOGIN_PASSWORD'],
    [
      'the password in capitals',
      (mail: string) => ({ mailaddress: mail, password: 'CORRECT-HORSE' }),
      'LOGIN_PASSWORD',
    ],
    ['an address without an at', () => ({ mailaddress: 'play.example', password: PASSWORD }), 'LOGIN_FORMAT'],
    ['an address nobody has', () => ({ mailaddress: freshMail(), password: PASSWORD }), 'LOGIN_UNKNOWN'],
  ])('with %s is refused', async (_, credentials, code) => {
    const { mailaddress } = await givenUser(database)
    expect(await failureOf(port.signIn({ ...credentials(mailaddress), sharedDevice }))).toMatchObject({ code })
  })

  test('where Firebase protects addresses, an unknown one and a wrong password are told apart by nobody', async () => {
    const { mailaddress } = await givenUser(database)
    await protectAddresses(true)
    try {
      for (const mail of [mailaddress, freshMail()]) {
        const failure = await failureOf(port.signIn({ mailaddress: mail, password: 'wrong-horse', sharedDevice }))
        expect(failure).toMatchObject({ message: 'メールアドレスとパスワードが正しいかお確かめください。' })
      }
    } finally {
      await protectAddresses(false)
    }
  })

  test('with an account that was closed is refused', async () => {
    const { mailaddress, userId } = await givenUser(database)
    await changeAccount(userId, { disableUser: true })
    expect(await failureOf(port.signIn({ mailaddress, password: PASSWORD, sharedDevice }))).toMatchObject({
      code: 'LOGIN_OTHER',
    })
  })

  test('with an account that is no user here is refused, and signs in nowhere', async () => {
    const mailaddress = freshMail()
    await createAccount(mailaddress)
    const failure = await failureOf(port.signIn({ mailaddress, password: PASSWORD, sharedDevice }))
    expect(failure).toMatchObject({
      code: 'LOGIN_UNKNOWN',
      message: 'メールアドレスとパスワードを正しく入力してください。大文字と小文字を区別する必要があります。',
    })
    await expect(port.renew()).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  })

  test('without a network is no answer', async () => {
    const away = firebaseIdentity({ ...emulatedWeb, projectId: 'demo-away', authEmulator: 'http://127.0.0.1:9' })
    expect(
      await failureOf(away.signIn({ mailaddress: 'a@play.example', password: PASSWORD, sharedDevice })),
    ).toBeInstanceOf(NoAnswer)
  })

  test('sends the password to Firebase and not to us', async () => {
    const { mailaddress } = await givenUser(database)
    asked.length = 0
    await port.signIn({ mailaddress, password: PASSWORD, sharedDevice })
    expect(asked).toEqual(['/api/Identity/whoAmI'])
  })
})

describe('renewing', () => {
  test('gives another token for the same user', async () => {
    const { mailaddress, userId } = await givenUser(database)
    const first = await port.signIn({ mailaddress, password: PASSWORD, sharedDevice })
    // Tokens made in the same second are equal.
    await new Promise(resolve => setTimeout(resolve, 1_100))
    const renewed = await port.renew()
    expect(renewed.user.userId).toBe(userId)
    expect(renewed.accessToken).not.toBe(first.accessToken)
    expect((await server.send('/api/coin/getCoins', { token: renewed.accessToken })).status).toBe(200)
  })

  test.each([
    ['was closed', (userId: string) => changeAccount(userId, { disableUser: true })],
    ['was deleted', deleteAccount],
  ])('of an account that %s meanwhile ends the session', async (_, change) => {
    const { mailaddress, userId } = await givenUser(database)
    await port.signIn({ mailaddress, password: PASSWORD, sharedDevice })
    await change(userId)
    await expect(port.renew()).rejects.toMatchObject({ status: 401, code: 'SESSION_ENDED' })
  })

  test('without a session is refused', async () => {
    await expect(port.renew()).rejects.toMatchObject({ status: 401, code: 'SESSION_ENDED' })
  })
})

test('signing out ends the session of this browser', async () => {
  const { mailaddress } = await givenUser(database)
  await port.signIn({ mailaddress, password: PASSWORD, sharedDevice })
  await port.signOut()
  await expect(port.renew()).rejects.toMatchObject({ code: 'SESSION_ENDED' })
})
