// The built app in Chromium, from a server of the test in emulator mode; a page that throws, logs an error or violates its
// policy fails the test.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { TestDatabase } from '../support/database.ts'
import { freshFolder } from '../support/http-server.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { emulatedSettings, PASSWORD } from './emulated.ts'

export type AppPages = {
  /** Opens a new device with its first page. */
  openDevice: () => Promise<Page>
  /** Opens another tab of the same device. */
  openTab: () => Promise<Page>
  setOffline: (offline: boolean) => Promise<void>
  /** Method and address of the requests of the device whose address contains `part`. */
  askedOf: (part: string) => string[]
  forgetAsked: () => void
  serverUrl: () => string
}

/** Starts the server and the browser; called at the top of a test file. */
export function serveApp(database: TestDatabase): AppPages {
  let server: ServerProcess
  let browser: Browser
  let context: BrowserContext
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

  const openTab = async (): Promise<Page> => {
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    page.on('request', request => asked.push(`${request.method()} ${request.url()}`))
    page.on('pageerror', error => faults.push(error.message))
    page.on('console', message => {
      // Refused and lost requests are expected here.
      if (message.type() === 'error' && !/Failed to load resource|net::ERR_/.test(message.text()))
        faults.push(message.text())
    })
    return page
  }
  return {
    openDevice: async () => {
      asked.length = 0
      context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 390, height: 844 },
        locale: 'ja-JP',
      })
      return openTab()
    },
    openTab,
    setOffline: offline => context.setOffline(offline),
    askedOf: part => asked.filter(each => each.includes(part)),
    forgetAsked: () => {
      asked.length = 0
    },
    serverUrl: () => server.url,
  }
}

export async function fillIn(page: Page, mailaddress: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('メールアドレス').fill(mailaddress)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ログイン' }).click()
}

/** Waits for the greeting of the start page; every user of these tests is called 灯. */
export const greeted = (page: Page): Promise<void> => page.getByRole('heading', { name: /灯さん/ }).waitFor()

/** The portal as guests see it. */
export const guestPortal = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'ひらいているワールド' }).waitFor()

export async function signIn(page: Page, mailaddress: string): Promise<void> {
  await page.goto('/login')
  await fillIn(page, mailaddress)
  await page.waitForURL(url => url.pathname !== '/login')
  await greeted(page)
}

export async function leave(page: Page): Promise<void> {
  await page.goto('/myPage')
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await page.waitForURL(/\/login/)
}
