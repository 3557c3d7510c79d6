import { expect, signIn, test } from './fixtures.ts'

test('a player signs in and sees what waits', async ({ page }) => {
  await signIn(page)
  await expect(page.getByRole('heading', { name: /ゆずさん/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: '受け取れる報酬' })).toBeVisible()
  await expect(page.getByRole('link', { name: /ミッション/ }).first()).toBeVisible()
})

test('a visitor who asks for missions signs in first and lands there', async ({ page }) => {
  await page.goto('/mission?tabNo=1')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByLabel('メールアドレス').fill('demo-player@example.com')
  await page.getByLabel('パスワード', { exact: true }).fill('tsumugi-demo')
  await page.getByRole('button', { name: 'ログイン' }).click()
  await expect(page).toHaveURL(/\/mission\?tabNo=1/)
})

test('a wrong password is said in the words of the catalogue, and what was typed is still there', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('メールアドレス').fill('demo-player@example.com')
  await page.getByLabel('パスワード', { exact: true }).fill('wrong-password')
  await page.getByRole('button', { name: 'ログイン' }).click()
  await expect(page.getByText('メールアドレスが正しいかお確かめください。')).toBeVisible()
  await expect(page.getByLabel('メールアドレス')).toHaveValue('demo-player@example.com')
})
