// Notes by two people: one writes without a network, the other finds it by its tag, likes and comments; a book of it has a picture of its
// writer's own on its cover; then a block stands between them.
import sharp from 'sharp'
import { goOffline, goOnline } from './claims.ts'
import { enter, expect, test, untilInstalled } from './fixtures.ts'
import { FULL } from './full-size.ts'

const TITLE = '桟橋で拾ったもの'
const WORDS = '霧が引いたあと、櫂が一本だけ残っていた。'
const ANSWER = 'それは、うちの舟のだ。'
const BOOK = '桟橋の本'
const COVER = '霧の桟橋に残った櫂。'

const picture = async () => ({
  name: '櫂.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#3D5A80' } })
    .png()
    .toBuffer(),
})

test('a note that is written without a network arrives once, is tagged, answered and hidden by a block', {
  tag: FULL,
}, async ({ page, server, browser }) => {
  const stored = () =>
    server.query(`select title, scope::int from note where title = '${TITLE}' and deleted_at is null`)
  await enter(page, '/world/world0/characterNote/new', 'demo-player')
  await untilInstalled(page)
  await expect(page.getByRole('textbox', { name: '本文' })).toBeEditable()
  await goOffline(page, server)
  await page.getByRole('textbox', { name: 'タイトル' }).fill(TITLE)
  await page.getByRole('textbox', { name: '本文' }).fill(WORDS)
  await page.getByRole('main').getByRole('button', { name: '保存する' }).click()
  await expect(page).toHaveURL(/characterNote$/)
  await expect(page.getByRole('region', { name: '送信待ちの文章' })).toContainText(WORDS)
  expect(await stored()).toEqual([])
  await goOnline(page, server)
  await expect.poll(stored).toEqual([{ title: TITLE, scope: 1 }])
  await expect(page.getByRole('region', { name: '送信待ちの文章' })).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(TITLE) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()

  // Its tags, in the words of the document.
  await page.getByRole('button', { name: `ほかの操作：${TITLE}` }).click()
  await page.getByRole('menuitem', { name: 'タグをつける' }).click()
  await page.getByRole('switch', { name: /霧の便り/ }).check({ force: true })
  await expect(page.getByText('タグを紐づけしました。')).toBeVisible()
  await page.getByRole('switch', { name: /料理/ }).check({ force: true })
  await expect(page.getByRole('switch', { name: /料理/ })).toBeChecked()
  // A second press is not taken while the first one is on its way.
  await expect(async () => {
    await page.getByRole('switch', { name: /料理/ }).uncheck({ force: true, timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('タグの紐づけを解除しました。').first()).toBeVisible()
  await expect
    .poll(() =>
      server.query(`select t.name from note_tag_link l join note n using (note_id)
      join note_tag_master t using (note_tag_id) where n.title = '${TITLE}'`),
    )
    .toEqual([{ name: '霧の便り' }])

  // Another player finds it by its tag, and answers.
  const other = await (await browser.newContext()).newPage()
  await enter(other, '/world/world0/worldSearch/note', 'demo-player2')
  await other
    .getByRole('navigation', { name: 'タグ' })
    .getByRole('link', { name: /^霧の便り/ })
    .click()
  await other
    .getByRole('main')
    .getByRole('link', { name: new RegExp(TITLE) })
    .click()
  await other.getByRole('button', { name: /^いいね/ }).click()
  await expect(other.getByRole('button', { name: /^いいね 1/ })).toHaveAttribute('aria-pressed', 'true')
  await other.getByRole('textbox', { name: 'コメント' }).fill(ANSWER)
  await other.getByRole('button', { name: 'コメントする' }).click()
  await expect(other.getByRole('list', { name: 'コメントの一覧' })).toContainText(ANSWER)
  const address = new URL(other.url()).pathname
  await page.goto(address)
  await expect(page.getByRole('list', { name: 'コメントの一覧' })).toContainText(ANSWER)
  await expect(page.getByText('いいね 1')).toBeVisible()

  // Its book has a picture of the writer's own on the cover.
  await page.goto('/world/world0/characterNoteBook/new')
  await expect(page.getByRole('textbox', { name: /紹介文/ })).toBeEditable()
  await page.getByRole('textbox', { name: 'タイトル' }).fill(BOOK)
  await page.getByRole('button', { name: '加える' }).click()
  await page.getByRole('combobox', { name: '表紙の絵' }).selectOption('自分の画像')
  await page.getByLabel('表紙に使う画像').setInputFiles(await picture())
  await page.getByRole('textbox', { name: '表紙の画像の説明' }).fill(COVER)
  await page.getByRole('main').getByRole('button', { name: '保存する' }).click()
  await expect(page).toHaveURL(/noteBook\/\d+$/)
  const book = new URL(page.url()).pathname
  const covered = () =>
    server.query<{ picture: string }>(`select p.width, p.height, p.description, p.picture from note_book_picture p
      join note_book b using (note_book_id) where b.title = '${BOOK}'`)
  const [shown] = await covered()
  expect(shown).toMatchObject({ width: 900, height: 1_200, description: COVER })
  const file = `${server.url}/files/assets/${shown?.picture}.640.webp`
  expect((await page.request.get(file)).headers()['content-type']).toBe('image/webp')
  await other.goto(book)
  await other.getByRole('button', { name: `${COVER}を大きく表示` }).click()
  await expect(other.getByRole('dialog').getByRole('img', { name: COVER })).toBeVisible()
  await other.getByRole('button', { name: 'とじる' }).click()

  // Between people whom a block keeps apart it is not there; a guest reads it still.
  await server.query(`insert into user_block (user_id, character_id, blocked_user_id, blocked_character_id, created_at)
    select own.user_id, own.character_id, other.user_id, other.character_id, now() from character own, character other
    where own.character_id = 'world0-linette' and other.character_id = 'world0-garo'`)
  await other.goto(address)
  await expect(other.getByText('このノートは見つかりませんでした。')).toBeVisible()
  await other.goto(book)
  await expect(other.getByText('このノートブックは見つかりませんでした。')).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page.getByText(ANSWER)).toHaveCount(0)
  await other.context().clearCookies()
  expect((await other.request.get(`${server.url}/api/Note/getDetail/${address.split('/').at(-1)}`)).status()).toBe(200)

  // A drawing takes the place of the picture, whose files go.
  await page.goto(book.replace(/noteBook\/(\d+)$/, 'characterNoteBook/edit?noteBookId=$1'))
  await expect(page.getByRole('textbox', { name: /紹介文/ })).toBeEditable()
  await page.getByRole('combobox', { name: '表紙の絵' }).selectOption('月')
  await page.getByRole('main').getByRole('button', { name: '保存する' }).click()
  await expect(page).toHaveURL(new RegExp(`${book}$`))
  await expect.poll(covered).toEqual([])
  await expect.poll(async () => (await page.request.get(file)).status()).toBe(404)

  // Removed, it can be brought back at once.
  await page.goto(address)
  await page.getByRole('button', { name: `ほかの操作：${TITLE}` }).click()
  await page.getByRole('menuitem', { name: '削除する' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click()
  await expect.poll(stored).toEqual([])
  await page.getByRole('button', { name: 'もとに戻す' }).click()
  await expect.poll(stored).toEqual([{ title: TITLE, scope: 1 }])
})
