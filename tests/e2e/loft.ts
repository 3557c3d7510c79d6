// A world of a few things to wear and to learn, with a character in it, for tests that count.
import type { TestServer } from './fixtures.ts'
import { give } from './holding.ts'

/** Thirty numbers, those given and zeros. */
export const numbers = (values: Record<number, number>): string =>
  `{${Array.from({ length: 30 }, (_, index) => values[index + 1] ?? 0).join(',')}}`

const ITEMS = [
  ['E1', '灯台守の杖', 'weapon', 'hand', 8, { 1: 6 }, 3, 3],
  ['E2', '鉛の胸当て', 'armour', 'body', 24, { 2: 9, 1: -2 }, 1, 1],
  ['E3', '羊毛の外套', 'armour', 'body', 3, { 2: 4 }, 1, 1],
  ['E4', '錆びた鍵', 'material', null, 1, {}, 1, 2],
] as const

/** A loft with a character of demo-player in it: things to wear, skills to learn, 20 of its token. */
export async function givenLoft({ query }: TestServer): Promise<void> {
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
