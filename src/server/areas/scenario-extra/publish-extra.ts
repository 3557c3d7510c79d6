// Publication of an extra at its time, once: its state is the condition. It waits for the replay beside which it stands; the sweep
// publishes it when that has come, and what a killed process has missed.
import { and, asc, eq, lte } from 'drizzle-orm'
import * as z from 'zod'
import { EXTRA_SHOWN_IN } from '#rules/scenario/extra.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { announcePage } from '../scenario/clock/live.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { scenarioPhase } from '../scenario/tables/scenario.ts'
import { lockAwaitingExtra, type OwnExtra } from './own-extra.ts'
import { PUBLISH_EXTRA_JOB, publishLater, takeStep } from './steps.ts'
import { scenarioExtra } from './tables.ts'

const payloadShape = z.object({ extraId: z.number().int().min(1) })

/** Publishes one whose time has come and whose replay is out. @returns whether it did */
export const publishExtra = (db: Db, extraId: number, timeOf: (tx: Tx) => Promise<Date>): Promise<boolean> =>
  transact(db, async tx => {
    const now = await timeOf(tx)
    const due = await lockAwaitingExtra(tx, extraId)
    return due ? publishDueExtra(tx, due, now) : false
  })

/** @param due as it was locked in this transaction */
export async function publishDueExtra(tx: Tx, due: OwnExtra, now: Date): Promise<boolean> {
  if (!due.publishAt || due.approvedBy === null) return false
  if (due.publishAt > now) {
    await publishLater(tx, due.extraId, due.publishAt)
    return false
  }
  const [of] = await tx.select({ state: scenarioPhase.state }).from(scenarioPhase).where(isPhase(due))
  if (of?.state !== EXTRA_SHOWN_IN) return false
  await takeStep(tx, due, { name: 'publish', userId: due.approvedBy, comment: null, now }, { publishedAt: now })
  await announcePage(tx, due)
  return true
}

const publishJob: Job = {
  name: PUBLISH_EXTRA_JOB,
  waitsForStory: true,
  run: async ({ db, story }, payload) => {
    await publishExtra(db, payloadShape.parse(payload).extraId, story.now)
  },
}

const AT_ONCE = 50

/** Extras whose time of publication has passed and whose replay can be read. */
export const overdueExtras = (db: Db, before: Date): Promise<{ extraId: number }[]> =>
  db
    .select({ extraId: scenarioExtra.extraId })
    .from(scenarioExtra)
    .innerJoin(scenarioPhase, isPhase(scenarioExtra))
    .where(
      and(
        eq(scenarioExtra.state, 'awaiting'),
        lte(scenarioExtra.publishAt, before),
        eq(scenarioPhase.state, EXTRA_SHOWN_IN),
      ),
    )
    .orderBy(asc(scenarioExtra.publishAt), asc(scenarioExtra.extraId))
    .limit(AT_ONCE)

const sweepJob: Job = {
  name: 'extra-sweep',
  cron: '* * * * *',
  run: async ({ db, story }) => {
    const now = await story.now(db)
    for (const { extraId } of await overdueExtras(db, now)) await publishExtra(db, extraId, story.now)
  },
}

export const extraJobs: readonly Job[] = [publishJob, sweepJob]
