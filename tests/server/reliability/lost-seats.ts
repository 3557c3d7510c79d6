// Seats under lost answers and kills: players reserve, join, confirm and cancel, and scenarios pass their dates meanwhile. Each act happens
// once for its key, every answer to a player is true, and coins are held, earned and given back exactly once, whichever way a
// phase ends. Every draw is the one that was promised, and no state goes back.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { lastClass } from '#rules/codes/user.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { OVERDUE_MS, sweepScenarios } from '#server/areas/scenario/clock/sweep.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { inParallel } from '../../support/claims.ts'
import type { Answer } from '../../support/http.ts'
import { size } from '../../support/size.ts'
import { stubbornly } from '../../support/through-outages.ts'
import { seedClaimers } from './claimers.ts'
import {
  COST,
  characterOf,
  guest,
  inColumns,
  letTimePass,
  MASTER,
  openScenario,
  PURSE,
  plan,
  RESERVING,
  seedGuests,
  stateOf,
  totalOf,
} from './guests.ts'
import type { Book, Stage } from './lost.ts'
import { findBrokenLogs, findWrongDraws, watchStates } from './phase-books.ts'
import { watchSame } from './watching.ts'

const SCENARIOS = size(6, 1_500)
const AT_ONCE = size(3, 10)
/** One of this many scenarios waits for the server's own sweep. */
const WAITS_LONG = 100
/** Number of guests of a scenario, who are guests of no other at the same time: a player runs in ten at most. */
const GUESTS = 8

let { client, db, random, tokenOf, untrue, counts, count } = {} as Stage

const codeOf = ({ json }: Answer): string => (json as { code?: string }).code ?? ''

/** @returns the answer of an act; null for a refusal with one of the expected codes */
async function act(
  path: string,
  userId: string,
  key: PhaseKey,
  more: object,
  may: string,
): Promise<{ returned: number; entryId: number } | null> {
  const body = { worldId: 'harbor', ...key, characterId: characterOf(userId), ...more }
  const answer = await client.post(`/api/v2/ScenarioOpening/${path}`, tokenOf(userId), random.uuid(), body)
  if (answer.status === 200) {
    count(path)
    return answer.json as { returned: number; entryId: number }
  }
  if (may.split(' ').includes(codeOf(answer))) count(`${path} ${codeOf(answer)}`)
  else untrue.push(`${path} of ${userId}: ${answer.status} ${answer.text}`)
  return null
}

/**
 * Waits until the clock of a phase has moved it on. A job whose server was killed is made up for by the sweep of every
 * minute: by that of the killed server when `waitsLong`, else by that of another server, in whose place the test sweeps.
 */
async function untilLeft(key: PhaseKey, state: string, waitsLong: boolean): Promise<string> {
  for (let waited = 0; ; waited += 100) {
    const now = await stubbornly(() => stateOf(db, key))
    if (now !== state) return now
    if (waited === 2_000 && !waitsLong) {
      count('made up for')
      await stubbornly(() => sweepScenarios(db, new Date(Date.now() + OVERDUE_MS)))
    }
    // A killed job is made up for within a minute and a half.
    if (waited > 150_000) throw new Error(`The clock of ${key.scenarioId} stands still in ${state}.`)
    await sleep(100)
  }
}

/** Runs one scenario from its opening to its end, with all acts of its guests. */
async function live(nth: number): Promise<void> {
  const { seats, minimum, heads } = plan(random)
  const guests = Array.from({ length: heads }, (_, at) => guest((nth % AT_ONCE) * GUESTS + at))
  const key = await stubbornly(() => openScenario(db, { seats, minimum }))
  const isIn = new Set<string>()
  await inParallel(guests, 4, async userId => {
    if (await act('reserve', userId, key, { cost: RESERVING, fatePower: 0 }, '')) isIn.add(userId)
    if (random.chance(0.25)) {
      const done = await act('cancel', userId, key, { act: 'cancel' }, '')
      if (done && done.returned !== RESERVING) untrue.push(`${userId} had ${done.returned} returned`)
      isIn.delete(userId)
    }
  })
  let state: string = 'reservation'
  for (let turn = 0; turn < 6 && ['reservation', 'lottery', 'priority', 'recruiting'].includes(state); turn++) {
    if (state === 'priority') {
      await inParallel(guests, 4, async userId => {
        if (random.chance(0.7)) await act('confirm', userId, key, {}, 'ENTRY_NOT_NOW ENTRY_NOT_FOUND')
      })
    }
    if (state === 'recruiting') {
      await inParallel(guests, 4, async userId => {
        if (random.chance(0.4)) await act('participation', userId, key, { cost: COST }, 'ENTRY_FULL ENTRY_TWICE')
      })
      if (random.chance(0.2)) {
        await act('cancel', random.pick(guests), key, { act: 'cancel' }, 'ENTRY_NOT_FOUND ENTRY_NOT_NOW')
      }
    }
    await stubbornly(() => letTimePass(db, key))
    state = await untilLeft(key, state, nth % WAITS_LONG === WAITS_LONG - 1)
  }
  count(`ends in ${state}`)
  if (random.chance(size(0.6, 0.3)) && state === 'consultation') {
    const withdrawing = { worldId: 'harbor', ...key, act: 'withdraw', reason: '書けなくなりました。' }
    const answer = await client.post('/api/ScenarioInfo/master/act', tokenOf(MASTER), random.uuid(), withdrawing)
    if (answer.status === 200) count('withdrawn')
    else untrue.push(`withdrawal of ${key.scenarioId}: ${answer.status} ${answer.text}`)
  }
  // A participant of a running scenario must be free for the next one.
  await stubbornly(() =>
    db.execute(sql`update scenario_phase set state = 'completed' where state = 'consultation'
      and scenario_id in (select scenario_id from scenario_entry where user_id = ${guests[0]})`),
  )
}

