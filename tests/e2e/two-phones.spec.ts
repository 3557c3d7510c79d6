// Two people at two phones: a note, a book, letters and a tweet with four pictures are written while both have no network, and each is there
// once when it is back; a gift goes from one to the other; then one blocks the other, who is writing without a network, in the middle.

import type { Browser, Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { enter, expect, type TestServer, test, untilInstalled, watchContext } from './fixtures.ts'
import { FULL } from './full-size.ts'

const NOTE = { address: '/world/world0/characterNote/new', title: '桟橋の灯', text: '灯がひとつ、水のほうにもともる。' }
const BOOK = {
  address: '/world/world0/characterNoteBook/new',
  title: '水の灯の本',
  text: '水にうつったほうの灯のこと。',
}
const TO_GARO = '/world/world0/message?with=world0-garo'
const TO_LINETTE = '/world/world0/message?with=world0-linette&as=world0-garo'
const TIMELINE = '/world/world0/tweet'
const LETTER = '硝子を、ふたたび磨きました。'
const ANSWER = '見えている。一枚だけ、まだくもっている。'
const TWEET = '桟橋に、灯が四つ。'
const GIVING = '磨き布の、お礼に。'
const TOO_LATE = 'もう一通、書いています。'

const pictures = () =>
  Promise.all(
    ['#1B2440', '#8C2F2B', '#3D7A44', '#D9B56A'].map(async (background, place) => ({
      name: `灯${place + 1}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
        .png()
        .toBuffer(),
    })),
  )

const waiting = (page: Page, words: string) =>
  page.getByRole('region', { name: '送信待ちの文章' }).filter({ hasText: words })
const letterField = (page: Page) => page.getByRole('textbox', { name: /への手紙/ })

/** A phone of one's own, whose user was signed in before. */
async function openPhone(browser: Browser, faults: string[], account: string, address: string): Promise<Page> {
  const context = await browser.newContext()
  await watchContext(context, faults)
  const page = await context.newPage()
  await enter(page, address, account)
  await untilInstalled(page)
  return page
}

/** Opens a page with a network, so that the phone has what it reads. */
async function visit(page: Page, address: string, shown: Locator): Promise<void> {
  await page.goto(address)
  await expect(shown).toBeVisible()
  // What was read is kept a moment later.
  await page.waitForTimeout(1_000)
}

async function sendLetter(page: Page, words: string): Promise<void> {
  await expect(letterField(page)).toBeEditable()
  await letterField(page).fill(words)
  await page.getByRole('button', { name: '手紙を送る' }).click()
}

async function writeWithoutNetwork(page: Page): Promise<void> {
  await page.goto(NOTE.address)
  await expect(page.getByRole('textbox', { name: '本文' })).toBeEditable()
  await page.getByRole('textbox', { name: 'タイトル' }).fill(NOTE.title)
  await page.getByRole('textbox', { name: '本文' }).fill(NOTE.text)
  await page.getByRole('main').getByRole('button', { name: '保存する' }).click()
  await expect(waiting(page, NOTE.title)).toContainText(NOTE.text)

  await page.goto(BOOK.address)
  await expect(page.getByRole('textbox', { name: /紹介文/ })).toBeEditable()
  await page.getByRole('textbox', { name: 'タイトル' }).fill(BOOK.title)
  await page.getByRole('textbox', { name: /紹介文/ }).fill(BOOK.text)
  await page.getByRole('button', { name: '加える' }).click()
  await page.getByRole('main').getByRole('button', { name: '保存する' }).click()
  await expect(waiting(page, BOOK.title)).toContainText(BOOK.text)

  await page.goto(TO_GARO)
  await sendLetter(page, LETTER)
  await expect(waiting(page, LETTER)).toBeVisible()

  await page.goto(TIMELINE)
  await page.getByRole('button', { name: 'つぶやく' }).click()
  const sheet = page.getByRole('dialog', { name: 'つぶやく' })
  await sheet.getByLabel('つぶやきの画像').setInputFiles(await pictures())
  await sheet.getByRole('textbox', { name: '画像4の説明' }).fill('四つめの灯。')
  // What was typed is on the device soon after, and a page that is loaded anew has lost none of it.
  await page.waitForTimeout(500)
  await page.reload()
  await page.getByRole('button', { name: 'つぶやく' }).click()
  await expect(sheet.getByRole('textbox', { name: '画像4の説明' })).toHaveValue('四つめの灯。')
  const field = sheet.getByRole('textbox', { name: 'つぶやき' })
  await expect(field).toBeEditable()
  await field.fill(TWEET)
  await sheet.getByRole('button', { name: 'つぶやく' }).click()
  await expect(waiting(page, TWEET).getByRole('img')).toHaveCount(4)
}

/** Number of each thing that was written, as the server has them. */
async function stored(server: TestServer): Promise<Record<string, number>> {
  const [row] = await server.query<Record<string, number>>(
    `select (select count(*) from note where title = '${NOTE.title}')::int as notes,
       (select count(*) from note_book b join note_book_entry e using (note_book_id) where b.title = '${BOOK.title}')::int as books,
       (select count(*) from letter where body in ('${LETTER}', '${ANSWER}'))::int as letters,
       (select count(*) from tweet where body = '${TWEET}')::int as tweets,
       (select count(*) from tweet_picture p join tweet t using (tweet_id) where t.body = '${TWEET}')::int as pictures`,
  )
  return row ?? {}
}

test('what two wrote without a network is there once, a gift goes over, and a block ends it in the middle', {
  tag: FULL,
}, async ({ browser, server, faults }) => {
  test.setTimeout(300_000)
  // All of hers are in a book: one is taken out, for the new one.
  await server.query('delete from note_book_entry where note_id = 4')
  const linette = await openPhone(browser, faults, 'demo-player', NOTE.address)
  await expect(linette.getByRole('textbox', { name: '本文' })).toBeEditable()
  await visit(linette, BOOK.address, linette.getByRole('textbox', { name: /紹介文/ }))
  await visit(linette, TO_GARO, letterField(linette))
  await visit(linette, TIMELINE, linette.getByRole('article').first())
  const garo = await openPhone(browser, faults, 'demo-player2', TO_LINETTE)
  const switching = garo.getByRole('button', { name: /切り替えてひらく/ })
  await expect(switching.or(letterField(garo))).toBeVisible()
  if (await switching.isVisible()) await switching.click()
  await expect(letterField(garo)).toBeEditable()

  server.gate.shut()
  for (const phone of [linette, garo]) await phone.context().setOffline(true)
  await writeWithoutNetwork(linette)
  await sendLetter(garo, ANSWER)
  await expect(waiting(garo, ANSWER)).toBeVisible()
  expect(await stored(server)).toEqual({ notes: 0, books: 0, letters: 0, tweets: 0, pictures: 0 })

  server.gate.open()
  for (const phone of [linette, garo]) await phone.context().setOffline(false)
  const once = { notes: 1, books: 1, letters: 2, tweets: 1, pictures: 4 }
  await expect.poll(() => stored(server), { timeout: 60_000 }).toEqual(once)
  for (const phone of [linette, garo])
    await expect(phone.getByRole('region', { name: '送信待ちの文章' })).toHaveCount(0)
  await linette.reload()
  await expect(
    linette.getByRole('article').filter({ hasText: TWEET }).getByRole('img', { name: '四つめの灯。' }),
  ).toBeVisible()
  expect(await stored(server)).toEqual(once)

  // A letter with a gift goes with a network alone; the other one takes it.
  const held = async (characterId: string) => {
    const [row] = await server.query<{ balance: number }>(
      `select balance::int from ledger_account where holder_id = '${characterId}' and currency = 'item:world0:I0016'`,
    )
    return row?.balance ?? 0
  }
  const before = { linette: await held('world0-linette'), garo: await held('world0-garo') }
  await linette.goto(TO_GARO)
  await expect(linette.getByRole('list', { name: 'やりとりした手紙' })).toContainText(ANSWER)
  await expect(letterField(linette)).toBeEditable()
  await linette.getByRole('button', { name: '添えるものを選ぶ' }).click()
  const sheet = linette.getByRole('dialog')
  const candy = sheet.locator('option', { hasText: '岬の塩飴' })
  await candy.waitFor({ state: 'attached' })
  await sheet.getByRole('combobox', { name: '贈りもの' }).selectOption((await candy.getAttribute('value')) ?? '')
  await sheet.getByRole('button', { name: '決める' }).click()
  await sendLetter(linette, GIVING)
  await expect(linette.getByRole('list', { name: 'やりとりした手紙' })).toContainText(GIVING)
  expect(await held('world0-linette')).toBe(before.linette - 1)
  await garo.reload()
  await expect(garo.getByRole('list', { name: 'やりとりした手紙' })).toContainText(GIVING)
  await garo.getByRole('button', { name: '受け取る' }).first().click()
  await expect.poll(() => held('world0-garo')).toBe(before.garo + 1)

  // One writes without a network, and the other blocks meanwhile.
  await linette.context().setOffline(true)
  await sendLetter(linette, TOO_LATE)
  await expect(waiting(linette, TOO_LATE)).toBeVisible()
  await garo.goto('/world/world0/character/world0-linette')
  await garo.getByRole('button', { name: /^ほかの操作：リネット/ }).click()
  await garo.getByRole('menuitem', { name: 'ブロックする' }).click()
  await garo.getByRole('alertdialog').getByRole('button', { name: 'ブロックする' }).click()
  await expect(garo).toHaveURL(/blockPublicUserList/)

  // The letter comes back with plain absence, and its words are not lost.
  await linette.context().setOffline(false)
  await expect(waiting(linette, TOO_LATE)).toHaveCount(0)
  await linette.goto('/myPage/tray')
  await expect(linette.getByText(TOO_LATE)).toBeVisible()
  await expect(linette.getByText('キャラクターが見つかりませんでした。')).toBeVisible()
  expect(await server.query(`select 1 from letter where body = '${TOO_LATE}'`)).toEqual([])

  // Neither meets the other any more, in either direction.
  const [note] = await server.query<{ id: number }>(`select note_id as id from note where title = '${NOTE.title}'`)
  await garo.goto(`/world/world0/note/${note?.id}`)
  await expect(garo.getByText('このノートは見つかりませんでした。')).toBeVisible()
  await garo.goto('/world/world0/message')
  await expect(garo.getByRole('heading', { name: '手紙', level: 1 })).toBeVisible()
  await expect(garo.getByText(/手紙を読めるのは/)).toBeVisible()
  await expect(garo.getByRole('link', { name: /リネット/ })).toHaveCount(0)
  await garo.goto(TIMELINE)
  await expect(garo.getByRole('article').first()).toBeVisible()
  await expect(garo.getByRole('article').filter({ hasText: TWEET })).toHaveCount(0)
  await linette.goto(TO_GARO)
  await expect(linette.getByText('キャラクターが見つかりませんでした。')).toBeVisible()
  await linette.goto('/world/world0/message')
  await expect(linette.getByText(/手紙を読めるのは/)).toBeVisible()
  await expect(linette.getByRole('link', { name: /ガロ/ })).toHaveCount(0)
})
