// Worlds: choosing, entering, reading about and searching them, with and without a character, with and without a network.

import type { Page } from 'playwright/test'
import { faultsOfAccess } from './axe.ts'
import { enter, expect, type TestServer, test, untilInstalled, withoutWorker } from './fixtures.ts'
import { FULL } from './full-size.ts'

const world = 'world0'
const bar = (page: Page) => page.getByRole('navigation', { name: '灯守のエルダのメニュー' }).last()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const main = (page: Page) => page.getByRole('main')

/** Content for the test, independent of the demo: a guide, a period, a counter, a title. */
async function givenContent({ query }: TestServer): Promise<void> {
  await query('delete from world_page where world_id = $1', [world])
  await query('delete from world_application_date where world_id = $1', [world])
  await query('delete from world_counter where world_id = $1', [world])
  await query(
    `insert into world_page (world_id, page_id, title, summary, body, display_order) values
      ($1, 'first', '灯の見方', '灯台の灯を読む。', '霧の夜は｜灯《ともしび》を三つ数える。', 1),
      ($1, 'second', '霧の歩き方', '霧のなかの道。', '足もとを見ない。', 2)`,
    [world],
  )
  await query(
    `insert into world_application_date (world_id, title, starts_at, ends_at) values
      ($1, '第九部', now() - interval '1 day', now() + interval '2 days 1 hour')`,
    [world],
  )
  await query(
    `insert into world_counter (world_id, title, description, unit, count, goal, updated_at) values
      ($1, '灯した灯台', 'みんなで灯す。', '基', 41, 100, now())`,
    [world],
  )
  await query(`update character set shogo = '霧払いの燈手', is_npc = false where character_id = 'world0-linette'`)
}

