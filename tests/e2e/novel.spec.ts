// Novels: found by tag and word, read chapter by chapter, saved for reading offline, downloaded as a book.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { unzip } from '../support/unzip.ts'
import { enter, expect, test, untilInstalled, withoutWorker } from './fixtures.ts'
import { FULL } from './full-size.ts'

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('a member: from the start to the list, and without a network', async ({ page, server, context }) => {
  // One test for all of these, because a start is expensive and they do not disturb each other.
  await test.step('the start leads to the list, tags and words narrow it, one press widens it again', async () => {
    await enter(page)
    await expect(page.getByRole('heading', { name: /読みかけと新着|新着の物語/ })).toBeVisible()
    await page.getByRole('link', { name: 'ノベルへ' }).click()
    await expect(page.getByText('全6件のうち 1〜6件')).toBeVisible()
    const tags = page.getByRole('navigation', { name: 'タグ' })
    await tags.getByRole('link', { name: /^掌編/ }).click()
    await expect(page.getByText('全5件のうち')).toBeVisible()
    await tags.getByRole('link', { name: /^ミステリー/ }).click()
    await expect(page.getByText('全1件のうち')).toBeVisible()
    await expect(page.getByRole('link', { name: /三人で動物園/ })).toBeVisible()
    await tags.getByRole('link', { name: /^連載/ }).click()
    await expect(page.getByText('条件に合うノベルはありません。')).toBeVisible()
    await expect(page.getByText('タグを減らしてみてください。')).toBeVisible()
    await page.reload()
    await expect(page.getByText('条件に合うノベルはありません。')).toBeVisible()
    await tags.getByRole('link', { name: '連載', exact: true }).click()
    await expect(page.getByText('全1件のうち')).toBeVisible()
    await page.getByRole('button', { name: '検索' }).click()
    await page.getByRole('link', { name: '戻る' }).click()
    await expect(heading(page, /ゆずさん/)).toBeVisible()
  })

  await test.step('what was read opens without a network, its pictures too; the book waits for one', async () => {
    await page.goto('/novel/')
    await untilInstalled(page)
    await page.goto('/world/world1/novel/3')
    const picture = page.getByRole('img', { name: /金の釦/ })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.goto('/novel/')
    await expect(page.getByText('全6件のうち')).toBeVisible()
    await page.waitForTimeout(1_000)
    server.gate.shut()
    await context.setOffline(true)
    await page.goto('/novel/')
    await expect(page.getByText('オフライン — 保存済みの内容を表示しています')).toBeVisible()
    await cards(page).getByRole('link', { name: /第3章/ }).click()
    await expect(page.getByRole('article')).toContainText('釦だった')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.getByText('オフラインのため保存できません。').first()).toBeVisible()
    await page.goto('/world/world2/novel/8')
    await expect(page.getByText('このページは、まだこの端末に保存されていません。')).toBeVisible()
  })
})

