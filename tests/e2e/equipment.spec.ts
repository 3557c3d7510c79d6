// Dressing a character and teaching it skills, in a world that this file makes for itself.
import { faultsOfAccess } from './axe.ts'
import { whatDoesNotFit } from './fit.ts'
import { enter, expect, type TestServer, test, untilInstalled } from './fixtures.ts'
import { give } from './holding.ts'

const numbers = (values: Record<number, number>): string =>
  `{${Array.from({ length: 30 }, (_, index) => values[index + 1] ?? 0).join(',')}}`

const ITEMS = [
  ['E1', '灯台守の杖', 'weapon', 'hand', 8, { 1: 6 }, 3, 3],
  ['E2', '鉛の胸当て', 'armour', 'body', 24, { 2: 9, 1: -2 }, 1, 1],
  ['E3', '羊毛の外套', 'armour', 'body', 3, { 2: 4 }, 1, 1],
  ['E4', '錆びた鍵', 'material', null, 1, {}, 1, 2],
] as const

/** A loft with a character of demo-player in it: things to wear, skills to learn, 20 of its token. */
async function givenLoft({ query }: TestServer): Promise<void> {
  await query(`insert into world (world_id, world_name, catchphrase, description, hue, display_order)
    values ('loft', '屋根裏の国', '試し。', '試し。', 200, 99)`)
  await query(`insert into world_token (world_id, token_no, name, sign) values ('loft', 1, 'スキルポイント', 'SP')`)
  await query(
    `insert into world_class (world_id, class_id, class_kind, class_name, description, kijun, hosei, display_order)
     values ('loft', 'B1', 'B', '梯子番', '試し。', $1, $2, 1)`,
    [numbers({ 1: 10, 2: 5, 3: 20, 7: 8, 11: 30 }), numbers({ 16: 35 })],
  )
  await query(`insert into character (character_id, user_id, world_id, given_name, middle_name, family_name, name_order,
      character_full_name, kana, class_name, class_b_id, level, created_at)
    select 'loft-hero', user_id, 'loft', '梯子', '', '', 3, '梯子のトト', 'トト', '梯子番', 'B1', 5, now()
    from app_user where mailaddress = 'demo-player@example.com'`)
  for (const [id, name] of [
    [1, '腕力'],
    [2, '守り'],
    [4, '足どり'],
    [8, '身ごなし'],
    [12, '息'],
  ] as const) {
    await query(
      `insert into world_parameter (world_id, parameter_id, name, item_skill_order) values ('loft', $1::int, $2, $1::int)`,
      [id, name],
    )
    for (const [row, target] of ['classB', 'items', 'skills'].entries()) {
      await query(`insert into world_calc_row values ('loft', 'inner', $1::int, $2::int, 1, $3, 1, null)`, [
        id * 10 + row,
        id,
        target,
      ])
    }
    await query(`insert into world_calc_row values ('loft', 'between', $1::int, $1::int, 1, '', 1, null)`, [id])
  }
  for (const [code, name, kind, position, cost, values, maxLevel, held] of ITEMS) {
    await query(
      `insert into world_item (world_id, item_code, item_name, description, item_kind, item_position_id, status_ref_flg,
        item_cost, parameters, max_level, source) values ('loft', $1, $2, '試しの品。', $3, $4, true, $5, $6, $7, '屋根裏の箱')`,
      [code, name, kind, position, cost, numbers(values), maxLevel],
    )
    await give(query, 'loft-hero', `item:loft:${code}`, held)
  }
  await give(query, 'loft-hero', 'token:loft:1', 20)
  for (const [code, name, classId] of [
    ['K1', '梯子のぼり', null],
    ['K2', '床下めぐり', null],
    ['K3', '別の道', 'B9'],
  ] as const) {
    if (classId) {
      await query(
        `insert into world_class (world_id, class_id, class_kind, class_name, description, display_order)
        values ('loft', $1, 'B', '床下番', '試し。', 2)`,
        [classId],
      )
    }
    await query(
      `insert into world_skill (world_id, skill_code, skill_name, description, skill_hanei_flg, parameters, max_level, token_no,
        cost, class_id, display_order) values ('loft', $1, $2, '試しの技。', true, $3, 2, 1, 6, $4, 1)`,
      [code, name, numbers({ 1: 3 }), classId],
    )
  }
  await query(
    `insert into character_parameter_change (character_id, reason, parameters, created_at)
    values ('loft-hero', '作成時の割り振り', $1, now())`,
    [numbers({ 1: 2, 2: -1 })],
  )
}

