// The office: a decided row keeps its place, can be taken back for some seconds, and is sent once; texts for readers are
// confirmed first.
import type { Browser, Page } from 'playwright/test'
import { enter, expect, type TestServer, test } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { lookClosely } from './look.ts'

// Blocked, because the worker is not tested here.
test.use({ serviceWorkers: 'block' })

const QUEUE = '/myPage/admin/itemOriginalize'

/** Three waiting names of one character, oldest first. */
async function givenThree({ query }: TestServer): Promise<void> {
  for (const name of ['一の名', '二の名', '三の名']) {
    await query(
      `insert into application (kind, user_id, character_id, world_id, name, description, code, level, fee, created_at)
       select 'item', user_id, character_id, 'world0', $1, '試し。', 'I0001', 1, 0, now() from character
       where character_id = 'world0-linette'`,
      [name],
    )
  }
}
const statusOf = async ({ query }: TestServer, name: string): Promise<number | undefined> =>
  (await query<{ status: number }>('select status from application where name = $1', [name]))[0]?.status
const decided = async ({ query }: TestServer): Promise<string[]> =>
  (
    await query<{ name: string }>(`select name from application where name like '%の名' and status <> 1 order by name`)
  ).map(({ name }) => name)
const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
const approve = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^承認する.*${name}`) })
const reject = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^却下する.*${name}`) })
const undo = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^取り消す.*${name}`) })

test('two taps 350 ms apart on one place decide one application; the rest does not move', { tag: FULL }, async ({
  page,
  server,
}) => {
  await givenThree(server)
  // At the smallest width.
  await page.setViewportSize({ width: 320, height: 700 })
  await enter(page, QUEUE, 'demo-admin')
  const button = approve(page, '一の名')
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  const below = () => row(page, '三の名').evaluate(element => element.getBoundingClientRect().top)
  const before = await below()
  if (!box) throw new Error('It is not there.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.touchscreen.tap(x, y)
  await page.waitForTimeout(350)
  await page.touchscreen.tap(x, y)
  await expect(row(page, '一の名')).toContainText('承認しました')
  expect(await below()).toBe(before)
  await expect(approve(page, '二の名')).toBeVisible()
  // After its time it is sent, and the list is read again without moving.
  await expect.poll(() => decided(server)).toEqual(['一の名'])
  await expect(undo(page, '一の名')).toHaveCount(0)
  await expect(row(page, '一の名')).toContainText('承認しました')
  expect(await below()).toBe(before)
  expect(await decided(server)).toEqual(['一の名'])
  // In a reopened list it is gone.
  await page.getByRole('link', { name: '判断したもの' }).click()
  await expect(row(page, '一の名')).toContainText('承認済')
  await page.getByRole('link', { name: /^申請中/ }).click()
  await expect(row(page, '二の名')).toBeVisible()
  await expect(row(page, '一の名')).toHaveCount(0)
})

test('taken back, nothing was decided; a rejection comes back with its words; keyboard, small screens', {
  tag: FULL,
}, async ({ page, server }) => {
  await givenThree(server)
  await enter(page, QUEUE, 'demo-admin')
  const { look, found } = lookClosely(page)
  await approve(page, '一の名').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('承認しました', { exact: true })).toBeFocused()
  await look('what can be taken back')
  await page.keyboard.press('Tab')
  await expect(undo(page, '一の名')).toBeFocused()
  await page.waitForTimeout(700)
  await page.keyboard.press('Enter')
  await expect(approve(page, '一の名')).toBeFocused()

  await reject(page, '二の名').click()
  const reason = row(page, '二の名').getByRole('textbox', { name: '却下の理由' })
  await reason.fill('ほかの言葉で。')
  await page.getByRole('button', { name: 'この理由で却下する' }).click()
  await expect(row(page, '二の名')).toContainText('却下しました')
  await expect(row(page, '二の名')).toContainText('ほかの言葉で。')
  await look('a rejection')
  await page.waitForTimeout(700)
  await undo(page, '二の名').click()
  await expect(reason).toHaveValue('ほかの言葉で。')
  expect(found).toEqual([])

  // Longer than any of them could have waited.
  await approve(page, '三の名').click()
  await expect.poll(() => decided(server)).toEqual(['三の名'])
  expect([await statusOf(server, '一の名'), await statusOf(server, '二の名')]).toEqual([1, 1])
})

test('a rejection, however long its words are, moves nothing: given, taken back, sent', { tag: FULL }, async ({
  page,
  server,
}) => {
  await givenThree(server)
  for (const [width, reason] of [
    [390, '短い理由。'],
    [320, 'とても長い理由です。'.repeat(20)],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await enter(page, QUEUE, 'demo-admin')
    await reject(page, '一の名').click()
    await row(page, '一の名').getByRole('textbox', { name: '却下の理由' }).fill(reason)
    await expect(page.getByText(/サーバーに保存 \d/).first()).toBeVisible()
    const below = () => row(page, '二の名').evaluate(element => element.getBoundingClientRect().top + scrollY)
    const before = await below()
    await page.getByRole('button', { name: 'この理由で却下する' }).click()
    await expect(row(page, '一の名')).toContainText('却下しました')
    await expect(row(page, '一の名')).toContainText(reason)
    expect(await below(), 'given').toBe(before)
    await page.waitForTimeout(700)
    await undo(page, '一の名').click()
    await expect(row(page, '一の名').getByRole('textbox', { name: '却下の理由' })).toHaveValue(reason)
    await expect.poll(below, 'taken back').toBe(before)
    if (width === 390) continue
    await page.getByRole('button', { name: 'この理由で却下する' }).click()
    await expect(undo(page, '一の名')).toHaveCount(0)
    await expect.poll(() => statusOf(server, '一の名')).toBe(3)
    expect(await below(), 'sent').toBe(before)
  }
})

test('a page that closes after the press loses nothing; a lost answer decides once; the draft ends', async ({
  page,
  browser,
  server,
}) => {
  await givenThree(server)
  await enter(page, QUEUE, 'demo-admin')
  await reject(page, '一の名').click()
  await row(page, '一の名').getByRole('textbox', { name: '却下の理由' }).fill('似た名前です。')
  await page.getByRole('button', { name: 'この理由で却下する' }).click()
  await expect(row(page, '一の名')).toContainText('却下しました')
  await page.goto('about:blank')
  expect(await statusOf(server, '一の名')).toBe(1)
  server.gate.loseAnswers(/AdminApplication\/decide/)
  await page.goto('/myPage')
  await expect.poll(() => statusOf(server, '一の名')).toBe(3)
  server.gate.loseAnswers(null)
  const waiting = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('tsumugi')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const asked = opening.result.transaction('outbox').objectStore('outbox').count()
            asked.onsuccess = () => {
              opening.result.close()
              resolve(asked.result)
            }
          }
        }),
    )
  await expect.poll(waiting).toBe(0)
  const told = await server.query(`select reason from application where name = '一の名'`)
  expect(told).toEqual([{ reason: '似た名前です。' }])
  await page.goto('/myPage/drafts')
  await expect(page.getByText('似た名前です。')).toHaveCount(0)
  await expectRefusal(browser, server)
})

/** An admin whose decision is too late is told so on the card. */
async function expectRefusal(browser: Browser, server: TestServer): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await enter(page, QUEUE, 'demo-admin')
  await approve(page, '二の名').click()
  await expect(row(page, '二の名')).toContainText('承認しました')
  await server.query(`update application set status = 3, reason = 'x', decided_at = now() where name = '二の名'`)
  await expect(row(page, '二の名')).toContainText('もう申請中ではありません')
  await expect(row(page, '二の名')).not.toContainText('承認しました')
  await context.close()
}

test('news: what readers will see asks first, and a no changes nothing', { tag: FULL }, async ({ page, server }) => {
  const statuses = () => server.query(`select status, body from news_post where title = '問いの前'`)
  await server.query(
    `insert into news_post (category, title, body, status) values ('guide', '問いの前', 'はじめ。', 'draft')`,
  )
  const [post] = await server.query<{ id: number }>(`select post_id as id from news_post where title = '問いの前'`)
  await enter(page, `/admin/news/${post?.id}`, 'demo-admin')
  const body = page.getByRole('textbox', { name: '本文' })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const question = (name: string) => page.getByRole('alertdialog', { name })
  const { look, found } = lookClosely(page)
  await expect(body).toHaveValue('はじめ。')
  await press('公開する')
  await look('before publishing')
  await question('このお知らせを公開しますか？').getByRole('button', { name: 'キャンセル' }).click()
  await expect(question('このお知らせを公開しますか？')).toHaveCount(0)
  expect(await statuses()).toEqual([{ status: 'draft', body: 'はじめ。' }])
  await press('公開する')
  await question('このお知らせを公開しますか？').getByRole('button', { name: '公開する' }).click()
  await expect.poll(statuses).toEqual([{ status: 'released', body: 'はじめ。' }])
  await body.fill('つづき。')
  await press('変更を保存')
  await question('公開中のお知らせを変更しますか？').getByRole('button', { name: 'キャンセル' }).click()
  expect(await statuses()).toEqual([{ status: 'released', body: 'はじめ。' }])
  await press('変更を保存')
  await question('公開中のお知らせを変更しますか？').getByRole('button', { name: '保存する' }).click()
  await expect.poll(statuses).toEqual([{ status: 'released', body: 'つづき。' }])
  expect(found).toEqual([])
})
