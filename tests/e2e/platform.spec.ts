// Effects of browsers, networks and servers on an open page: its policy, many tabs, restarts, ended sessions, refused
// storage, an address without https, the five states of a screen, unknown addresses.
import type { BrowserContext, Locator, Page } from 'playwright/test'
import { cardOf } from './claims.ts'
import { enter, expect, PASSWORD, signIn, type TestServer, test, untilInstalled, watchContext } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { closeToasts, goBy, openUnread, screenNames, shows } from './tabs.ts'

const STREAM = 'GET /api/Realtime/stream'
const RENEWAL = 'POST /api/Identity/renewToken'
const MISSION_LISTS = /\/api\/Achievement\/get(Not)?AchievedList/
const NEWS_LIST = /\/api\/News\/getList/

const howOften = (server: TestServer, call: string): number => server.gate.seen.filter(seen => seen === call).length

/** An LP reward that is claimed by one press. */
const lpCard = (page: Page): Locator =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'ノーマル', has: page.getByRole('button', { name: /報酬を受け取る/ }) })
    .filter({ hasText: /LP \d/ })
    .first()

/** Goes to the user's unclaimed rewards, inside the app. */
async function goToRewards(page: Page): Promise<void> {
  await goBy(page, 'ミッション')
  await page.getByRole('link', { name: /^達成/ }).click()
  await expect(page).toHaveURL(/tabNo=1/)
  await page.getByLabel('ワールドを選ぶ').selectOption('user')
  await expect(page).toHaveURL(/worldId=user/)
  await expect(lpCard(page)).toBeVisible()
}

/** Claims a reward and waits for the result. Returns the title of the mission. */
async function claimOne(page: Page): Promise<string> {
  const title = await lpCard(page).getByRole('heading').innerText()
  await lpCard(page)
    .getByRole('button', { name: /報酬を受け取る/ })
    .click()
  const result = page.getByRole('dialog', { name: '報酬を受け取りました' })
  await expect(result).toContainText(title)
  await result.getByRole('button', { name: 'とじる' }).click()
  // Its row stays at its place, without a button.
  await expect(cardOf(page, { title })).toContainText('受取済み')
  return title
}

/** Stored reads of the device for guests. */
const keptForGuests = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('tsumugi')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keyval').objectStore('keyval').get('cache:guest')
          reading.onsuccess = () => resolve(JSON.stringify(reading.result ?? null))
          reading.onerror = () => reject(reading.error)
        }
      }),
  )

async function expectClaimed(server: TestServer, title: string): Promise<void> {
  await expect
    .poll(() =>
      server.query(
        `select um.status from user_mission um join mission_master m on m.id = um.mission_id
         join app_user u on u.user_id = um.user_id
         where m.archive_title = $1 and u.mailaddress = 'demo-player@example.com'`,
        [title],
      ),
    )
    .toEqual([{ status: 2 }])
}

test('every page carries the security policy, and no screen violates it', async ({ page, faults }) => {
  // The page logs violations, which fails the test (fixtures.ts).
  for (const path of ['/login', '/news', '/unknown', '/index.html', '/sw.js']) {
    const answer = await page.request.get(path)
    const policy = answer.headers()['content-security-policy'] ?? ''
    if (path !== '/sw.js') expect(policy).toContain("require-trusted-types-for 'script'")
  }
  await signIn(page)
  await untilInstalled(page)
  for (const name of screenNames) {
    await goBy(page, name)
    await shows(page, name)
  }
  await expect(page.getByText('ホーム画面と、保存しているもの')).toBeVisible()
  for (const limit of ['この接続では、オフラインで使えません', 'この端末には保存できません'])
    await expect(page.getByText(limit)).toHaveCount(0)
  await goToRewards(page)
  await claimOne(page)
  await page.goto('/news')
  await openUnread(page)
  await expect(page.getByRole('article')).toBeVisible()
  // The toast of the mission that reading has reached.
  await expect(page.getByRole('region', { name: '通知' }).getByRole('listitem').first()).toBeVisible()
  for (const path of ['/myPage/tray', '/unknown', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(faults).toEqual([])
})

test('ten tabs: all load, one of them reads the stream, each says once what was reached', { tag: FULL }, async ({
  page,
  context,
  browser,
  server,
}) => {
  const streams = () => [...server.gate.underway].filter(({ method, path }) => `${method} ${path}` === STREAM).length
  await enter(page, '/mission')
  await expect.poll(streams).toBe(1)
  const tabs = [page]
  for (let count = 2; count <= 10; count++) tabs.push(await context.newPage())
  await Promise.all(tabs.slice(1).map(tab => tab.goto('/mission')))
  for (const tab of tabs) await expect(tab.getByText(/全\d+件のうち/)).toBeVisible()
  // The listener is loaded after the first screen; a tab that does not read waits for its turn.
  const turns = (from: Page) => () =>
    from.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [held, pending].map(locks => locks.filter(({ name }) => name?.startsWith('tsumugi-realtime')).length)
    })
  await expect.poll(turns(page)).toEqual([1, 9])
  expect(streams(), 'streams open for ten tabs').toBe(1)

  // The reading tab is closed, and another one continues.
  await page.close()
  const others = tabs.slice(1)
  await expect.poll(turns(others[0] as Page)).toEqual([1, 8])
  await expect.poll(streams).toBe(1)

  // A toast disappears after 6 s, so each tab records its words.
  const SAID = '便りに目をとおす'
  for (const tab of others) {
    await tab.evaluate(text => {
      const said = new Set<Element>()
      const look = () => {
        for (const item of document.querySelectorAll('[aria-label="通知"] li')) {
          if (item.textContent?.includes(text) && item.textContent.includes('報酬受取へ')) said.add(item)
        }
        document.documentElement.dataset.said = String(said.size)
      }
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    }, SAID)
  }
  const phone = await (await browser.newContext({ baseURL: server.url })).newPage()
  await enter(phone, '/news')
  await openUnread(phone)
  for (const tab of others) await expect(tab.locator('html')).toHaveAttribute('data-said', '1')
  // A second one would follow the first at once.
  await phone.waitForTimeout(500)
  for (const tab of others) await expect(tab.locator('html')).toHaveAttribute('data-said', '1')
  await phone.context().close()
})

