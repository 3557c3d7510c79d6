// Rows for the section on lists, written by the database itself. Common rows (a world's characters, the admins' queue,
// takers of a link) are as many as the size of the database; rows of one user are equally many in each size, spread among
// those of others.
import { inDatabase } from '../support/cluster.ts'
import { settle } from './data.ts'

export const OWNER = 'list-owner'
export const OWN_CHARACTER = 'list-own-1'
export const OWN_CHARACTERS = 40
export const LIST_WORLD = 'world0'
export const LIST_GOODS = 'list-goods'

/** Rows of one user of each kind, or a fifth of all in a small database. */
const MOST_OWN = 2_000
const MOST_FOLLOWED = 1_000
const CHARACTERS_OF_A_USER = 25

/** Names of known frequency: single ones, in the middle, and in every hundredth and thousandth character. */
export const names = { rare: 'ヱヰヮ', often: 'サクラ', seldom: 'マユミ' } as const
const RARE_ROWS = 7

const SYLLABLES = 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン'
const FAMILIES = '灯守霧島鐘ヶ江夜見月岡白浜黒田青葉赤石雨宮雪村風間海野山辺川瀬森下林谷原口沢井戸部'

/** A random letter of `from`, the same in every run. */
const letter = (from: string, seed: string): string =>
  `substr('${from}', 1 + abs(hashint8(n * 31 + ${seed})::bigint % ${from.length})::int, 1)`

const given = `case
  when n <= ${RARE_ROWS} then '${names.rare}' when n % 100 = 0 then '${names.often}' when n % 1000 = 1 then '${names.seldom}'
  else ${[1, 2, 3].map(seed => letter(SYLLABLES, String(seed))).join(' || ')} end`
const family = [4, 5].map(seed => letter(FAMILIES, String(seed))).join(' || ')
const reading = [6, 7, 8].map(seed => letter(SYLLABLES, String(seed))).join(' || ')

const moment = `timestamptz '2024-01-01' + n * interval '1 minute'`

/** Owner of the nth row: the measured user as often as their number needs, or one of the others. */
const spread = `(select n, case when n % ($1::int / least($1::int / 5, ${MOST_OWN})) = 0 then '${OWN_CHARACTER}'
  else 'list-' || (1 + n / 10) end as "characterId" from generate_series(1, $1::int) n)`

const users = [
  `insert into app_user (user_id, public_user_id, user_name, mailaddress, created_at)
   select 'list-u' || u, 'P-list-' || u, 'bench', 'list-' || u || '@example.com', now()
   from generate_series(0, $1::int / ${CHARACTERS_OF_A_USER}) u`,
  `insert into app_user (user_id, public_user_id, user_name, mailaddress, created_at)
   select '${OWNER}', 'P-list-owner', 'bench', 'list-owner@example.com', now() where $1::int > 0`,
]

const CHARACTER_COLUMNS = `character_id, user_id, world_id, given_name, middle_name, family_name, name_order,
  character_full_name, kana, class_name, class_a_id, class_b_id, level, is_npc, shogo, display_order, created_at`

const characters = [
  `insert into character (${CHARACTER_COLUMNS})
   select 'list-' || n, 'list-u' || n / ${CHARACTERS_OF_A_USER}, '${LIST_WORLD}', given, '', family, 1, family || given,
     reading || given, class_name, class_a.class_id, class_b.class_id, 1 + abs(hashint8(n) % 200), n % 20 = 0,
     case when n % 10 = 0 then '霧払いの燈手' end, n % ${CHARACTERS_OF_A_USER}, ${moment}
   from generate_series(1, $1::int) n
     cross join lateral (select ${given} as given, ${family} as family, ${reading} as reading) called
     join (${classes('A')}) class_a on class_a.place = n % class_a.total
     join (${classes('B')}) class_b on class_b.place = n % class_b.total`,
  `insert into character (${CHARACTER_COLUMNS})
   select 'list-own-' || n, '${OWNER}', w.world_id, 'ゆず', '', '', 1, 'ゆず' || n, 'ユズ', '', null, null, 1, false, null,
     n, ${moment}
   from generate_series(1, ${OWN_CHARACTERS}) n join (
     select world_id, row_number() over (order by display_order, world_id) as place, count(*) over () as total from world) w
     on w.place = 1 + (n - 1) % w.total where $1::int > 0`,
]

function classes(kind: 'A' | 'B'): string {
  return `select class_id, class_name as ${kind === 'A' ? 'race_name' : 'class_name'}, count(*) over () as total,
    row_number() over (order by display_order, class_id) - 1 as place
    from world_class where world_id = '${LIST_WORLD}' and class_kind = '${kind}'`
}

