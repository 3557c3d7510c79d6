// The news desk: an admin writes, previews, schedules, publishes and withdraws; nobody else gets there, and nothing typed is
// lost.
import type { Locator, Page } from 'playwright/test'
import { enter, expect, type TestServer, test } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { lookClosely } from './look.ts'
import { askAgain } from './screen-acts.ts'

// Blocked, because the worker is not tested here, and its install takes as long as the rest of a start.
test.use({ serviceWorkers: 'block' })

const TITLE = '夜市のお知らせ'
const BODY = '｜夜市《よいち》がひらきます。\n《《灯り》》をお持ちください。'

const title = (page: Page) => page.getByLabel('タイトル')
const body = (page: Page) => page.getByRole('textbox', { name: '本文' })
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const agree = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
const said = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible()

/** Value of a date-time field some hours ahead, in the time of Japan. */
const inHours = (hours: number): string => new Date(Date.now() + (hours + 9) * 3_600_000).toISOString().slice(0, 16)

const posts = (server: TestServer) =>
  server.query<{ post_id: number; status: string; body: string; category: string; picture: string | null }>(
    'select post_id, status, body, category, picture from news_post where title = $1',
    [TITLE],
  )
const counted = async (server: TestServer, statement: string, values: unknown[]): Promise<number> =>
  Number((await server.query<{ count: number }>(`select count(*) as count from ${statement}`, values))[0]?.count)

/** Whether the article is public on the server, whatever a page has stored. */
const isPublic = async (page: Page): Promise<boolean> =>
  (await (await page.request.get('/api/News/getList?page=1&size=50')).text()).includes(TITLE)