withoutWorker(
  'a member enters a world, reads its guide, switches who speaks, and goes to another',
  async ({ page, server }) => {
    await givenContent(server)
    await enter(page)
    await expect(page.getByRole('heading', { name: 'わたしのワールド' })).toBeVisible()
    await page.getByRole('navigation', { name: 'メニュー' }).last().getByRole('link', { name: 'ワールド' }).click()
    await expect(heading(page, 'ワールド')).toBeFocused()
    await expect(page.getByRole('heading', { name: '参加中のワールド' })).toBeVisible()
    await main(page)
      .getByRole('link', { name: /灯守のエルダ/ })
      .click()

    await expect(heading(page, '灯守のエルダ')).toBeVisible()
    await expect(bar(page).getByRole('link', { name: 'トップ' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText(/^締切 .*— ?あと2日$/)).toBeVisible()
    const mine = page.getByRole('region', { name: '自分のキャラクター' })
    await expect(mine).toContainText('リネット')
    await expect(mine).toContainText(/ゴールド \(G\)[\d,]+/)
    await expect(main(page).getByText('41', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: '数を動かす' })).toHaveCount(0)
    await expect(page.getByText('マスター', { exact: true })).toBeVisible()

    await mine.getByRole('button', { name: 'キャラクターを切り替える' }).click()
    const sheet = page.getByRole('dialog', { name: '発言するキャラクター' })
    await sheet.getByRole('option', { name: /ミナ/ }).click()
    await sheet.getByRole('button', { name: '切り替える' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(mine).toContainText('ミナ')
    const speaking = () =>
      server.query(`select 1 from speaking_character where character_id = 'world0-mina' and world_id = $1`, [world])
    await expect.poll(speaking).toHaveLength(1)

    await page.getByRole('link', { name: /灯の見方/ }).click()
    await expect(heading(page, '灯の見方')).toBeFocused()
    await expect(page.getByRole('article').locator('ruby')).toContainText('ともしび')
    await page.getByRole('navigation', { name: '前後のページ' }).getByRole('link', { name: '霧の歩き方' }).click()
    await expect(heading(page, '霧の歩き方')).toBeVisible()
    const back = page.getByRole('link', { name: '戻る', exact: true })
    await back.click()
    await expect(heading(page, '灯の見方')).toBeVisible()
    await back.click()

    const indigo = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--world-h'))
    const before = await indigo()
    await page.getByRole('button', { name: 'ワールドを切り替える' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /零時街/ })
      .click()
    await expect(heading(page, '零時街')).toBeVisible()
    await expect.poll(indigo).not.toBe(before)
    await page.goto('/world/nowhere')
    await expect(page.getByText('このワールドはありません。')).toBeVisible()
  },
)

test('characters are found by name, kind and title, in the address and offline', { tag: FULL }, async ({
  page,
  server,
  context,
}) => {
  await givenContent(server)
  await enter(page, `/world/${world}/worldSearch/character`)
  await expect(page.getByText(/^全\d+人のうち 1〜/)).toBeVisible()
  const field = page.getByRole('searchbox', { name: '名前で探す' })
  await field.fill('りねっと')
  await field.press('Enter')
  await expect(page.getByText('全1人のうち 1〜1人')).toBeVisible()
  await expect(main(page).getByRole('link', { name: /リネット/ })).toHaveAttribute(
    'href',
    `/world/${world}/character/world0-linette`,
  )
  await page.getByText('くわしく絞り込む').click()
  await page.getByLabel('称号').fill('燈手')
  await page.getByLabel('レベル（から）').fill('99')
  await page.getByLabel('レベル（まで）').fill('1')
  await page.getByRole('button', { name: 'この条件で探す' }).click()
  await expect(page.getByText('レベルは、低いほうから順に入力してください')).toBeVisible()
  await page.getByLabel('レベル（から）').fill('1')
  await page.getByLabel('レベル（まで）').fill('999')
  await page.getByRole('button', { name: 'この条件で探す' }).click()
  await expect(page).toHaveURL(/\?q=.*&l=1&m=999&t=/)
  await expect(page.getByText('全1人のうち')).toBeVisible()
  expect(await faultsOfAccess(page, 'worldSearch')).toEqual([])
  await page.getByRole('navigation', { name: '種類' }).getByRole('link', { name: 'NPC' }).click()
  await expect(page.getByText('見つかりませんでした。')).toBeVisible()
  await main(page).getByRole('link', { name: '条件をすべて消す' }).last().click()
  await expect(field).toHaveValue('')
  await page.getByRole('combobox', { name: '並び順' }).selectOption('level')
  await expect(page).toHaveURL(/\?s=level$/)
  await expect(page.getByText(/^全\d+人のうち 1〜/)).toBeVisible()
  // Reads are on the device a moment later.
  await page.waitForTimeout(500)
  await page.goto(`/world/${world}`)
  await expect(page.getByRole('region', { name: '自分のキャラクター' })).toContainText(/ゴールド \(G\)[\d,]+/)
  await page.getByRole('link', { name: /灯の見方/ }).click()
  await expect(page.getByRole('article')).toContainText('三つ数える')
  await page.waitForTimeout(500)
  await page.goto('/worldSelect')
  await expect(main(page).getByRole('link', { name: /灯守のエルダへ戻る/ })).toBeVisible()
  await untilInstalled(page)
  await page.waitForTimeout(1_500)
  server.gate.shut()
  await context.setOffline(true)
  await page.goto(`/world/${world}`)
  await expect(page.getByText('オフライン — 保存済みの内容を表示しています')).toBeVisible()
  await expect(page.getByRole('region', { name: '自分のキャラクター' })).toContainText(/ゴールド \(G\)[\d,]+/)
  await expect(main(page).getByText('41', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'キャラクターを切り替える' }).click()
  await expect(page.getByText(/つながったらサーバーに送ります/)).toBeVisible()
  await page.getByRole('option', { name: /ミナ/ }).click()
  await page.getByRole('button', { name: '切り替える' }).click()
  await expect(page.getByRole('region', { name: '自分のキャラクター' })).toContainText('ミナ')
  await page.getByRole('link', { name: /灯の見方/ }).click()
  await expect(page.getByRole('article')).toContainText('三つ数える')
  await page.goto(`/world/${world}/worldSearch/character?s=level`)
  await expect(main(page).getByRole('link', { name: /リネット/ })).toBeVisible()
})

withoutWorker('the gate: guests, members, who has nobody yet; the counter of an admin', async ({ page, server }) => {
  // One test for all of these, because a start is expensive and they do not disturb each other.
  await test.step('the gate keeps the way: a guest signs in, a member chooses a character', async () => {
    const way = `/world/${world}/guide/first`
    await givenContent(server)
    await page.goto(`/withoutLogin?redirect=${encodeURIComponent(way)}`)
    await expect(page.getByText('この先は、ログインしてキャラクターで進みます')).toBeVisible()
    await expect(page.getByRole('link', { name: 'ログインして進む' })).toHaveAttribute(
      'href',
      `/login?redirect=${encodeURIComponent(way)}`,
    )
    // A screen that needs a character leads a guest there by itself.
    await page.goto(`/world/${world}/itemSynth`)
    await expect(page).toHaveURL(
      new RegExp(`/withoutLogin\\?redirect=${encodeURIComponent(`/world/${world}/itemSynth`)}$`),
    )
    await expect(page.getByRole('link', { name: 'ログインして進む' })).toBeVisible()
    await enter(page, `/withoutLogin?redirect=${encodeURIComponent(way)}`)
    await main(page).getByRole('button', { name: /ミナ/ }).click()
    await expect(heading(page, '灯の見方')).toBeVisible()
    // A tab that was in a world goes on there, and one that was in none chooses a world; neither leaves the service.
    const evil = '/withoutLogin?redirect=//evil.example'
    await page.goto(evil)
    await main(page).getByRole('button', { name: /ミナ/ }).click()
    await expect(page).toHaveURL(new RegExp(`/world/${world}$`))
    const other = await page.context().newPage()
    await other.goto(evil)
    await expect(main(other).getByRole('link', { name: 'ワールドを選ぶ' })).toHaveAttribute('href', '/worldSelect')
    await other.close()
  })

  await test.step('an admin moves the counter of a world', async () => {
    await enter(page, `/world/${world}`, 'demo-admin')
    await page.getByRole('button', { name: '数を動かす' }).click()
    const sheet = page.getByRole('dialog', { name: '灯した灯台' })
    await sheet.getByLabel(/増やす数/).fill('たくさん')
    await sheet.getByRole('button', { name: '動かす' }).click()
    await expect(sheet.getByText(/半角の整数で入力してください/)).toBeVisible()
    await sheet.getByLabel(/増やす数/).fill('-2')
    await sheet.getByRole('button', { name: '動かす' }).click()
    const question = page.getByRole('alertdialog', { name: '41基を39基にしますか？' })
    await question.getByRole('button', { name: '動かす' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(main(page).getByText('39', { exact: true })).toBeVisible()
  })

  await test.step('who has nobody in a world is led to make somebody, where that is still possible', async () => {
    await server.query(
      `update character set user_id = (select user_id from app_user where mailaddress = 'demo-player@example.com')
       where world_id in ($1, 'world1')`,
      [world],
    )
    await server.query(`update world set status = 'ended' where world_id = 'world1'`)
    const way = `/world/${world}/guide/first`
    await enter(page, `/world/${world}/withoutLogin?redirect=${encodeURIComponent(way)}`, 'demo-player2')
    await expect(main(page).getByRole('link', { name: 'キャラクターを作る' })).toHaveAttribute(
      'href',
      `/world/${world}/characterRegistration?redirect=${encodeURIComponent(way)}`,
    )
    await page.goto(`/world/${world}`)
    await expect(page.getByRole('heading', { name: 'このワールドに、まだキャラクターがいません' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'キャラクターを作る' })).toBeVisible()
    await page.goto('/world/world1')
    await expect(page.getByText('公開は終了しました。新しいキャラクターは作れません。')).toBeVisible()
    await expect(page.getByRole('link', { name: 'キャラクターを作る' })).toHaveCount(0)
  })
})
