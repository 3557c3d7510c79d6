// Keeping out what one does not want to read: a word is muted, a tweet is reported, the office removes it, and both sides are told.
// And a solo journal from its first roll to a note, with its dice rolled again in the browser.
import { enter, expect, signIn, test } from './fixtures.ts'
import { FULL } from './full-size.ts'

const WORDS = '結末を言うと、舟は沈む。'

test('a muted tweet is folded, shown, reported and removed, and both sides hear of it', { tag: FULL }, async ({
  page,
  server,
  browser,
}) => {
  await server.query(
    `insert into tweet (world_id, character_id, user_id, body, created_at)
     select world_id, character_id, user_id, $1, now() from character where character_id = 'world0-garo'`,
    [WORDS],
  )
  // demo-player has muted 結末.
  await enter(page, '/world/world0/tweet', 'demo-player')
  const first = page.getByRole('listitem').filter({ hasText: 'ミュート中の投稿' }).first()
  await first.getByRole('button', { name: 'ミュート中の投稿を表示する' }).click()
  const tweet = page.getByRole('article').filter({ hasText: WORDS })
  await expect(tweet).toBeVisible()
  await tweet.getByRole('button', { name: /^ほかの操作/ }).click()
  await page.getByRole('menuitem', { name: '通報する' }).click()
  const sheet = page.getByRole('dialog', { name: '運営に通報する' })
  await sheet.getByRole('textbox').fill('まだ読んでいない方がいます。')
  await sheet.getByRole('button', { name: '通報する' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('region', { name: '通知' }).getByText('通報しました')).toBeVisible()

  const context = await browser.newContext()
  const office = await context.newPage()
  await office.goto(server.url)
  await signIn(office, 'demo-admin')
  await office.goto(`${server.url}/admin/report`)
  await office
    .getByRole('listitem')
    .filter({ hasText: WORDS })
    .getByRole('link', { name: /^確かめる/ })
    .click()
  await expect(office.getByText('まだ読んでいない方がいます。')).toBeVisible()
  const form = office.getByRole('region', { name: '判断' })
  await form.getByText('削除', { exact: true }).click()
  await form.getByRole('textbox', { name: /書いた方/ }).fill('結末は、ノートでお書きください。')
  await form.getByRole('button', { name: '削除する' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click()
  await expect(office.getByText('いまは削除されています。')).toBeVisible()
  await context.close()

  await expect
    .poll(() => server.query(`select event from notice where event like 'report.%' order by event`))
    .toEqual([{ event: 'report.decided' }, { event: 'report.told' }])
  await page.goto('/myPage/account/report')
  await expect(page.getByRole('listitem').filter({ hasText: WORDS })).toContainText('該当のものを削除しました')
  await page.goto('/world/world0/tweet')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('ミュート中の投稿')).toHaveCount(0)
})

test('a journal is played to its end, its dice are rolled again, and it becomes a note', { tag: FULL }, async ({
  page,
  server,
}) => {
  await enter(page, '/world/world0/soloJournal', 'demo-player')
  await page.getByRole('link', { name: 'ひらく：帰り道に、ひとつずつ' }).click()
  await page.getByRole('button', { name: 'このジャーナルを始める' }).click()
  await expect(page).toHaveURL(/soloJournal\/run\/\d+$/)
  for (const step of [1, 2, 3, 4]) {
    await page.getByRole('button', { name: 'さいころを振る' }).click()
    const entry = page.getByRole('article', { name: `${step}ページ目` })
    await entry.getByRole('textbox').fill(`${step}つめのことを書いた。`)
    await entry.getByRole('button', { name: 'この記録を書く' }).click()
    await expect(entry.getByRole('button', { name: /^書きなおす/ })).toBeVisible()
  }
  await page.getByRole('button', { name: '書き終える' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '書き終える' }).click()
  await expect(page.getByText('戸口が見えてきた。')).toBeVisible()
  await page.getByText('さいころの約束').click()
  await page.getByRole('button', { name: '出目を確かめる' }).click()
  await expect(page.getByText('出目は約束どおりでした')).toBeVisible()
  await page.getByRole('textbox', { name: 'ノートのタイトル' }).fill('きょうの帰り道')
  await page.getByRole('button', { name: 'ノートにする' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'きょうの帰り道' })).toBeVisible()
  await expect(page.getByText('4つめのことを書いた。')).toBeVisible()
  expect(
    await server.query(`select state from journal_run where note_id is not null order by run_id desc limit 1`),
  ).toEqual([{ state: 'finished' }])
})
