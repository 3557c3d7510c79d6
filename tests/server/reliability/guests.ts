// Players and scenarios of the runs of B1 to B4 for seats: the acts of each player with all answers about its seat and its
// coins, and the passing of time for a phase.
import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { hashOfSeed } from '#rules/draws.ts'
import { defaultSettings } from '#rules/scenario/settings.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { changeState } from '#server/areas/scenario/clock/change-state.ts'
import { waitForClock } from '#server/areas/scenario/clock/wait-for-clock.ts'
import { lockPhase, type PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenario, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { type Db, transact } from '#server/db/client.ts'
import { post, systemAccounts } from '#server/platform/ledger/post.ts'
import { inParallel } from '../../support/claims.ts'
import type { Random } from '../../support/random.ts'
import { size } from '../../support/size.ts'

export const MASTER = 'single-0'
/** Coins of every player at first, half of them paid: enough for all rounds of a run. */
export const PURSE = size(100_000, 2_000_000)
export const COST = 500
export const RESERVING = 600

export const guest = (nth: number): string => `guest-${nth}`
export const characterOf = (userId: string): string => `of-${userId}`

export async function seedGuests(db: Db, count: number): Promise<void> {
  const all = sql`generate_series(0, ${count - 1}) n`
  await db.execute(sql`
    insert into app_user (user_id, public_user_id, user_name, mailaddress, created_at)
    select 'guest-' || n, 'guest-' || n, 'guest-' || n, 'guest-' || n || '@x.example', now() from ${all}`)
  await db.execute(sql`
    insert into character (character_id, user_id, world_id, given_name, middle_name, family_name, name_order, kana,
      character_full_name, class_name, level, created_at)
    select 'of-guest-' || n, 'guest-' || n, 'harbor', 'n' || n, '', '', 3, 'ア', 'n' || n, '霧読み', 1, now() from ${all}`)
  for (let from = 0; from < count; from += 500) {
    const some = Array.from({ length: Math.min(500, count - from) }, (_, nth) => guest(from + nth))
    const give = (currency: 'LP' | 'AC') =>
      some.map(id => ({
        cause: { kind: 'b1-purse', id },
        ...{ currency, amount: PURSE / 2, from: systemAccounts.issue, to: { kind: 'user' as const, id } },
      }))
    await transact(db, tx => post(tx, new Date(), [...give('LP'), ...give('AC')]))
  }
}

/** A scenario that takes reservations from now on. */
export async function openScenario(
  db: Db,
  { seats, minimum, masterId = MASTER }: { seats: number; minimum: number; masterId?: string },
): Promise<PhaseKey> {
  const now = new Date()
  const seed = randomBytes(32).toString('hex')
  const settings = { ...defaultSettings(1), seats, minimum }
  const [made] = await db
    .insert(scenario)
    .values({
      ...{ worldId: 'harbor', masterId, title: '霧笛の夜', type: 'Normal', kind: 1, difficultyNo: 1 },
      ...{ rewardNo: 2, textType: 'Normal', createdAt: now },
    })
    .returning({ scenarioId: scenario.scenarioId })
  if (!made) throw new Error('No scenario was made.')
  const key = { scenarioId: made.scenarioId, phase: 1 }
  const texts = { state: 'awaitingPublication' as const, stateSince: now, settings, openAt: now }
  await db.insert(scenarioPhase).values({ ...key, worldId: 'harbor', ...texts, seed, seedHash: await hashOfSeed(seed) })
  await transact(db, async tx =>
    changeState(tx, await lockPhase(tx, key), { name: 'publish', by: 'clock', userId: null, now }),
  )
  return key
}

const dates = {
  reservation: 'reservationUntil',
  lottery: 'drawAt',
  priority: 'confirmUntil',
  recruiting: 'recruitUntil',
} as const

/** Moves the date of a phase to now, so that its job runs at once. @returns the state before */
export const letTimePass = (db: Db, key: PhaseKey): Promise<ScenarioState> =>
  transact(db, async tx => {
    const { state } = await lockPhase(tx, key)
    if (state in dates) {
      const of = and(eq(scenarioPhase.scenarioId, key.scenarioId), eq(scenarioPhase.phase, key.phase))
      await tx
        .update(scenarioPhase)
        .set({ [dates[state as keyof typeof dates]]: new Date() })
        .where(of)
      await waitForClock(tx, key)
    }
    return state
  })

export const stateOf = async (db: Db, { scenarioId }: PhaseKey): Promise<ScenarioState> => {
  const [row] = await db
    .select({ state: scenarioPhase.state })
    .from(scenarioPhase)
    .where(eq(scenarioPhase.scenarioId, scenarioId))
  if (!row) throw new Error('No such phase.')
  return row.state
}

/** Numbers of players and seats of the coming scenarios: some with a lottery, some without enough players. */
export function plan(random: Random): { seats: number; minimum: number; heads: number } {
  const seats = random.integer(2, 4)
  return { seats, minimum: random.integer(1, seats), heads: random.integer(1, 8) }
}

/**
 * Lives through stories, some of them at a time. A column of them shares its people, one story after the other: `live` finds them by
 * the remainder of its number.
 */
export const inColumns = (many: number, atOnce: number, live: (nth: number) => Promise<void>): Promise<void> =>
  inParallel([...Array(atOnce).keys()], atOnce, async at => {
    for (let nth = at; nth < many; nth += atOnce) await live(nth)
  })

/** Coins of all guests, in their purses and on accounts of these kinds. */
export async function totalOf(db: Db, kinds: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select coalesce(sum(e.amount), 0)::int as total from ledger_entry e join ledger_account a on a.id = e.account_id
    where a.currency in ('LP', 'AC') and (a.holder_id like 'guest-%' or split_part(a.holder_id, ':', 1) in ${[...kinds]})`)
  return Number(rows[0]?.total)
}