const held = async ({ query }: TestServer, currency: string): Promise<number> =>
  Number(
    (
      await query<{ balance: string }>(
        `select balance from ledger_account where holder_id = 'loft-hero' and currency = $1`,
        [currency],
      )
    )[0]?.balance ?? 0,
  )

test('dressing: tried on, saved once, kept as a set; three staves become one better; readable offline', async ({
  page,
  server,
  context,
}) => {
  await givenLoft(server)
  await server.query(`update world_item set picture = (
      select picture from world_item where world_id = 'world0' and picture is not null order by item_code limit 1)
    where world_id = 'loft' and item_code = 'E1'`)
  await enter(page, '/world/loft/sobiItemSettings')
  await untilInstalled(page)
  await expect(page.getByRole('main').getByText('梯子のトト')).toBeVisible()
  const weight = page.getByRole('region', { name: '重さ' })
  const stats = page.getByRole('region', { name: '能力' })
  const staff = page.getByRole('button', { name: /^灯台守の杖.*個/ })
  const sheet = page.getByRole('dialog', { name: '灯台守の杖' })
  await expect(weight).toContainText('とても軽い')
  await expect(stats.getByRole('listitem').filter({ hasText: '腕力' })).toHaveText(/10$/)

  // Trying on changes nothing yet: before and after, the weight, the way back.
  await page.getByRole('button', { name: '鉛の胸当てをつける' }).click()
  await page.getByRole('button', { name: '灯台守の杖をつける' }).click()
  await expect(weight).toContainText('重い')
  await expect(weight).toContainText(/0 → から32 \/ 40/)
  await expect(stats.getByRole('listitem').filter({ hasText: '守り' })).toContainText('+9')
  await expect(page.getByText('未反映の変更：利き手・体')).toBeVisible()
  expect(await server.query(`select 1 from equipment where character_id = 'loft-hero'`)).toEqual([])
  expect(await faultsOfAccess(page, 'dressing')).toEqual([])

  // An answer that is lost is asked for again with the same key.
  server.gate.loseAnswers(/SobiItemSettings\/update/)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('届いたか確かめられませんでした。')).toBeVisible()
  server.gate.loseAnswers(null)
  await page.getByRole('button', { name: '確かめる' }).click()
  await expect(page.getByText('前の操作の結果を確かめました').first()).toBeVisible()
  await expect(page.getByText(/未反映の変更/)).toHaveCount(0)
  const versions = await server.query<{ version: number }>(
    `select worn_version as version from equipment_version where character_id = 'loft-hero'`,
  )
  expect(versions.map(({ version }) => version)).toEqual([1])

  // The worn staff is not used up; taken off, three become one of the next level, once.
  await staff.click()
  await expect(sheet.getByText('装備しているものは使えません。外して保存すると使えます。')).toBeVisible()
  expect(await faultsOfAccess(page, 'an item')).toEqual([])
  // A picture above size 50 opens large, over the sheet, and leaves the sheet where it was.
  await sheet.getByRole('button', { name: '灯台守の杖の絵を大きく見る' }).click()
  const zoom = page.getByRole('dialog', { name: '灯台守の杖の絵' })
  await expect(zoom.getByRole('img', { name: '灯台守の杖' })).toBeVisible()
  await zoom.getByRole('button', { name: 'とじる' }).click()
  await expect(zoom).toHaveCount(0)
  await sheet.getByRole('button', { name: '外す' }).click()
  await sheet.getByRole('button', { name: 'とじる' }).click()
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('装備を保存しました').first()).toBeVisible()
  await expect(page.getByText(/未反映の変更/)).toHaveCount(0)
  await staff.click()
  await sheet.getByRole('button', { name: 'Lv.2 にする' }).click()
  server.gate.loseAnswers(/levelUp/)
  await sheet.getByRole('button', { name: '3個で作る' }).click()
  // What is shown is read again, and the sheet of what is there no more goes: the words stay.
  await expect(page.getByText('届いたか確かめられませんでした。')).toBeVisible()
  server.gate.loseAnswers(null)
  await page.getByRole('button', { name: '確かめる' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('Lv.2', { exact: true })).toBeVisible()
  expect([await held(server, 'item:loft:E1'), await held(server, 'item:loft:E1:L2')]).toEqual([0, 1])

  // The best set, and a set to come back to.
  await page.getByRole('button', { name: 'おすすめ装備' }).click()
  const best = page.getByRole('dialog', { name: 'おすすめ装備' })
  await best.getByLabel('伸ばしたい能力').selectOption({ label: '腕力' })
  await expect(best).toContainText('灯台守の杖')
  await best.getByRole('button', { name: '装備してみる' }).click()
  await page.getByRole('button', { name: '装備セット' }).click()
  const sets = page.getByRole('dialog', { name: '装備セット' })
  await sets.getByRole('button', { name: 'いまの装備を入れる' }).first().click()
  await sets.getByLabel('セットの名前').fill('登る日')
  await sets.getByRole('button', { name: '取っておく' }).click()
  await expect(sets.getByText('登る日')).toBeVisible()
  expect(await faultsOfAccess(page, 'the sets')).toEqual([])
  await sets.getByRole('button', { name: 'とじる' }).click()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await page.getByRole('button', { name: '装備セット' }).click()
  await sets.getByRole('button', { name: '登る日を装備してみる' }).click()
  await expect(page.getByText(/未反映の変更/)).toBeVisible()

  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await whatDoesNotFit(page)).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })

  // What was saved is what the page of the character counts and shows.
  await page.goto('/world/loft/character/loft-hero?tab=worn')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/体鉛の胸当てLv\.1.*腕力 −2・守り \+9/])
  await page.getByRole('link', { name: 'プロフィール', exact: true }).click()
  await expect(stats).toContainText('守り14（素質0、クラス+5、装備+9）')

  // Without a network it can be tried on, and the reason stands where it cannot be saved.
  await page.waitForTimeout(1_000)
  server.gate.shut()
  await context.setOffline(true)
  await page.goto('/world/loft/sobiItemSettings')
  await expect(page.getByText('オフライン — 保存済みの内容を表示しています')).toBeVisible()
  await page.getByRole('button', { name: '羊毛の外套をつける' }).click()
  await expect(page.getByText('オフラインのためできません。')).toBeVisible()
})

