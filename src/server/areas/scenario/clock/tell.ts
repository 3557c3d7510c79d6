// Job that tells the affected users of a change of state: the master and the players of the phase, each once; followers
// are told by a job of their own.

import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import * as z from 'zod'
import { scenarioEventOf } from '#rules/notices/scenario-notices.ts'
import { type NewsSide, scenarioNews } from '#rules/scenario/news.ts'
import { REPLAY_TABLE, type ReplayStep } from '#rules/scenario/replay-steps.ts'
import { TRANSITIONS, type Transition } from '#rules/scenario/transitions.ts'
import { type Db, type Tx, transact } from '../../../db/client.ts'
import { columnsOf, type RowOf } from '../../../db/select.ts'
import type { Job } from '../../../platform/jobs/run.ts'
import { lockUserEvents } from '../../../platform/realtime/publish.ts'
import { isAdmin } from '../../../platform/rights.ts'
import { appUser } from '../../identity/tables.ts'
import { queueFollowers } from '../../master-room/tell-followers.ts'
import { notify } from '../../notice/notify.ts'
import { scenarioEntry } from '../tables/entry.ts'
import { scenario, scenarioLog } from '../tables/scenario.ts'
import { TELL_JOB } from './change-state.ts'

const payloadShape = z.object({ logId: z.number().int().min(1) })

type Told = Pick<Transition, 'tells'> & { act: string; entriesOf: 'all' | 'ended' }

/**
 * Notice of a line of the log and its receivers: for changes of state by the table, for other acts by their effect on
 * players. Null: nobody is told.
 */
function toldOf(act: string): Told | null {
  const row = TRANSITIONS.find(({ name }) => name === act)
  if (row) return { act, tells: row.tells, entriesOf: 'all' }
  if (act === 'master:extend') return { act: 'extend', tells: ['applicants'], entriesOf: 'all' }
  if (act === 'office:dates') return { act: 'dates', tells: ['master', 'applicants'], entriesOf: 'all' }
  const [, said, step] = /^(?:master|office):((?:extra|replay):(\w+))$/.exec(act) ?? []
  const tells = step && Object.hasOwn(REPLAY_TABLE, step) && REPLAY_TABLE[step as ReplayStep].tells
  if (said && tells) return { act: said, tells: [tells], entriesOf: 'all' }
  if (act === 'office:extra:publish') return { act: 'extra:publish', tells: ['master', 'applicants'], entriesOf: 'all' }
  return act === 'office:removeEntry' ? { act: 'remove', tells: ['master', 'applicants'], entriesOf: 'ended' } : null
}

export const tellJob: Job = {
  name: TELL_JOB,
  run: async ({ db, story }, payload) => tell(db, payloadShape.parse(payload).logId, await story.now(db)),
}

export const tell = (db: Db, logId: number, now: Date): Promise<void> =>
  transact(db, async tx => {
    // Marked in the transaction of the events: a job that runs twice tells once.
    const [told] = await tx
      .update(scenarioLog)
      .set({ toldAt: now })
      .where(and(eq(scenarioLog.logId, logId), isNull(scenarioLog.toldAt)))
      .returning()
    const news = told && toldOf(told.act)
    if (!told || !news) return
    const { act, tells, entriesOf } = news
    const [of] = await tx.select().from(scenario).where(eq(scenario.scenarioId, told.scenarioId))
    if (!of) return
    const said = { scenarioId: of.scenarioId, phase: told.phase, worldId: of.worldId, title: of.title, act }
    const listeners = [
      ...(tells.includes('master') ? [{ userId: of.masterId, entry: 'master' as const }] : []),
      ...(tells.includes('office') ? await officeOf(tx, told) : []),
      ...(tells.includes('applicants') ? await touched(tx, told, entriesOf) : []),
      ...(tells.includes('losers') ? await losersOf(tx, told) : []),
    ].filter(({ entry }) => scenarioNews(act, entry) !== null)
    if (tells.includes('followers')) await queueFollowers(tx, logId)
    // In one order for all jobs: each takes the lock of a user's events.
    for (const { userId, entry } of listeners.sort((a, b) => (a.userId < b.userId ? -1 : 1))) {
      await lockUserEvents(tx, userId)
      const facts = { ...said, entry }
      await notify(tx, now, { userId, event: scenarioEventOf(act, entry), facts, kind: 'scenario' })
    }
  })

type Listener = { userId: string; entry: NewsSide }
type Log = typeof scenarioLog.$inferSelect

const userColumn = columnsOf(appUser, null, ['userId'])

/** Everybody of the office but the one who made the change. */
async function officeOf(tx: Tx, { userId: maker }: Log): Promise<Listener[]> {
  const { rows } = await tx.execute<RowOf<typeof userColumn>>(sql`
    select ${userColumn} from app_user where ${isAdmin(sql`app_user.user_id`)} and user_id is distinct from ${maker}`)
  return rows.map(({ userId }) => ({ userId, entry: 'office' }))
}

const entrantColumn = columnsOf(scenarioEntry, null, ['userId'])

/** Players without a seat whom the draw left out. */
async function losersOf(tx: Tx, { scenarioId, phase }: Log): Promise<Listener[]> {
  const { rows } = await tx.execute<RowOf<typeof entrantColumn>>(sql`
    select distinct ${entrantColumn} from scenario_entry e where scenario_id = ${scenarioId} and phase = ${phase}
      and state = 'lost' and rank is not null and not exists (select 1 from scenario_entry o where o.scenario_id = e.scenario_id
        and o.phase = e.phase and o.user_id = e.user_id and o.state in ('applied', 'won', 'seated', 'lapsed'))`)
  return rows.map(({ userId }) => ({ userId, entry: 'lost' }))
}

/** Players whose entry was affected: running ones and those that the change ended; or only the latter. */
async function touched(
  tx: Tx,
  { scenarioId, phase, createdAt }: Log,
  entriesOf: Told['entriesOf'],
): Promise<Listener[]> {
  const entries = await tx
    .select({ userId: scenarioEntry.userId, entry: scenarioEntry.state, endedAt: scenarioEntry.endedAt })
    .from(scenarioEntry)
    .where(
      and(
        eq(scenarioEntry.scenarioId, scenarioId),
        eq(scenarioEntry.phase, phase),
        inArray(scenarioEntry.state, ['applied', 'won', 'seated', 'lost', 'lapsed', 'ended']),
      ),
    )
    .orderBy(asc(scenarioEntry.entryId))
  const hasEnded = (endedAt: Date | null) => endedAt?.getTime() === createdAt.getTime()
  return entries.filter(({ endedAt }) => hasEnded(endedAt) || (endedAt === null && entriesOf === 'all'))
}
