// Questions of a master to a player about what the text left open, and the answers (補足): from the deadline of the texts until
// the replay is handed in.
import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { statesOfGroup } from '#rules/scenario/desk.ts'
import { ANSWER_HOURS, QUESTION_MOST, QUESTIONS_MOST, WRITABLE } from '#rules/scenario/replay-steps.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Db, Tx } from '../../db/client.ts'
import { enqueue } from '../../platform/jobs/run.ts'
import { refuse } from '../../platform/refuse.ts'
import { readPhase } from '../scenario/entry/own-entry.ts'
import { lockPhase, type PhaseKey } from '../scenario/phase.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'
import type { DeskPhase } from '../scenario-desk/own-desk.ts'
import { castOf, findReplay } from './replay-row.ts'
import { scenarioQuestion } from './tables.ts'
import { QUESTION_JOB } from './tell-question.ts'

const HOUR = 3_600_000

export const toQuestion = (row: typeof scenarioQuestion.$inferSelect) => row

const isRight = (text: string): boolean => text.trim() !== '' && lengthCount(text) <= QUESTION_MOST

const tellOf = (tx: Tx, questionId: number, act: 'question' | 'answer'): Promise<void> =>
  enqueue(tx, { name: QUESTION_JOB, payload: { questionId, act } })

type Asking = { userId: string; entryId: number; question: string; now: Date }

/** @throws ENTRY_NOT_FOUND, SCENARIO_STATE, QUESTIONS_MOST, QUESTION_EMPTY */
export async function ask(tx: Tx, own: DeskPhase, { entryId, question, now }: Asking) {
  const { state } = await lockPhase(tx, own)
  const replay = await findReplay(tx, own, now)
  if (!statesOfGroup.writing.includes(state) || !WRITABLE.includes(replay.state)) throw refuse('SCENARIO_STATE')
  if (!(await castOf(tx, own)).has(entryId)) throw refuse('ENTRY_NOT_FOUND')
  if (!isRight(question)) throw refuse('QUESTION_EMPTY')
  const [asked] = await tx
    .select({ questions: count() })
    .from(scenarioQuestion)
    .where(eq(scenarioQuestion.entryId, entryId))
  if ((asked?.questions ?? 0) >= QUESTIONS_MOST) throw refuse('QUESTIONS_MOST')
  const answerUntil = new Date(now.getTime() + ANSWER_HOURS * HOUR)
  const [made] = await tx
    .insert(scenarioQuestion)
    .values({ entryId, question: question.trim(), askedAt: now, answerUntil })
    .returning()
  if (!made) throw new Error('A question was not written.')
  await tellOf(tx, made.questionId, 'question')
  return toQuestion(made)
}

/** Questions to the caller's characters, the oldest first. @throws SCENARIO_NOT_FOUND */
export async function getQuestions(
  db: Db,
  { userId, worldId, now, ...key }: PhaseKey & { userId: string; worldId: string; now: Date },
) {
  if ((await readPhase(db, key)).worldId !== worldId) throw refuse('SCENARIO_NOT_FOUND')
  const rows = await db
    .select({ question: scenarioQuestion })
    .from(scenarioQuestion)
    .innerJoin(scenarioEntry, eq(scenarioEntry.entryId, scenarioQuestion.entryId))
    .where(
      and(
        eq(scenarioEntry.userId, userId),
        eq(scenarioEntry.scenarioId, key.scenarioId),
        eq(scenarioEntry.phase, key.phase),
      ),
    )
    .orderBy(asc(scenarioQuestion.questionId))
  return { questionList: rows.map(({ question }) => toQuestion(question)), serverTime: now }
}

type Answering = { userId: string; questionId: number; answer: string; now: Date }

/** @throws QUESTION_NOT_FOUND when it is another player's, QUESTION_CLOSED, QUESTION_EMPTY */
export async function answer(tx: Tx, { userId, questionId, answer, now }: Answering) {
  const [found] = await tx
    .select({ question: scenarioQuestion, entry: scenarioEntry })
    .from(scenarioQuestion)
    .innerJoin(scenarioEntry, eq(scenarioEntry.entryId, scenarioQuestion.entryId))
    .where(and(eq(scenarioQuestion.questionId, questionId), eq(scenarioEntry.userId, userId)))
  if (!found) throw refuse('QUESTION_NOT_FOUND')
  if (!isRight(answer)) throw refuse('QUESTION_EMPTY')
  const { scenarioId, phase, worldId } = found.entry
  const replay = await findReplay(tx, { scenarioId, phase, worldId }, now)
  if (found.question.answerUntil < now || !WRITABLE.includes(replay.state)) throw refuse('QUESTION_CLOSED')
  const [answered] = await tx
    .update(scenarioQuestion)
    .set({ answer: answer.trim(), answeredAt: now })
    .where(and(eq(scenarioQuestion.questionId, questionId), isNull(scenarioQuestion.answer)))
    .returning()
  if (!answered) throw refuse('QUESTION_CLOSED')
  await tellOf(tx, questionId, 'answer')
  return toQuestion(answered)
}
