// Acts on a screen before it is checked.
import type { Locator, Page } from 'playwright/test'
import { dialog, press } from './shown.ts'

const firstCard = (page: Page) => page.getByRole('listitem').filter({ hasText: / G/ }).first()

/** Sends the form empty, refused, and without its password. */
export async function failToSignIn(page: Page): Promise<void> {
  await press(page, 'ログイン')
  await page.getByText('パスワードを入力してください').waitFor()
  await page.getByLabel('メールアドレス').fill('demo-player@example.com')
  await page.getByLabel('パスワード', { exact: true }).fill('wrong-password')
  await press(page, 'ログイン')
  await page.getByText('ログインできませんでした。').waitFor()
  await page.getByLabel('パスワード', { exact: true }).fill('')
  await press(page, 'ログイン')
  await page.getByText('パスワードを入力してください').waitFor()
}

/** Opens the sheet for choosing the receiver of a reward. */
export async function chooseReceiver(page: Page): Promise<void> {
  await firstCard(page)
    .getByRole('button', { name: /報酬を受け取る/ })
    .click()
  await page.getByRole('option', { name: /ミナ・ソルベ/ }).waitFor()
}

/** Opens the sheet with a received reward. */
export async function receiveReward(page: Page): Promise<void> {
  await firstCard(page)
    .getByRole('button', { name: /報酬を受け取る/ })
    .click()
  await dialog(page).getByRole('option').first().click()
  await dialog(page).getByRole('button', { name: '受け取る' }).click()
  await dialog(page, '報酬を受け取りました').waitFor()
}

/** Opens the sheet of the earlier texts of a field. */
export async function openEarlierTexts(page: Page): Promise<void> {
  await writeIntroduction(page)
  await press(page, '前の版')
  await dialog(page, '前の版').waitFor()
}

/** Writes a text that the server has stored, another one each time. */
export async function writeIntroduction(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '自己紹介' }).fill(`霧の港で、灯りを守っています。${Date.now()}`)
  await page
    .getByText(/サーバーに保存 \d/)
    .first()
    .waitFor()
}

/** Asks whether an act arrived. The app asks by itself too, and may have its answer before the press. */
export async function askAgain(within: Page | Locator): Promise<void> {
  const ask = within.getByRole('button', { name: 'もう一度確かめる' })
  await ask.click({ timeout: 5_000 }).catch(() => {})
  await ask.waitFor({ state: 'detached' })
}
