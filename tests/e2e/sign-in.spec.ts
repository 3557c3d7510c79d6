// Signing in through the form: a wrong password, the way back to the requested page, and the start page.
import { expect, PASSWORD, signIn, test } from './fixtures.ts'
import { goBy, pressSignOut } from './tabs.ts'

test.use({ serviceWorkers: 'block' })

test('through the form: a wrong password, the way to what was asked for, the start', async ({ page }) => {
  await test.step('a wrong password is said in the words of the catalogue, and what was typed is still there', async () => {
    await page.goto('/login')
    await page.getByLabel('メールアドレス').fill('demo-player@example.com')
    await page.getByLabel('パスワード', { exact: true }).fill('wrong-password')
    await page.getByRole('button', { name: 'ログイン' }).click()
    await expect(page.getByText('メールアドレスが正しいかお確かめください。')).toBeVisible()
    await expect(page.getByLabel('メールアドレス')).toHaveValue('demo-player@example.com')
  })

  await test.step('a visitor who asks for missions signs in first and lands there', async () => {
    await page.goto('/mission?tabNo=1')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await page.getByLabel('メールアドレス').fill('demo-player@example.com')
    await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'ログイン' }).click()
    await expect(page).toHaveURL(/\/mission\?tabNo=1/)
  })

  await test.step('a player signs in and sees what waits', async () => {
    await goBy(page, 'マイページ')
    await pressSignOut(page)
    await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible()
    await signIn(page)
    await expect(page.getByRole('heading', { name: /ゆずさん/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: '受け取れる報酬' })).toBeVisible()
    await expect(page.getByRole('link', { name: /ミッション/ }).first()).toBeVisible()
  })
})
