// Steps of the flows of orders: a request for three placed from its form, a link opened by a stranger who signs in on the way.
import type { Browser, BrowserContext, Page } from 'playwright/test'
import { expect, PASSWORD, type TestServer, watchContext } from './fixtures.ts'

export const WORLD = 'world0'
export const PURPOSE = '三人で、終電を見送る夜'

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()
export const sheet = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))
export const turn = (page: Page) => page.getByRole('region', { name: 'いまの番' })
export const coins = (page: Page) => page.getByRole('region', { name: /あずけているコイン/ })

export type Opened = { browser: Browser; server: TestServer; faults: string[] }

/** Page of a new browser in which nobody has signed in. */
export async function stranger({ browser, server, faults }: Opened): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  await watchContext(context, faults)
  return context.newPage()
}

interface Wanted {
  isPrivate?: boolean
  /** looks at the sheet that asks before coins are held */
  look?: () => Promise<unknown>
}

/** Writes the request for three on the list of masters, and places it. @returns its id */
export async function placeRequest(page: Page, { isPrivate = false, look }: Wanted = {}): Promise<number> {
  await page.getByRole('link', { name: /しおりに頼む/ }).click()
  await page.getByRole('textbox', { name: '依頼の内容' }).fill('四両目の窓を、あけておいてください。')
  await page.getByLabel('依頼の題名').fill(PURPOSE)
  await page.getByText('友だちと', { exact: true }).click()
  if (isPrivate) await page.getByRole('switch', { name: /参加者だけに公開する/ }).click()
  await expect(page.getByText(/ひとり434コインずつ/)).toBeVisible()
  await button(page, '金額を確かめる').click()
  const asked = sheet(page, 'この内容でオーダーしますか？')
  await expect(asked).toContainText('1,300 コイン')
  await expect(asked).toContainText('432 コイン')
  await look?.()
  await asked.getByRole('button', { name: 'オーダーする' }).click()
  await expect(page).toHaveURL(/\/scenarioOrder\/\d+$/)
  return Number(page.url().split('/').at(-1))
}

/** The link of an invitation, copied on the page of its order, and its secret. */
export async function copyLink(page: Page): Promise<{ link: string; hash: string }> {
  await button(page, 'コピー').click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  return { link, hash: link.split('/').at(-1) ?? '' }
}

/** A stranger opens a link and signs in on the way; its secret stands in no address. */
export async function comeByLink(guest: Page, { link, hash }: { link: string; hash: string }, orderId: number) {
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1, name: PURPOSE })).toBeVisible()
  await expect(guest).toHaveURL(new RegExp(`/scenarioInvite/${orderId}/link$`))
  await expect(guest.getByRole('region', { name: '招待' })).toContainText('434 コイン')
  await guest.getByRole('link', { name: 'ログインして参加する' }).click()
  expect(guest.url()).not.toContain(hash)
  await guest.getByLabel('メールアドレス').fill('demo-player2@example.com')
  await guest.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await guest.getByRole('button', { name: 'ログイン' }).click()
  await expect(guest).toHaveURL(new RegExp(`/scenarioInvite/${orderId}/link$`))
}

/** Declines the invitation on the screen. @param isAsked whether the owner asked by name, who is told of it */
export async function decline(guest: Page, { isAsked }: { isAsked: boolean }): Promise<void> {
  await button(guest, '見送る').click()
  if (isAsked) await sheet(guest, '招待を見送りますか？').getByRole('button', { name: '見送る' }).click()
  await expect(guest.getByText('招待を見送りました。').first()).toBeVisible()
}

/** The owner comes with ヨルグ in place of the character that was named first. */
export async function swap(page: Page): Promise<void> {
  await button(page, 'キャラクターを替える').click()
  const asked = sheet(page, 'キャラクターを替えますか？')
  await asked.getByRole('combobox').click()
  await asked.getByRole('option', { name: /ヨルグ/ }).click()
  await asked.getByRole('button', { name: '替える', exact: true }).click()
  await expect(coins(page)).toContainText('ヨルグ')
}
