// Rows for the search through everything, written by the database itself: as many characters, scenarios, replays, novels, notes, tweets,
// articles and items, with names, titles, tags and five hundred characters of text; and some whole works of twenty thousand characters.
import type { SearchKind } from '#rules/search/kinds.ts'
import { inDatabase } from '../support/cluster.ts'
import { settle } from './data.ts'
import { fillScenarios, SCENARIO_PLAYER, SCENARIO_WORLD } from './scenario-list-data.ts'

/** Words of every hundredth and every thousandth row, of nearly every row, and of one whole work. */
export const searched = { often: '霧笛', seldom: '琥珀糖', letter: 'の', phrase: '誰も知らない波止場の合言葉' } as const
/** Whole works beside the others. */
const WORKS = 5_000
const PARAGRAPHS = 250

const SYLLABLES = 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン'
const LETTERS =
  '灯守霧島鐘江夜見月岡白浜黒田青葉赤石雨宮雪村風海野山辺川瀬森下林谷原口沢井戸部港町橋船帆波砂貝星空雲朝夕春夏秋冬'

/** A random letter, the same in every run. */
const letter = (from: string, seed: string): string =>
  `substr('${from}', 1 + abs(hashint8(n * 131 + ${seed})::bigint % ${from.length})::int, 1)`
const named = [1, 2, 3, 4].map(seed => letter(SYLLABLES, String(seed))).join(' || ')
const titled = [5, 6, 7].map(seed => letter(LETTERS, String(seed))).join(' || ')
const known = `case when n % 1000 = 1 then '${searched.seldom}' when n % 100 = 0 then '${searched.often}' else '' end`
/** Twenty sentences of twenty-five characters. */
const told = `(select string_agg(${[1, 2, 3, 4, 5, 6, 7, 8]
  .map(seed => letter(LETTERS, `s * 17 + ${seed}`))
  .join(' || ')} || 'の灯が、夜の海にゆれていたのを見た。', '') from generate_series(1, 20) s)`
const moment = `timestamptz '2024-01-01' + n * interval '1 minute'`

const rows: readonly [kind: SearchKind, statement: string][] = [
  [
    'character',
    `insert into character (character_id, user_id, world_id, given_name, middle_name, family_name, name_order,
     character_full_name, kana, class_name, level, created_at)
   select 'find-' || n, '${SCENARIO_PLAYER}', '${SCENARIO_WORLD}', 'x', '', '', 3, ${titled} || ${known}, ${named}, '', 1, ${moment}
   from generate_series(1, $1::int) n`,
  ],
  [
    'novel',
    `insert into novel (kind, world_id, title, writer_name, body, first_line, characters, search_text, published_at, updated_at)
   select 30, '${SCENARIO_WORLD}', ${titled} || ${known}, 'ソラノ', ${told}, '', 500, ${titled} || ${known}, ${moment}, now()
   from generate_series(1, $1::int) n`,
  ],
  [
    'note',
    `insert into note (world_id, character_id, user_id, title, body, scope, is_commentable, first_line, word_count, characters,
     published_at, updated_at)
   select '${SCENARIO_WORLD}', 'scene-c0', 'scene-p0', ${titled} || ${known}, ${told}, 1, true, '', 500, 500, ${moment}, now()
   from generate_series(1, $1::int) n`,
  ],
  [
    'tweet',
    `insert into tweet (world_id, character_id, user_id, body, created_at)
   select '${SCENARIO_WORLD}', 'scene-c0', 'scene-p0', ${titled} || ${known} || 'の灯が、ゆれていた。', ${moment}
   from generate_series(1, $1::int) n`,
  ],
  [
    'news',
    `insert into news_post (category, title, body, status, published_at)
   select 'guide', ${titled} || ${known}, ${told}, 'released', ${moment} from generate_series(1, $1::int) n`,
  ],
  [
    'item',
    `insert into world_item (world_id, item_code, item_name, description)
   select '${SCENARIO_WORLD}', 'FIND' || n, ${named} || ${known}, ${told} from generate_series(1, $1::int) n`,
  ],
  [
    'item',
    `insert into item_synth (world_id, item_code, display_order)
   select '${SCENARIO_WORLD}', 'FIND' || n, n from generate_series(1, $1::int) n`,
  ],
]
const works = `insert into novel (kind, world_id, title, writer_name, body, first_line, characters, search_text, published_at, updated_at)
  select 30, '${SCENARIO_WORLD}', '長い話' || n, 'ソラノ', case n when 77 then '${searched.phrase}' else '' end || (
      select string_agg(${[1, 2, 3, 4, 5, 6, 7, 8, 9]
        .map(seed => letter(LETTERS, `p * 29 + ${seed}`))
        .join(
          ' || ',
        )} || 'という古い言葉を、誰かが波止場でくりかえしていた。窓の外では、まだ雨の音がしていて、だれの船もまだ帰ってこない。', E'\\n')
      from generate_series(1, ${PARAGRAPHS}) p), '', 20000, '長い話', ${moment}, now()
  from generate_series(1, least(${WORKS}, $1::int)) n`

/** Kinds that are measured: all, or those of BENCH_KINDS=note,tweet. */
const wanted = (process.env.BENCH_KINDS ?? '').split(',').filter(Boolean)
export const isWanted = (kind: SearchKind): boolean => wanted.length === 0 || wanted.includes(kind)

const indices: Partial<Record<SearchKind, string>> = {
  ...{ character: 'character_search', novel: 'novel_search', note: 'note_search', tweet: 'tweet_search' },
  ...{ news: 'news_post_search', item: 'world_item_search' },
}
/** Scenarios where they are not measured: their people write the notes and tweets. */
const FEW_SCENARIOS = 1_500

/** @param count number of rows of each kind */
export async function fillSearch(url: string, count: number): Promise<void> {
  await fillScenarios(url, isWanted('scenario') || isWanted('replay') ? count : Math.min(count, FEW_SCENARIOS))
  await inDatabase(url, async client => {
    await client.query(`set statement_timeout = 0`)
    await client.query(`set maintenance_work_mem = '512MB'`)
    // An index of words is made anew in less time than it is changed row by row.
    const { rows: made } = await client.query<{ name: string; again: string }>(
      `select name, pg_get_indexdef(name::regclass) as again from unnest($1::text[]) as name`,
      [Object.entries(indices).flatMap(([kind, index]) => (isWanted(kind as SearchKind) ? [index] : []))],
    )
    for (const { name } of made) await client.query(`drop index ${name}`)
    for (const [kind, statement] of [...rows, ['novel', works] as const])
      if (isWanted(kind)) await client.query(statement, [count])
    for (const { again } of made) await client.query(again)
  })
  await settle(url)
}
