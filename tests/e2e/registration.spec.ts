// Making a character and editing its profile: stored at every step, registered once, two devices, icons, the user's list.
import type { Locator, Page } from 'playwright/test'
import { faultsOfAccess } from './axe.ts'
import { goOffline, goOnline } from './claims.ts'
import { whatDoesNotFit } from './fit.ts'
import { enter, expect, type TestServer, test, untilInstalled, watchContext } from './fixtures.ts'
import { FULL } from './full-size.ts'

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })
const next = (page: Page): Promise<void> => button(page, 'つぎへ').click()
const onServer = (page: Page): Locator => page.getByText(/サーバーに保存 \d/).first()
const tab = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'プロフィールの項目' }).getByRole('link', { name, exact: true }).click()

/** Classes with known names, and abilities if the world has none. */
async function givenClasses(server: TestServer): Promise<void> {
  for (const [id, kind, name] of [
    ['T1', 'A', '試しの民'],
    ['T2', 'B', '試しの役'],
  ]) {
    await server.query(
      `insert into world_class (world_id, class_id, class_kind, class_name, description, display_order)
       values ('world0', $1, $2, $3, '試しに置いたもの。', 99)`,
      [id, kind, name],
    )
  }
  const [row] = await server.query<{ count: number }>(
    `select count(*) from world_parameter where world_id = 'world0' and is_assignable`,
  )
  if (row?.count !== 0) return
  for (const [index, name] of ['体力', '器用', '信仰', '機知', '感応', '人望'].entries()) {
    await server.query(
      `insert into world_parameter (world_id, parameter_id, name, is_assignable) values ('world0', $1, $2, true)`,
      [index + 1, name],
    )
  }
}

