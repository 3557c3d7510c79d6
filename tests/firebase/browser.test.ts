// The built app in Chromium, the real server and the emulators: signing in, the toast of a mission, starts without a
// network, shared devices; under the server's own policy, which nothing may violate.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../support/database.ts'
import { freshFolder } from '../support/http-server.ts'
import { givenMission } from '../support/missions.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import {
  authEmulator,
  emulatedSettings,
  firestoreHost,
  freshMail,
  givenUser,
  PASSWORD,
  signInThere,
} from './emulated.ts'

const database = await openDatabase('play')
let server: ServerProcess
let browser: Browser
let context: BrowserContext
/** What pages must not do: throw, log errors, violate their policy. Refused and lost requests are no fault. */
const faults: string[] = []
const asked: string[] = []

beforeAll(async () => {
  server = await startServer({
    ...emulatedSettings,
    DATABASE_URL: database.url,
    DATA_DIR: freshFolder(`firebase-${process.pid}`),
    JOBS: '1',
  })
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
})
afterAll(async () => {
  await browser?.close()
  await server?.end('SIGTERM')
})
afterEach(async () => {
  await context.close()
  expect(faults.splice(0)).toEqual([])
})

async function openContext(): Promise<Page> {
  asked.length = 0
  context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 }, locale: 'ja-JP' })
  return openPage()
}
async function openPage(): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  page.on('request', request => asked.push(`${request.method()} ${request.url()}`))
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !/Failed to load resource|net::ERR_/.test(message.text()))
      faults.push(message.text())
  })
  return page
}
async function fillIn(page: Page, mailaddress: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('メールアドレス').fill(mailaddress)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ログイン' }).click()
}
async function signIn(page: Page, mailaddress: string): Promise<void> {
  await page.goto('/login')
  await fillIn(page, mailaddress)
  await page.waitForURL(url => url.pathname !== '/login')
  await page.getByRole('heading', { name: /灯さん/ }).waitFor()
}
const askedOf = (part: string) => asked.filter(each => each.includes(part))

describe('signing in', () => {
  test('nothing of Firebase is loaded before somebody signs in', async () => {
    const page = await openContext()
    await page.goto('/login')
    await page.getByRole('button', { name: 'ログイン' }).waitFor()
    await page.waitForTimeout(1_500)
    expect(askedOf('fire')).toEqual([])
    expect(askedOf('/api/Identity')).toEqual([])
    expect(askedOf(authEmulator)).toEqual([])
  })

  test('refusals are said in the words of the catalogue; the password goes to Firebase alone', async () => {
    const { mailaddress } = await givenUser(database)
    const page = await openContext()
    await page.goto('/login')
    await fillIn(page, mailaddress, 'wrong-horse')
    await page.getByText('メールアドレスが正しいかお確かめください。').waitFor()
    await fillIn(page, freshMail())
    await page
      .getByText('メールアドレスとパスワードを正しく入力してください。大文字と小文字を区別する必要があります。')
      .waitFor()
    await fillIn(page, mailaddress)
    await page.waitForURL(url => url.pathname === '/')
    await page.getByRole('heading', { name: /灯さん/ }).waitFor()
    expect(askedOf('/api/Identity/signIn')).toEqual([])
    expect(askedOf('/api/Identity/renewToken')).toEqual([])
    expect(askedOf('/api/Identity/whoAmI').length).toBeGreaterThan(0)
  })
})

describe('a session', () => {
  test('outlives a reload, is renewed at Firebase, and opens without a network', async () => {
    const { mailaddress } = await givenUser(database)
    const page = await openContext()
    await signIn(page, mailaddress)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.waitForTimeout(1_500)
    asked.length = 0
    await page.reload()
    await page.getByRole('heading', { name: /灯さん/ }).waitFor()
    await expect.poll(() => askedOf('securetoken.googleapis.com/v1/token').length).toBeGreaterThan(0)
    await expect.poll(() => askedOf('/api/Identity/whoAmI').length).toBeGreaterThan(0)
    expect(askedOf('/api/Identity/provider')).toEqual([])
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('heading', { name: /灯さん/ }).waitFor()
    await context.setOffline(false)
  })

  test('signing out leaves nothing of it on the device', async () => {
    const { mailaddress } = await givenUser(database)
    const page = await openContext()
    await signIn(page, mailaddress)
    expect(await accountsKept(page)).toBe(1)
    await page.goto('/myPage')
    await page.getByRole('button', { name: 'ログアウト' }).click()
    await page.waitForURL(/\/login/)
    expect(await accountsKept(page)).toBe(0)
    await page.goto('/')
    await page.waitForURL(/\/login/)
  })
})

describe('a shared device', () => {
  test('a second tab is signed in too, and both are signed out together', async () => {
    const { mailaddress } = await givenUser(database)
    const first = await openContext()
    await first.goto('/login')
    await first.getByLabel('共有の端末（閉じたらログアウト）').check()
    await fillIn(first, mailaddress)
    await first.getByRole('heading', { name: /灯さん/ }).waitFor()
    expect(await accountsKept(first)).toBe(0)
    expect(await sessionsKept(first)).toBe(1)

    const second = await openPage()
    await second.goto('/')
    await second.getByRole('heading', { name: /灯さん/ }).waitFor()
    await expect.poll(() => sessionsKept(second)).toBe(1)
    await second.goto('/myPage')
    await second.getByRole('button', { name: 'ログアウト' }).click()
    await second.waitForURL(/\/login/)
    await first.waitForURL(/\/login/)
    await expect.poll(() => sessionsKept(first)).toBe(0)
    expect(await sessionsKept(second)).toBe(0)
  })
})

describe('a mission', () => {
  test(`reached on another device raises one toast here, by ${firestoreHost ? 'a document' : 'the stream'}`, async () => {
    const { mailaddress } = await givenUser(database)
    await givenMission(database.db, { title: '便りに目をとおす', type: 'News', value: '1' })
    const page = await openContext()
    await signIn(page, mailaddress)
    await page.waitForTimeout(2_000)
    const token = await signInThere(mailaddress)
    const read = await fetch(`${server.url}/api/News/read`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ postId: 1 }),
    })
    expect(read.status).toBe(200)
    const toast = page.getByRole('listitem').filter({ hasText: '便りに目をとおす' })
    await toast.getByRole('link', { name: '報酬受取へ' }).waitFor()
    expect(await toast.count()).toBe(1)
    expect(askedOf('/api/Realtime/stream').length > 0).toBe(firestoreHost === null)
    if (firestoreHost) expect(askedOf(`http://${firestoreHost}/`).length).toBeGreaterThan(0)
    // Seen once is seen: the next start tells nothing.
    await page.reload()
    await page.getByRole('heading', { name: /灯さん/ }).waitFor()
    await page.waitForTimeout(2_500)
    expect(await toast.count()).toBe(0)
  })
})

/** Accounts that the SDK keeps for good. */
const accountsKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const request = indexedDB.open('firebaseLocalStorageDb')
        request.onsuccess = () => {
          const database = request.result
          if (!database.objectStoreNames.contains('firebaseLocalStorage')) return resolve(0)
          const all = database.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAllKeys()
          all.onsuccess = () => {
            database.close()
            resolve(all.result.filter(key => String(key).startsWith('firebase:authUser:')).length)
          }
        }
      }),
  )

/** Accounts that the SDK keeps for this tab. */
const sessionsKept = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('firebase:authUser:')).length)
