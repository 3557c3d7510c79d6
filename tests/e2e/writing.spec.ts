// Texts of users: restored, sent once, and recovered after any outcome.

import type { Browser, BrowserContext, Locator, Page } from 'playwright/test'
import { goOffline, goOnline } from './claims.ts'
import { enter, expect, type TestServer, test, untilInstalled, watchContext, withoutWorker } from './fixtures.ts'
import { FULL } from './full-size.ts'

const profileField = (page: Page): Locator => page.getByRole('textbox', { name: '自己紹介' })
const letterField = (page: Page): Locator => page.getByRole('textbox', { name: 'お問い合わせ内容' })
const save = (page: Page): Promise<void> => page.getByRole('button', { name: '保存する' }).click()
const onServer = (page: Page): Locator => page.getByText(/サーバーに保存 \d/).first()

async function openProfile(page: Page): Promise<void> {
  await enter(page, '/myPage/profile')
  await expect(profileField(page)).toBeEditable()
}

withoutWorker(
  'what is written is there after a reload; saved, it is shown and the draft has ended',
  { tag: FULL },
  async ({ page, server }) => {
    await openProfile(page)
    await profileField(page).fill('霧の港で、灯りを守っています。')
    await expect(onServer(page)).toBeVisible()
    await page.reload()
    await expect(profileField(page)).toHaveValue('霧の港で、灯りを守っています。')
    await save(page)
    await expect(page).toHaveURL(/\/myPage$/)
    await expect(page.getByRole('region', { name: '自己紹介' })).toContainText('霧の港で、灯りを守っています。')
    await expect
      .poll(() => server.query('select 1 from draft where submitted_at is null and removed_at is null'))
      .toHaveLength(0)
    await page.getByRole('link', { name: /^編集/ }).click()
    await expect(profileField(page)).toHaveValue('霧の港で、灯りを守っています。')
    await profileField(page).fill('あ'.repeat(401))
    await save(page)
    await expect(page.getByText('自己紹介は400文字以内で入力してください').first()).toBeVisible()
  },
)

test('a letter written without a network waits, and is sent once', async ({ page, server }) => {
  await enter(page, '/inquiry')
  await untilInstalled(page)
  await expect(letterField(page)).toBeEditable()
  await goOffline(page, server)
  await page.getByLabel('種類').selectOption('request')
  await letterField(page).fill('夜のあいだは、通知を止めたいです。')
  await page.getByRole('button', { name: '送る' }).click()
  const waiting = page.getByRole('region', { name: '送信待ちの文章' })
  await expect(waiting).toContainText('夜のあいだは')
  await expect(letterField(page)).toHaveValue('')
  await page.reload()
  await expect(waiting).toContainText('夜のあいだは')
  await expect(letterField(page)).toBeEditable()
  await expect(letterField(page)).toHaveValue('')
  await goOnline(page, server)
  await expect(waiting).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '夜のあいだは' })).toContainText('受付済')
  expect(await server.query('select body from inquiry')).toEqual([{ body: '夜のあいだは、通知を止めたいです。' }])
  await page.goto('/myPage/drafts')
  await expect(page.getByText('書きかけの文章はありません。')).toBeVisible()
  await page.getByRole('link', { name: '送ったもの・削除したもの' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '夜のあいだは' })).toHaveCount(1)
})

/** Another device of the same user. */
async function anotherDevice(browser: Browser, server: TestServer, faults: string[]): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: server.url })
  await watchContext(context, faults)
  return context
}

withoutWorker(
  'two devices write in one draft: both texts side by side, and both can be had',
  async ({ page, browser, server, faults }) => {
    await openProfile(page)
    await profileField(page).fill('はじめの文。')
    await expect(onServer(page)).toBeVisible()
    const context = await anotherDevice(browser, server, faults)
    const other = await context.newPage()
    await openProfile(other)
    await expect(profileField(other)).toHaveValue('はじめの文。')
    await profileField(other).fill('はじめの文。別の端末で足しました。')
    await expect
      .poll(() => server.query<{ text: string }>('select text from draft'))
      .toEqual([{ text: 'はじめの文。別の端末で足しました。' }])
    await profileField(page).fill('はじめの文。この端末で足しました。')
    const both = page.getByRole('region', { name: '2つの版' })
    await expect(both.getByRole('region', { name: 'この端末' })).toContainText('この端末で足しました。')
    await expect(both.getByRole('region', { name: '別の端末' })).toContainText('別の端末で足しました。')
    await expect(profileField(page)).toHaveValue('はじめの文。この端末で足しました。')
    await both.getByRole('button', { name: /こちらを使う.*別の端末/ }).click()
    await expect(both).toHaveCount(0)
    await expect(profileField(page)).toHaveValue('はじめの文。別の端末で足しました。')
    await page.goto('/myPage/drafts?ended=true')
    await expect(page.getByRole('listitem').filter({ hasText: 'この端末で足しました' }).first()).toBeVisible()
    await context.close()
  },
)

