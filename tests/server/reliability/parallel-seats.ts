// Seats at the same moment: never more than there are, never a coin taken or given back twice, whoever is first: players, the clock, or
// the master who withdraws. One key is one effect.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { draw, hashOfEntries } from '#rules/scenario/lottery.ts'
import { RUNNING_ENTRIES_MAX } from '#rules/scenario/settings.ts'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { enter } from '#server/areas/scenario/entry/enter.ts'
import { getLottery } from '#server/areas/scenario/entry/published-draw.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { transact } from '#server/db/client.ts'
import { ownCharacter } from '#server/platform/own-character.ts'
import { givenPlayer, phaseOf } from '../../support/scenarios.ts'
import { size } from '../../support/size.ts'
import { COST, characterOf, guest, letTimePass, openScenario, PURSE, RESERVING, seedGuests } from './guests.ts'
import { AT_ONCE, type Book, type Press, passed, refusedBut, type Stage, times } from './parallel.ts'

const ROUNDS = size(2, 300)
const FEW_ROUNDS = size(1, 60)
const guests = times(AT_ONCE, guest)

let { db, users, random, fire, fireOneKey } = {} as Stage
let scenarios: PhaseKey[] = []

const OPENING = '/api/v2/ScenarioOpening'
const reserving = (key: PhaseKey, userId: string, characterId = characterOf(userId)): Press => ({
  ...{ userId, path: `${OPENING}/reserve` },
  body: { worldId: 'harbor', ...key, characterId, cost: RESERVING, fatePower: 0 },
})
const acting = (key: PhaseKey, userId: string, act: 'participation' | 'confirm' | 'cancel'): Press => ({
  ...{ userId, path: `${OPENING}/${act}` },
  body: {
    ...{ worldId: 'harbor', ...key, characterId: characterOf(userId) },
    ...(act === 'cancel' ? { act } : act === 'participation' ? { cost: COST } : {}),
  },
})
const withdrawing = (key: PhaseKey): Press => ({
  ...{ userId: users.admin, path: '/api/ScenarioInfo/master/act' },
  body: { worldId: 'harbor', ...key, act: 'withdraw', reason: '書けなくなりました。' },
})
const open = (seats: number) => openScenario(db, { seats, minimum: 1, masterId: users.admin })
const pass = async (key: PhaseKey) => {
  await letTimePass(db, key)
  expect(await passTime(db, key, new Date())).toBe(true)
}
/** A phase that recruits first come. */
async function recruiting(seats: number): Promise<PhaseKey> {
  const key = await open(seats)
  await pass(key)
  return key
}
const reserve = async (key: PhaseKey, userId: string) => {
  const own = await ownCharacter(db, userId, characterOf(userId))
  await transact(db, tx =>
    enter(tx, 'reserve', { ...key, userId, own, cost: RESERVING, fatePower: 0, now: new Date() }),
  )
}
const entriesOf = ({ scenarioId, phase }: PhaseKey) =>
  db
    .select()
    .from(scenarioEntry)
    .where(and(eq(scenarioEntry.scenarioId, scenarioId), eq(scenarioEntry.phase, phase)))
/** Ends a phase, because a player runs in ten at most. */
const end = ({ scenarioId }: PhaseKey) =>
  db.update(scenarioPhase).set({ state: 'completed' }).where(eq(scenarioPhase.scenarioId, scenarioId))

/** Checks that every guest has all but the price of running and earned entries. */
async function expectPurses(): Promise<void> {
  const { rows } = await db.execute<{ userId: string; left: number; due: number }>(sql`
    select u.user_id as "userId", (select sum(balance)::int from ledger_account a where a.holder_id = u.user_id) as left,
      ${PURSE}::int - (select coalesce(sum(cost), 0)::int from scenario_entry n
        where n.user_id = u.user_id and n.coins in ('held', 'earned')) as due
    from app_user u where u.user_id like 'guest-%'`)
  expect(rows).toHaveLength(AT_ONCE)
  expect(rows.filter(({ left, due }) => left !== due)).toEqual([])
}

