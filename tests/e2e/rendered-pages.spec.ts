// Public pages that come with their content: read without any script, taken over by the app as they stand, without a word in the log
// and without a move, and sent bare to whoever has a session.
import type { Page } from 'playwright/test'
import { enter, expect, test } from './fixtures.ts'
import { FULL } from './full-size.ts'

/** A busy machine may send a page without its content; the next one has it. */
const comesWhole = (page: Page, path: string) =>
  expect
    .poll(async () => (await (await page.request.get(path)).text()).includes('id="rendered"'), {
      message: path,
      timeout: 30_000,
      intervals: [1_500],
    })
    .toBe(true)

const REPLAY = '/world/world0/scenario/0000000002/1?tab=replay'
const texts = [
  { path: '/', words: 'ともに紡ぎ、生きる。' },
  { path: '/news/1', words: 'ミッション' },
  { path: '/world/world1/novel/1', words: '忘れ物には、二種類' },
  { path: '/world/world0/scenario/0000000001/1', words: '返事のついた灯籠' },
  // The readers of the same.
  { path: '/news/1/read', words: 'ミッション' },
  { path: '/world/world1/novel/1/read', words: '忘れ物には、二種類' },
  { path: '/world/world0/scenario/0000000001/1/read', words: '返事のついた灯籠' },
]
/** Pages of things whose numbers the demo does not fix. */
async function numberedPages(query: <Row>(sql: string) => Promise<Row[]>): Promise<string[]> {
  const [of] = await query<Record<'note' | 'book' | 'event' | 'cp', number>>(`select
    (select min(note_id) from note where world_id = 'world0' and scope = 1 and deleted_at is null) as note,
    (select min(note_book_id) from note_book where world_id = 'world0' and scope = 1 and deleted_at is null) as book,
    (select min(event_id) from tweet_event where world_id = 'world0') as event,
    (select min(cp_id) from campaign where status = 'published' and starts_at < now()) as cp`)
  const here = '/world/world0'
  return [
    ...[`${here}/note/${of?.note}`, `${here}/note/${of?.note}/read`, `${here}/noteBook/${of?.book}`],
    ...[
      `${here}/worldSearch/note`,
      `${here}/tweet`,
      `${here}/tweetEvent/${of?.event}`,
      '/pastCampaign',
      `/cp/${of?.cp}`,
    ],
  ]
}
const pages = [
  ...texts.map(({ path }) => path),
  ...[
    '/login',
    '/login?mode=signup',
    '/aboutPBW',
    '/recruitingForm',
    '/illust',
    '/voice',
    '/news',
    '/novel',
    '/worldSelect',
    '/master',
  ],
  ...['/world/world0', '/world/world0/guide/outline', '/world/world1/novel', '/world/world0/scenario'],
  ...['/world/world0/character/world0-garo', '/document/terms', REPLAY],
]
/** Pages that the app cuts by the size of the screen, and puts in place of the server's. */
const isReader = (path: string): boolean => path.endsWith('/read')

test.beforeEach(async ({ page, server }) => {
  // The first request starts the server.
  await page.request.get('/healthz')
  await server.restart({ RENDER: '1' })
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the portal, an article, a novel and an opening are read', async ({ page }) => {
    for (const { path, words } of texts) {
      await comesWhole(page, path)
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(words)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await comesWhole(page, '/world/world0')
    await comesWhole(page, '/')
    await page.goto('/')
    await page.getByRole('main').locator('a[href="/world/world0"]').click()
    await expect(page.getByRole('main')).toContainText('霧の海に灯をともし')
  })

  test('the form of the sign-in says that it needs a script', async ({ page }) => {
    await comesWhole(page, '/login')
    await page.goto('/login')
    // Text inside this element is not looked for by its words.
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('JavaScriptが必要です')
  })

  test('a page of members is painted in the shapes of its screen', { tag: FULL }, async ({ page }) => {
    const said: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') said.push(message.text())
    })
    for (const [path, shape, count] of [
      ['/notice', '.r', 6],
      ['/mission', '.c', 3],
      ['/myPage/scenario/op', '.h144', 3],
      ['/world/world0/scenario/0000000001/1/playing', '.h240', 1],
    ] as const) {
      await page.goto(path)
      const shapes = page.locator(`#sk ${shape}`)
      await expect(shapes, path).toHaveCount(count)
      const box = await shapes.first().boundingBox()
      expect(box?.width, path).toBeGreaterThan(200)
      expect(box?.height, path).toBeGreaterThan(40)
    }
    expect(said).toEqual([])
  })
})

