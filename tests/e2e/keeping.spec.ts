// Things that readers keep of replays: the archive as files that open, a scene that is marked in the reader and shared, and an extra (幕間)
// that is bought once and read.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { unzip } from '../support/unzip.ts'
import { enter, expect, test, watchContext } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { EXTRA, givenExtras } from './given-extras.ts'
import { givenPublishedReplay, REPLAY_PAGE } from './given-responses.ts'

test.use({ serviceWorkers: 'block' })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Presses a button and opens the archive that the browser saves: its name, and the names and data of its entries. */
async function saved(page: Page, label: string) {
  const waiting = page.waitForEvent('download')
  await button(page, label).click()
  const download = await waiting
  return { name: download.suggestedFilename(), entries: unzip(readFileSync(await download.path())) }
}

test('the archive is saved as one book, and of one character as a collection; both open', { tag: FULL }, async ({
  page,
}) => {
  await enter(page, '/myPage/archive')
  await expect(page.getByText('全12件のうち')).toBeVisible()
  const book = await saved(page, 'EPUB（縦書き）')
  expect(book.name).toBe('わたしの物語.epub')
  const words = (entries: typeof book.entries) => entries.map(({ data }) => data.toString('utf8')).join('\n')
  expect(book.entries[0]).toMatchObject({ name: 'mimetype', data: Buffer.from('application/epub+zip') })
  for (const title of ['舌のない霧笛', '足もとの白い海図', '放送事故、八秒'])
    expect(words(book.entries), title).toContain(title)
  await page.getByRole('link', { name: 'リネット・ハルグレイ 3' }).click()
  await expect(page.getByText('全3件のうち')).toBeVisible()
  const collection = await saved(page, 'ZIP')
  expect(collection.name).toBe('リネット・ハルグレイの物語.zip')
  const books = collection.entries.filter(({ name }) => name.endsWith('.epub'))
  expect(books).toHaveLength(3)
  expect(words(unzip(books[0]?.data ?? Buffer.from('')))).toContain('足もとの白い海図')
  expect(words(collection.entries.filter(({ name }) => name.startsWith('テキスト/')))).toContain('ミギハ　マダ　ユケル')
  expect(collection.entries.filter(({ name }) => name.startsWith('プレイング/'))).toHaveLength(3)
})

test('a scene marked in the reader is kept, read by a guest at its address, deleted and taken back', async ({
  page,
  browser,
  server,
  faults,
}) => {
  await givenPublishedReplay(server)
  await page.addInitScript(() => localStorage.setItem('tsumugi-reader', '{"writing":"horizontal","known":true}'))
  await enter(page, '/world/world0/scenario/0000000004/1/replay', 'demo-writer')
  const line = page.getByRole('region', { name: '本文' }).locator('p[data-row]').first()
  await expect(line).toContainText('灯台守は、四つ数えてから灯りをともした。')
  await line.evaluate(paragraph => {
    const range = document.createRange()
    const [words] = paragraph.childNodes
    if (!words) return
    range.setStart(words, 20)
    range.setEnd(words, 39)
    document.getSelection()?.addRange(range)
  })
  await page.getByRole('region', { name: '選んだ文' }).getByRole('button', { name: 'この場面を残す' }).click()
  const sheet = page.getByRole('dialog', { name: 'この場面を残す' })
  await expect(sheet.getByRole('button', { pressed: true })).toHaveText('霧の向こうで、だれかが手を振っている。')
  await sheet.getByRole('button', { name: '残す', exact: true }).click()
  // Said on the sheet: toasts wait while somebody reads.
  const told = page.getByRole('dialog', { name: '場面を残しました' })
  await told.getByRole('link', { name: '見る' }).click()
  await expect(page).toHaveURL(/\/quotation\/[\w-]{22}$/)
  const address = page.url()
  const words = page.getByText('霧の向こうで、だれかが手を振っている。')
  await expect(words).toBeVisible()

  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  await watchContext(context, faults)
  const guest = await context.newPage()
  await guest.goto(new URL(address).pathname)
  await expect(guest.getByText('霧の向こうで、だれかが手を振っている。')).toBeVisible()
  await expect(guest.getByText(/^文：.+©/)).toBeVisible()
  await expect(button(guest, /の場面を削除$/)).toHaveCount(0)
  await context.close()

  await page.goto('/myPage/quotations')
  await expect(words).toBeVisible()
  await button(page, /の場面を削除$/).click()
  await expect(words).toHaveCount(0)
  const left = () => server.query('select quotation_id from quotation where deleted_at is null')
  await expect.poll(left).toHaveLength(0)
  await button(page, 'もとに戻す').click()
  await expect(words).toBeVisible()
  await expect.poll(left).toHaveLength(1)
})

test('an extra is bought once, for the price that is shown, and read', { tag: FULL }, async ({ page, server }) => {
  await givenExtras(server)
  const bought = () =>
    server.query(
      `select p.price, (select count(*)::int from extra_purchase o where o.extra_id = p.extra_id) as times from extra_purchase p
       where p.extra_id = ${EXTRA.paid}`,
    )
  await enter(page, REPLAY_PAGE)
  await button(page, /^コイン 80 で読む/).click()
  await button(page, '購入して読む').click()
  await expect(page).toHaveURL(new RegExp(`/extra/${EXTRA.paid}$`))
  const text = page.getByRole('region', { name: '本文' })
  await expect(text).toContainText('灯台守は、客の帰ったあとの湯呑みを')
  expect(await bought()).toEqual([{ price: 80, times: 1 }])
  await page.reload()
  await expect(text).toContainText('灯台守は、客の帰ったあとの湯呑みを')
  await page.goto(REPLAY_PAGE)
  await expect(button(page, /^コイン 80 で読む/)).toHaveCount(0)
})