async function fillLastSeats(): Promise<void> {
  const seats = random.integer(1, 12)
  const key = await recruiting(seats)
  const answers = await fire(guests.map(userId => acting(key, userId, 'participation')))
  expect([passed(answers).length, refusedBut(answers)]).toEqual([seats, ['ENTRY_FULL']])
  expect(await phaseOf(db, key)).toMatchObject({ seated: seats, applicants: seats })
  expect(await entriesOf(key)).toHaveLength(seats)
  await end(key)
}

/** Opens more scenarios than a player may be in. */
async function openMany(): Promise<void> {
  scenarios = await Promise.all(times(RUNNING_ENTRIES_MAX + 2, () => open(4)))
}
const endMany = () =>
  db
    .update(scenarioPhase)
    .set({ state: 'completed' })
    .where(
      inArray(
        scenarioPhase.scenarioId,
        scenarios.map(({ scenarioId }) => scenarioId),
      ),
    )

async function reserveFromOnePurse(): Promise<void> {
  const [llamaPoint, alpacaCoin] = [random.integer(0, 4_000), random.integer(0, 4_000)]
  const { userId, characterId } = await givenPlayer(db, { llamaPoint, alpacaCoin })
  const answers = await fire(
    times(AT_ONCE, nth => reserving(scenarios[nth % scenarios.length] as PhaseKey, userId, characterId)),
  )
  const paid = Math.min(RUNNING_ENTRIES_MAX, Math.floor((llamaPoint + alpacaCoin) / RESERVING))
  expect(passed(answers).length, `${llamaPoint} LP, ${alpacaCoin} AC`).toBe(paid)
  expect(refusedBut(answers, 'ENTRY_TWICE', 'COIN_SHORT', 'ENTRY_TOO_MANY')).toEqual([])
  const { rows } = await db.execute<{ left: number; lowest: number; scenarios: number }>(sql`
    select sum(balance)::int as left, min(balance)::int as lowest,
      (select count(distinct scenario_id)::int from scenario_entry where user_id = ${userId}) as scenarios
    from ledger_account where holder_id = ${userId}`)
  expect(rows[0]?.left ?? 0).toBe(llamaPoint + alpacaCoin - paid * RESERVING)
  expect(rows[0]?.lowest ?? 0).toBeGreaterThanOrEqual(0)
  expect(rows[0]?.scenarios).toBe(paid)
}

async function confirmAndCancel(): Promise<void> {
  const key = await open(1)
  for (const userId of guests.slice(0, 2)) await reserve(key, userId)
  await pass(key)
  await pass(key)
  const winner = (await entriesOf(key)).find(({ state }) => state === 'won')?.userId ?? ''
  const answers = await fire(times(AT_ONCE, nth => acting(key, winner, nth % 2 ? 'confirm' : 'cancel')))
  const states = passed(answers).map(({ body }) => (JSON.parse(body) as { state: string; returned: number }).state)
  // A confirmed seat can be cancelled, a cancelled one cannot be confirmed.
  expect([['cancelled'], ['cancelled', 'seated']]).toContainEqual(states.sort())
  expect((await entriesOf(key)).map(({ state, coins }) => [state, coins]).sort()).toEqual([
    ['cancelled', 'returned'],
    ['lost', 'returned'],
  ])
  expect(await phaseOf(db, key)).toMatchObject({ seated: 0, applicants: 0 })
  await end(key)
}

