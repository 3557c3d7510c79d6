// Openings before their publication, made as copies of a scenario of the demo, which has no such openings.
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { TestServer } from './fixtures.ts'

/** Scenario whose texts are copied. */
const COPIED = 3

interface Given {
  title: string
  state?: 'draft' | 'submitted' | 'awaitingPublication'
  /** days of waiting */
  days?: number
  /** whether it is the office's own */
  isStaff?: boolean
  /** days until the planned or wished publication; missing for none */
  opensIn?: number
}

/** @returns its id with ten digits */
export async function givenOpening({ query }: TestServer, given: Given): Promise<string> {
  const { title, state = 'submitted', days = 0, isStaff = false, opensIn } = given
  const [made] = await query<{ id: number }>(
    `insert into scenario (world_id, master_id, is_staff, title, type, kind, difficulty_no, reward_no, text_type, created_at)
     select world_id, case when $2 then (select user_id from app_user where mailaddress = 'demo-admin@example.com') else master_id end,
       $2, $1, type, kind, difficulty_no, reward_no, text_type, now() from scenario where scenario_id = ${COPIED}
     returning scenario_id::int as id`,
    [title, isStaff],
  )
  const id = made?.id ?? 0
  await query(
    `insert into scenario_phase (scenario_id, phase, world_id, state, state_since, settings, opening_comment, opening_content,
       description, master_msg, open_at, seed, seed_hash)
     select $1, 1, world_id, $2, now() - make_interval(days => $3), settings, opening_comment, opening_content, description,
       master_msg, now() + make_interval(days => $4), seed, seed_hash from scenario_phase where scenario_id = ${COPIED}`,
    [id, state, days, opensIn ?? null],
  )
  await query(
    `insert into scenario_choice (scenario_id, phase, choose_id, name, description)
     select $1, 1, choose_id, name, description from scenario_choice where scenario_id = ${COPIED}`,
    [id],
  )
  await query(
    `insert into scenario_log (scenario_id, phase, act, from_state, to_state, user_id, created_at)
     select $1, 1, 'submit', 'draft', 'submitted', master_id, now() - make_interval(days => $2) from scenario where scenario_id = $1`,
    [id, days],
  )
  return padScenarioId(id)
}
