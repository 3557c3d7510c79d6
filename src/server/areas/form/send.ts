// Sending an answer and changing it. The form stays as it is meanwhile, so that nothing comes in after its closing.

import { sql } from 'drizzle-orm'
import { type Answer, answerFaults, isAnswered, OWN_ANSWERS_MOST, type Question } from '#rules/web-forms.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { ownCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { attachFiles } from './files.ts'
import { formColumns, isOpen, type SentAnswer, type ShownForm, sentAnswers } from './shown.ts'
import { webFormAnswer } from './tables.ts'

/** The form, which nobody closes or changes until the transaction ends. @throws FORM_NOT_FOUND, FORM_CLOSED */
async function lockForm(tx: Tx, formId: number, now: Date): Promise<ShownForm> {
  const { rows } = await tx.execute<ShownForm>(sql`
    select ${formColumns}, ${isOpen(now)} as "isOpen" from web_form f
    where f.form_id = ${formId} and f.state <> 'draft' for share`)
  const form = rows[0]
  if (!form) throw refuse('FORM_NOT_FOUND')
  if (!form.isOpen) throw refuse('FORM_CLOSED')
  return form
}

/** The answers that say something, in the order of the questions. @throws FORM_OTHER, FORM_ANSWER_WRONG */
function judged(questions: readonly Question[], answers: readonly Answer[]): Answer[] {
  const byId = new Map(answers.map(answer => [answer.questionId, answer]))
  const isKnown = answers.every(({ questionId }) => questions.some(question => question.questionId === questionId))
  if (!isKnown || byId.size !== answers.length) throw refuse('FORM_OTHER')
  if (answerFaults(questions, answers).size > 0) throw refuse('FORM_ANSWER_WRONG')
  return questions.flatMap(({ questionId }) => {
    const answer = byId.get(questionId)
    return answer && isAnswered(answer) ? [answer] : []
  })
}

type Sent = {
  userId: string
  formId: number
  answerId: number | null
  characterId: string | null
  answers: readonly Answer[]
  now: Date
}

/**
 * @throws FORM_NOT_FOUND, FORM_CLOSED, FORM_OTHER, FORM_ANSWER_WRONG, FORM_ONCE, FORM_ANSWERS_MOST, FORM_NEEDS_CHARACTER,
 * NOT_YOUR_CHARACTER, FORM_ANSWER_NOT_FOUND, FORM_FILE_NOT_FOUND
 */
export async function sendAnswer(tx: Tx, sent: Sent) {
  const { userId, formId, now } = sent
  const form = await lockForm(tx, formId, now)
  const answers = judged(form.questions, sent.answers)
  const answerId =
    sent.answerId === null
      ? await insert(tx, form, { ...sent, answers })
      : await change(tx, { userId, formId, answerId: sent.answerId, answers, now })
  await attachFiles(tx, { userId, formId, answerId, answers, now })
  return readSent(tx, answerId)
}

const answerColumn = columnsOf(webFormAnswer, null, ['answerId'])

async function insert(tx: Tx, form: ShownForm, { userId, formId, characterId, answers, now }: Sent): Promise<number> {
  const isByCharacter = form.audience === 'character'
  if (isByCharacter && characterId === null) throw refuse('FORM_NEEDS_CHARACTER')
  const own =
    isByCharacter && characterId !== null
      ? await ownCharacter(tx, userId, characterId, form.worldId ?? undefined)
      : null
  // Answers of one user to one form are counted one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`form-answer ${formId} ${userId}`}))`)
  const sentBefore = await countOf(tx, sql`web_form_answer where form_id = ${formId} and user_id = ${userId}`)
  if (sentBefore >= OWN_ANSWERS_MOST) throw refuse('FORM_ANSWERS_MOST')
  const onceBy = form.isOnce ? (isByCharacter ? 'character' : 'user') : null
  const { rows } = await tx.execute<RowOf<typeof answerColumn>>(sql`
    insert into web_form_answer (form_id, user_id, character_id, once_by, answers, received_at)
    values (${formId}, ${userId}, ${own?.characterId ?? null}, ${onceBy}, ${JSON.stringify(answers)}::jsonb,
      ${now.toISOString()})
    on conflict do nothing returning ${answerColumn}`)
  if (!rows[0]) throw refuse('FORM_ONCE')
  return rows[0].answerId
}

type Changed = { userId: string; formId: number; answerId: number; answers: readonly Answer[]; now: Date }

async function change(tx: Tx, { userId, formId, answerId, answers, now }: Changed): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update web_form_answer set answers = ${JSON.stringify(answers)}::jsonb, changed_at = ${now.toISOString()}
    where answer_id = ${answerId} and form_id = ${formId} and user_id = ${userId}`)
  if (!rowCount) throw refuse('FORM_ANSWER_NOT_FOUND')
  return answerId
}

async function readSent(tx: Tx, answerId: number): Promise<SentAnswer> {
  const { rows } = await tx.execute<SentAnswer>(sql`
    select ${sentAnswers.columns} from ${sentAnswers.from} where a.answer_id = ${answerId}`)
  if (!rows[0]) throw refuse('FORM_ANSWER_NOT_FOUND')
  return rows[0]
}

type AsGuest = { formId: number; sentId: string; answers: readonly Answer[]; now: Date }

/** @throws FORM_NOT_FOUND, FORM_CLOSED, FORM_NEEDS_LOGIN, FORM_OTHER, FORM_ANSWER_WRONG */
export const sendAsGuest = (db: Db, { formId, sentId, answers, now }: AsGuest): Promise<SentAnswer> =>
  transact(db, async tx => {
    const form = await lockForm(tx, formId, now)
    if (form.audience !== 'everyone') throw refuse('FORM_NEEDS_LOGIN')
    const good = judged(form.questions, answers)
    await tx.execute(sql`
      insert into web_form_answer (form_id, sent_id, answers, received_at)
      values (${formId}, ${sentId}, ${JSON.stringify(good)}::jsonb, ${now.toISOString()})
      on conflict (sent_id) do update set answers = excluded.answers, changed_at = excluded.received_at
        where web_form_answer.form_id = excluded.form_id and web_form_answer.answers <> excluded.answers`)
    const { rows } = await tx.execute<RowOf<typeof answerColumn>>(sql`
      select ${answerColumn} from web_form_answer where sent_id = ${sentId} and form_id = ${formId}`)
    if (!rows[0]) throw refuse('FORM_OTHER')
    return readSent(tx, rows[0].answerId)
  })