test('a database that opens late, after the app has started: the app is that of whoever is signed in', {
  tag: FULL,
}, async ({ page, context, server }) => {
  await enter(page, '/mission')
  await context.addInitScript(() => {
    const { set = () => {} } = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess') ?? {}
    const setLate = function (this: IDBOpenDBRequest, handler: (event: Event) => void) {
      set.call(this, (event: Event) => setTimeout(() => handler.call(this, event), 1_500))
    }
    Object.defineProperty(IDBOpenDBRequest.prototype, 'onsuccess', { set: setLate })
  })
  await page.goto('/mission?tabNo=1&worldId=user')
  await expect(lpCard(page)).toBeVisible()
  await expectClaimed(server, await claimOne(page))
  // Data read as a user is stored nowhere else.
  expect(await keptForGuests(page)).not.toContain('mission')
})

test('the server is killed and starts again under an open page: the page goes on, with a token nobody knows too', async ({
  page,
  server,
}) => {
  await enter(page, '/mission?tabNo=1&worldId=user')
  await expect(lpCard(page)).toBeVisible()
  await server.restart()
  await expect(lpCard(page)).toBeVisible()
  await expectClaimed(server, await claimOne(page))
  const renewals = howOften(server, RENEWAL)
  // The key that signed the token is gone: the token is renewed silently.
  await server.query('delete from auth_jwks')
  await server.restart()
  await expectClaimed(server, await claimOne(page))
  expect(howOften(server, RENEWAL)).toBeGreaterThan(renewals)
  await goBy(page, 'お知らせ')
  await expect(page.getByText(/全\d+件のうち/)).toBeVisible()
  await expect(page.getByText('ログインの期限が切れました')).toHaveCount(0)
})

test('a session that ended on the server: the app asks, leads back, and sends what was pressed meanwhile', async ({
  page,
  server,
}) => {
  await enter(page, '/mission?tabNo=1&worldId=user')
  await expect(lpCard(page)).toBeVisible()
  await page.waitForTimeout(500)
  await server.query('delete from auth_session')
  await page.reload()
  await expect(page.getByText('ログインの期限が切れました')).toBeVisible()
  const title = await lpCard(page).getByRole('heading').innerText()
  await lpCard(page)
    .getByRole('button', { name: /報酬を受け取る/ })
    .click()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('送信待ち')
  await page.getByRole('status').getByRole('link', { name: 'ログイン' }).click()
  await page.getByLabel('メールアドレス').fill('demo-player@example.com')
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'ログイン' }).click()
  await expect(page).toHaveURL(/\/mission\?.*tabNo=1/)
  await expect(page).toHaveURL(/worldId=user/)
  await expectClaimed(server, title)
  await expect(page.getByText('ログインの期限が切れました')).toHaveCount(0)
})