type Held = { id: string; sum: number; due: number }

/** Scenarios whose accounts differ from the sum of their entries, and players whose purses do. */
async function findWrongBooks(): Promise<string[]> {
  const { rows: accounts } = await db.execute<Held & { kind: string }>(sql`
    select kinds.kind || ':' || p.scenario_id as id, kinds.kind, (select coalesce(sum(e.amount), 0)::int from ledger_account a
        join ledger_entry e on e.account_id = a.id where a.holder_id = kinds.kind || ':' || p.scenario_id) as sum,
      (select coalesce(sum(cost), 0)::int from scenario_entry n where n.scenario_id = p.scenario_id and n.coins = kinds.kind) as due
    from scenario_phase p cross join (values ('held'), ('earned')) as kinds(kind)`)
  const { rows: purses } = await db.execute<Held>(sql`
    select u.user_id as id, (select coalesce(sum(balance), 0)::int from ledger_account a
        where a.holder_id = u.user_id and a.currency in ('LP', 'AC')) as sum,
      ${PURSE}::int - (select coalesce(sum(cost), 0)::int from scenario_entry n
        where n.user_id = u.user_id and n.coins in ('held', 'earned')) as due
    from app_user u where u.user_id like 'guest-%'`)
  return [...accounts, ...purses].flatMap(({ id, sum, due }) => (sum === due ? [] : [`${id} has ${sum}, not ${due}`]))
}

/** Entries in a state in which no phase of their kind leaves them. */
async function findWrongEntries(): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string }>(sql`
    select p.scenario_id || ' ' || p.state || ': ' || n.entry_id || ' is ' || n.state || ' with coins ' || coalesce(n.coins, 'none') as fault
    from scenario_phase p join scenario_entry n on n.scenario_id = p.scenario_id and n.phase = p.phase
    where (p.state in ('consultation', 'completed') and (n.state in ('applied', 'won') or (n.state = 'seated') <> (n.coins = 'earned')))
      or (p.state in ('notEstablished', 'withdrawn') and (n.state in ('applied', 'won', 'seated') or n.coins <> 'returned'))
    union all
    select p.scenario_id || ' seats ' || count(*) || ' of ' || (p.settings->>'seats') from scenario_phase p
      join scenario_entry n on n.scenario_id = p.scenario_id and n.state = 'seated'
    group by p.scenario_id, p.settings having count(*) > (p.settings->>'seats')::int
    union all
    select user_id || ' is twice in ' || scenario_id from scenario_entry where state in ('applied', 'won', 'seated')
    group by user_id, scenario_id having count(*) > 1`)
  return rows.map(({ fault }) => fault)
}

export const seats: Book = {
  name: 'seats',
  figures: 'B1, B3, B4',
  network: { delayMs: 1_000 },
  open: async stage => {
    ;({ client, db, random, tokenOf, untrue, counts, count } = stage)
    await seedClaimers(db)
    await seedGuests(db, AT_ONCE * GUESTS)
    await db.insert(userClass).values({ userId: MASTER, classCode: lastClass.master })
  },
  runs: [
    {
      title: `${SCENARIOS} scenarios: no seat and no coin is lost or doubled`,
      many: SCENARIOS,
      seconds: 420,
      kills: { server: [4_000, size(900, 5_000)], database: [15_000, size(2_500, 8_000)] },
      begin: async () => [
        await watchStates(db, size(100, 1_000)),
        watchSame(200, () => totalOf(db, ['held', 'earned']), AT_ONCE * GUESTS * PURSE),
      ],
      press: () => inColumns(SCENARIOS, AT_ONCE, live),
      findFaults: async () => {
        const draws = await findWrongDraws(db)
        counts.set('draws', draws.draws)
        return [
          ...(await findWrongBooks()),
          ...(await findWrongEntries()),
          ...(await findBrokenLogs(db)),
          ...draws.faults,
        ]
      },
      tell: () => `${SCENARIOS} scenarios, ${JSON.stringify(Object.fromEntries(counts))}`,
      expectEnough: ([states]) => {
        expect(counts.get('reserve')).toBeGreaterThan(SCENARIOS / 2)
        expect(states).toBeGreaterThan(3)
      },
    },
  ],
}