test('a guest: searches, reads, takes books away, and can use every screen', { tag: FULL }, async ({ page }) => {
  // One test for all of these, because a start is expensive and they do not disturb each other.
  await test.step('the search takes kana and width as they come, and stands in the address', async () => {
    await page.goto('/novel/')
    const field = page.getByRole('searchbox', { name: 'ノベルを検索' })
    await field.fill('とうふ 剣')
    await field.press('Enter')
    await expect(page.getByText('条件に合うノベルはありません。')).toBeVisible()
    await field.fill('一分の忘れ物　ﾐｽﾃﾘｰ')
    await field.press('Enter')
    await expect(page.getByText('全1件のうち')).toBeVisible()
    await expect(page).toHaveURL(/\/novel\/%E4%B8%80/)
    await page.reload()
    await expect(field).toHaveValue('一分の忘れ物　ﾐｽﾃﾘｰ')
    await expect(page.getByText('全1件のうち')).toBeVisible()
    await page.goto('/novel/%25')
    await expect(page.getByText('条件に合うノベルはありません。')).toBeVisible()
  })

  await test.step('a guest reads chapter after chapter', async () => {
    await page.goto('/novel/荷札')
    await cards(page).getByRole('link', { name: /第1章/ }).click()
    await expect(heading(page, /一分の忘れ物/)).toBeVisible()
    const text = page.getByRole('article')
    await expect(text).toContainText('もうなくしたものと、これからなくすものだ')
    await expect(text.locator('ruby').first()).toContainText('れいじがい')
    await expect(text.locator('em').first()).toHaveText('一分')
    await expect(page.getByRole('region', { name: '登場人物' })).toContainText('遺失物探偵')
    for (const name of ['一分延発', '釦', '空いた看板', '七夜め', '零時一分']) {
      await page
        .getByRole('navigation', { name: '前後の章' })
        .getByRole('link', { name: `次の章 ${name}` })
        .click()
      await expect(heading(page, new RegExp(`章 ${name}`))).toBeVisible()
    }
    await expect(page.getByRole('img', { name: /防波堤/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /次の章/ })).toHaveCount(0)
    await page.getByRole('link', { name: /第1章 荷札/ }).click()
    await expect(page.getByRole('link', { name: '前の章' })).toHaveCount(0)
  })

  await test.step('what is not there says so', async () => {
    await page.goto('/world/world1/novel/999999')
    await expect(page.getByText('このノベルは公開されていません。')).toBeVisible()
    await page.goto('/world/world0/novel/1')
    await expect(page.getByText('このノベルは公開されていません。')).toBeVisible()
    await page.goto('/world/world1/novel/x1')
    await expect(heading(page, 'ページが見つかりません')).toBeVisible()
  })

  for (const [label, turn] of [
    ['縦書き', 'rtl'],
    ['横書き', 'ltr'],
  ] as const) {
    await test.step(`the series can be taken away as a book, ${turn}`, async () => {
      await page.goto('/world/world1/novel/2')
      const waiting = page.waitForEvent('download')
      await page.getByRole('link', { name: `${label} 全6章のEPUBを保存` }).click()
      const download = await waiting
      expect(download.suggestedFilename()).toBe('一分の忘れ物.epub')
      const entries = unzip(readFileSync(await download.path()))
      expect(entries[0]?.data.toString()).toBe('application/epub+zip')
      const text = (name: string) => entries.find(entry => entry.name === name)?.data.toString() ?? ''
      expect(text('EPUB/package.opf')).toContain(`page-progression-direction="${turn}"`)
      expect(text('EPUB/text/chapter-6.xhtml')).toContain('零時一分')
      expect(entries.filter(({ name }) => name.endsWith('.jpg'))).toHaveLength(3)
    })
  }

  await test.step('fingers can press everything', async () => {
    for (const [path, shown] of [
      ['/novel/', '全6件のうち'],
      ['/novel/nothing', '条件に合うノベルはありません。'],
      ['/world/world1/novel/1', '電子書籍にする'],
    ] as const) {
      await page.setViewportSize({ width: 320, height: 844 })
      await page.goto(path)
      await expect(page.getByText(shown)).toBeVisible()
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('main a, main button')]
          .map(element => ({ name: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
          .map(({ name }) => name),
      )
      expect(small).toEqual([])
    }
  })
})

withoutWorker(
  'the novels of a world stand behind its menu; a like is seen at once, stays, and is taken back',
  { tag: FULL },
  async ({ page }) => {
    await enter(page, '/world/world0')
    await page
      .getByRole('navigation', { name: /メニュー|ワールド/ })
      .getByRole('link', { name: 'ノベル' })
      .click()
    const like = cards(page)
      .first()
      .getByRole('button', { name: /^いいね/ })
    await expect(like).toHaveText('いいね 0')
    await like.click()
    await expect(like).toHaveText('いいね 1')
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await like.click()
    await expect(like).toHaveText('いいね 0')
  },
)
