// Goods and recipes of the browser tests: two items to make, three things to buy, and a character that can pay.
import type { TestServer } from './fixtures.ts'

const statements = [
  `insert into world_item (world_id, item_code, item_name, description, source) values
     ('world0', 'T-LAMP', '試しの灯籠', '霧の中でも、帰り道だけを照らす。', ''),
     ('world0', 'T-MAP', '試しの写し図', '歩いた場所にだけ、線が引かれる。', ''),
     ('world0', 'T-GLASS', '試しの硝子', '割れた縁まで、やわらかく光る。', ''),
     ('world0', 'T-GEAR', '試しの歯車', '歯のあいだに、油の匂いが残っている。', '古い灯台')`,
  `insert into item_synth (world_id, item_code, item_num, coin, world_token_1, display_order) values
     ('world0', 'T-LAMP', 1, 100, 50, -2), ('world0', 'T-MAP', 2, 0, 0, -1)`,
  `insert into item_synth_material (item_synth_id, world_id, item_code, need_count, display_order)
     select item_synth_id, world_id, 'T-GLASS', 2, 1 from item_synth where item_code = 'T-LAMP' union all
     select item_synth_id, world_id, 'T-GEAR', 3, 1 from item_synth where item_code = 'T-MAP'`,
  `insert into shop (world_id, shop_id, shop_type, shop_name, description, keeper, display_order)
     values ('world0', 't-shop', 1, '試しの雑貨屋', '旅の前に、ひととおり。', 'トーレ', -1)`,
  `insert into shop_goods (world_id, shop_id, item_code, token_no, price, stock, limit_per_character, display_order) values
     ('world0', 't-shop', 'T-GEAR', 1, 30, 5, 4, 1), ('world0', 't-shop', 'T-GLASS', null, 20, null, null, 2),
     ('world0', 't-shop', 'T-LAMP', 1, 9999999, null, null, 3)`,
]

/** Speaking character of demo-player in world0. */
export const SPEAKER = 'world0-linette'

/** Inserts the rows; the character gets two pieces of glass and one gear. */
export async function openMarket(query: TestServer['query']): Promise<void> {
  for (const statement of statements) await query(statement)
  await query(
    `with moved as (insert into ledger_transfer (cause_kind, cause_id, created_at)
       values ('demo', 'market', now()) returning id),
     issue as (insert into ledger_account (holder_kind, holder_id, currency) values
       ('system', 'issue', 'item:world0:T-GLASS'), ('system', 'issue', 'item:world0:T-GEAR') returning id, currency),
     bag as (insert into ledger_account (holder_kind, holder_id, currency, balance) values
       ('character', $1, 'item:world0:T-GLASS', 2), ('character', $1, 'item:world0:T-GEAR', 1) returning id, currency, balance)
     insert into ledger_entry (transfer_id, account_id, amount, created_at)
       select moved.id, bag.id, bag.balance, now() from moved, bag union all
       select moved.id, issue.id, -bag.balance, now() from moved, issue join bag using (currency)`,
    [SPEAKER],
  )
}
