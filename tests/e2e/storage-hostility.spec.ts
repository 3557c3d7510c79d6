// B8: twelve faults of a browser's storage on every screen with an editor. The app opens, "saved" is never shown for a text
// that is not, and text typed after the fault can be recovered.
import type { CDPSession, Locator, Page } from 'playwright/test'
import { report } from '../support/random.ts'
import { limitSeconds, size } from '../support/size.ts'
import {
  draftsOnServer,
  fieldOf,
  inquiry,
  ON_DEVICE,
  ON_SERVER,
  playing,
  profile,
  said,
  typeOn,
  UNSAVED,
  type WritingScreen,
} from './drafts.ts'
import { enter, expect, PASSWORD, type TestServer, test } from './fixtures.ts'
import { type FaultName, installFaults, keptTexts, setFaults } from './hostile-storage.ts'

const newsDesk: WritingScreen = { path: '/admin/news/1', label: /^本文/, place: 'newsBody' }
/** Screens with the account that may write there. */
const screens: [string, WritingScreen, string][] = [
  ['プレイング', playing, 'demo-writer'],
  ['プロフィール', profile, 'demo-player'],
  ['お問い合わせ', inquiry, 'demo-player'],
  ['お知らせの管理', newsDesk, 'demo-admin'],
]

/** One screen that is written on under faults. */
class Desk {
  untrue: string[] = []
  passed: string[] = []
  readonly page: Page
  readonly screen: WritingScreen
  readonly account: string
  readonly server: TestServer
  /** The typed text; null until the screen was opened, because an article has a text already. */
  #written: string | null = null

  constructor(page: Page, screen: WritingScreen, account: string, server: TestServer) {
    this.page = page
    this.screen = screen
    this.account = account
    this.server = server
  }

  get field(): Locator {
    return fieldOf(this.page, this.screen)
  }

  /** Opens the screen, with a sign-in if necessary, and waits for the text. */
  async open(): Promise<void> {
    const { page, screen } = this
    await page.goto(screen.path)
    const form = page.getByLabel('メールアドレス')
    // On the news desk, a user without a session sees the public article.
    const article = page.getByRole('article')
    // The gate of a world shows the world first.
    const gate = page.getByRole('link', { name: 'ログインして進む' })
    await expect(form.or(this.field).or(article).or(gate)).toBeVisible()
    if (await gate.isVisible()) {
      await gate.click()
      await expect(form).toBeVisible()
    }
    if (await article.isVisible()) {
      await page.goto(`/login?redirect=${encodeURIComponent(screen.path)}`)
      await expect(form).toBeVisible()
    }
    if (await form.isVisible()) {
      await form.fill(`${this.account}@example.com`)
      await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'ログイン' }).click()
    }
    await expect(this.field).toBeEditable()
    this.#written ??= await this.field.inputValue()
    await expect(this.field).toHaveValue(this.#written)
  }

  get written(): string {
    return this.#written ?? ''
  }

  async type(text: string): Promise<void> {
    await typeOn(this.page, this.field, text)
    this.#written = this.written + text
    await expect(this.field).toHaveValue(this.written)
  }

  /** Waits for a line, and checks every line on the way for its truth. */
  async until(wanted: RegExp): Promise<void> {
    const check = async (): Promise<string> => {
      const { line, text } = await said(this.field)
      if (ON_DEVICE.test(line) && !(await keptTexts(this.page)).includes(text)) this.untrue.push(`${line}: ${text}`)
      if (ON_SERVER.test(line)) {
        const drafts = await draftsOnServer(this.server)
        if (!drafts.some(draft => draft.place === this.screen.place && draft.text === text))
          this.untrue.push(`${line}: ${text}`)
      }
      return line
    }
    await expect.poll(check, { intervals: [50] }).toMatch(wanted)
    // The line stays true for a while.
    await check()
    expect(this.untrue).toEqual([])
  }

  /** Cuts drafts off from the server, or not. */
  cut(isCut: boolean): void {
    this.server.gate.loseRequests(isCut ? /\/Draft\// : null)
  }

  /** Reports a network to the page, so that it sends at once. */
  async untilOnServer(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('online')))
    await this.until(ON_SERVER)
  }

  /** Checks that the page asks before it is left, because the text is stored nowhere else. */
  async asksBeforeItGoes(): Promise<void> {
    const asked = this.page.waitForEvent('dialog')
    await this.page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
  }

  /** Types while neither the disk nor the server accepts the text; then the server does, then the disk too. */
  async live(fault: string, begin: () => Promise<unknown>, end: () => Promise<unknown>): Promise<void> {
    this.cut(true)
    await begin()
    await this.type(`${fault}。`)
    await this.until(UNSAVED)
    await this.asksBeforeItGoes()
    this.cut(false)
    await this.untilOnServer()
    await expect(this.page.getByText('この端末には保存できていません')).toBeVisible()
    await end()
    await this.type('戻った。')
    await expect.poll(() => keptTexts(this.page)).toContain(this.written)
    await this.untilOnServer()
    await expect(this.page.getByText('この端末には保存できていません')).toHaveCount(0)
    this.passed.push(fault)
  }

  /** Empties the disk while the page is open: the text of the field is stored again. */
  async emptied(fault: string, empty: () => Promise<unknown>): Promise<void> {
    this.cut(true)
    await this.type(`${fault}の前。`)
    await this.until(ON_DEVICE)
    await empty()
    await expect.poll(() => keptTexts(this.page)).toContain(this.written)
    await this.type(`${fault}。`)
    await this.until(ON_DEVICE)
    this.cut(false)
    await this.untilOnServer()
    this.passed.push(fault)
  }

  /** Sets faults from the start: the page opens under them, takes a text, and shows its place of storage. */
  async fromStart(...faults: FaultName[]): Promise<void> {
    await setFaults(this.page, ...faults)
    await this.open()
    await this.type(`${faults.join('と')}。`)
    await this.untilOnServer()
    this.passed.push(...faults)
  }
}