const refusals: Record<string, () => void> = {
  'open throws': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
  },
  'open fails': () => {
    const { open } = IDBFactory.prototype
    try {
      // A version that the app does not know, so that every open fails.
      open.call(indexedDB, 'refused', 2)
    } catch {
      // The empty page before the first one.
    }
    IDBFactory.prototype.open = function (this: IDBFactory) {
      return open.call(this, 'refused', 1)
    }
  },
}
for (const [title, refuse] of Object.entries(refusals)) {
  test(`IndexedDB is refused (${title}): the app works, and says that it keeps nothing`, {
    tag: title === 'open fails' ? FULL : [],
  }, async ({ page, server }) => {
    await page.addInitScript(refuse)
    await signIn(page)
    await goToRewards(page)
    await expectClaimed(server, await claimOne(page))
    await goBy(page, 'マイページ')
    await expect(page.getByText('この端末には保存できません')).toBeVisible()
    // An act cannot wait here; the screen says so.
    await goToRewards(page)
    // Beside what was told before it, the words could stand in a bundle.
    await closeToasts(page)
    server.gate.shut()
    await page.context().setOffline(true)
    await lpCard(page)
      .getByRole('button', { name: /報酬を受け取る/ })
      .click()
    await expect(page.getByText('この端末に保存できないため、受け付けられませんでした', { exact: true })).toBeVisible()
    await expect(page.getByText('送信待ち')).toHaveCount(0)
  })
}

test('localStorage and sessionStorage are denied: everything works', { tag: FULL }, async ({ page, server }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied', 'SecurityError')
        },
      })
    }
  })
  await signIn(page)
  await goToRewards(page)
  await expectClaimed(server, await claimOne(page))
  await goBy(page, 'マイページ')
  await page.getByText('夜', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await page.reload()
  await shows(page, 'マイページ')
  await page.goBack()
  await shows(page, 'ミッション')
})

test('an address without https: it works, the session stays, and what is missing is said', { tag: FULL }, async ({
  browser,
  server,
  faults,
}) => {
  const context: BrowserContext = await browser.newContext({
    baseURL: server.url.replace('localhost', 'tsumugi.test'),
  })
  await watchContext(context, faults)
  const page = await context.newPage()
  await signIn(page)
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  await goToRewards(page)
  await expectClaimed(server, await claimOne(page))
  await page.reload()
  await shows(page, 'ミッション')
  await expect.poll(() => howOften(server, RENEWAL)).toBeGreaterThan(0)
  await expectClaimed(server, await claimOne(page))
  await expect(page.getByText('ログインの期限が切れました')).toHaveCount(0)
  await goBy(page, 'マイページ')
  await expect(page.getByText('この接続では、オフラインで使えません')).toBeVisible()
  await expect(page.getByText(/アドレスが https でないため、オフラインでの利用、/)).toBeVisible()
  // Reading, and the clipboard, which browsers give only to https.
  await goBy(page, 'お知らせ')
  await openUnread(page)
  await expect(page.getByRole('article')).toBeVisible()
  // More than two toasts are joined, so those of the missions reached by reading are closed first.
  const toasts = page.getByRole('region', { name: '通知' })
  await expect(toasts.getByRole('listitem').first()).toBeVisible()
  await expect(toasts.getByRole('listitem')).toHaveCount(0)
  await page.getByRole('button', { name: '共有' }).click()
  await expect(toasts.getByText('「アドレスをクリップボードにコピーしました」', { exact: true })).toBeVisible()
  await context.close()
})

