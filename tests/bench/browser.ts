// Chromium with the built app as in production: HTTP/2 and TLS in front of a server on a copy of the demo.
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright'
import { signIn } from '../e2e/fixtures.ts'
import { inDatabase } from '../support/cluster.ts'
import { type Front, openFront } from './front.ts'
import { openPlainBrowser, type PlainBrowser } from './plain-browser.ts'
import { npmStart, type Server } from './server.ts'
import type { Stage } from './stage.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Browsers before a served app. */
export type Devices = {
  url: string
  front: Front
  open: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** A profile on disk, like on a phone. */
  openProfile: (name: string) => Promise<BrowserContext>
  /** The same profile in a Chromium without Playwright; the profile must not be open elsewhere. */
  openPlain: (name: string) => Promise<PlainBrowser>
  /** State of a signed-in device: cookies and the hint in IndexedDB, without stored reads. */
  signedIn: () => Promise<StorageState>
  close: () => Promise<void>
}

export type BrowserStage = Devices & {
  /** Changes the database of the server. */
  write: (statement: string) => Promise<void>
  /** Reads one text from it, named `value`. */
  read: (statement: string) => Promise<string>
}

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  ...{ deviceScaleFactor: 2, hasTouch: true, isMobile: true, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' },
}

let opened = 0

/** @param settings of the server, beside the usual ones */
export async function openBrowserStage(stage: Stage, settings: Record<string, string> = {}): Promise<BrowserStage> {
  opened += 1
  const database = await stage.demo(`browser_${opened}`)
  const start = (own: Record<string, string>) => stage.server(database, { ...own, ...settings })
  const browser = await openInFront(stage, start)
  return {
    ...browser,
    write: statement => inDatabase(database, async client => void (await client.query(statement))),
    read: statement =>
      inDatabase(database, async client => {
        const [row] = (await client.query<{ value: string }>(statement)).rows
        if (!row) throw new Error(`Nothing was found: ${statement}`)
        return row.value
      }),
  }
}

/**
 * The same in front of another version of the app, whose server makes the demo of its own.
 * @param folder a checkout of that version
 */
export function openOtherVersion(stage: Stage, folder: string): Promise<Devices> {
  opened += 1
  const settings = { DATA_DIR: join(stage.folder, `other-${opened}`), RATE_LIMITS: '0', ACCESS_TOKEN_SECONDS: '3600' }
  return openInFront(stage, own => npmStart(stage.folder, { ...settings, ...own }, folder))
}

async function openInFront(stage: Stage, start: (own: Record<string, string>) => Promise<Server>): Promise<Devices> {
  let port = 0
  const front = await openFront(() => port)
  const server = await start({ PUBLIC_ORIGIN: front.url, TRUSTED_PROXIES: '1' })
  port = Number(new URL(server.url).port)
  const launch = {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync'],
      // Like a certificate of a known authority, because a page with a certificate error is never cached.
      `--ignore-certificate-errors-spki-list=${front.fingerprint}`,
    ],
  }
  let browser: Browser | undefined
  const open = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    browser ??= await chromium.launch(launch)
    return browser.newContext({ ...phone, ...options, baseURL: front.url })
  }
  const stageNumber = opened
  const folderOf = (name: string): string => join(stage.folder, `profile-${stageNumber}-${name}`)
  const profiles: BrowserContext[] = []
  const plains: PlainBrowser[] = []
  return {
    ...{ url: front.url, front, open },
    openProfile: async name => {
      const context = await chromium.launchPersistentContext(folderOf(name), {
        ...launch,
        ...phone,
        baseURL: front.url,
      })
      profiles.push(context)
      return context
    },
    openPlain: async name => {
      const plain = await openPlainBrowser(launch.executablePath, launch.args, folderOf(name))
      plains.push(plain)
      return plain
    },
    signedIn: async () => {
      const context = await open()
      const page = await context.newPage()
      await signIn(page)
      const state = await context.storageState({ indexedDB: true })
      await context.close()
      return withoutReads(state)
    },
    close: async () => {
      for (const profile of [...profiles, ...plains]) await profile.close()
      await browser?.close()
      await server.end()
      await front.close()
    },
  }
}

/** Removes the stored answers of calls (`cache:<user>`) and the places in the stream of events. */
function withoutReads(state: StorageState): StorageState {
  const kept = (key: unknown) => typeof key !== 'string' || !/^(cache|realtime):/.test(key)
  for (const origin of state.origins as { indexedDB?: { stores: { records: { key?: unknown }[] }[] }[] }[]) {
    for (const database of origin.indexedDB ?? []) {
      for (const store of database.stores) store.records = store.records.filter(({ key }) => kept(key))
    }
  }
  return state
}
