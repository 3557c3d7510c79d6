// The next opening of a world that has no reservation, lottery or deadline ahead within a day: one that was never told, or else the one
// that was told longest ago, as a new scenario. Old ones that no player took part in make room.
import { inArray, sql } from 'drizzle-orm'
import { scenarioKind } from '#rules/codes/scenario.ts'
import { appUser } from '../../areas/identity/tables.ts'
import { nextChange } from '../../areas/scenario/clock/clock-job.ts'
import type { PhaseKey } from '../../areas/scenario/phase.ts'
import { scenario, scenarioPhase } from '../../areas/scenario/tables/scenario.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { demoScenarios, demoWords } from '../content.ts'
import { residents } from '../residents.ts'
import { demoWorldIds } from '../shapes/common.ts'
import type { DemoScenario } from '../shapes/scenario.ts'
import { byMaster, byOffice, type Tellers, writeScenario } from '../tell-scenario.ts'
import { waitingPhases } from './waiting-phases.ts'

const keyColumns = columnsOf(scenarioPhase, null, ['scenarioId', 'phase'])
const titleColumn = columnsOf(scenario, 's', ['title'])

const AHEAD_MS = 24 * 3_600_000
const OPEN_LOCK = 7_421_003
/** Most scenarios of a world without a player that wait for a replay; older ones are withdrawn. */
export const MOST_OF_RESIDENTS = 3

/** States with a date that a visitor of the demo can watch for. */
const WATCHED: readonly string[] = ['reservation', 'lottery', 'consultation']

export const openNext = (db: Db, now: Date): Promise<void> =>
  transact(db, async tx => {
    // Processes take turns, so that the second finds the opening of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(${OPEN_LOCK})`)
    const tellers = await tellersOf(tx)
    if (!tellers) return
    const soon = new Date(now.getTime() + AHEAD_MS)
    const waiting = (await waitingPhases(tx)).filter(({ state, at }) => WATCHED.includes(state) && at <= soon)
    for (const worldId of demoWorldIds) {
      if (waiting.some(one => one.worldId === worldId)) continue
      const told = await nextTold(tx, worldId)
      if (told) await open(tx, told, tellers, now)
    }
    for (const key of await forgotten(tx))
      await byMaster(tx, key, tellers, { name: 'withdraw', reason: demoWords.roomMade, now })
  })

async function tellersOf(tx: Tx): Promise<Tellers | null> {
  const mails = ['demo-master@example.com', 'demo-admin@example.com']
  const rows = await tx
    .select({ userId: appUser.userId, mailaddress: appUser.mailaddress })
    .from(appUser)
    .where(inArray(appUser.mailaddress, mails))
  const [masterId, officeId] = mails.map(mail => rows.find(({ mailaddress }) => mailaddress === mail)?.userId)
  return masterId && officeId ? { masterId, officeId } : null
}

/** The opening that a world is told next. Events are left out, because they have neither reservation nor lottery. */
async function nextTold(tx: Tx, worldId: string): Promise<DemoScenario | undefined> {
  const { rows } = await tx.execute<RowOf<typeof titleColumn> & { toldAt: string; isRunning: boolean }>(sql`
    select ${titleColumn}, max(p.published_at) as "toldAt",
      bool_or(p.state in ('reservation', 'lottery', 'priority', 'recruiting', 'consultation')) as "isRunning"
    from scenario s join scenario_phase p on p.scenario_id = s.scenario_id
    where s.world_id = ${worldId} and p.published_at is not null group by s.title`)
  const rank = ({ title }: DemoScenario): number => {
    const known = rows.find(row => row.title === title)
    // Scenarios that still run come last.
    return known ? Date.parse(known.toldAt) + (known.isRunning ? Number.MAX_SAFE_INTEGER / 2 : 0) : 0
  }
  return demoScenarios
    .filter(one => one.worldId === worldId && one.kind !== scenarioKind.event)
    .toSorted((one, other) => rank(one) - rank(other))[0]
}

/** Phases in which only residents sent texts, except the newest of each world: nobody will write so many replays. */
async function forgotten(tx: Tx): Promise<PhaseKey[]> {
  const { rows } = await tx.execute<RowOf<typeof keyColumns>>(sql`
    select ${keyColumns} from (
      select scenario_id, phase, row_number() over (partition by world_id order by playing_until desc, scenario_id desc) as nth
      from scenario_phase p where state in ('resolving', 'late') and not exists (
        select 1 from scenario_entry e where e.scenario_id = p.scenario_id and e.phase = p.phase and e.state = 'seated'
          and e.user_id <> all(${sql.param(residents.map(({ userId }) => userId))}))) as of_residents
    where nth > ${MOST_OF_RESIDENTS} order by scenario_id`)
  return rows
}

async function open(tx: Tx, told: DemoScenario, tellers: Tellers, now: Date): Promise<void> {
  const key = await writeScenario(tx, told, { ...tellers, createdAt: now, openAt: now })
  await byMaster(tx, key, tellers, { name: 'submit', now })
  await byOffice(tx, key, tellers, { name: 'approve', now })
  await nextChange(tx, key, now)
}