async function closeTheList(): Promise<void> {
  const SEATS = 4
  const key = await open(SEATS)
  const [early, late] = [guests.slice(0, 20), guests.slice(20)]
  for (const userId of early) await reserve(key, userId)
  await letTimePass(db, key)
  const closing = passTime(db, key, new Date())
  const acts = [
    ...early.slice(0, 10).map(userId => acting(key, userId, 'cancel')),
    ...late.map(userId => reserving(key, userId)),
  ]
  const [answers] = await Promise.all([fire(random.shuffle(acts)), closing])
  expect(refusedBut(answers, 'ENTRY_NOT_NOW')).toEqual([])
  const { state, entriesHash } = await phaseOf(db, key)
  const listed = (await entriesOf(key)).filter(entry => entry.state === 'applied')
  const list = listed.map(({ publicNumber, fatePower }) => ({ number: publicNumber, tickets: 10 + fatePower }))
  expect({ state, entriesHash }).toEqual({ state: 'lottery', entriesHash: await hashOfEntries(list) })
  await pass(key)
  const { seed, entryList } = await getLottery(db, { userId: null, worldId: 'harbor', ...key })
  const winners = (await draw({ ...key, seed }, list, SEATS)).flatMap(({ number, hasWon }) => (hasWon ? [number] : []))
  const won = entryList.flatMap(({ publicNumber, hasWon }) => (hasWon ? [publicNumber] : []))
  expect(won.sort()).toEqual(winners.sort())
  await end(key)
}

async function withdraw(): Promise<void> {
  const key = await recruiting(40)
  const joining = guests.slice(0, 20).map(userId => acting(key, userId, 'participation'))
  const answers = await fire(random.shuffle([...joining, ...times(10, () => withdrawing(key))]))
  const withdrawals = passed(answers).filter(
    ({ body }) => (JSON.parse(body) as { state: string }).state === 'withdrawn',
  )
  expect(withdrawals).toHaveLength(1)
  expect(refusedBut(answers, 'SCENARIO_STATE', 'ENTRY_NOT_NOW')).toEqual([])
  const entries = await entriesOf(key)
  expect(entries).toHaveLength(passed(answers).length - 1)
  expect(entries.filter(({ state, coins }) => state !== 'ended' || coins !== 'returned')).toEqual([])
}

async function pressOneKey(): Promise<void> {
  const [userId = '', other = ''] = guests
  const once = async (press: Press): Promise<void> => {
    await fireOneKey(press)
    await expectPurses()
  }
  const key = await open(1)
  await reserve(key, other)
  await once(reserving(key, userId))
  await once(acting(key, userId, 'cancel'))
  await once(reserving(key, userId))
  await pass(key)
  await pass(key)
  const winner = (await entriesOf(key)).find(({ state }) => state === 'won')?.userId ?? ''
  await once(acting(key, winner, 'confirm'))
  await once(withdrawing(key))
  const free = await recruiting(2)
  await once(acting(free, userId, 'participation'))
  expect(await phaseOf(db, free)).toMatchObject({ seated: 1 })
  await end(free)
}

export const seats: Book = {
  name: 'seats',
  mayBeBusy: true,
  open: async stage => {
    ;({ db, users, random, fire, fireOneKey } = stage)
    await seedGuests(db, AT_ONCE)
  },
  expectBooks: expectPurses,
  races: [
    { title: 'last seats: as many join as there are seats', rounds: ROUNDS, round: fillLastSeats },
    {
      title: 'one purse: as many reservations as it pays, ten at most',
      rounds: ROUNDS,
      begin: openMany,
      round: reserveFromOnePurse,
      end: endMany,
    },
    {
      title: 'a won seat that is confirmed and cancelled: one end',
      rounds: FEW_ROUNDS,
      seconds: 60,
      round: confirmAndCancel,
    },
    {
      title: 'reservations and cancellations while the list closes: the draw is of what was published',
      rounds: FEW_ROUNDS,
      round: closeTheList,
    },
    {
      title: 'a withdrawal among joining players: everything comes back, once',
      rounds: FEW_ROUNDS,
      seconds: 60,
      round: withdraw,
    },
    { title: 'thirty times one key, for each act: one effect, equal answers', rounds: FEW_ROUNDS, round: pressOneKey },
  ],
}