const lists = [
  `insert into user_follow_character (user_id, character_id, created_at)
   select 'list-u' || n / ${CHARACTERS_OF_A_USER}, 'list-' || 1 + n::bigint * 7919 % $1::int, ${moment}
   from generate_series(1, $1::int) n
   union all
   select '${OWNER}', 'list-' || n, ${moment} from generate_series(1, least(${MOST_FOLLOWED}, $1::int / 5)) n`,
  `insert into world_item (world_id, item_code, item_name, description)
   select '${LIST_WORLD}', 'LIST' || n, '束ねた紙 ' || n, '試し。' from generate_series(1, least(${MOST_OWN}, $1::int / 5)) n`,
  `insert into ledger_account (holder_kind, holder_id, currency, balance)
   select 'character', 'list-' || 1 + n / 10, 'item:${LIST_WORLD}:LIST' || 1 + n % 10, 1 + n % 9
   from generate_series(1, $1::int) n
   union all
   select 'character', '${OWN_CHARACTER}', 'item:${LIST_WORLD}:LIST' || n, 1
   from generate_series(1, least(${MOST_OWN}, $1::int / 5)) n`,
  `insert into item_synth_history (character_id, item_synth_id, item_name, item_num, created_at)
   select "characterId", (select min(item_synth_id) from item_synth where world_id = '${LIST_WORLD}'), '束ねた紙', 1, ${moment}
   from ${spread} made order by n`,
  `insert into shop_purchase (shop_goods_id, character_id, name, count, total, created_at)
   select goods.shop_goods_id, "characterId", '束ねた紙', 1, 10, ${moment}
   from ${spread} bought join (
     select shop_goods_id, row_number() over (order by shop_goods_id) - 1 as place, count(*) over () as total
     from shop_goods where world_id = '${LIST_WORLD}') goods on goods.place = n / 7 % goods.total order by n`,
  `insert into application (kind, user_id, character_id, world_id, status, name, description, slot_no, fee, coin, created_at, decided_at)
   select 'setting', 'list-u' || n / ${CHARACTERS_OF_A_USER}, 'list-' || n, '${LIST_WORLD}', status, '過去', '試し。', 1, 300,
     'llamaPoint', ${moment}, case when status > 1 then ${moment} end
   from generate_series(1, $1::int) n cross join lateral (
     select case when n % 3 = 0 then 1 when n % 10 = 1 then 3 else 2 end as status) judged`,
]

const distribution = [
  `insert into shouhin (shouhin_id, owner_user_id, shouhinmei, description, world_id, item_code, created_at)
   select '${LIST_GOODS}', '${OWNER}', '束ねた紙', '試し。', '${LIST_WORLD}', 'LIST1', now() where $1::int > 0`,
  `insert into shouhin_option (shouhin_id, official_option_id, option_name)
   select '${LIST_GOODS}', 1, '通常' where $1::int > 0`,
  `insert into shouhin_suuryo (shouhin_id, suuryo_sentaku_id, amount) select '${LIST_GOODS}', 1, 1 where $1::int > 0`,
  `insert into distribution (shouhin_id, official_option_id, suuryo_sentaku_id, hash, taken_count, created_at)
   select '${LIST_GOODS}', 1, 1, 'list', $1::int, now()`,
  `insert into distribution_taken (shouhin_id, official_option_id, suuryo_sentaku_id, character_id, taken_at)
   select '${LIST_GOODS}', 1, 1, 'list-' || n, ${moment} from generate_series(1, $1::int) n`,
]

/** Movements that pay one account each, out of nothing. */
const ledger = [
  `insert into ledger_account (holder_kind, holder_id, currency, balance)
   select 'user', 'list-u' || u, 'LP', 0 from generate_series(0, $1::int / ${CHARACTERS_OF_A_USER}) u
   union all select 'user', '${OWNER}', 'LP', 0
   union all select 'system', 'list', 'LP', null`,
  `with paid as (
     insert into ledger_transfer (cause_kind, cause_id, created_at)
     select 'demo', 'list-' || n, ${moment} from generate_series(1, $1::int) n returning id, cause_id, created_at),
   moved as (
     select id, created_at, case when "characterId" = '${OWN_CHARACTER}' then '${OWNER}'
       else 'list-u' || n / ${CHARACTERS_OF_A_USER} end as holder
     from paid join ${spread} each on cause_id = 'list-' || n)
   insert into ledger_entry (transfer_id, account_id, amount, created_at)
   select id, account_id, amount, created_at from (
     select m.id, a.id as account_id, 10 as amount, m.created_at from moved m
       join ledger_account a on a.holder_kind = 'user' and a.holder_id = m.holder and a.currency = 'LP'
     union all
     select m.id, a.id, -10, m.created_at from moved m
       join ledger_account a on a.holder_kind = 'system' and a.holder_id = 'list') sides order by id`,
  `update ledger_account a set balance = e.sum
   from (select account_id, sum(amount) as sum from ledger_entry group by account_id) e
   where e.account_id = a.id and a.holder_id like 'list-%' and $1::int > 0`,
]

/** @param rows number of characters, followed ones, holdings, acts and movements, each */
export async function fillLists(url: string, rows: number): Promise<void> {
  await inDatabase(url, async client => {
    await client.query(`set work_mem = '256MB'`)
    await client.query(`set maintenance_work_mem = '512MB'`)
    for (const statement of [...users, ...characters, ...lists, ...distribution, ...ledger])
      await client.query(statement, [rows])
  })
  await settle(url)
}
