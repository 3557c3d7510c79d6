// Replays that were handed in for the office's check, written about a scenario of the demo that is in its consultation.
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { TestServer } from './fixtures.ts'
import { givenOpening } from './given-openings.ts'

const BODY = [
  '雨は、屋根のあるところにだけ降っていた。',
  '',
  '「片方でも、帰る支度は支度だよ」',
  '玻璃子は答えるかわりに、｜跨線橋《こせんきょう》の上を指した。',
  ...Array.from({ length: 12 }, (_, index) => `三番線に電車は来ない。${index + 1}度めの時刻表は、それでも来ると言う。`),
].join('\n')

interface Given {
  /** id of the scenario; its participants are the cast */
  scenarioId: number
  title?: string
  state?: 'writing' | 'checking' | 'returned' | 'awaiting'
  /** days of waiting */
  days?: number
  body?: string
  /** whether an earlier version was returned */
  wasReturned?: boolean
}

/** @returns end of the address of the office's check: world, scenario and phase */
export async function givenReplay({ query }: TestServer, given: Given): Promise<string> {
  const { scenarioId, title, state = 'checking', days = 1, body = BODY, wasReturned = false } = given
  if (title) await query('update scenario set title = $2 where scenario_id = $1', [scenarioId, title])
  await query(
    `update scenario_phase set state = 'resolving', state_since = now() - interval '5 days', playing_until = now() - interval '5 days',
       replay_due_at = now() + interval '9 days' where scenario_id = $1`,
    [scenarioId],
  )
  const entries = await query<{ id: number }>(
    `select entry_id::int as id from scenario_entry where scenario_id = $1 and state = 'seated' order by entry_id`,
    [scenarioId],
  )
  const [item] = await query<{ code: string; world: string }>(
    `select item_code as code, s.world_id as world from scenario s join world_item i on i.world_id = s.world_id
     where scenario_id = $1 order by item_code limit 1`,
    [scenarioId],
  )
  const castList = entries.map(({ id }, index) => ({
    ...{ entryId: id, result: index === 0 ? 'GreatSuccess' : 'Success', experience: 120, money: 1_800 },
    items: index === 0 && item ? [{ itemCode: item.code, count: 2 }] : [],
    ...{ title: index === 0 ? '霧払いの燈手' : '', mvpReason: index === 0 ? '火を分けた、その一行で。' : null },
    deletedItems: [],
  }))
  const replay = (text: string, partList: unknown[]) =>
    JSON.stringify({ body: text, result: 'Success', castList, partList })
  const parts = entries[0] ? [{ body: '乾いた手紙が、一通だけ残っていた。', entryIds: [entries[0].id] }] : []
  await query(
    `insert into scenario_replay (scenario_id, phase, world_id, state, state_since, replay, length, version, publish_at)
     values ($1, 1, $2, $3, now() - make_interval(days => $4), $5, $6, 5, case when $3 = 'awaiting' then now() + interval '2 days' end)`,
    [scenarioId, item?.world, state, days, replay(body, parts), body.length],
  )
  const step = async (
    version: number,
    to: string,
    text: string,
    comment: string | null,
    ago: number,
  ): Promise<void> => {
    await query(
      `insert into scenario_replay_version (scenario_id, phase, version, state, replay, user_id, comment, created_at)
       select $1, 1, $2, $3, $4, master_id, $5, now() - make_interval(days => $6) from scenario where scenario_id = $1`,
      [scenarioId, version, to, replay(text, []), comment, ago],
    )
  }
  if (wasReturned) {
    const before = body.replace('来ないことになって', '来る').replace('雨は、屋根の', '雨は屋根の')
    await step(2, 'checking', before, null, days + 2)
    await step(3, 'returned', before, '雨の降りかたを、暦の章と合わせてください。', days + 1)
  }
  if (state !== 'writing') await step(4, 'checking', body, null, days)
  return `world0/${padScenarioId(scenarioId)}/1`
}

/** A scenario that has ended, with a published replay where it is completed. @returns its id with ten digits */
export async function givenFinished(
  server: TestServer,
  { title, days, state = 'completed' }: { title: string; days: number; state?: 'completed' | 'notEstablished' },
): Promise<string> {
  const { query } = server
  const id = await givenOpening(server, { title, state: 'draft' })
  await query(
    `update scenario_phase set state = $3, published_at = now() - interval '60 days',
       state_since = now() - make_interval(days => $2) where scenario_id = $1`,
    [Number(id), days, state],
  )
  if (state !== 'completed') return id
  await query(
    `insert into scenario_replay (scenario_id, phase, world_id, state, state_since, replay, length, version, publish_at, published_at)
     select scenario_id, 1, world_id, 'published', state_since, $2, 414, 3, state_since, state_since from scenario_phase where scenario_id = $1`,
    [Number(id), JSON.stringify({ body: BODY, result: 'Success', castList: [], partList: [] })],
  )
  return id
}
