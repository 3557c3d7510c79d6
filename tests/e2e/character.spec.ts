// The page of a character, following, friends and the speaking character: shown, acted on, and waiting without a network.

import type { Page } from 'playwright/test'
import { partedWords, whatDoesNotFit } from './fit.ts'
import { enter, expect, type TestServer, test, untilInstalled, withoutWorker } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { give } from './holding.ts'
import { lookClosely } from './look.ts'

const PLAYER = 'demo-player@example.com'
const page1 = '/world/world0/character/world0-garo'
const thirty = (numbers: Record<number, number>): number[] =>
  Array.from({ length: 30 }, (_, index) => numbers[index + 1] ?? 0)

/** A world of its own with one character of another player, so that changes of the demo do not affect its numbers. */
async function givenCharacter(server: TestServer): Promise<void> {
  const statements: [string, unknown[]?][] = [
    [
      `insert into world (world_id, world_name, catchphrase, description, hue, display_order) values ('cove', '入り江', '', '', 200, 99)`,
    ],
    [
      `insert into world_parameter (world_id, parameter_id, name, is_assignable) values
      ('cove', 1, '体力', true), ('cove', 2, '機知', true), ('cove', 3, '耳のよさ', false)`,
    ],
    [
      `insert into world_class (world_id, class_id, class_kind, class_name, description, kijun, hosei, display_order) values
      ('cove', 'A', 'A', '岬の民', '', $1, $2, 1), ('cove', 'B', 'B', '燈騎士', '', $3, $4, 2)`,
      [thirty({ 1: 40, 2: 20 }), thirty({}), thirty({ 1: 12 }), thirty({ 1: 2 })],
    ],
    [
      `insert into world_calc_row (world_id, list, row_no, parameter_id, group_id, calc_target, calc_method)
      select 'cove', 'inner', row_number() over (), p, 1, target, 1
      from generate_series(1, 3) p, unnest(array['classA', 'classB', 'changeHistory', 'items', 'skills']) target`,
    ],
    [
      `insert into world_calc_row (world_id, list, row_no, parameter_id, group_id, calc_target, calc_method)
      select 'cove', 'between', p, p, 1, 'Number', 1 from generate_series(1, 3) p`,
    ],
    [
      `insert into character (character_id, user_id, world_id, given_name, middle_name, family_name, name_order,
        character_full_name, kana, class_name, class_a_id, class_b_id, level, shogo, age, catchphrase, profile,
        excluded_status, frame, created_at)
      select 'cove-hal', user_id, 'cove', 'ハル', '', '', 3, 'ハル', 'ハル', '燈騎士', 'A', 'B', 10, '霧払い', '17歳',
        '灯りは、あとから来る人のために。', '｜櫂《かい》を一本だけ持つ。', 3, 'gold', now()
      from app_user where mailaddress = 'demo-player2@example.com'`,
    ],
    [
      `insert into character (character_id, user_id, world_id, given_name, middle_name, family_name, name_order,
        character_full_name, kana, class_name, level, created_at)
      select 'cove-nan', user_id, 'cove', 'ナン', '', '', 3, 'ナン', 'ナン', '岬の民', 1, now()
      from app_user where mailaddress = 'demo-player2@example.com'`,
    ],
    [
      `insert into character_setting (character_id, slot_no, heading, body, status, updated_at) values
      ('cove-hal', 1, '生い立ち', '灯台の子。', 2, now()), ('cove-hal', 2, '持ちもの', '手袋。', 0, now()),
      ('cove-hal', 3, '夢', '名前のない灯台。', 1, now()), ('cove-hal', 4, '癖', '鼻歌。', 3, now())`,
    ],
    [
      `insert into character_parameter_change (character_id, reason, parameters, created_at) values
      ('cove-hal', '作成時の割り振り', $1, now())`,
      [thirty({ 2: 8 })],
    ],
    [
      `insert into world_item (world_id, item_code, item_name, description, item_kind, item_position_id, status_ref_flg,
        parameters, source) values
      ('cove', 'E1', '櫂', '', 'weapon', 'hand', true, $1, ''), ('cove', 'E2', '雨よけ', '', 'armour', 'body', true, $2, '')`,
      [thirty({ 1: 5 }), thirty({ 1: 1, 2: -2 })],
    ],
    [
      `insert into world_skill (world_id, skill_code, skill_name, description, skill_hanei_flg, parameters, max_level, token_no,
        cost, display_order) values ('cove', 'K1', '潮読み', '波の前に気づく。', true, $1, 3, 1, 1, 1)`,
      [thirty({ 3: 2 })],
    ],
    [
      `insert into character_skill (character_id, skill_code, level, position, learned_at) values
      ('cove-hal', 'K1', 2, 1, now())`,
    ],
  ]
  for (const [statement, values] of statements) await server.query(statement, values)
  const [named] = await server.query<{ id: number }>(
    `insert into originalized (kind, world_id, code, name, description, character_id, created_at)
    values ('item', 'cove', 'E1', '父の櫂', '', 'cove-hal', now()) returning id`,
  )
  await give(server.query, 'cove-hal', `item:cove:E1:O${named?.id}`, 1)
  await give(server.query, 'cove-hal', 'item:cove:E2', 1)
  await server.query(
    `insert into equipment (character_id, position, item_code, level, originalize_id) values
    ('cove-hal', 'hand1', 'E1', 1, $1::int), ('cove-hal', 'body', 'E2', 1, null)`,
    [named?.id],
  )
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const statesOf = (server: TestServer, one: string, other: string) =>
  server.query<{ state: string }>('select state from character_friend where character_id = $1 and other_id = $2', [
    one,
    other,
  ])

withoutWorker(
  'a character is shown in full, to visitors too; nothing is cut off and axe finds nothing',
  async ({ page, server }) => {
    await givenCharacter(server)
    await server.query(`update character set icon = (select icon from character where character_id = 'world0-mina')
    where character_id = 'cove-hal'`)
    await page.goto('/world/cove/character/cove-hal')
    await expect(heading(page, 'ハル')).toBeVisible()
    await page.getByRole('button', { name: 'ハルの絵を大きく見る' }).click()
    await expect(page.getByRole('dialog', { name: 'ハルの絵' }).getByRole('img', { name: 'ハル' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('《霧払い》')).toBeVisible()
    await expect(page.getByText('岬の民 燈騎士 Lv.10・17歳・入り江')).toBeVisible()
    await expect(page.getByText('MS使用可／死亡不可')).toBeVisible()
    const stats = page.getByRole('region', { name: '能力' })
    await expect(stats).toContainText('体力78（素質40、クラス+32、装備+6）')
    await expect(stats).toContainText('機知26（素質28、クラス0、装備-2）')
    await stats.getByText('ほかの能力も見る（1）').click()
    await expect(stats).toContainText('耳のよさ4')
    const settings = page.getByRole('region', { name: '自由設定' }).getByRole('listitem')
    await expect(settings).toHaveText([/生い立ち公認/, /持ちもの自称/, /夢公認申請中/, /癖自称/])
    await expect(page.getByRole('region', { name: 'プロフィール' }).locator('ruby')).toContainText('かい')
    const { look, found } = lookClosely(page)
    await look('the profile')
    // The chosen frame lies around the picture, and takes no press.
    const frame = page.getByRole('main').locator('.border-double')
    await expect(frame).toHaveCSS('border-style', 'double')
    await page.getByRole('link', { name: '装備', exact: true }).click()
    const pieces = page.getByRole('main').getByRole('listitem')
    await expect(pieces).toHaveText([
      /利き手父の櫂Lv\.1（櫂）体力 \+5/,
      /体雨よけLv\.1体力 \+1・機知 −2/,
      /潮読みLv\.2波の前に気づく。耳のよさ \+4/,
    ])
    await look('what is worn')
    await page.getByRole('link', { name: '履歴' }).click()
    await expect(page.getByText('公開されたリプレイはまだありません。')).toBeVisible()
    await page.goto('/world/cove/character/cove-nan?tab=worn')
    await expect(page.getByText('装備しているものはありません。')).toBeVisible()
    await page.goto('/world/cove/character/cove-hal?tab=profile')
    await server.query(`update character set is_friend_list_open = false where character_id = 'cove-hal'`)
    await page.getByRole('link', { name: 'フレンド', exact: true }).click()
    await expect(page.getByText('非公開です。')).toBeVisible()
    expect(found).toEqual([])
    for (const [path, told] of [
      ['/world/world0/character/cove-hal', 'このキャラクターは見つかりませんでした。'],
      ['/world/cove/character/nobody', 'このキャラクターは見つかりませんでした。'],
      ['/world/cove/character/%25', 'ページが見つかりません'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(told).first()).toBeVisible()
    }
    await page.goto('/world/cove/character/cove-hal')
    await page.getByRole('link', { name: 'フォロー' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fworld%2Fcove/)
  },
)

withoutWorker('followed, found again, unfollowed and taken back', { tag: FULL }, async ({ page, server }) => {
  await server.query('delete from user_follow_character')
  const followed = () =>
    server.query<{ character_id: string }>(
      'select character_id from user_follow_character f join app_user u using (user_id) where u.mailaddress = $1',
      [PLAYER],
    )
  await enter(page, page1)
  await page.getByRole('button', { name: /^フォロー：/ }).click()
  await expect(page.getByText('フォローしました').first()).toBeVisible()
  await expect(page.getByText(/フォロワー 1人/)).toBeVisible()
  expect(await followed()).toEqual([{ character_id: 'world0-garo' }])
  await page.goto('/myPage')
  await page.getByRole('link', { name: 'フォロー中のキャラクター' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  const { look, found } = lookClosely(page)
  await look('whom one follows')
  await page.getByRole('button', { name: /^フォロー中：ガロ/ }).click()
  await expect(page.getByText('フォロー中の相手はいません。')).toBeVisible()
  expect(await followed()).toEqual([])
  await page.getByRole('button', { name: '元に戻す' }).click()
  await page.getByRole('link', { name: /ガロ・ミストル/ }).click()
  await expect(heading(page, 'ガロ・ミストル')).toBeVisible()
  await expect(page.getByRole('button', { name: /^フォロー中：/ })).toBeVisible()
  expect(await followed()).toEqual([{ character_id: 'world0-garo' }])
  expect(found).toEqual([])
})

test('friends are asked, accepted, told of and ended, by the character one speaks as', { tag: FULL }, async ({
  page,
  server,
}) => {
  await server.query('delete from character_friend')
  const [mine, other] = ['world0-mina', 'world0-garo'] as const
  await enter(page, page1)
  // Switched before, so that Mina sends the request.
  await page.getByRole('button', { name: /リネット・ハルグレイとして発言/ }).click()
  const sheet = page.getByRole('dialog', { name: '発言するキャラクター' })
  await sheet.getByRole('option', { name: /ミナ・ソルベ/ }).click()
  await sheet.getByRole('button', { name: '切り替える' }).click()
  await expect(page.getByRole('button', { name: /ミナ・ソルベとして発言/ })).toBeVisible()
  await page.getByRole('button', { name: /^フレンド申請：ミナ・ソルベから/ }).click()
  await expect(page.getByRole('button', { name: '申請を取り消す' })).toBeVisible()
  expect(await statesOf(server, mine, other)).toEqual([{ state: 'asked' }])
  await page.goto('/world/world0/friendPage?state=asked')
  await expect(page.getByRole('link', { name: /ガロ・ミストル/ })).toBeVisible()

  const answering = await (await page.context().browser()?.newContext({ baseURL: server.url }))?.newPage()
  if (!answering) throw new Error('no browser')
  await enter(answering, '/world/world0/friendPage', 'demo-player2')
  await answering.getByRole('link', { name: /届いた申請/ }).click()
  await answering.getByRole('button', { name: '承認する：ミナ・ソルベ' }).click()
  await expect(answering.getByText('フレンドになりました').first()).toBeVisible()
  await expect(answering.getByText('届いた申請はありません。')).toBeVisible()
  await answering.context().close()

  await page
    .getByRole('link', { name: /^フレンド/, exact: false })
    .first()
    .click()
  await page.getByRole('button', { name: 'ひとことを書く：ガロ・ミストル' }).click()
  const relation = page.getByRole('dialog', { name: 'ガロ・ミストルとの関係' })
  await relation.getByLabel('ひとこと').fill('あ'.repeat(41))
  await expect(relation.getByText('関係のひとことは40文字以内で入力してください')).toBeVisible()
  const { look, found } = lookClosely(page)
  await look('the sheet of one line')
  await relation.getByLabel('ひとこと').fill('舟を待っていてくれる人')
  await relation.getByLabel('ひとこと').press('Enter')
  await expect(page.getByText('「舟を待っていてくれる人」')).toBeVisible()
  await page.goto(`${page1}?tab=friends`)
  await expect(page.getByText('「舟を待っていてくれる人」')).toBeVisible()
  await page.getByRole('link', { name: 'フレンドです' }).click()
  await page.getByRole('button', { name: 'ほかの操作：ガロ・ミストル' }).click()
  await page.getByRole('menuitem', { name: 'フレンドを解除する' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '解除する' }).click()
  await expect(page.getByText('フレンドはまだいません。')).toBeVisible()
  expect(await statesOf(server, other, mine)).toEqual([])
  expect(found).toEqual([])
})

withoutWorker('one’s own character leads to its screens, once one speaks as it', { tag: FULL }, async ({ page }) => {
  await enter(page, '/world/world0/character/world0-mina')
  const ways = page.getByRole('navigation', { name: 'このキャラクターの手入れ' })
  const menu = page.getByRole('button', { name: 'ほかの操作：ミナ・ソルベ' })
  await expect(ways.getByRole('link')).toHaveText(['プロフィールを直す'])
  await expect(page.getByText('このキャラクターに切り替えるとひらけます。')).toBeVisible()
  const entries = page.getByRole('menu', { name: 'ほかの操作：ミナ・ソルベ' }).getByRole('menuitem')
  const always = ['つぶやきを見る', 'ノートを読む', '休止中にする']
  await menu.click()
  await expect(entries).toHaveText(always)
  await page.keyboard.press('Escape')
  await ways.getByRole('button', { name: 'このキャラクターに切り替える' }).click()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await partedWords(ways), `at ${width}`).toEqual([])
    expect(await whatDoesNotFit(page), `at ${width}`).toEqual([])
  }
  const two = [
    ['プロフィールを直す', '/world/world0/characterProfileEdit?characterId=world0-mina'],
    ['装備を変える', '/world/world0/sobiItemSettings'],
  ] as const
  const rest = [
    ['スキルを選ぶ', '/world/world0/skillSettings'],
    ['フレンドを見る', '/world/world0/friendPage'],
    ['手紙を読む', '/world/world0/message'],
    ['アイテムを交換する', '/world/world0/itemSynth'],
    ['名前をつける', '/world/world0/originalize'],
    ['オリジナルクラス', '/world/world0/originalClass'],
    ['ブロックした相手', '/world/world0/blockPublicUserList'],
  ] as const
  await expect(ways.getByRole('link')).toHaveText(two.map(([name]) => name))
  await expect(ways.getByRole('button')).toHaveCount(0)
  const { look, found } = lookClosely(page)
  await look('one’s own')
  await menu.click()
  await expect(entries).toHaveText([...rest.map(([name]) => name), ...always])
  await look('the menu')
  expect(found).toEqual([])
  await page.keyboard.press('Escape')
  await expect(entries).toHaveCount(0)
  await expect(menu).toBeFocused()
  for (const [name, path] of [...two, ...rest]) {
    const way = two.some(([each]) => each === name)
      ? ways.getByRole('link', { name })
      : entries.filter({ hasText: name })
    if (rest.some(([each]) => each === name)) await menu.click()
    await expect(way).toHaveAttribute('href', path)
    await way.click()
    await expect(page).toHaveURL(url => `${url.pathname}${url.search}` === path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
  }
})

test('without a network what was seen opens, what was pressed waits, and is sent once', async ({
  page,
  server,
  context,
}) => {
  await server.query('delete from character_friend')
  await server.query('delete from user_follow_character')
  await enter(page, '/myPage')
  await untilInstalled(page)
  await page.goto('/world/world0/friendPage')
  await expect(page.getByText('フレンドはまだいません。')).toBeVisible()
  await page.goto(page1)
  await expect(page.getByRole('button', { name: /^フレンド申請：/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^フォロー：/ })).toBeVisible()
  await page.waitForTimeout(1_500)
  server.gate.shut()
  await context.setOffline(true)
  await page.goto(page1)
  await expect(page.getByText('オフライン — 保存済みの内容を表示しています')).toBeVisible()
  await expect(heading(page, 'ガロ・ミストル')).toBeVisible()
  await page.getByRole('button', { name: /^フォロー：/ }).click()
  await expect(page.getByText('フォロー（送信待ち）')).toBeVisible()
  await page.getByRole('button', { name: /^フレンド申請：/ }).click()
  await expect(page.getByText('フレンド申請', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /として発言/ }).click()
  await page.getByRole('option', { name: /ヨルグ/ }).click()
  await page.getByRole('button', { name: '切り替える' }).click()
  await expect(page.getByRole('button', { name: /ヨルグ・ハルグレイとして発言/ })).toBeVisible()
  await page.reload()
  await expect(page.getByText('フォロー（送信待ち）')).toBeVisible()
  await expect(page.getByRole('button', { name: /ヨルグ・ハルグレイとして発言/ })).toBeVisible()
  await page.goto('/world/world0/friendPage')
  await expect(page.getByText('このページは、まだこの端末に保存されていません。')).toBeVisible()
  expect(await statesOf(server, 'world0-linette', 'world0-garo')).toEqual([])
  await context.setOffline(false)
  server.gate.open()
  await expect.poll(() => statesOf(server, 'world0-linette', 'world0-garo')).toEqual([{ state: 'asked' }])
  const count = async (statement: string) => (await server.query<{ count: number }>(statement))[0]?.count
  await expect.poll(() => count(`select count(*) from speaking_character where character_id = 'world0-jorg'`)).toBe(1)
  await expect.poll(() => count('select count(*) from user_follow_character')).toBe(1)
})
