// Story supporters: the exam, its result, the permission of a world; a creator whose application is rejected with a reason; the
// names that the sign-in page thanks; a document that an admin publishes.
import type { Page } from 'playwright/test'
import { enter, expect, test } from './fixtures.ts'
import { FULL } from './full-size.ts'

test.use({ serviceWorkers: 'block' })
const MINUTE = 60_000

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

test('the exam is handed in and passed, a world allows its writer, a creator is told why not', { tag: FULL }, async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(3 * MINUTE)
  const office = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block', locale: 'ja-JP' })
  await server.query('delete from class_request')
  await enter(page, '/myPage/account/storySupporterPermission')
  await page.getByRole('link', { name: 'ストーリーサポーター試験を受ける' }).click()
  await button(page, '提出する').click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByRole('textbox', { name: /なりたい理由/ }).fill('支えたいからです。')
  await page.getByRole('textbox', { name: /よく知っているワールド/ }).fill('夜の駅で、終電のあとの話を。')
  await page.getByRole('textbox', { name: /ぶつかったとき/ }).fill('どちらの願いも残します。')
  const scene = page.getByRole('textbox', { name: /短い場面/ })
  await scene.fill('改札の向こうで、まだ誰かが手を振っていた。')
  // What is written survives a reload.
  await expect(page.getByText(/^(この端末に|サーバーに)保存/).first()).toBeVisible()
  await page.reload()
  await expect(scene).toHaveValue('改札の向こうで、まだ誰かが手を振っていた。')
  await button(page, '提出する').click()
  await expect(page.getByText('採点中')).toBeVisible()

  await enter(office, '/myPage/admin/storySupporterApproval', 'demo-admin')
  await expect(office.getByText('改札の向こうで、まだ誰かが手を振っていた。')).toBeVisible()
  await button(office, /^承認する/).click()
  await expect.poll(() => server.query(`select status from class_request where kind = 'exam'`)).toEqual([{ status: 2 }])
  await page.reload()
  await expect(page.getByText('合格', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '書きたいワールドを選ぶ' }).click()
  await button(page, /^許可を申請する/).click()
  await expect(page.getByText('審査中')).toBeVisible()
  await office.goto('/myPage/admin/storySupporterApproval?kind=permission')
  await button(office, /^承認する/).click()
  await expect
    .poll(() => server.query(`select status from class_request where kind = 'permission'`))
    .toEqual([{ status: 2 }])
  await page.goto('/myPage/account/userClass')
  await button(page, /^切り替える.*ストーリーサポーター/).click()
  await expect(page.getByRole('link', { name: 'シナリオの仕事を開く' })).toBeVisible()

  await page.getByRole('link', { name: /^申請する.*ボイスクリエイター/ }).click()
  await page.getByLabel('クリエイター名').fill('ゆずの声')
  await page.getByRole('textbox', { name: 'クリエイター経歴' }).fill('朗読を三年。')
  await button(page, '申請する').click()
  await expect(page.getByText('申請中', { exact: true })).toBeVisible()
  await office.goto('/admin/creator')
  const card = office.getByRole('listitem').filter({ hasText: 'ゆずの声' })
  await card.getByRole('button', { name: /^却下/ }).click()
  await office.getByRole('textbox', { name: '却下の理由' }).fill('見本をもう一つお願いします。')
  await button(office, 'この理由で却下する').click()
  await expect
    .poll(() => server.query(`select status from class_request where kind = 'creator'`))
    .toEqual([{ status: 3 }])
  await page.reload()
  await expect(page.getByText('見本をもう一つお願いします。')).toBeVisible()
  await office.close()
})

test('thanks and documents are what an admin keeps', { tag: FULL }, async ({ page, browser, server }) => {
  const guest = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block', locale: 'ja-JP' })
  await enter(page, '/admin/creator?tab=supporters', 'demo-admin')
  const names = page.getByRole('textbox', { name: 'ご支援いただいた皆さまのお名前' })
  await names.fill(`${await names.inputValue()}\nこむぎ堂`)
  await button(page, '保存する').click()
  await button(page, '公開する').click()
  await expect.poll(() => server.query(`select 1 as there from supporter where name = 'こむぎ堂'`)).toHaveLength(1)
  await guest.goto('/login')
  await expect(guest.getByText('こむぎ堂')).toBeAttached()

  await page.goto('/admin/document/terms')
  const text = page.getByRole('textbox', { name: '本文' })
  await expect(text).toBeEditable()
  await text.fill('■ はじめに\nつむぎの新しい約束です。')
  await button(page, '新しい版を公開する').click()
  // The button of the page has the same words in its own, and is there while the question comes.
  await page.getByRole('alertdialog').getByRole('button', { name: '公開する' }).click()
  await expect(page.getByText('第1版を公開しました').first()).toBeVisible()
  await guest.goto('/document/terms')
  await expect(guest.getByText('つむぎの新しい約束です。')).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'はじめに' })).toBeVisible()
  await guest.close()
})
