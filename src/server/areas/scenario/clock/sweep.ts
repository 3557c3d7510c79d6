// Job that looks every minute for missed work: phases whose date has passed, changes that no user was told of. A job whose
// process was killed stays locked in the queue for hours; no deadline and no draw may wait for that.
import { and, asc, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import type { Job } from '../../../platform/jobs/run.ts'
import type { PhaseKey } from '../phase.ts'
import { dueAt, isAwaited, scenarioLog, scenarioPhase } from '../tables/scenario.ts'
import { passTime } from './clock-job.ts'
import { tell } from './tell.ts'

/** Age at which a date counts as missed: the job of a phase normally runs at its date. */
export const OVERDUE_MS = 30_000
const AT_ONCE = 100

const overduePhases = (db: Db, before: Date): Promise<PhaseKey[]> =>
  db
    .select({ scenarioId: scenarioPhase.scenarioId, phase: scenarioPhase.phase })
    .from(scenarioPhase)
    .where(and(isAwaited, sql`${dueAt} <= ${before.toISOString()}::timestamptz`))
    .orderBy(dueAt, asc(scenarioPhase.scenarioId))
    .limit(AT_ONCE)

const untoldChanges = (db: Db, before: Date): Promise<{ logId: number }[]> =>
  db
    .select({ logId: scenarioLog.logId })
    .from(scenarioLog)
    .where(and(isNull(scenarioLog.toldAt), lte(scenarioLog.createdAt, before)))
    .orderBy(asc(scenarioLog.logId))
    .limit(AT_ONCE)

export async function sweepScenarios(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - OVERDUE_MS)
  for (const key of await overduePhases(db, before)) while (await passTime(db, key, now)) {}
  for (const { logId } of await untoldChanges(db, before)) await tell(db, logId, now)
}

export const sweepJob: Job = {
  name: 'scenario-sweep',
  cron: '* * * * *',
  run: async ({ db, story }) => sweepScenarios(db, await story.now(db)),
}
