// Responses to a replay: a reaction without a network that arrives, comments, a fan letter through the office to its master, and
// the support's look at the scenario.
import type { Page } from 'playwright/test'
import { goOffline, goOnline } from './claims.ts'
import { enter, expect, test, untilInstalled, withoutWorker } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { givenComments, givenLetter, givenPublishedReplay, REPLAY_PAGE } from './given-responses.ts'

const reaction = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const WORDS = '四つ数えてから灯りをともす場面で、息を止めました。'

test('a reaction without a network is seen at once, and arrives; another press takes it back', async ({
  page,
  server,
}) => {
  await givenPublishedReplay(server)
  await enter(page, REPLAY_PAGE, 'demo-writer')
  await untilInstalled(page)
  await expect(reaction(page, '泣けた')).toHaveAttribute('aria-pressed', 'false')
  const stored = () => server.query('select kind::int, character_id from replay_reaction order by kind')
  await goOffline(page, server)
  await reaction(page, '泣けた').click()
  await expect(reaction(page, '泣けた')).toHaveAttribute('aria-pressed', 'true')
  await expect(reaction(page, '泣けた')).toContainText('1')
  expect(await stored()).toEqual([])
  await goOnline(page, server)
  await expect.poll(stored).toEqual([{ kind: 2, character_id: 'world0-emil' }])
  await page.reload()
  await expect(reaction(page, '泣けた')).toHaveAttribute('aria-pressed', 'true')
  await reaction(page, '泣けた').click()
  await expect(reaction(page, '泣けた')).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(stored).toEqual([])
})

