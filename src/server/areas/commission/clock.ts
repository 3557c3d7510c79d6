// Time passing for commissions: the end of what waited too long, and word of a work that is late. Each has a job, and a check every
// minute makes up for jobs whose process died.
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { commissionChanges } from '#rules/commission/transitions.ts'
import { type Db, transact } from '../../db/client.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { COMMISSION_CLOCK_JOB, changeCommission, logAct, waitForCommission } from './change.ts'
import { lockCommission } from './own-commission.ts'
import { commission, commissionLog } from './tables.ts'
import { tellCommissionJob, tellOfCommission } from './tell.ts'

/** Age at which a date counts as missed. */
const OVERDUE_MS = 30_000
const AT_ONCE = 100

/** Does what is due for a commission. @returns whether anything was */
export const passCommissionTime = (db: Db, commissionId: number, now: Date): Promise<boolean> =>
  transact(db, async tx => {
    const row = await lockCommission(tx, commissionId)
    const { dueAt, lateToldAt, state, corrections } = row
    if (!dueAt) return false
    if (dueAt > now) {
      await waitForCommission(tx, commissionId, dueAt)
      return false
    }
    const next = commissionChanges(state, 'clock', corrections)[0]
    if (next) {
      await changeCommission(tx, row, { name: next.name, by: 'clock', userId: null, now: dueAt })
      return true
    }
    if (lateToldAt) return false
    await tx.update(commission).set({ lateToldAt: now }).where(eq(commission.commissionId, commissionId))
    await logAct(tx, { commissionId, act: 'late', party: 'clock', userId: null, words: '', now })
    return true
  })

const clockJob: Job = {
  name: COMMISSION_CLOCK_JOB,
  waitsForStory: true,
  run: async ({ db, story }, payload) => {
    const { commissionId } = payload as { commissionId: number }
    while (await passCommissionTime(db, commissionId, await story.now(db))) {}
  },
}

export async function sweepCommissions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - OVERDUE_MS)
  const overdue = await db
    .select({ commissionId: commission.commissionId })
    .from(commission)
    .where(and(sql`due_at is not null`, isNull(commission.lateToldAt), lte(commission.dueAt, before)))
    .orderBy(asc(commission.dueAt), asc(commission.commissionId))
    .limit(AT_ONCE)
  for (const { commissionId } of overdue) while (await passCommissionTime(db, commissionId, now)) {}
  const untold = await db
    .select({ logId: commissionLog.logId })
    .from(commissionLog)
    .where(and(isNull(commissionLog.toldAt), lte(commissionLog.createdAt, before)))
    .orderBy(asc(commissionLog.logId))
    .limit(AT_ONCE)
  for (const { logId } of untold) await tellOfCommission(db, logId, now)
}

const sweepJob: Job = {
  name: 'commission-sweep',
  cron: '* * * * *',
  run: async ({ db, story }) => sweepCommissions(db, await story.now(db)),
}

export const commissionClockJobs: readonly Job[] = [clockJob, tellCommissionJob, sweepJob]
