// Joining and signing in by Google as a stranger does it, and linking it to an account, with a stand-in for Google.

import { CLIENT, type MockOAuth, openMockOAuth } from '../support/mock-oauth.ts'
import { expect, PASSWORD, test } from './fixtures.ts'
import { FULL } from './full-size.ts'

test.use({ serviceWorkers: 'block' })

let oauth: MockOAuth
test.beforeAll(async () => {
  oauth = await openMockOAuth()
})
test.afterAll(() => oauth.close())
test.beforeEach(async ({ server }) => {
  await server.restart({
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
    OAUTH_STAND_IN: oauth.origin,
  })
})

test('a stranger joins by Google from the second step, and signs in by it on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  oauth.is({ subject: 'stranger', email: 'stranger@mail.example' })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Twitter' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Google' }).click()
  await expect(page.getByText('stranger@mail.example とGoogleで登録します。')).toBeVisible()
  await expect(page).toHaveURL(/\/authOver$/)
  await page.getByRole('button', { name: 'つぎへ' }).click()
  await page.getByLabel('プレイヤー名').fill('とおる')
  await page.getByLabel('年', { exact: true }).selectOption('1998')
  await page.getByText('その他').click()
  await page.getByLabel('利用規約に同意します').check()
  await page.getByRole('button', { name: 'この内容で登録する' }).click()
  await expect(page.getByText(/とおるさん、つむぎへようこそ/)).toBeVisible()
  await page.getByRole('button', { name: 'ログイン' }).click()
  await expect(page.getByRole('heading', { name: /とおるさん/ })).toBeVisible()

  const device = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block', locale: 'ja-JP' })
  const other = await device.newPage()
  await other.goto('/login?redirect=%2FmyPage%2Faccount%2FuserInfo')
  await other.getByRole('button', { name: 'Google' }).click()
  await expect(other.getByText('ほかにログインする方法がないため、外せません。')).toBeVisible()
  await expect(other).toHaveURL(/\/myPage\/account\/userInfo$/)
  await device.close()
})

test('an address in use is linked only after signing in the old way; what was cancelled is said', {
  tag: FULL,
}, async ({ page }) => {
  oauth.is({ subject: 'yuzu', email: 'demo-player@example.com' })
  await page.goto('/login')
  oauth.behave({ cancels: true })
  await page.getByRole('button', { name: 'Google' }).click()
  await expect(page.getByText('ログインを取りやめました。')).toBeVisible()
  oauth.behave({ cancels: false })
  await page.getByRole('link', { name: 'ログインの画面へ' }).click()
  await page.getByRole('button', { name: 'Google' }).click()
  await expect(page.getByText(/いつもの方法でログインしてから/)).toBeVisible()
  await expect(page).toHaveURL(/\/social$/)
  await page.getByRole('link', { name: 'ログインの画面へ' }).click()
  await page.getByLabel('メールアドレス').fill('demo-player@example.com')
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.getByRole('button', { name: /つなげる.*Google/ }).click()
  await expect(page.getByText('Googleをつなげました').first()).toBeVisible()
  await page.getByRole('button', { name: /外す.*Google/ }).click()
  await page.getByRole('button', { name: '外す', exact: true }).click()
  await expect(page.getByText('Googleを外しました').first()).toBeVisible()
})
