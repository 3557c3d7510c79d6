// Becoming a master: a player applies, the office approves, a mail is on its way, the player switches and the desk opens.
import { enter, expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'block' })

const CAREER = '五年のあいだ、会報に物語を書いてきました。'

test('a player becomes a master', async ({ page, server, browser }) => {
  await enter(page, '/myPage', 'demo-player')
  await page.getByRole('link', { name: /ユーザークラス/ }).click()
  await page.getByRole('link', { name: /^申請する.*マスター/ }).click()
  const career = page.getByRole('textbox', { name: 'マスター経歴' })
  await expect(career).toBeEditable()
  await page.getByRole('button', { name: '申請する', exact: true }).click()
  await expect(page.getByText('マスター名を入力してください').first()).toBeVisible()
  await page.getByLabel('マスター名').fill('柚木ゆず')
  await career.fill(CAREER)
  await page.getByRole('button', { name: '申請する', exact: true }).click()
  await expect(page.getByText('申請中', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^取り下げる.*マスター/ })).toBeVisible()

  const office = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' })
  await enter(office, '/myPage/admin/master', 'demo-admin')
  await expect(office.getByText(CAREER)).toBeVisible()
  await office.getByRole('button', { name: /^承認する.*ゆず・マスター/ }).click()
  await expect(office.getByText('承認しました').first()).toBeVisible()
  const classes = () => server.query("select name from user_class where class_code = 1 and name = '柚木ゆず'")
  await expect.poll(classes).toHaveLength(1)
  await office.close()
  // The mail goes out some minutes later, where nobody has read the notice in the app.
  const mails = `select d.channel from notice_delivery d join notice n on n.notice_id = d.notice_id
    where n.event = 'class.decided' and d.channel = 'mail'`
  expect(await server.query(mails)).toHaveLength(1)

  await page.reload()
  await page.getByRole('button', { name: /^切り替える.*マスター/ }).click()
  await expect(page.getByText('いまはマスターの「柚木ゆず」です。', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'シナリオの仕事を開く' }).click()
  await expect(page).toHaveURL(/\/myPage\/scenario$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
