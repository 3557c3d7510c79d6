// Letters by two people: one written without a network and sent once, one with a gift that its receiver takes, another that comes back; then
// one blocks the other in the middle, and neither reaches the other any more.
import type { Locator } from 'playwright/test'
import { goOffline, goOnline } from './claims.ts'
import { enter, expect, test, untilInstalled } from './fixtures.ts'
import { FULL } from './full-size.ts'

const ADDRESS = '/world/world0/message?with=world0-garo'
const WORDS = '窓の枠、直しました。もう揺れません。'
const GIVING = '灯室の飴を、すこし。'

test('letters are written without a network and sent once; gifts are taken and sent back; a block ends it', {
  tag: FULL,
}, async ({ page, server, browser }) => {
  const stored = (body: string) => server.query(`select 1 as one from letter where body = '${body}'`)
  const held = async (characterId: string) => {
    const [row] = await server.query<{ balance: number }>(
      `select balance::int from ledger_account where holder_id = '${characterId}' and currency = 'item:world0:I0016'`,
    )
    return row?.balance ?? 0
  }
  await enter(page, ADDRESS, 'demo-player')
  await untilInstalled(page)
  const field = page.getByRole('textbox', { name: /への手紙/ })
  await expect(field).toBeEditable()
  await goOffline(page, server)
  await field.fill(WORDS)
  await page.getByRole('button', { name: '手紙を送る' }).click()
  await expect(page.getByRole('region', { name: '送信待ちの文章' })).toContainText(WORDS)
  expect(await stored(WORDS)).toEqual([])
  await page.reload()
  await expect(page.getByRole('region', { name: '送信待ちの文章' })).toContainText(WORDS)
  await goOnline(page, server)
  await expect.poll(() => stored(WORDS)).toHaveLength(1)
  await expect(page.getByRole('list', { name: 'やりとりした手紙' })).toContainText(WORDS)

  // With a gift: it leaves at once.
  const before = [await held('world0-linette'), await held('world0-garo')]
  const optionOf = async (sheet: Locator) => {
    const option = sheet.locator('option', { hasText: '岬の塩飴' })
    await option.waitFor({ state: 'attached' })
    return (await option.textContent()) ?? ''
  }
  const give = async (words: string) => {
    await page.getByRole('button', { name: '添えるものを選ぶ' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('combobox', { name: '贈りもの' }).selectOption({ label: await optionOf(sheet) })
    await sheet.getByRole('button', { name: '決める' }).click()
    await field.fill(words)
    await page.getByRole('button', { name: '手紙を送る' }).click()
    await expect.poll(() => stored(words)).toHaveLength(1)
  }
  await give(GIVING)
  expect(await held('world0-linette')).toBe((before[0] ?? 0) - 1)

  const other = await (await browser.newContext()).newPage()
  await enter(other, '/world/world0/message?with=world0-linette&as=world0-garo', 'demo-player2')
  const switching = other.getByRole('button', { name: /切り替えてひらく/ })
  const mine = other.getByRole('list', { name: 'やりとりした手紙' })
  await expect(switching.or(mine)).toBeVisible()
  if (await switching.isVisible()) await switching.click()
  await expect(mine).toContainText(GIVING)
  await other.getByRole('button', { name: '受け取る' }).first().click()
  await expect.poll(() => held('world0-garo')).toBe((before[1] ?? 0) + 1)

  await page.reload()
  await give('もうひとつ。')
  await other.reload()
  await other.getByRole('button', { name: '返す' }).first().click()
  await other.getByRole('alertdialog').getByRole('button', { name: '返す' }).click()
  await expect.poll(() => held('world0-linette')).toBe((before[0] ?? 0) - 1)
  await expect
    .poll(() => server.query(`select facts->>'news' as news from notice where event = 'post.gift' order by news`))
    .toEqual([{ news: 'accepted' }, { news: 'refused' }])

  // One blocks the other in the middle.
  await server.query(`insert into user_block (user_id, character_id, blocked_user_id, blocked_character_id, created_at)
    select own.user_id, own.character_id, other.user_id, other.character_id, now() from character own, character other
    where own.character_id = 'world0-garo' and other.character_id = 'world0-linette'`)
  await field.fill('届きますか。')
  await page.getByRole('button', { name: '手紙を送る' }).click()
  await expect(page.getByText('キャラクターが見つかりませんでした。').first()).toBeVisible()
  expect(await stored('届きますか。')).toEqual([])
  await other.getByRole('textbox', { name: /への手紙/ }).fill('こちらからも。')
  await other.getByRole('button', { name: '手紙を送る' }).click()
  await expect(other.getByText('キャラクターが見つかりませんでした。').first()).toBeVisible()
  expect(await stored('こちらからも。')).toEqual([])
})
