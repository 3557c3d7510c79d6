// The user's own pages: the most wanted things are visible, the others in menus; nothing is shown twice, and there is a way
// home.
import type { Page } from 'playwright/test'
import { faultsOfAccess } from './axe.ts'
import { whatDoesNotFit } from './fit.ts'
import { enter, expect, test } from './fixtures.ts'
import { FULL } from './full-size.ts'

test.use({ serviceWorkers: 'block' })

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `ほかの操作：${name}` })
const entriesOf = (page: Page) => page.getByRole('menuitem')

/** Shown size of a picture, and its natural size. */
const shownAndOwn = (picture: HTMLImageElement) => {
  const { width, height } = picture.getBoundingClientRect()
  // object-fit: scale-down shows at most the picture's own size; cover fills the box.
  const isWhole = getComputedStyle(picture).objectFit === 'scale-down'
  const scale = isWhole
    ? Math.min(1, width / picture.naturalWidth, height / picture.naturalHeight)
    : Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
  return { scale, isWhole, naturalWidth: picture.naturalWidth, width, height }
}

test('a picture of a character is never larger than it came, and stands at its own size when it is opened', {
  tag: FULL,
}, async ({ page }) => {
  await enter(page, '/world/world0/character/world0-linette')
  const opener = page.getByRole('button', { name: 'リネット・ハルグレイの絵を大きく見る' })
  const picture = opener.locator('img').last()
  await expect
    .poll(() => picture.evaluate(image => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0)
  for (const width of [390, 511, 600, 767, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    const { scale, isWhole } = await picture.evaluate(shownAndOwn)
    expect(scale, `${width} wide`).toBeLessThanOrEqual(1)
    expect(isWhole, `${width} wide`).toBe(width > 512)
  }
  await opener.click()
  const large = page.getByRole('dialog').getByRole('img', { name: 'リネット・ハルグレイ' })
  await expect(large).toBeVisible()
  const own = await large.evaluate(shownAndOwn)
  expect(own.naturalWidth).toBe(512)
  expect([own.width, own.height]).toEqual([512, 512])
})

test('each of one’s characters has one act to press, the rest is in a menu worked by keys too', async ({
  page,
  server,
}) => {
  await enter(page, '/myPage/character')
  const card = page.getByRole('listitem').filter({ hasText: 'ミナ・ソルベ' }).first()
  await expect(card.getByRole('button')).toHaveText([/^$/, /^$/, /^このキャラクターに切り替える/])
  await card.getByRole('button', { name: /^このキャラクターに切り替える/ }).click()
  await expect(page.getByText('ミナ・ソルベに切り替えました').first()).toBeVisible()
  await expect(card.getByText('使用中', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: /切り替える/ })).toHaveCount(0)
  await menuOf(page, 'ミナ・ソルベ').focus()
  await page.keyboard.press('Enter')
  await expect(entriesOf(page)).toHaveText(['プロフィールを直す', '上へ動かす', '下へ動かす', '一覧に出さない'])
  expect(await faultsOfAccess(page, 'the menu')).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(entriesOf(page).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(menuOf(page, 'ミナ・ソルベ')).toBeFocused()
  await expect(card.getByText('一覧に出していません')).toBeVisible()
  await expect
    .poll(() => server.query(`select is_hidden from character where character_id = 'world0-mina'`))
    .toEqual([{ is_hidden: true }])
  // At the edge of a small screen it stays inside, with letters twice as large too.
  await page.setViewportSize({ width: 320, height: 600 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await menuOf(page, 'ヨルグ・ハルグレイ').click()
  const box = await page.getByRole('menu').boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  expect(await whatDoesNotFit(page)).toEqual([])
  // Back closes the menu, not the page.
  await page.goBack()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page).toHaveURL(/\/myPage\/character$/)
  await card.getByRole('link', { name: 'ミナ・ソルベ' }).click()
  await expect(page).toHaveURL(/\/world\/world0\/character\/world0-mina$/)
})

test('a friend has one act to press; ending it is in the menu, in no red, and asks first', { tag: FULL }, async ({
  page,
  server,
}) => {
  await server.query('delete from character_friend')
  await server.query(
    `insert into character_friend (character_id, other_id, state, relation, changed_at) values
      ('world0-linette', 'world0-garo', 'friend', '', now()), ('world0-garo', 'world0-linette', 'friend', '', now())`,
  )
  await enter(page, '/world/world0/friendPage')
  const card = page.getByRole('listitem').filter({ hasText: 'ガロ・ミストル' })
  await expect(card.getByRole('button')).toHaveText(['ひとことを書く', ''])
  await menuOf(page, 'ガロ・ミストル').click()
  const end = entriesOf(page).filter({ hasText: 'フレンドを解除する' })
  const colours = await end.evaluate(element => {
    const probe = document.createElement('span')
    probe.className = 'text-ink'
    document.body.append(probe)
    const ink = getComputedStyle(probe).color
    probe.remove()
    return [getComputedStyle(element).color, ink]
  })
  expect(colours[0]).toBe(colours[1])
  await end.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('フレンドを解除しますか？')
  await question.getByRole('button', { name: 'キャンセル' }).click()
  await expect(question).toHaveCount(0)
  await expect(menuOf(page, 'ガロ・ミストル')).toBeFocused()
})

test('a world’s top tells purse and face once, with the signs of its money, and shows the way home', {
  tag: FULL,
}, async ({ page }) => {
  await enter(page, '/world/world0')
  const mine = page.getByRole('region', { name: '自分のキャラクター' })
  await expect(mine).toContainText(/ゴールド \(G\)[\d,]+/)
  await expect(mine).toContainText(/オーブ \(Orb\)[\d,]+/)
  await expect(mine).toContainText(/スキルポイント \(SP\)[\d,]+/)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // Each screen shows one icon of the user's character and one sum of each coin.
    const faces = page.locator('header img, nav img, section[aria-label="自分のキャラクター"] img')
    await expect(faces, `${width} wide`).toHaveCount(1)
    await expect(page.getByText(/^AC/), `${width} wide`).toHaveCount(1)
  }
  await page.getByRole('banner').getByRole('link', { name: 'ホームへ' }).click()
  await expect(page).toHaveURL(url => url.pathname === '/')
  await page.goto('/world/world0')
  await page.getByRole('button', { name: 'ワールドを切り替える' }).click()
  await expect(page.getByRole('dialog', { name: 'ワールドを切り替える' })).toBeVisible()
})

test('a guest finds the way out of a world', { tag: FULL }, async ({ page }) => {
  await page.goto('/world/world0')
  await page.getByRole('banner').getByRole('link', { name: 'ワールドの一覧へ' }).click()
  await expect(page).toHaveURL(/\/worldSelect$/)
})

test('the tools of an editor stand in one row, and its preview tints the notation', { tag: FULL }, async ({ page }) => {
  await enter(page, '/world/world0/characterProfileEdit?characterId=world0-linette&tab=settings')
  await page.getByRole('textbox', { name: 'プロフィール' }).fill('霧の夜は｜灯《ともしび》を《《三つ》》数える。')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const letters of ['', '200%']) {
      const rows = await page.evaluate(size => {
        document.documentElement.style.fontSize = size
        return [...document.querySelectorAll('fieldset')].map(
          tools => new Set([...tools.querySelectorAll('button')].map(tool => tool.getBoundingClientRect().top)).size,
        )
      }, letters)
      expect(rows.length).toBeGreaterThan(1)
      expect(new Set(rows), `${width} wide ${letters}`).toEqual(new Set([1]))
      expect(await whatDoesNotFit(page), `${width} wide ${letters}`).toEqual([])
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
    })
    // Their count is beside them, with letters of usual size.
    const tops = await page.evaluate(() =>
      [...document.querySelectorAll('fieldset')].map(tools => {
        const count = tools.parentElement?.querySelector('[data-count]')
        return Math.abs((count?.getBoundingClientRect().top ?? 0) - tools.getBoundingClientRect().top)
      }),
    )
    expect(Math.max(...tops), `${width} wide`).toBeLessThan(12)
  }
  await page.getByRole('button', { name: 'プレビュー' }).last().click()
  await expect(page.getByRole('button', { name: '編集に戻る' })).toBeVisible()
  const preview = page.getByRole('region', { name: 'プレビュー' })
  const colour = (selector: string) => preview.locator(selector).evaluate(element => getComputedStyle(element).color)
  expect(await colour('ruby')).not.toBe(await colour('p'))
  expect(await colour('em')).toBe(await colour('ruby'))
})
