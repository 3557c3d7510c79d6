// Steps of two people on one browser.
import { expect, type Page } from 'playwright/test'
import { PASSWORD } from './fixtures.ts'

/** Signs in with the form of the current page. */
export async function signInHere(page: Page, account: string, { shared = false } = {}): Promise<void> {
  await page.getByLabel('メールアドレス').fill(`${account}@example.com`)
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  if (shared) await page.getByLabel('共有の端末').check()
  await page.getByRole('button', { name: 'ログイン' }).click()
  // After a sign-in the page is loaded again once.
  await expect(page).not.toHaveURL(/\/(login|loading)/)
}

/** Sends the event on which an outbox sends. It is repeated, because the tab may just be loading again for another user. */
export const wake = (page: Page): Promise<void> =>
  expect(() => page.evaluate(() => window.dispatchEvent(new Event('focus')))).toPass()
