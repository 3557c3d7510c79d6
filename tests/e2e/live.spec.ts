// Open scenarios stay up to date: a post and the counts of a page are there for other members at once, in every tab, and again
// after the network was away; who lost the seat sees no more of the consultation.

import type { Browser, BrowserContext, Page } from 'playwright/test'
import { goOffline, goOnline } from './claims.ts'
import { enter, expect, type TestServer, test, watchContext } from './fixtures.ts'
import { FULL } from './full-size.ts'

const board = '/world/world0/scenario/0000000004/1?tab=board'
const opening = '/world/world0/scenario/0000000003/1'

/** Takes away the timer by which pages ask for changes, so that only what they are told makes them read. */
const askNever = (context: BrowserContext) =>
  context.addInitScript(() => {
    const begin = window.setInterval
    Object.defineProperty(window, 'setInterval', {
      value: (act: () => void, ms?: number, ...rest: unknown[]) => (ms === 15_000 ? 0 : begin(act, ms, ...rest)),
    })
  })

/** Waits until the stream follows a topic of the page that is opened meanwhile. */
async function following(page: Page, topic: string, open: () => Promise<unknown>): Promise<void> {
  const stream = page.waitForResponse(
    answer =>
      answer.url().includes('/Realtime/stream') && decodeURIComponent(answer.url()).includes(`follow=${topic}:`),
  )
  await open()
  expect((await stream).status()).toBe(200)
}

async function otherMember(browser: Browser, server: TestServer, faults: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  await watchContext(context, faults)
  await askNever(context)
  return context.newPage()
}

const field = (page: Page) => page.getByRole('textbox', { name: /相談の発言/ })
async function say(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await page.getByRole('button', { name: '発言する' }).click()
}
const post = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })

test('a post is there for the others at once, in all tabs, also after the network was away', async ({
  page,
  context,
  browser,
  server,
  faults,
}) => {
  await askNever(context)
  await following(page, 'scenarioBoard', () => enter(page, board, 'demo-writer'))
  const office = await otherMember(browser, server, faults)
  await following(office, 'scenarioBoard', () => enter(office, board, 'demo-admin'))
  await expect(field(page)).toBeEditable()
  await expect(field(office)).toBeEditable()

  await test.step('a post, a decision and a deletion', async () => {
    await say(page, '四つ数える係をやります。')
    await expect(post(office, '四つ数える係をやります。')).toBeVisible()
    await post(page, '四つ数える係をやります。').getByRole('button', { name: '決定として留める' }).click()
    await expect(office.getByRole('region', { name: '相談のまとめ' })).toContainText('四つ数える係をやります。')
    await post(office, '四つ数える係をやります。').getByRole('button', { name: '発言を削除' }).click()
    await expect(page.getByText('この発言は削除されました。')).toBeVisible()
  })

  await test.step('all tabs hear it, and the posts that were there stay', async () => {
    const before = await page.getByRole('article').count()
    const tab = await context.newPage()
    await tab.goto(board)
    await expect(field(tab)).toBeEditable()
    await say(office, '運営からのお知らせです。')
    for (const one of [tab, page]) await expect(post(one, '運営からのお知らせです。')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(before + 1)
    await tab.close()
  })

  await test.step('what was said while the network was away comes with it', async () => {
    await goOffline(page, server)
    await server.query(
      `insert into scenario_post (scenario_id, phase, user_id, voice, body, created_at)
       select 4, 1, user_id, 'MS', '留守のあいだの一言。', now() from app_user where mailaddress = 'demo-admin@example.com'`,
    )
    await goOnline(page, server)
    await expect(post(page, '留守のあいだの一言。')).toBeVisible()
    await say(office, 'もどりましたか。')
    await expect(post(page, 'もどりましたか。')).toBeVisible()
  })
  await test.step('who loses the seat sees no more of it', async () => {
    await office.goto('/myPage/admin/fixScenario?scenarioId=0000000004')
    await office.getByRole('button', { name: /参加を取り消す.*エミル/ }).click()
    const sheet = office.getByRole('dialog')
    await sheet.getByRole('textbox', { name: '理由' }).fill('本人の申し出')
    await sheet.getByRole('button', { name: '取り消す' }).click()
    await expect(page.getByRole('link', { name: /^相談/ })).toHaveCount(0)
    await expect(page.getByRole('article').filter({ hasText: 'もどりましたか。' })).toHaveCount(0)
  })
  await office.context().close()
})

test('the counts of a page follow who enters, for members; guests ask again', { tag: FULL }, async ({
  page,
  context,
  browser,
  server,
  faults,
}) => {
  await askNever(context)
  await following(page, 'scenario', () => enter(page, opening, 'demo-writer'))
  const counts = (on: Page) => on.getByText(/応募 \d+ \/ 定員/).first()
  const before = Number(/応募 (\d+)/.exec((await counts(page).textContent()) ?? '')?.[1])
  const guest = await (await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })).newPage()
  await guest.clock.install()
  await guest.goto(opening)
  await expect(counts(guest)).toContainText(`応募 ${before} /`)
  const player = await otherMember(browser, server, faults)
  await enter(player, opening)
  await player.getByRole('button', { name: '予約する' }).click()
  await player.getByRole('dialog').getByRole('button', { name: '予約する' }).click()
  await expect(player.getByRole('region', { name: '参加' })).toContainText('予約中')
  await expect(counts(page)).toContainText(`応募 ${before + 1} /`)
  await expect(counts(guest)).toContainText(`応募 ${before} /`)
  await guest.clock.runFor(16_000)
  await expect(counts(guest)).toContainText(`応募 ${before + 1} /`)
  for (const one of [guest, player]) await one.context().close()
})
