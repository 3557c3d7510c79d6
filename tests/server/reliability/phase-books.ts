// Books of phases during a run and after it: between two reads phases and entries only go forward (B4), the log tells every
// step, and each draw is the one that its published values give.
import { sql } from 'drizzle-orm'
import { hashOfSeed } from '#rules/draws.ts'
import type { EntryState } from '#rules/scenario/entries.ts'
import { draw, hashOfEntries, ticketsOf } from '#rules/scenario/lottery.ts'
import { SCENARIO_STATES, type ScenarioState } from '#rules/scenario/states.ts'
import { TRANSITIONS } from '#rules/scenario/transitions.ts'
import type { Db } from '#server/db/client.ts'
import { stubbornly } from '../../support/through-outages.ts'
import { type Watching, watch } from './watching.ts'

/** States that a phase may come to, from each state, without a repair of the office. */
const onward = new Map(SCENARIO_STATES.map(state => [state, reachable(state)]))

function reachable(from: ScenarioState): ReadonlySet<ScenarioState> {
  const found = new Set([from])
  for (const state of found) {
    for (const row of TRANSITIONS) if (!row.isRepair && row.from.includes(state)) found.add(row.to)
  }
  return found
}

/** States that an entry may come to. One that is over stays so. */
const entryOnward: Record<EntryState, readonly EntryState[]> = {
  applied: ['won', 'seated', 'lost', 'cancelled', 'lapsed', 'left', 'ended'],
  won: ['seated', 'lapsed', 'cancelled', 'left', 'ended'],
  seated: ['cancelled', 'left', 'ended'],
  ...{ lost: [], lapsed: [], cancelled: [], left: [], ended: [] },
}
const coinsOnward: Record<string, readonly string[]> = { held: ['earned', 'returned'], earned: ['returned'] }

type Page = {
  phases: [key: string, state: ScenarioState][]
  entries: [id: number, state: EntryState, coins: string | null][]
}

async function readPage(db: Db): Promise<Page> {
  // One statement, so that it sees one moment.
  const { rows } = await db.execute<Page>(sql`
    select (select coalesce(json_agg(json_build_array(scenario_id || ':' || phase, state)), '[]') from scenario_phase) as phases,
      (select coalesce(json_agg(json_build_array(entry_id, state, coins)), '[]') from scenario_entry) as entries`)
  if (!rows[0]) throw new Error('Nothing was read.')
  return rows[0]
}

function stepsBack(before: Page, after: Page): string[] {
  const faults: string[] = []
  const phases = new Map(after.phases)
  for (const [key, state] of before.phases) {
    const next = phases.get(key)
    if (!next || !onward.get(state)?.has(next)) faults.push(`phase ${key} went from ${state} to ${next}`)
  }
  const entries = new Map(after.entries.map(([id, state, coins]) => [id, { state, coins }]))
  for (const [id, state, coins] of before.entries) {
    const next = entries.get(id)
    const isForward = next && (next.state === state || entryOnward[state].includes(next.state))
    if (!isForward) faults.push(`entry ${id} went from ${state} to ${next?.state}`)
    else if (next.coins !== coins && !coinsOnward[coins ?? '']?.includes(next.coins ?? ''))
      faults.push(`the coins of entry ${id} went from ${coins} to ${next.coins}`)
  }
  return faults
}

/** Watches the states of phases, entries and coins. */
export async function watchStates(db: Db, pauseMs: number): Promise<Watching> {
  let before = await stubbornly(() => readPage(db))
  return watch(pauseMs, async () => {
    const page = await readPage(db)
    const faults = stepsBack(before, page)
    before = page
    return faults
  })
}

/** Lines of the log that are no step of the table, or that do not begin where the line before ended. */
export async function findBrokenLogs(db: Db): Promise<string[]> {
  type Line = { key: string; act: string; from: ScenarioState; to: ScenarioState; before: ScenarioState | null }
  const { rows } = await db.execute<Line>(sql`
    select scenario_id || ':' || phase as key, act, from_state as from, to_state as to,
      lag(to_state) over (partition by scenario_id, phase order by log_id) as before
    from scenario_log where to_state is not null`)
  return rows.flatMap(({ key, act, from, to, before }) => {
    const row = TRANSITIONS.find(({ name }) => name === act)
    const isStep = row?.to === to && row.from.includes(from)
    return isStep && (before === null || before === from)
      ? []
      : [`phase ${key}: ${act} from ${from} to ${to} after ${before}`]
  })
}

/** Draws that do not follow from the published values, or whose winners and losers are others. */
export async function findWrongDraws(db: Db): Promise<{ faults: string[]; draws: number }> {
  type Drawn = {
    scenarioId: number
    phase: number
    seats: number
    seed: string
    seedHash: string
    entriesHash: string
    entries: { number: number; fatePower: number; rank: number; state: EntryState }[]
  }
  const { rows } = await db.execute<Drawn>(sql`
    select p.scenario_id::int as "scenarioId", p.phase, (p.settings->>'seats')::int as seats, p.seed, p.seed_hash as "seedHash",
      p.entries_hash as "entriesHash", (select json_agg(json_build_object('number', public_number, 'fatePower', fate_power,
        'rank', rank, 'state', state)) from scenario_entry e
        where e.scenario_id = p.scenario_id and e.phase = p.phase and rank is not null) as entries
    from scenario_phase p where drawn_at is not null`)
  const faults: string[] = []
  for (const { entries, seats, seed, seedHash, entriesHash, ...of } of rows) {
    const wrong = (words: string) => faults.push(`the draw of ${of.scenarioId}: ${words}`)
    const list = entries.map(({ number, fatePower }) => ({ number, tickets: ticketsOf(fatePower) }))
    if ((await hashOfSeed(seed)) !== seedHash) wrong('another seed than was promised')
    if ((await hashOfEntries(list)) !== entriesHash) wrong('another list than was published')
    const drawn = new Map((await draw({ ...of, seed }, list, seats)).map(entry => [entry.number, entry]))
    for (const { number, rank, state } of entries) {
      const found = drawn.get(number)
      if (found?.rank !== rank || found.hasWon === (state === 'lost')) wrong(`${number} is ${state}, place ${rank}`)
    }
  }
  return { faults, draws: rows.length }
}
