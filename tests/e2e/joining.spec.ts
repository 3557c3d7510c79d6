// Joining by mail as a stranger does it, and a forgotten password: the mails are read from the outbox of the server.

import type { Page } from 'playwright/test'
import { expect, PASSWORD, test } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { askForMail, givePassword, linkFor } from './joining.ts'

test.use({ serviceWorkers: 'block' })

const mail = (page: Page) => page.getByLabel('メールアドレス')

const next = (page: Page) => page.getByRole('button', { name: 'つぎへ' })

test('a stranger joins by mail, and what was typed survives a reload', async ({ page, server, browser, baseURL }) => {
  const address = 'newcomer@mail.example'
  await test.step('an address that is registered is told apart, a new one gets a mail', async () => {
    await page.goto('/login')
    await page.getByRole('link', { name: /会員登録/ }).click()
    await expect(page).toHaveURL(/mode=signup/)
    await mail(page).fill('demo-player@example.com')
    await page.getByRole('button', { name: '登録' }).click()
    await expect(page.getByText('このメールアドレスは、すでに登録されています。')).toBeVisible()
    await askForMail(page, address)
  })
  const link = await linkFor(page, address, '/authOver?id=')

  await test.step('the link leaves the address, and wrong passwords are said beside the field', async () => {
    await page.goto(link)
    await expect(page.getByText(`${address} で登録します。`)).toBeVisible()
    await expect(page).toHaveURL(/\/authOver$/)
    await givePassword(page, 'short')
    await expect(page.getByText('パスワードは6文字以上72文字以内で入力してください')).toBeVisible()
    await givePassword(page, 'newcomer-1')
    await expect(page.getByRole('radio', { name: 'マスター' })).toBeDisabled()
    await next(page).click()
  })

  const sure = page.getByRole('button', { name: 'この内容で登録する' })
  await test.step('the third step asks for what is missing', async () => {
    await sure.click()
    await expect(page.getByText('プレイヤー名は必ず入力してください')).toBeVisible()
    await page.getByLabel(/プレイヤー名/).fill('はじめ')
    await page.getByLabel('年', { exact: true }).selectOption('1998')
    await page.getByLabel('月', { exact: true }).selectOption('3')
    await page.getByLabel('日', { exact: true }).selectOption('1')
    await page.getByRole('button', { name: '1日戻す' }).click()
    await expect(page.getByLabel('月', { exact: true })).toHaveValue('2')
    await expect(page.getByLabel('日', { exact: true })).toHaveValue('28')
    await page.getByText('その他').click()
    await expect(page.getByText(/この端末に保存/)).toBeVisible()
  })

  await test.step('a reload costs the password alone', async () => {
    await page.reload()
    await expect(page.getByText(/パスワードは端末に残さないため/)).toBeVisible()
    await givePassword(page, 'newcomer-1')
    await expect(page.getByLabel(/プレイヤー名/)).toHaveValue('はじめ')
    await expect(page.getByLabel('日', { exact: true })).toHaveValue('28')
    await sure.click()
    await expect(page.getByText('利用規約は同意が必要です')).toBeVisible()
    await page.getByRole('checkbox').check()
    await sure.click()
    await expect(page.getByText('登録が完了しました。')).toBeVisible()
  })

  await test.step('the last step signs in', async () => {
    const [row] = await server.query<Record<string, unknown>>(
      `select user_name, seibetsu, seinengappi, last_class from app_user where mailaddress = '${address}'`,
    )
    expect(row).toEqual({ user_name: 'はじめ', seibetsu: 0, seinengappi: '19980228', last_class: 0 })
    await page.getByRole('button', { name: 'ログイン' }).click()
    await expect(page.getByRole('heading', { name: /はじめさん/ })).toBeVisible()
  })

  await test.step('a link that was used opens nothing', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const other = await context.newPage()
    await other.goto(link)
    await expect(other.getByText(/このリンクは使えなくなりました/).first()).toBeVisible()
    await expect(other).not.toHaveURL(/authOver/)
    await context.close()
  })
})

test('a forgotten password is set anew by mail', { tag: FULL }, async ({ page }) => {
  const address = 'demo-player@example.com'
  await page.goto('/login')
  await page.getByRole('link', { name: /パスワードを忘れた/ }).click()
  await mail(page).fill('nobody@mail.example')
  await page.getByRole('button', { name: '送信' }).click()
  await expect(page.getByText('メールアドレスのご登録が確認できません。入力内容をお確かめください。')).toBeVisible({
    timeout: 20_000,
  })
  await mail(page).fill(address)
  await page.getByRole('button', { name: '送信' }).click()
  await expect(page.getByText(/再設定用のメールを送りました/)).toBeVisible()
  const link = await linkFor(page, address, '/passwordReset?id=')
  await page.goto(link)
  await expect(page).toHaveURL(/\/passwordReset$/)
  await page.getByLabel('パスワード', { exact: true }).fill('quiet-lantern-2')
  await page.getByLabel('パスワード（確認）').fill('quiet-lantern-2')
  await page.getByRole('button', { name: 'このパスワードにする' }).click()
  await page.getByRole('link', { name: 'ログイン' }).click()
  await mail(page).fill(address)
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'ログイン' }).click()
  await expect(page.getByText('メールアドレスが正しいかお確かめください。')).toBeVisible()
  await page.getByLabel('パスワード', { exact: true }).fill('quiet-lantern-2')
  await page.getByRole('button', { name: 'ログイン' }).click()
  await expect(page.getByRole('heading', { name: /ゆずさん/ })).toBeVisible()
  await page.goto(link)
  await expect(page.getByText(/^このリンクは使えなくなりました/)).toBeVisible()
})