test('a comment waits without a network, arrives, and is deleted by its writer', { tag: FULL }, async ({
  page,
  server,
}) => {
  await givenPublishedReplay(server)
  await givenComments(server, ['霧の描きかたが好きです。'])
  await enter(page, REPLAY_PAGE, 'demo-writer')
  await untilInstalled(page)
  const field = page.getByRole('textbox', { name: 'コメント' })
  await expect(field).toBeEditable()
  await page.getByRole('button', { name: 'コメントする' }).click()
  await expect(page.getByText('コメントを入力してください。').first()).toBeVisible()
  await goOffline(page, server)
  await field.fill(WORDS)
  await page.getByRole('button', { name: 'コメントする' }).click()
  await expect(page.getByRole('region', { name: '送信待ちの文章' })).toContainText(WORDS)
  // The next one can be written meanwhile.
  await expect(field).toHaveValue('')
  await goOnline(page, server)
  const list = page.getByRole('list', { name: 'コメント', exact: true })
  await expect(list.getByRole('listitem').first()).toContainText(WORDS)
  await expect(page.getByRole('region', { name: '送信待ちの文章' })).toHaveCount(0)
  const stored = () => server.query('select body from replay_comment where deleted_at is null order by comment_id')
  expect(await stored()).toEqual([{ body: '霧の描きかたが好きです。' }, { body: WORDS }])
  // The comment of another has no such button.
  await expect(page.getByRole('button', { name: /^コメントを削除/ })).toHaveCount(1)
  await page.getByRole('button', { name: /^コメントを削除/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click()
  await expect(list).toContainText('このコメントは削除されました。')
  expect(await stored()).toEqual([{ body: '霧の描きかたが好きです。' }])
})

withoutWorker('the office deletes a comment with a reason', { tag: FULL }, async ({ page, server }) => {
  await givenPublishedReplay(server)
  await givenComments(server, ['ひどい言葉'])
  await enter(page, REPLAY_PAGE, 'demo-admin')
  await page.getByRole('button', { name: /^コメントを削除/ }).click()
  const sheet = page.getByRole('dialog', { name: 'コメントを削除しますか？' })
  await sheet.getByRole('button', { name: '削除する' }).click()
  await expect(sheet).toContainText('理由を入力してください。')
  await sheet.getByLabel('理由').fill('中傷のため')
  await sheet.getByRole('button', { name: '削除する' }).click()
  await expect(page.getByText('このコメントは削除されました。')).toBeVisible()
  expect(await server.query("select act, reason from scenario_log where act like '%deleteComment'")).toEqual([
    { act: 'office:deleteComment', reason: 'ガロ・ミストル：中傷のため' },
  ])
})

test('a fan letter is written at the end of a replay, passed on by the office, and read by its master', async ({
  page,
  server,
  browser,
}) => {
  await givenPublishedReplay(server)
  await enter(page, REPLAY_PAGE, 'demo-writer')
  await page.getByRole('link', { name: 'マスターにファンレターを書く' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /さんへ/ })).toBeVisible()
  const field = page.getByRole('textbox', { name: 'ファンレター' })
  await expect(field).toBeEditable()
  await expect(page.getByLabel('差出人')).toHaveValue('world0-emil')
  await field.fill(WORDS)
  await expect(page.getByText(/サーバーに保存 \d+:\d\d/)).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue(WORDS)
  await page.getByRole('button', { name: '送る' }).click()
  await expect(page).toHaveURL(/\/fanletter$/)
  const own = page.getByRole('main').getByRole('listitem').first()
  await expect(own).toContainText('確認待ち')

  // Nothing of it is at the master's yet.
  const master = await (await browser.newContext({ baseURL: server.url })).newPage()
  await enter(master, '/myPage/scenario/fanletter', 'demo-master')
  await expect(master.getByText('届いたファンレターはありません。')).toBeVisible()
  // An open inbox would mark the letter as read when it comes.
  await master.goto('/myPage')

  const office = await (await browser.newContext({ baseURL: server.url })).newPage()
  await enter(office, '/myPage', 'demo-admin')
  await office.getByRole('link', { name: /運営のトップ/ }).click()
  await office.getByRole('link', { name: /ファンレターの確認.*1件/ }).click()
  const card = office.getByRole('main').getByRole('listitem').filter({ hasText: WORDS })
  await expect(card).toContainText('エミル・ソルベ')
  await card.getByRole('button', { name: /^保留にする/ }).click()
  await expect(card).toContainText('保留')
  await card.getByRole('button', { name: /^届ける/ }).click()
  await expect(card).toContainText('届けました')
  await expect(card.getByRole('button', { name: /^取り消す/ })).toBeVisible()
  const state = () => server.query('select state from fan_letter')
  await expect.poll(state).toEqual([{ state: 'held' }])
  await expect.poll(state).toEqual([{ state: 'passed' }])
  await office.getByRole('link', { name: '判断したもの' }).click()
  await expect(office.getByRole('main').getByRole('listitem').filter({ hasText: WORDS })).toContainText(/が判断/)

  await expect(master.getByText('ファンレターが届きました').first()).toBeVisible()
  await master.goto('/myPage/scenario')
  await master.getByRole('link', { name: /届いたファンレター.*未読 1件/ }).click()
  await expect(master.getByText(WORDS)).toBeVisible()
  await expect(master.getByText('新着')).toBeVisible()
  await expect.poll(() => server.query('select read_at is not null as read from fan_letter')).toEqual([{ read: true }])

  await page.reload()
  await expect(own).toContainText('お届け済み')
  await office.context().close()
  await master.context().close()
})

withoutWorker('a returned letter tells its writer why', { tag: FULL }, async ({ page, server }) => {
  await givenPublishedReplay(server)
  await givenLetter(server, { state: 'waiting', body: WORDS })
  await enter(page, '/admin/fanletter', 'demo-admin')
  await page.getByRole('button', { name: /^差し戻す/ }).click()
  await page.getByRole('button', { name: 'この理由で差し戻す' }).click()
  await expect(page.getByText('理由は1文字以上、500文字以内で入力してください。').first()).toBeVisible()
  await page.getByRole('textbox', { name: '差し戻しの理由' }).fill('連絡先が書かれています。')
  await page.getByRole('button', { name: 'この理由で差し戻す' }).click()
  await expect(page.getByText('差し戻しました', { exact: true })).toBeVisible()
  await expect
    .poll(() => server.query('select state, reason from fan_letter'))
    .toEqual([{ state: 'returned', reason: '連絡先が書かれています。' }])
})

withoutWorker(
  'the support finds a scenario by a participant’s mail and opens its record with a reason',
  { tag: FULL },
  async ({ page, server }) => {
    await givenPublishedReplay(server)
    await enter(page, '/cs/scenario', 'demo-admin')
    await page.getByLabel('シナリオを探す').fill('demo-writer@example.com')
    await page.getByRole('button', { name: '探す' }).click()
    const found = page.getByRole('main').getByRole('listitem').filter({ hasText: '0000000004' })
    await expect(found).toContainText('参加者のメール')
    await found.getByRole('button', { name: /^記録を開く/ }).click()
    const sheet = page.getByRole('dialog', { name: '記録を開きますか？' })
    await sheet.getByLabel('理由').fill('返金のお問い合わせのため')
    await sheet.getByRole('button', { name: '開く' }).click()
    await expect(page.getByRole('region', { name: 'コイン' })).toContainText('お預かり')
    await expect(page.getByRole('region', { name: '記録' })).toContainText('返金のお問い合わせのため')
    expect(await server.query("select reason from scenario_log where act = 'office:openRecord'")).toEqual([
      { reason: '返金のお問い合わせのため' },
    ])
    await page.goBack()
    await expect(found).toBeVisible()
  },
)

withoutWorker('neither a player nor a master reaches the queue or the support', { tag: FULL }, async ({ page }) => {
  await enter(page, '/favicon.svg', 'demo-master')
  for (const path of ['/admin/fanletter', '/cs/scenario?q=4']) {
    await page.goto(path)
    await expect(page).toHaveURL(url => url.pathname === '/')
  }
})