withoutWorker(
  'the list of drafts: put aside, taken back by the toast and from the list',
  { tag: FULL },
  async ({ page }) => {
    await openProfile(page)
    await profileField(page).fill('一つめの文章')
    await expect(onServer(page)).toBeVisible()
    await page.getByRole('button', { name: /下書き：/ }).click()
    await page.getByRole('button', { name: '新しい下書き' }).click()
    await page.getByRole('textbox', { name: '下書きの名前' }).fill('別の案')
    await page.getByRole('button', { name: '書きはじめる' }).click()
    await expect(profileField(page)).toHaveValue('')
    await profileField(page).fill('二つめの文章')
    await expect(onServer(page)).toBeVisible()

    await page.goto('/myPage/drafts')
    const rows = page.getByRole('list').getByRole('listitem').filter({ hasText: 'サーバーにも保存' })
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: '「別の案」を削除' }).click()
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: 'もとに戻す' }).click()
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: '「一つめの文章」を削除' }).click()
    await expect(rows).toHaveCount(1)
    await page.getByRole('link', { name: '送ったもの・削除したもの' }).click()
    await page.getByRole('button', { name: /^取り戻す.*一つめの文章/ }).click()
    await expect(page.getByRole('button', { name: /^取り戻す/ })).toHaveCount(0)
    await page.goto('/myPage/drafts')
    await expect(rows).toHaveCount(2)
    await page.getByRole('link', { name: /続きを書く：.*一つめの文章/ }).click()
    await expect(profileField(page)).toHaveValue('一つめの文章')
  },
)

withoutWorker(
  'an earlier text comes back, and that can be undone; a phrase is kept and put in',
  { tag: FULL },
  async ({ page, server }) => {
    await openProfile(page)
    await profileField(page).fill('はじめの版です。')
    await expect(onServer(page)).toBeVisible()
    await profileField(page).fill('書きなおした版です。')
    await expect
      .poll(() => server.query<{ text: string }>('select text from draft'))
      .toEqual([{ text: '書きなおした版です。' }])
    await page.getByRole('button', { name: '前の版' }).click()
    await page.getByRole('button', { name: /はじめの版です。/ }).click()
    await page.getByRole('button', { name: 'この版に戻す' }).click()
    await expect(profileField(page)).toHaveValue('はじめの版です。')
    await page.getByRole('button', { name: 'もとに戻す' }).click()
    await expect(profileField(page)).toHaveValue('書きなおした版です。')

    await profileField(page).selectText()
    await page.getByRole('button', { name: '定型文' }).click()
    await page.getByRole('button', { name: '選んだ文を追加' }).click()
    const kept = page.getByRole('dialog').getByRole('button', { name: '書きなおした版です。', exact: true })
    await kept.click()
    await expect(profileField(page)).toHaveValue('書きなおした版です。')
  },
)

withoutWorker(
  'what was refused lies in the tray with its text, and leads back to its editor',
  async ({ page, server }) => {
    await enter(page, '/myPage/profile')
    await expect(profileField(page)).toBeEditable()
    await profileField(page).fill('断られる自己紹介')
    await expect(onServer(page)).toBeVisible()
    const refusal = { code: 'INTRODUCTION_TOO_LONG', errorMessage: '自己紹介は400文字以内で入力してください' }
    server.gate.answer(/updateProfile/, 400, JSON.stringify(refusal), 'application/json')
    await save(page)
    await expect(page.getByText('自己紹介は400文字以内で入力してください').first()).toBeVisible()
    await page.goto('/myPage/tray')
    const refused = page.getByRole('listitem').filter({ hasText: '断られる自己紹介' })
    await expect(refused).toContainText('自己紹介は400文字以内で入力してください')
    await refused.getByRole('button', { name: '直す' }).click()
    await expect(profileField(page)).toHaveValue('断られる自己紹介')
    server.gate.answer(null)
    await save(page)
    await expect(page).toHaveURL(/\/myPage$/)
    await page.goto('/myPage/tray')
    await expect(page.getByText('送れなかったものはありません。')).toBeVisible()
  },
)
