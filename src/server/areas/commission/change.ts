// Changes of a commission's state, all made here: a row of the table of transitions is applied to a locked commission, with its effects
// on coins, work and dates; a job of the same transaction tells the parties.
import { and, eq, inArray } from 'drizzle-orm'
import {
  type CommissionMover,
  type CommissionTransition,
  type CommissionTransitionName,
  commissionChanges,
  commissionDueAt,
} from '#rules/commission/transitions.ts'
import { actFaults } from '#rules/tailor.ts'
import type { Tx } from '../../db/client.ts'
import { enqueue } from '../../platform/jobs/run.ts'
import { refuse } from '../../platform/refuse.ts'
import { givePriceBack, payCreator } from './coins.ts'
import { announceCommission } from './live.ts'
import type { CommissionRow } from './own-commission.ts'
import { publishWork } from './publish-work.ts'
import { commission, commissionLog } from './tables.ts'

export const TELL_COMMISSION_JOB = 'tell-of-commission'
export const COMMISSION_CLOCK_JOB = 'commission-clock'

type Change = {
  name: CommissionTransitionName
  by: CommissionMover
  /** Null for the clock. */
  userId: string | null
  words?: string
  now: Date
}

/**
 * @param row as `lockCommission` read it in this transaction
 * @throws COMMISSION_STATE when it is in another state, COMMISSION_FAULT for words that are missing or too long
 */
export async function changeCommission(tx: Tx, row: CommissionRow, change: Change): Promise<void> {
  const { name, by, userId, now, words = '' } = change
  const { commissionId, state, corrections, days } = row
  const found: CommissionTransition | undefined = commissionChanges(state, by, corrections).find(
    one => one.name === name,
  )
  if (!found) throw refuse('COMMISSION_STATE')
  judgeWords(words, found.needsWords === true)
  const dueAt = commissionDueAt(found.to, now, days)
  const { rowCount } = await tx
    .update(commission)
    .set({
      ...{ state: found.to, stateSince: now, dueAt, lateToldAt: null },
      ...(name === 'askCorrection' ? { corrections: corrections + 1 } : {}),
    })
    .where(and(eq(commission.commissionId, commissionId), inArray(commission.state, [...found.from])))
  if (!rowCount) throw refuse('COMMISSION_STATE')
  if (found.coins === 'return') await givePriceBack(tx, now, row)
  if (found.coins === 'pay') {
    await payCreator(tx, now, row)
    await publishWork(tx, row, now)
  }
  await logAct(tx, { commissionId, act: name, party: by, userId, words: words.trim(), now })
  await waitForCommission(tx, commissionId, dueAt)
}

/** @throws COMMISSION_FAULT */
export function judgeWords(words: string, isNeeded: boolean): void {
  if (!isNeeded && words.trim() === '') return
  if (Object.keys(actFaults({ words })).length > 0) throw refuse('COMMISSION_FAULT')
}

type Logged = Omit<typeof commissionLog.$inferInsert, 'createdAt'> & { now: Date }

/** Logs an act, tells its parties, and shows it on open screens. */
export async function logAct(tx: Tx, { now, ...line }: Logged): Promise<void> {
  const [logged] = await tx
    .insert(commissionLog)
    .values({ ...line, createdAt: now })
    .returning({ logId: commissionLog.logId })
  if (!logged) throw new Error('An act on a commission was not logged.')
  await enqueue(tx, { name: TELL_COMMISSION_JOB, payload: { logId: logged.logId } })
  await announceCommission(tx, line.commissionId)
}

/** Queues the job for the date that a commission waits for. */
export async function waitForCommission(tx: Tx, commissionId: number, dueAt: Date | null): Promise<void> {
  if (dueAt)
    await enqueue(tx, {
      ...{ name: COMMISSION_CLOCK_JOB, payload: { commissionId } },
      ...{ key: `${COMMISSION_CLOCK_JOB}:${commissionId}`, storyAt: dueAt },
    })
}