test('an article is written, kept, looked at, scheduled, published, read and taken back', async ({
  page,
  browser,
  server,
}) => {
  await enter(page, '/myPage', 'demo-admin')
  await page.getByRole('link', { name: /お知らせの管理/ }).click()
  await expect(page.getByText(/全\d+件のうち/)).toBeVisible()
  await page.getByRole('link', { name: '新しいお知らせ' }).click()

  await expect(body(page)).toBeEditable()
  await button(page, '公開する').click()
  await expect(page.getByRole('alert')).toContainText('タイトルは必ず入力してください')
  await expect(page.getByRole('alert')).toContainText('本文は必ず入力してください')
  await expect(title(page)).toBeFocused()
  await title(page).fill(TITLE)
  await page.getByLabel('分類').selectOption('event')
  await page.getByLabel('ワールド').selectOption({ index: 1 })
  await body(page).fill(BODY)
  await button(page, '絵を選ぶ').click()
  await page.getByRole('dialog').getByRole('button', { name: '2枚目の絵', exact: true }).click()
  await expect(page.getByRole('img', { name: 'いまの絵' })).toBeVisible()
  await expect(page.getByText(/サーバーに保存 \d+:\d\d/)).toBeVisible()
  // After a reload, and on another device.
  const deskContext = await browser.newContext()
  const otherDesk = await deskContext.newPage()
  await Promise.all([page.reload(), enter(otherDesk, '/admin/news/new', 'demo-admin')])
  for (const desk of [page, otherDesk]) {
    await expect(title(desk)).toHaveValue(TITLE)
    await expect(desk.getByLabel('分類')).toHaveValue('event')
    await expect(desk.getByLabel('ワールド')).not.toHaveValue('')
    await expect(desk.getByRole('img', { name: 'いまの絵' })).toBeVisible()
    await expect(body(desk)).toHaveValue(BODY)
  }
  await deskContext.close()

  // The answer of the first save is lost, and the page too: repeating makes no second article.
  server.gate.loseAnswers(/AdminNews\/save/)
  await button(page, '下書きを保存').click()
  await expect(button(page, 'もう一度確かめる')).toBeVisible()
  await expect(button(page, '公開する')).toHaveAccessibleDescription('届いたか確かめています。')
  await page.reload()
  await expect(title(page)).toHaveValue(TITLE)
  server.gate.loseAnswers(null)
  await askAgain(page)
  await expect(page).toHaveURL(/\/admin\/news\/\d+$/)
  await expect(body(page)).toHaveValue(BODY)
  await said(page, '保存済み')
  const drafts = await posts(server)
  expect(drafts).toMatchObject([{ status: 'draft', body: BODY, category: 'event' }])
  expect(drafts[0]?.picture).toMatch(/^[a-z-]+-[0-9a-f]{8}$/)
  const postId = drafts[0]?.post_id ?? 0
  const [mission] = await server.query<{ id: number }>(
    `insert into mission_master (code, achieve_category, archive_title, description, achievement_type, achievement_value,
       starts_at, reward_text, not_lp_only, lp_only)
     values ('desk', 0, '夜市へ', '読みましょう。', 'News', $1, now() - interval '1 day', 'LP 1', 0, true) returning id`,
    [String(postId)],
  )

  // The preview has an address of its own and shows unsaved changes, also after a reload.
  await page.getByLabel('タイトル').fill(`${TITLE}！`)
  await expect(page.getByText(/保存 \d+:\d\d/)).toBeVisible()
  await page.getByRole('link', { name: 'プレビュー' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${TITLE}！` })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: `${TITLE}！` })).toBeVisible()
  await expect(page.getByRole('article').locator('ruby')).toContainText('よいち')
  await page.getByRole('link', { name: '編集に戻る' }).click()
  await title(page).fill(TITLE)
  await said(page, '保存済み')

  expect(await isPublic(page)).toBe(false)
  await page.getByText('日時を決める').click()
  await button(page, '予約する').click()
  await expect(page.getByRole('alert')).toContainText('公開日時は必ず入力してください')
  await page.getByLabel('公開日時（日本時間）').fill(inHours(-2))
  await button(page, '予約する').click()
  await expect(page.getByRole('alert')).toContainText('公開日時はいまより後にしてください')
  await page.getByLabel('公開日時（日本時間）').fill(inHours(30))
  await button(page, '予約する').click()
  await agree(page, '予約する')
  await said(page, '公開を予約しました')
  await expect(button(page, 'この内容で予約しなおす')).toBeVisible()
  expect(await isPublic(page)).toBe(false)

  await page.getByText('すぐに公開', { exact: true }).click()
  await button(page, 'すぐに公開する').click()
  await agree(page, '公開する')
  await expect(page.getByRole('link', { name: '公開ページを見る' })).toBeVisible()
  await page.reload()
  await expect(body(page)).toHaveValue(BODY)
  expect(await counted(server, 'news_read where post_id = $1', [postId])).toBe(0)

  expect(await isPublic(page)).toBe(true)
  const readerContext = await browser.newContext()
  const reader = await readerContext.newPage()
  await enter(reader, '/news')
  await reader
    .getByRole('main')
    .getByRole('link', { name: new RegExp(TITLE) })
    .click()
  await expect(reader.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  const raised = () => counted(server, 'user_mission where mission_id = $1', [mission?.id])
  await expect.poll(raised).toBe(1)
  await Promise.all([reader.waitForResponse(/\/api\/News\/read$/), reader.reload()])
  await expect(reader.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  expect(await counted(server, 'news_read where post_id = $1', [postId])).toBe(1)
  expect(await raised()).toBe(1)

  await button(page, '取り下げる').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取り下げる' }).click()
  await said(page, '取り下げました')
  expect(await isPublic(page)).toBe(false)
  // The reader's device keeps the article; another reader does not find it.
  await readerContext.clearCookies()
  await reader.evaluate(() => indexedDB.deleteDatabase('tsumugi'))
  await reader.goto(`/news/${postId}`)
  await expect(reader.getByText('このお知らせは公開されていません。')).toBeVisible()
  await readerContext.close()
  await page.getByRole('link', { name: '戻る' }).click()
  await page
    .getByRole('navigation', { name: 'お知らせの状態' })
    .getByRole('link', { name: /取り下げ/ })
    .click()
  await expect(page.getByRole('link', { name: new RegExp(TITLE) })).toBeVisible()
  // The next article begins empty.
  await page.getByRole('link', { name: '新しいお知らせ' }).click()
  await expect(body(page)).toBeEditable()
  expect([await title(page).inputValue(), await body(page).inputValue()]).toEqual(['', ''])
})

test('who gets to the desk, changes of two, drafts, no network, and access', { tag: FULL }, async ({
  page,
  server,
}) => {
  // One test for all of these, because a start is expensive and they do not disturb each other.
  await test.step('nobody but admins gets to the desk', async () => {
    await page.goto('/admin/news')
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/admin/news/1')
    await expect(page).toHaveURL(/\/news\/1$/)
    await expect(page).not.toHaveURL(/admin/)
    await enter(page, '/admin/news')
    await expect(page).toHaveURL(/:\d+\/$/)
    await page.goto('/admin/news/1')
    await expect(page).toHaveURL(/:\d+\/news\/1$/)
    await page.goto('/myPage')
    await expect(page.getByRole('heading', { name: 'この端末', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: '運営' })).toHaveCount(0)
  })

  await test.step('what somebody else changed is not written over, and what was typed stays', async () => {
    await enter(page, '/admin/news/1', 'demo-admin')
    await expect(body(page)).toBeEditable()
    const before = await body(page).inputValue()
    await body(page).fill(`${before}\n追記。`)
    await server.query(`update news_post set title = 'ほかの人の題', version = version + 1 where post_id = 1`)
    await button(page, '変更を保存').click()
    await agree(page, '保存する')
    await expect(page.getByRole('alert')).toContainText('別の画面で変更されています')
    await button(page, '読み込み直す').click()
    const both = page.getByRole('region', { name: '二つのお知らせ' })
    await expect(both).toContainText('ほかの人の題')
    await both.getByRole('button', { name: 'こちらで続ける' }).click()
    await expect(body(page)).toHaveValue(`${before}\n追記。`)
    await button(page, '変更を保存').click()
    await agree(page, '保存する')
    await said(page, '保存済み')
    const [saved] = await server.query<{ title: string; body: string }>(
      'select title, body from news_post where post_id = 1',
    )
    expect(saved?.title).not.toBe('ほかの人の題')
    expect(saved?.body).toContain('追記。')
  })

  await test.step('a draft is deleted after a question; without a network the desk shows what it has and keeps what is typed', async () => {
    await server.query(`insert into news_post (category, title, body, status) values ('guide', $1, 'a', 'draft')`, [
      TITLE,
    ])
    await page.goto('/admin/news?state=draft')
    await page.getByRole('link', { name: new RegExp(TITLE) }).click()
    await expect(body(page)).toHaveValue('a')
    await page.context().setOffline(true)
    await expect(page.getByText(/^オフライン — /)).toBeVisible()
    await expect(button(page, '下書きを保存')).toHaveAccessibleDescription(/オフラインのため保存や公開ができません/)
    await title(page).fill(`${TITLE}、その二`)
    await page.goBack()
    await page.getByRole('link', { name: new RegExp(TITLE) }).click()
    await expect(title(page)).toHaveValue(`${TITLE}、その二`)
    await page.context().setOffline(false)
    await expect(page.getByText(/^オフライン — /)).toHaveCount(0)
    await button(page, '下書きを削除').click()
    await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click()
    await expect(page).toHaveURL(/\/admin\/news$/)
    expect(await posts(server)).toEqual([])
    await page.getByRole('navigation', { name: 'お知らせの状態' }).getByRole('link', { name: '予約' }).click()
    await expect(page.getByText('お知らせがありません。')).toBeVisible()
    server.gate.answer(/AdminNews\/list/, 403, '{"errorMessage":"x","code":"FORBIDDEN"}', 'application/json')
    await page.getByRole('navigation', { name: 'お知らせの状態' }).getByRole('link', { name: '取り下げ' }).click()
    await expect(page.getByText('この操作はできません。')).toBeVisible()
    server.gate.answer(null)
  })

  await test.step('axe finds nothing serious in a refused form; nothing is cut off at 320 px and with letters of 200 %', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    const { look, found } = lookClosely(page)
    await page.goto('/admin/news/1')
    await expect(body(page)).toBeEditable()
    await title(page).fill('')
    await body(page).press('End')
    await page.keyboard.type('追')
    await expect(page.getByText(/保存 \d+:\d\d/)).toBeVisible()
    await button(page, '変更を保存').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await look('the form')
    await page.getByRole('link', { name: 'プレビュー' }).click()
    await expect(page.getByRole('article')).toBeVisible()
    await look('the preview')
    expect(found).toEqual([])
  })
})
