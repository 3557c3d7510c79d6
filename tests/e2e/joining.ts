// Steps of joining by mail: the mails are read from the outbox of the server.
import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/** Path of the newest link that a mail to the address has. */
export async function linkFor(page: Page, address: string, path: string): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const text = await (await page.request.get('/mails')).text()
    const article = text.split('<article>').find(each => each.includes(address) && each.includes(path))
    return article?.match(/href="https?:\/\/[^/]+([^"]+)"/)?.[1]
  }
  await expect.poll(find).toContain(path)
  return (await find()) ?? ''
}

export async function askForMail(page: Page, address: string): Promise<void> {
  await page.getByLabel('メールアドレス').fill(address)
  await page.getByRole('button', { name: '登録' }).click()
  await expect(page.getByText(address)).toBeVisible()
  await expect(page.getByText(/登録用のメールを送りました/)).toBeVisible()
}

export async function givePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await page.getByLabel('パスワード（確認）').fill(password)
  await page.getByRole('button', { name: 'つぎへ' }).click()
}
