// Rows for the lists of scenarios, written by the database itself: one world whose scenarios are mostly written, two in a
// hundred open and one in a hundred being written; six entries each. The measured user has equally many in each size.
import { defaultSettings } from '#rules/scenario/settings.ts'
import { inDatabase } from '../support/cluster.ts'
import { settle } from './data.ts'

export const SCENARIO_PLAYER = 'scene-player'
export const SCENARIO_MASTER = 'scene-master'
export const SCENARIO_WORLD = 'world0'
/** Words of titles: in every hundredth scenario, and in none. */
export const scenarioWords = { often: '霧笛', none: '蜃気楼' } as const

const SEATED = 6
const PER_MASTER = 50
const PER_PLAYER = 30
/** Scenarios of the measured master and the measured player. */
const OWN = 150
const FRIENDS = 40

const user = (id: string) => `insert into app_user (user_id, public_user_id, user_name, mailaddress, created_at)
  select ${id}, 'P-' || ${id}, '書き手', ${id} || '@example.com', now()`
const character = (id: string, owner: string) => `insert into character (character_id, user_id, world_id, given_name,
    middle_name, family_name, name_order, kana, character_full_name, class_name, level, created_at)
  select ${id}, ${owner}, '${SCENARIO_WORLD}', 'ナギ', '', '', 3, 'ナギ', 'ナギ', '霧読み', 1, now()`

const people = [
  `${user(`'scene-m' || n`)} from generate_series(0, $1::int / ${PER_MASTER}) n`,
  `${user(`'scene-p' || n`)} from generate_series(0, $1::int * ${SEATED} / ${PER_PLAYER}) n`,
  `${user(`id`)} from (values ('${SCENARIO_PLAYER}'), ('${SCENARIO_MASTER}')) own (id) where $1::int > 0`,
  `insert into user_class (user_id, class_code) select '${SCENARIO_MASTER}', 1 where $1::int > 0`,
  `${character(`'scene-c' || n`, `'scene-p' || n`)} from generate_series(0, $1::int * ${SEATED} / ${PER_PLAYER}) n`,
  `${character(`'scene-own'`, `'${SCENARIO_PLAYER}'`)} where $1::int > 0`,
  `insert into character_friend (character_id, other_id, state, changed_at)
   select 'scene-own', 'scene-c' || n, 'friend', now() from generate_series(1, ${FRIENDS}) n where $1::int > 0`,
]

/** Whether the nth scenario is one of the measured user's. */
const isOwn = `n % ($1::int / ${OWN}) = 0`
const open = `array['reservation', 'lottery', 'priority', 'recruiting', 'consultation']`
const state = `case when n % 50 = 0 then (${open})[1 + n / 50 % 5] when n % 100 = 1 then (array['resolving', 'late'])[1 + n / 100 % 2]
  when n % 100 = 2 then 'notEstablished' when n % 100 = 3 then (array['draft', 'submitted', 'awaitingPublication'])[1 + n / 100 % 3]
  else 'completed' end`
const next = `now() + interval '1 hour' + n % 10000 * interval '1 minute'`

const scenarios = [
  `insert into scenario (world_id, master_id, title, type, kind, difficulty_no, reward_no, text_type, phase, created_at)
   select '${SCENARIO_WORLD}', case when ${isOwn} then '${SCENARIO_MASTER}' else 'scene-m' || n / ${PER_MASTER} end,
     case when n % 100 = 7 then '${scenarioWords.often}の夜 ' else '灯りの話 ' end || n, 'Normal', 1 + n % 4, n % 4, n / 4 % 4,
     'Normal', 1, timestamptz '2024-01-01' + n * interval '1 minute' from generate_series(1, $1::int) n order by n`,
  `insert into scenario_phase (scenario_id, phase, world_id, state, state_since, settings, opening_comment, opening_content,
     description, open_at, reservation_until, draw_at, confirm_until, recruit_until, playing_until, replay_due_at, published_at,
     seed, seed_hash, applicants, seated, is_newest, kind, difficulty_no, reward_no, text_type)
   select scenario_id, 1, world_id, ${state}, created_at, $2::jsonb, '一行の紹介。',
     repeat('霧の夜、灯台の灯が消えた。', 30), '港を守ります。', ${next}, ${next}, ${next}, ${next}, ${next}, ${next}, ${next},
     created_at, '00', '00', n % 8, n % 8, true, kind, difficulty_no, reward_no, text_type
   from (select *, substring(title from '\\d+$')::int as n from scenario where master_id like 'scene-%') made
   where $1::int > 0 order by n`,
  `insert into scenario_entry (scenario_id, phase, world_id, character_id, user_id, state, is_alone, public_number, cost, created_at)
   select scenario_id, 1, world_id, 'scene-c' || p, 'scene-p' || p, 'seated', true, 100000 + place, 500, created_at
   from (select *, substring(title from '\\d+$')::int as n from scenario where master_id like 'scene-%') made
     cross join generate_series(0, ${SEATED} - 1) place
     cross join lateral (select (n::bigint * 7919 + place * 104729) % ($1::int * ${SEATED} / ${PER_PLAYER}) as p) of
   on conflict do nothing`,
  `insert into scenario_entry (scenario_id, phase, world_id, character_id, user_id, state, is_alone, public_number, cost, created_at)
   select scenario_id, 1, world_id, 'scene-own', '${SCENARIO_PLAYER}', 'seated', true, 200000, 500, created_at
   from scenario where master_id = '${SCENARIO_MASTER}' and $1::int > 0`,
  // Old replays at the head of the list.
  `insert into republication (scenario_id, phase, world_id, what, words, publish_at, published_at, ended_at, created_by, created_at)
   select scenario_id, phase, world_id, 'replay', '名作をもう一度。', now() - interval '1 day', now() - interval '1 day',
     now() + interval '30 days', '${SCENARIO_PLAYER}', now()
   from scenario_phase where world_id = '${SCENARIO_WORLD}' and state = 'completed' and $1::int > 0 order by scenario_id limit 10`,
]

/** @param rows number of scenarios */
export async function fillScenarios(url: string, rows: number): Promise<void> {
  await inDatabase(url, async client => {
    await client.query(`set work_mem = '256MB'`)
    const settings = JSON.stringify(defaultSettings(1))
    for (const statement of people) await client.query(statement, [rows])
    // Without checks and triggers, which take a row at a time.
    await client.query('set session_replication_role = replica')
    for (const statement of scenarios)
      await client.query(statement, statement.includes('$2') ? [rows, settings] : [rows])
    const { rows: found } = await client.query<{ made: string }>(
      `select pg_get_indexdef('scenario_words_search'::regclass) as made`,
    )
    await client.query('drop index scenario_words_search')
    await client.query(`
      insert into scenario_words (scenario_id, phase, world_id, words)
      select p.scenario_id, p.phase, p.world_id, search_key(title || E'\n' || opening_comment || E'\n' || opening_content)
      from scenario s join scenario_phase p on p.scenario_id = s.scenario_id where master_id like 'scene-%'`)
    await client.query(found[0]?.made ?? '')
  })
  await settle(url)
}
