// Steps of two people on one browser.
import { expect, type Page } from 'playwright/test'
import { PASSWORD } from './fixtures.ts'

/** Signs in with the form of the current page. */
export async function signInHere(page: Page, account: string, { shared = false } = {}): Promise<void> {
  await page.getByLabel('メールアドレス').fill(`${account}@example.com`)
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  if (shared) await page.getByLabel('共有の端末').check()
  await page.getByRole('button', { name: 'ログイン' }).click()
  // The page of a sign-in reads itself anew once.
  await expect(page).not.toHaveURL(/\/(login|loading)/)
}

/** Sends the event that makes a sender send; a tab may be reading itself anew for another user. */
export const wake = (page: Page): Promise<void> =>
  expect(() => page.evaluate(() => window.dispatchEvent(new Event('focus')))).toPass()