/** More than the worker stores, and little enough to be filled. */
const QUOTA_BYTES = 16_000_000

const setQuota = (debug: CDPSession, origin: string, quotaSize?: number) =>
  debug.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) })

/** Writes until not even a short text fits. Returns the function that frees the space. */
async function fillStorage(page: Page): Promise<() => Promise<void>> {
  const write = (change: 'fill' | 'free') =>
    page.evaluate(async doing => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('tsumugi')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => resolve(opening.result)
      })
      const run = (work: (store: IDBObjectStore) => void) =>
        new Promise<boolean>(resolve => {
          const transaction = database.transaction('keyval', 'readwrite')
          transaction.oncomplete = () => resolve(true)
          transaction.onabort = () => resolve(false)
          work(transaction.objectStore('keyval'))
        })
      if (doing === 'free') await run(store => store.delete(IDBKeyRange.bound('fill-', 'fill-\uffff')))
      let number = 0
      for (let bytes = 1 << 21; doing === 'fill' && bytes >= 64; bytes /= 2) {
        const noise = new Uint8Array(bytes)
        for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536))
        while (await run(store => store.put(noise, `fill-${number++}`)));
      }
      database.close()
    }, change)
  await write('fill')
  return () => write('free')
}

/** Damages the records on the disk: the draft's own loses its numbers, and unreadable ones are added. */
const spoilRecords = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tsumugi')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts')
          store.transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
          const walking = store.openCursor()
          walking.onsuccess = () => {
            const cursor = walking.result
            if (!cursor) return
            const record = cursor.value as Record<string, unknown>
            const key = String(cursor.key)
            if (record.state === 'open') {
              cursor.update({ ...record, deviceVersion: Number.NaN, sync: null, selection: 'x', state: 7 })
              store.put('nonsense', `${key}-a`)
              store.put({ ...record, schema: 99 }, `${key}-b`)
              store.put({ ...record, text: 5 }, `${key}-c`)
              return
            }
            cursor.continue()
          }
        }
      }),
  )

/** Holds the database at an earlier version in another tab that does not close it. Returns the function that closes it. */
async function blockUpgrade(page: Page): Promise<() => Promise<void>> {
  const old = await page.context().newPage()
  await old.goto('/favicon.svg')
  await page.goto('/favicon.svg')
  await old.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const erasing = indexedDB.deleteDatabase('tsumugi')
        erasing.onerror = () => reject(erasing.error)
        erasing.onsuccess = () => {
          const opening = indexedDB.open('tsumugi', 1)
          opening.onupgradeneeded = () => {
            opening.result.createObjectStore('keyval')
            opening.result.createObjectStore('drafts')
          }
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            Object.assign(window, { held: opening.result })
            resolve()
          }
        }
      }),
  )
  return () => old.close()
}

// All screens use the same code; one of them is enough for a short run: the text whose loss would cost most.
for (const [name, screen, account] of size(screens.slice(0, 1), screens)) {
  test(`B8: a hostile storage, ${name}`, async ({ page, server }) => {
    test.setTimeout(limitSeconds(150))
    await page.addInitScript(installFaults)
    const debug = await page.context().newCDPSession(page)
    await setQuota(debug, server.url, QUOTA_BYTES)
    await enter(page, '/favicon.svg', account)
    const desk = new Desk(page, screen, account, server)
    await desk.open()
    const lift = () => setFaults(page)

    await desk.live('接続', () => setFaults(page, 'connection lost'), lift)
    await desk.live('閉じかけ', () => setFaults(page, 'closing'), lift)
    let free = async () => {}
    const fill = async () => {
      free = await fillStorage(page)
    }
    await desk.live('容量', fill, async () => {
      await setQuota(debug, server.url)
      await free()
    })
    await desk.emptied('削除', () =>
      page.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const erasing = indexedDB.deleteDatabase('tsumugi')
            erasing.onsuccess = () => resolve()
            erasing.onerror = () => reject(erasing.error)
          }),
      ),
    )

    await desk.fromStart('localStorage denied', 'persist refused', 'clock ahead')
    await page.goto('/favicon.svg')
    await spoilRecords(page)
    desk.passed.push('corrupt record')
    await desk.fromStart('clock behind')
    await desk.fromStart('open fails')
    await desk.fromStart('no IDB')
    await lift()
    await desk.open()

    const unblock = await blockUpgrade(page)
    await desk.open()
    await desk.type('上げられない。')
    await desk.untilOnServer()
    await unblock()
    await desk.type('上げられた。')
    await expect.poll(() => keptTexts(page)).toContain(await desk.field.inputValue())
    await desk.untilOnServer()
    desk.passed.push('blocked upgrade')

    await desk.emptied('消去', () =>
      debug.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'all' }),
    )
    await desk.open()
    report(`B8 hostile storage, ${name}: ${desk.passed.length} faults passed, 0 failed: ${desk.passed.join(', ')}`)
  })
}
