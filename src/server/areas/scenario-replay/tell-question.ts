// Job that tells of a question to a player: its player when it is asked, the master when it is answered.
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { type Db, transact } from '../../db/client.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { notify } from '../notice/notify.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'
import { scenario } from '../scenario/tables/scenario.ts'
import { scenarioQuestion } from './tables.ts'

export const QUESTION_JOB = 'tell-of-question'

const payloadShape = z.object({ questionId: z.number().int().min(1), act: z.enum(['question', 'answer']) })

/** Tells one side of a question in an event of its own. */
export const tellOfQuestion = (db: Db, { questionId, act }: z.infer<typeof payloadShape>, now: Date): Promise<void> =>
  transact(db, async tx => {
    const [of] = await tx
      .select({ entry: scenarioEntry, masterId: scenario.masterId, title: scenario.title })
      .from(scenarioQuestion)
      .innerJoin(scenarioEntry, eq(scenarioEntry.entryId, scenarioQuestion.entryId))
      .innerJoin(scenario, eq(scenario.scenarioId, scenarioEntry.scenarioId))
      .where(eq(scenarioQuestion.questionId, questionId))
    if (!of) return
    const { scenarioId, phase, worldId, userId: playerId } = of.entry
    const userId = act === 'question' ? playerId : of.masterId
    const entry = act === 'question' ? 'seated' : 'master'
    await lockUserEvents(tx, userId)
    const facts = { scenarioId, phase, worldId, title: of.title, act, entry } as const
    await notify(tx, now, { userId, event: 'scenario.question', facts, kind: 'scenario' })
  })

export const questionJob: Job = {
  name: QUESTION_JOB,
  run: async ({ db, story }, payload) => tellOfQuestion(db, payloadShape.parse(payload), await story.now(db)),
}