test.describe('with the app', () => {
  test.use({ serviceWorkers: 'block' })

  test('every public page is taken over in silence, and nothing moves', { tag: FULL }, async ({ page, server }) => {
    test.setTimeout(300_000)
    const said: string[] = []
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type()) && !message.text().includes('blocked by Playwright'))
        said.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', error => said.push(`${page.url()}: ${error.message}`))
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const came = document.getElementById('rendered') ? [...document.querySelectorAll('#root main *')] : []
        Object.assign(window, { came })
      })
    })
    for (const path of [...pages, ...(await numberedPages(server.query))]) {
      await comesWhole(page, path)
      const html = await (await page.request.get(path)).text()
      if (/<[^>]* style="/.test(html)) said.push(`${path}: has a style attribute`)
      if (/<script(?![^>]*(?:\bsrc=|application\/json))/.test(html)) said.push(`${path}: has a script`)
      await page.goto(path)
      await page.mouse.wheel(0, 1)
      await expect(page.locator('#rendered'), path).toHaveCount(0)
      // All of a reader stands above its page, which is empty.
      const shown = isReader(path) ? page.getByRole('region', { name: '本文' }) : page.getByRole('main')
      await expect(shown, path).toBeVisible()
      const { came, stand } = await page.evaluate(() => {
        const { came } = window as unknown as { came: Element[] }
        return { came: came.length, stand: came.filter(({ isConnected }) => isConnected).length }
      })
      if (came === 0 || stand !== (isReader(path) ? 0 : came)) said.push(`${path}: ${stand} of ${came} elements stand`)
      const moved = await page.evaluate(
        () =>
          new Promise<number>(resolve => {
            let sum = 0
            new PerformanceObserver(list => {
              for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(sum), 300)
          }),
      )
      if (moved > 0.05) said.push(`${path}: moved by ${moved}`)
    }
    expect(said).toEqual([])
  })

  test('what is written and pressed before the app is there goes on when it is', async ({ page }) => {
    await comesWhole(page, '/login')
    let letGo = () => {}
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    await page.route('**/assets/index-*.js', async route => {
      await held
      await route.continue()
    })
    await page.goto('/login')
    await page.getByLabel('メールアドレス').fill('demo-player@example.com')
    await page.getByLabel('パスワード', { exact: true }).fill('tsumugi-demo')
    await page.getByRole('button', { name: 'ログイン', exact: true }).click()
    await expect(page.locator('#rendered')).toHaveCount(1)
    expect(new URL(page.url()).search).toBe('')
    letGo()
    await expect(page.getByRole('main')).toContainText('ゆずさん', { timeout: 30_000 })
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('times left are dates until the app counts them', { tag: FULL }, async ({ page }) => {
    await comesWhole(page, '/')
    expect(await (await page.request.get('/')).text()).not.toMatch(/あと\d/)
    await page.goto('/')
    await page.mouse.wheel(0, 1)
    await expect(
      page
        .getByRole('main')
        .getByText(/あと\d/)
        .first(),
    ).toBeVisible()
  })

  test('wide screens take it over too', { tag: FULL }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const path of ['/', '/world/world0', '/world/world0/scenario/0000000001/1']) {
      await comesWhole(page, path)
      await page.goto(path)
      const heading = await page.getByRole('heading', { level: 1 }).first().elementHandle()
      await page.mouse.wheel(0, 1)
      await expect(page.locator('#rendered'), path).toHaveCount(0)
      expect(await heading?.evaluate(({ isConnected }) => isConnected), path).toBe(true)
      await expect(page.getByRole('navigation').filter({ visible: true }).first()).toBeVisible()
      await expect(page.locator('nav.fixed'), path).toHaveCount(0)
    }
  })

  test('who has scrolled stays there, and is there again after a way on and back', async ({ page }) => {
    await comesWhole(page, '/world/world0')
    await page.goto('/world/world0')
    const place = () => page.evaluate(() => Math.round(scrollY))
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 700)
    await expect(page.locator('#rendered')).toHaveCount(0)
    await page.waitForTimeout(500)
    expect(await place()).toBe(700)
    await page.getByRole('link', { name: 'ショップ' }).last().click()
    await expect(page).toHaveURL(/shop/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: '灯守のエルダ' })).toBeVisible()
    await expect.poll(place).toBe(700)
  })

  test('whoever has a session gets the page without a guest’s content', { tag: FULL }, async ({ page }) => {
    await enter(page, '/news/1')
    await expect(page.getByRole('article')).toBeVisible()
    // The first answer was a guest's; the mark is set when the app has taken it over and found the session.
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'tsumugi-member'))
      .toBe(true)
    const html = await (await page.request.get('/news/1')).text()
    expect(html).not.toContain('id="rendered"')
  })
})