const EMPTY_NEWS = JSON.stringify({ newsList: [], count: 0, unreadCount: 0 })
const EMPTY_MISSIONS = JSON.stringify({
  achievementDtoList: [],
  totalCount: 0,
  lpRewardCount: 0,
  worldNameDtoList: [],
})
const FAILURE = JSON.stringify({ errorMessage: 'しばらくお待ちください。', code: 'OTHER' })
const screens = [
  {
    path: '/mission?worldId=user',
    calls: MISSION_LISTS,
    makeEmpty: async ({ gate }: TestServer) => gate.answer(MISSION_LISTS, 200, EMPTY_MISSIONS, 'application/json'),
    emptyPath: '/mission?worldId=world1',
    empty: '該当するミッションはありません',
    wayOn: '達成したミッションを見る',
    failure: 'ミッションを読み込めませんでした。',
  },
  {
    path: '/news?category=update',
    calls: NEWS_LIST,
    makeEmpty: async ({ gate }: TestServer) => gate.answer(NEWS_LIST, 200, EMPTY_NEWS, 'application/json'),
    emptyPath: '/news?category=event',
    empty: 'お知らせはありません。',
    wayOn: 'すべてのお知らせを見る',
    failure: 'お知らせを読み込めませんでした。',
  },
]
test('the five states of /mission and /news', { tag: FULL }, async ({ page, server, context }) => {
  await enter(page, '/myPage')
  await untilInstalled(page)
  for (const { path, calls, makeEmpty, emptyPath, empty, wayOn, failure } of screens) {
    await test.step(`the five states of ${path.split('?')[0]}`, async () => {
      const { gate } = server
      const content = page.getByText(/全\d+件のうち/)
      const retry = page.getByRole('button', { name: 'もう一度試す' })
      const skeleton = page.getByRole('main').locator('[aria-busy=true]').first()
      // Failure, and the way out of it.
      gate.answer(calls, 500, FAILURE, 'application/json')
      await page.goto(path)
      await expect(page.getByText(failure)).toBeVisible()
      await retry.click()
      await expect(skeleton).toBeVisible()
      await expect(page.getByText(failure)).toBeVisible()
      gate.answer(null)

      // First load.
      gate.delay(calls, 1_000)
      await retry.click()
      await expect(content).toBeVisible()
      // Time for storing.
      await page.waitForTimeout(1_000)
      await page.goto(emptyPath)
      await expect(skeleton).toBeVisible()
      gate.delay(null)

      await makeEmpty(server)
      await page.reload()
      await expect(page.getByText(empty)).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: wayOn })).toBeVisible()
      gate.answer(null)

      // Offline: read data stays.
      gate.shut()
      await context.setOffline(true)
      await page.goto(path)
      await expect(page.getByText('オフライン — 保存済みの内容を表示しています')).toBeVisible()
      await expect(content).toBeVisible()
      gate.open()
      await context.setOffline(false)
      await expect(page.getByText('オフライン — 保存済みの内容を表示しています')).toHaveCount(0)
      await expect(content).toBeVisible()
    })
  }
})

const MISSING = 'ページが見つかりません'
const addresses: readonly [path: string, shown: string][] = [
  ['/mission?tabNo=9&offset=-5&worldId=<script>', 'ミッション'],
  ['/mission?tabNo=1&page=99999999', 'ミッション'],
  ['/mission?page=-1&worldId[]=1&worldId=%00', 'ミッション'],
  ['/news?category=%E0%A4%A&page=1e9', 'お知らせ'],
  ['/news/abc', MISSING],
  ['/news/999999999', 'お知らせ'],
  ['/news/1/2/3', MISSING],
  ['//', 'さん。'],
  ['/%E0%A4%A', MISSING],
  ['/%00', MISSING],
  [`/${'long/'.repeat(800)}`, MISSING],
  [`/mission?worldId=${'x'.repeat(4_000)}`, 'ミッション'],
  ['/MISSION', 'ミッション'],
  ['/__proto__', MISSING],
]
test('addresses nobody meant, and a world that is not there', { tag: FULL }, async ({ page, server }) => {
  await test.step('a world that is not there is said to be missing, with a way to all missions', async () => {
    await enter(page, '/mission?worldId=nowhere')
    await expect(page.getByText('ワールドが見つかりませんでした。')).toBeVisible()
    await page.getByRole('link', { name: '全てのミッションを見る' }).click()
    await expect(page.getByText(/全\d+件のうち/)).toBeVisible()
  })

  await test.step('addresses nobody meant lead to a screen in plain words', async () => {
    const found: string[] = []
    await page.goto('/')
    for (const kept of [false, true]) {
      // First answered by the server, then by the worker.
      if (kept) await untilInstalled(page)
      for (const [path, shown] of addresses) {
        const name = `${path.slice(0, 60)} ${kept ? 'from the worker' : 'from the server'}`
        await page.goto(`${server.url}${path}`).catch(error => found.push(`${name}: ${error.message}`))
        const heading = page.getByRole('heading', { level: 1 }).or(page.getByText('このお知らせは公開されていません。'))
        const isShown = await heading
          .first()
          .waitFor({ timeout: 10_000 })
          .then(() => true)
          .catch(() => false)
        const words = await page.locator('body').innerText()
        if (!isShown || !words.includes(shown)) found.push(`${name}: ${words.slice(0, 200)}`)
        const raw = /\b(error|not found|invalid|undefined|null|NaN|exception|bad request|cannot|[A-Z]+_[A-Z_]+)\b/i
        const [word] = raw.exec(words) ?? []
        if (word) found.push(`${name}: ${word}`)
      }
      await page.goto('/')
    }
    expect(found).toEqual([])
  })

  await test.step('the pages of a Firebase project are never answered by the worker', async () => {
    const words = '<!doctype html><title>x</title><h1>ほかの頁</h1>'
    server.gate.answer(/^\/__\/auth\//, 200, words, 'text/html; charset=utf-8')
    await page.goto('/__/auth/handler?apiKey=x')
    await expect(page.getByRole('heading', { name: 'ほかの頁' })).toBeVisible()
    server.gate.answer(null)
  })
})