async function look(page: Page, name: string): Promise<void> {
  expect(await faultsOfAccess(page, name)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await whatDoesNotFit(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
}

/** A screen that needs a character of its world. */
const WANTED = '/world/world0/sobiItemSettings'
const REDIRECT = encodeURIComponent(WANTED)

/** Removes the characters of the demo's player from world0. */
const givenNobody = (server: TestServer) =>
  server.query(
    `update character set user_id = (select user_id from app_user where mailaddress = 'demo-player2@example.com')
     where world_id = 'world0'`,
  )

test('a guest is led to making a character, step by step, kept at each, registered once, and on to what was wanted', async ({
  page,
  server,
}) => {
  await givenClasses(server)
  await givenNobody(server)
  await page.goto(WANTED)
  await expect(page).toHaveURL(`/withoutLogin?redirect=${REDIRECT}`)
  await page.getByRole('link', { name: 'ログインして進む' }).click()
  await page.getByLabel('メールアドレス').fill('demo-player@example.com')
  await page.getByLabel('パスワード', { exact: true }).fill('tsumugi-demo')
  await button(page, 'ログイン').click()
  await expect(page).toHaveURL(`/withoutLogin?redirect=${REDIRECT}`)
  await page.goto(`/world/world0/withoutLogin?redirect=${REDIRECT}`)
  await page.getByRole('link', { name: 'キャラクターを作る' }).click()
  await button(page, 'はじめる').click()
  await next(page)
  await expect(page.getByText('種族は必ず選んでください')).toBeVisible()
  await look(page, 'classes with what is wrong')
  await page.getByRole('group', { name: /^種族/ }).getByText('試しの民').click()
  await page
    .getByRole('group', { name: /^クラス/ })
    .getByText('試しの役')
    .click()
  await next(page)
  for (const [ability, points] of [8, 8, 4].entries()) {
    for (let point = 0; point < points; point++)
      await button(page, /を増やす$/)
        .nth(ability)
        .click()
  }
  await expect(page.getByRole('status').filter({ hasText: '残り' })).toContainText('残り 0')
  await expect(button(page, /を増やす$/).nth(3)).toHaveAttribute('aria-disabled', 'true')
  await look(page, 'points')
  await next(page)
  await page.getByLabel('姓', { exact: true }).fill('水無月')
  await page.getByLabel('名', { exact: true }).fill('茜')
  await page.getByLabel('名前の並べかた').selectOption('11')
  await expect(page.getByRole('main').getByText('水無月 茜', { exact: true })).toBeVisible()
  await page.getByLabel('読み（全角カタカナ）').fill('minaduki')
  await next(page)
  await expect(page.getByText('カナは全角カタカナだけで入力してください')).toBeVisible()
  await page.getByLabel('読み（全角カタカナ）').fill('みなづきアカネ')
  await page.getByLabel('名', { exact: true }).focus()
  await expect(page.getByLabel('読み（全角カタカナ）')).toHaveValue('ミナヅキアカネ')
  await expect(onServer(page)).toBeVisible()

  // Continued after leaving, from the list of the user's characters.
  await button(page, 'あとで').click()
  await expect(page.getByText('途中の登録があります')).toBeVisible()
  await look(page, 'one’s own characters')
  await expect(page.getByRole('link', { name: /^再開/ })).toHaveAttribute('href', /draft=/)
  // And from the list of drafts.
  await page.goto('/myPage/drafts')
  await expect(page.getByRole('link', { name: /^続きを書く：.*キャラクター登録/ })).toHaveCount(1)
  await page.getByRole('link', { name: /^続きを書く：.*キャラクター登録/ }).click()
  // The draft's way on is in the address again, where it outlives the draft.
  await expect(page).toHaveURL(/redirect=%2Fworld%2Fworld0%2FsobiItemSettings/)
  await button(page, '再開').click()
  await expect(page.getByLabel('名', { exact: true })).toHaveValue('茜')
  await next(page)
  await page.getByText('女性').click()
  await page.getByLabel('髪').fill('茜色')
  await next(page)
  await page.getByRole('textbox', { name: 'プロフィール' }).fill('千階の庭の｜三階《さんかい》で生まれた。')
  await next(page)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await button(page, '自由設定を追加').click()
  await expect(page.getByRole('textbox', { name: '自由設定 1の文章' })).toBeFocused()
  await page.getByRole('textbox', { name: '自由設定 1の文章' }).fill('三階の生まれ。')
  await look(page, 'free settings')
  await next(page)
  await expect(page.getByRole('img', { name: '顔 1', exact: true })).toBeVisible()
  await button(page, 'ほかの顔を見る').click()
  await page.getByRole('radio', { name: '顔 8' }).check({ force: true })
  await look(page, 'icons')
  await next(page)
  await expect(page.getByRole('region', { name: '作っているキャラクター' }).first()).toContainText('水無月 茜')
  await look(page, 'the confirmation')

  server.gate.loseAnswers(/CharacterMypage\/register$/)
  await button(page, 'この内容で登録する').click()
  await expect(button(page, 'もう一度確かめる')).toBeVisible()
  await look(page, 'a registration that is asked for')
  await page.reload()
  await expect(button(page, 'この内容で登録する')).toHaveAccessibleDescription('届いたか確かめています。')
  await expect(page.getByRole('region', { name: '作っているキャラクター' }).first()).toContainText('水無月 茜')
  server.gate.loseAnswers(null)
  await page.reload()
  await expect(page.getByText('登録しました', { exact: true })).toBeVisible()
  await look(page, 'who was made')
  await page.getByRole('link', { name: 'つづきへ進む' }).click()
  await expect(page).toHaveURL(WANTED)
  await expect(page.getByRole('main').getByText('水無月 茜').first()).toBeVisible()
  const made = await server.query(
    `select character_full_name, class_name, level, hair, profile, is_icon_drawn from character where given_name = '茜'`,
  )
  expect(made).toEqual([
    {
      character_full_name: '水無月 茜',
      class_name: '試しの役',
      level: 1,
      hair: '茜色',
      profile: '千階の庭の｜三階《さんかい》で生まれた。',
      is_icon_drawn: true,
    },
  ])
  expect(await server.query('select 1 from draft where submitted_at is null and removed_at is null')).toEqual([])
})

const EDIT = '/world/world0/characterProfileEdit?characterId=world0-linette'

test('a profile is changed: the warning, two devices, an icon of one’s own', { tag: FULL }, async ({
  page,
  server,
  browser,
  faults,
}) => {
  await server.query(`delete from character_setting where character_id = 'world0-linette'`)
  await server.query(
    `insert into character_setting (character_id, slot_no, heading, body, status, updated_at)
     values ('world0-linette', 1, '生い立ち', '灯台の一人娘。', 2, now()), ('world0-linette', 2, '夢', '名前のない灯台。', 1, now())`,
  )
  await enter(page, EDIT)
  await page.getByLabel('髪').fill('亜麻色')
  await expect(page.getByText(/^未反映の変更：髪（下書きは保存済み \d+:\d\d）$/)).toBeVisible()
  await look(page, 'the profile')
  await tab(page, '設定')
  await expect(page.getByText('公認申請中', { exact: true })).toBeVisible()
  // Settings are shown as text; a pressed one becomes a field, and an empty one is added on request.
  const texts = page.getByRole('textbox', { name: /^自由設定/ })
  await expect(texts).toHaveCount(0)
  await button(page, '自由設定を追加').click()
  await expect(page.getByRole('textbox', { name: '自由設定 3の文章' })).toBeFocused()
  await button(page, /^書き直す.*自由設定 1$/).click()
  await expect(texts).toHaveCount(1)
  await page.getByRole('textbox', { name: '自由設定 1の文章' }).fill('灯台の二人娘。')
  await expect(page.getByText(/^未反映の変更：髪・自由設定（下書きは保存済み \d+:\d\d）$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('灯台の二人娘。')).toBeVisible()
  await button(page, /^書き直す.*自由設定 1$/).click()
  await expect(page.getByRole('textbox', { name: '自由設定 1の文章' })).toHaveValue('灯台の二人娘。')
  await look(page, 'settings')
  await button(page, '変更を保存').click()
  const warning = page.getByRole('alertdialog', { name: '公認が外れます' })
  await look(page, 'the warning')
  await warning.getByRole('button', { name: '変えて保存する' }).click()
  await expect(page.getByText('プロフィールを保存しました').first()).toBeVisible()
  await expect(page.getByText('自称', { exact: true })).toBeVisible()
  const standing = `select body, status from character_setting where character_id = 'world0-linette' order by slot_no`
  expect(await server.query(standing)).toEqual([
    { body: '灯台の二人娘。', status: 0 },
    { body: '名前のない灯台。', status: 1 },
  ])

  // Another device saves in between: the differences are shown side by side.
  await tab(page, '口調')
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  await watchContext(context, faults)
  const second = await context.newPage()
  await enter(second, `${EDIT}&tab=tone`)
  await second.getByLabel('口調').fill('早口')
  await button(second, '変更を保存').click()
  await expect(second.getByText('プロフィールを保存しました').first()).toBeVisible()
  await context.close()
  await page.getByLabel('口調').fill('静か')
  await button(page, '変更を保存').click()
  await expect(page.getByText('このキャラクターは別の画面で変更されています。')).toBeVisible()
  await button(page, '読み込み直す').click()
  const both = page.getByRole('region', { name: '二つのプロフィール' })
  await expect(both).toContainText('早口')
  await expect(both).toContainText('静か')
  await look(page, 'two profiles')
  await both.getByRole('button', { name: 'いまのもので続ける' }).click()
  await button(page, '変更を保存').click()
  await expect
    .poll(() => server.query(`select tone, hair from character where character_id = 'world0-linette'`))
    .toEqual([{ tone: '静か', hair: '亜麻色' }])

  await tab(page, '画像')
  await page.getByLabel('アイコンにする画像').setInputFiles({
    name: 'face.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="teal"/></svg>',
    ),
  })
  const cropper = page.getByRole('dialog', { name: '切りぬく場所を決める' })
  await cropper.getByRole('application').press('ArrowRight')
  await cropper.getByLabel('大きさ').fill('2')
  await look(page, 'the cropper')
  await cropper.getByRole('button', { name: 'この絵にする' }).click()
  await expect(cropper).toHaveCount(0)
  await button(page, 'このアイコンにする').click()
  await expect(page.getByText('アイコンを変えました').first()).toBeVisible()
  const [row] = await server.query<{ icon: string }>(
    `select icon from character where character_id = 'world0-linette' and not is_icon_drawn`,
  )
  expect((await page.request.get(`/files/character/main-images/${row?.icon}.192.webp`)).status()).toBe(200)
  await page.getByLabel('アイコンにする画像').setInputFiles({
    name: 'text.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await expect(page.getByText('この画像は読み取れませんでした。')).toBeVisible()
})

test('offline: what was visited opens, what may wait waits, what decides says why not', { tag: FULL }, async ({
  page,
  server,
}) => {
  await enter(page, EDIT)
  await untilInstalled(page)
  await page.goto('/myPage/character')
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
  await expect(card('ミナ・ソルベ')).toBeVisible()
  await goOffline(page, server)
  await page.reload()
  await expect(card('ミナ・ソルベ')).toBeVisible()
  await button(page, /^このキャラクターに切り替える.*ミナ・ソルベ$/).click()
  await expect(card('ミナ・ソルベ').getByText('使用中', { exact: true })).toBeVisible()
  const fromMenu = async (name: string, entry: string): Promise<void> => {
    await button(page, `ほかの操作：${name}`).click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await fromMenu('ミナ・ソルベ', '上へ動かす')
  await fromMenu('ヨルグ・ハルグレイ', '一覧に出さない')
  await expect(page.getByText('3件の変更を送信待ちです')).toBeVisible()
  await page.goto(EDIT)
  await page.getByLabel('瞳').fill('緑')
  await expect(page.getByText(/オフラインのため保存できません。書いたものはこの端末に残ります。/)).toBeVisible()
  await expect(page.getByText(/（下書きは保存済み \d+:\d\d）$/)).toBeVisible()
  await page.goto('/myPage/character')
  await goOnline(page, server)
  await expect
    .poll(() =>
      server.query(
        `select c.character_id, c.is_hidden, s.character_id is not null as speaks from character c
         left join speaking_character s on s.character_id = c.character_id
         where c.character_id in ('world0-linette', 'world0-mina', 'world0-jorg') order by c.display_order`,
      ),
    )
    .toEqual([
      { character_id: 'world0-mina', is_hidden: false, speaks: true },
      { character_id: 'world0-linette', is_hidden: false, speaks: false },
      { character_id: 'world0-jorg', is_hidden: true, speaks: false },
    ])
  await page.goto(EDIT)
  await expect(page.getByLabel('瞳')).toHaveValue('緑')
})