test('skills: learned for tokens, set in an order, forgotten; the history of the parameters', async ({
  page,
  server,
}) => {
  await givenLoft(server)
  await enter(page, '/world/loft/skillSettings')
  await expect(page.getByText(/スキルポイント \(SP\) 20$/)).toBeVisible()
  await expect(page.getByText('床下番だけが覚えられます。')).toBeVisible()
  await page.getByRole('button', { name: '梯子のぼり：覚える' }).click()
  const sheet = page.getByRole('dialog', { name: '梯子のぼり' })
  await expect(sheet).toContainText('所持 20 SP、残り 14 SP')
  expect(await faultsOfAccess(page, 'a skill')).toEqual([])
  await sheet.getByRole('button', { name: '覚える' }).click()
  await expect(page.getByText('梯子のぼり が Lv.1 になりました').first()).toBeVisible()
  await page.getByRole('button', { name: '梯子のぼり：レベルを上げる' }).click()
  await sheet.getByRole('button', { name: 'レベルを上げる' }).click()
  await expect(page.getByText(/スキルポイント \(SP\) 2$/)).toBeVisible()
  expect(await held(server, 'token:loft:1')).toBe(2)
  await expect(page.getByText('あと 4 SP いります。')).toBeVisible()

  const stats = page.getByRole('region', { name: '能力' })
  await page.getByRole('button', { name: '梯子のぼりをセットする' }).click()
  await expect(stats.getByRole('listitem').filter({ hasText: '腕力' })).toContainText(/10 →から16\+6/)
  expect(await faultsOfAccess(page, 'setting skills')).toEqual([])
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('スキルのセットを保存しました').first()).toBeVisible()
  expect(await server.query(`select position from character_skill where character_id = 'loft-hero'`)).toEqual([
    { position: 1 },
  ])

  await page.getByRole('button', { name: '梯子のぼり：くわしく' }).click()
  await sheet.getByRole('button', { name: 'このスキルを忘れる' }).click()
  await expect(sheet).toContainText('使ったものは戻りません。')
  await sheet.getByRole('button', { name: '忘れる', exact: true }).click()
  await expect(page.getByText('梯子のぼり を忘れました').first()).toBeVisible()
  expect(await held(server, 'token:loft:1')).toBe(2)
  expect(await server.query(`select 1 from character_skill where character_id = 'loft-hero'`)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await whatDoesNotFit(page)).toEqual([])

  await page.getByRole('link', { name: '能力の履歴' }).click()
  await expect(page.getByText('作成時の割り振り')).toBeVisible()
  await expect(page.getByText('腕力 +2')).toBeVisible()
  expect(await faultsOfAccess(page, 'the history')).toEqual([])
})
