// Publication of a replay: the phase is completed, and every character gets what the story gave it, in one transaction
// (reliability rule 13). The state of the replay is the condition, so a job that runs twice publishes once.
import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import * as z from 'zod'
import { statesOfGroup } from '#rules/scenario/desk.ts'
import { replayErrors } from '#rules/scenario/replay.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { enqueue, type Job } from '../../platform/jobs/run.ts'
import { changeState } from '../scenario/clock/change-state.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { lockPhase, type PhaseKey } from '../scenario/phase.ts'
import { scenarioPhase } from '../scenario/tables/scenario.ts'
import { openAwaiting } from '../scenario-append/chain.ts'
import { castOf, keyOf } from './replay-row.ts'
import { giveRewards } from './rewards.ts'
import { PUBLISH_JOB } from './steps.ts'
import { scenarioReplay } from './tables.ts'
import { questionJob } from './tell-question.ts'

const payloadShape = z.object({ scenarioId: z.number().int().min(1), phase: z.number().int().min(1) })

/** Publishes a replay whose time has come. @returns whether it did */
export const publishReplay = (db: Db, key: PhaseKey, timeOf: (tx: Tx) => Promise<Date>): Promise<boolean> =>
  transact(db, async tx => publishDue(tx, key, await timeOf(tx)))

/** Publishes a replay whose time has come in a transaction that may do more. @returns whether it did */
export async function publishDue(tx: Tx, key: PhaseKey, now: Date): Promise<boolean> {
  const phase = await lockPhase(tx, key)
  const [due] = await tx
    .select()
    .from(scenarioReplay)
    .where(and(keyOf(key), eq(scenarioReplay.state, 'awaiting')))
    .for('update')
  if (!due?.publishAt || (phase.state !== 'resolving' && phase.state !== 'late')) return false
  if (due.publishAt > now) {
    const { publishAt: storyAt } = due
    await enqueue(tx, {
      name: PUBLISH_JOB,
      payload: { ...key },
      key: `${PUBLISH_JOB}:${key.scenarioId}:${key.phase}`,
      storyAt,
    })
    return false
  }
  // The office may have removed a participant since the approval.
  const cast = await castOf(tx, key)
  const replay = { ...due.replay, castList: due.replay.castList.filter(({ entryId }) => cast.has(entryId)) }
  const faults = replayErrors(replay, cast)
  if (faults.body || faults.castList) throw new Error(`A replay cannot be published: ${Object.keys(faults).join(', ')}`)
  await tx
    .update(scenarioReplay)
    .set({ replay, state: 'published', stateSince: now, publishedAt: now, version: due.version + 1 })
    .where(keyOf(key))
  await changeState(tx, phase, { name: 'complete', by: 'office', userId: due.approvedBy, now })
  await giveRewards(tx, phase, replay, now)
  await openAwaiting(tx, key, now)
  return true
}

const publishJob: Job = {
  name: PUBLISH_JOB,
  waitsForStory: true,
  run: async ({ db, story }, payload) => {
    await publishReplay(db, payloadShape.parse(payload), story.now)
  },
}

const AT_ONCE = 50

/** Replays whose publication was missed: the process of their job was killed. Those of withdrawn phases wait for nothing. */
export const overdueReplays = (db: Db, before: Date): Promise<PhaseKey[]> =>
  db
    .select({ scenarioId: scenarioReplay.scenarioId, phase: scenarioReplay.phase })
    .from(scenarioReplay)
    .innerJoin(scenarioPhase, isPhase(scenarioReplay))
    .where(
      and(
        eq(scenarioReplay.state, 'awaiting'),
        inArray(scenarioPhase.state, [...statesOfGroup.writing]),
        isNotNull(scenarioReplay.publishAt),
        lte(scenarioReplay.publishAt, before),
      ),
    )
    .orderBy(asc(scenarioReplay.publishAt))
    .limit(AT_ONCE)

const sweepJob: Job = {
  name: 'replay-sweep',
  cron: '* * * * *',
  run: async ({ db, story }) => {
    const now = await story.now(db)
    for (const key of await overdueReplays(db, new Date(now.getTime() - 30_000)))
      await publishReplay(db, key, story.now)
  },
}

export const replayJobs: readonly Job[] = [publishJob, sweepJob, questionJob]
