// Rows for the lists of scenarios, written by the database itself: one world whose scenarios are mostly written, two in a
// hundred open and one in a hundred being written; six entries each. The measured user has equally many in each size.

import type pg from 'pg'
import { defaultSettings } from '#rules/scenario/settings.ts'
import { inDatabase } from '../support/cluster.ts'
import { settle } from './data.ts'

export const SCENARIO_PLAYER = 'scene-player'
export const SCENARIO_MASTER = 'scene-master'
export const SCENARIO_WORLD = 'world0'
/** Words of titles: in every hundredth scenario, and in none; and of replays: open ones, and ones for some. */
export const scenarioWords = { often: '霧笛', none: '蜃気楼', replay: '琥珀', closed: '瑪瑙' } as const

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
    await client.query('set statement_timeout = 0')
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
    await fillReplays(client, rows)
  })
  await settle(url)
}

/** Of ended scenarios, at most a thousand for a word, so that what is found stays the same share of what is shown. */
async function fillReplays(client: pg.Client, rows: number): Promise<void> {
  const { rows: found } = await client.query<{ made: string }>(
    `select pg_get_indexdef('replay_words_search'::regclass) as made`,
  )
  await client.query('drop index replay_words_search')
  await client.query(
    `insert into scenario_replay (scenario_id, phase, world_id, state, state_since, replay, length, published_at)
     select scenario_id, 1, world_id, 'published', created_at, jsonb_build_object('body', words, 'result', 'Success',
       'castList', '[]'::jsonb, 'partList', '[]'::jsonb), char_length(words), created_at
     from (select *, substring(title from '\\d+$')::int as n from scenario where master_id like 'scene-%') made
       cross join lateral (select case when n % 100 = 8 then '琥珀の灯。' when n % 100 = 9 then '瑪瑙の灯。' else '' end
         || repeat('霧の夜、灯台の灯が消えた。港の人々は窓を開けて数えた。', 20) as words) of
     where $1::int > 0 and n % 50 <> 0 and n % 100 not in (1, 2, 3)`,
    [rows],
  )
  await client.query(
    `insert into replay_words (scenario_id, phase, part, world_id, is_open, entry_ids, words)
     select scenario_id, phase, 0, world_id, replay->>'body' not like '瑪瑙%', '{}', story_search_key(replay->>'body')
     from scenario_replay r where exists (select 1 from scenario s where s.scenario_id = r.scenario_id and master_id like 'scene-%')`,
  )
  await client.query(found[0]?.made ?? '')
}
