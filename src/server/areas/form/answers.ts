// Answers to a form, for the office: pages, one, counts, and a file for spreadsheets.

import { type SQL, sql } from 'drizzle-orm'
import { toCsv } from '#rules/csv.ts'
import { formatDateTime } from '#rules/dates.ts'
import type { Answer, Question } from '#rules/web-forms.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { appUser } from '../identity/tables.ts'
import { record } from '../office/log.ts'
import { readForm } from './desk.ts'
import { type SentAnswer, sentAnswers } from './shown.ts'

const ofUser = columnsOf(appUser, 'u', ['userName', 'publicUserId'])
type DeskAnswer = SentAnswer & Absent<RowOf<typeof ofUser>>

const columns: SQL = sql`${sentAnswers.columns}, ${ofUser}`
const from: SQL = sql`${sentAnswers.from} left join app_user u on u.user_id = a.user_id`

type Paged = { formId: number; offset: number; limit: number }

/** @throws FORM_NOT_FOUND */
export async function listAnswers(db: Db, { formId, offset, limit }: Paged) {
  await readForm(db, { formId })
  const { rows } = await db.execute<DeskAnswer>(sql`
    select ${columns} from ${from} where a.form_id = ${formId}
    order by a.answer_id desc limit ${limit} offset ${offset}`)
  return { answerList: rows, count: await countOf(db, sql`web_form_answer where form_id = ${formId}`) }
}

type Beside = { newerId: number | null; olderId: number | null }

/** @throws FORM_ANSWER_NOT_FOUND */
export async function readAnswer(db: Db, { formId, answerId }: { formId: number; answerId: number }) {
  const { rows } = await db.execute<DeskAnswer & Beside>(sql`
    select ${columns},
      (select min(n.answer_id) from web_form_answer n where n.form_id = a.form_id and n.answer_id > a.answer_id) as "newerId",
      (select max(n.answer_id) from web_form_answer n where n.form_id = a.form_id and n.answer_id < a.answer_id) as "olderId"
    from ${from} where a.form_id = ${formId} and a.answer_id = ${answerId}`)
  if (!rows[0]) throw refuse('FORM_ANSWER_NOT_FOUND')
  return rows[0]
}

/** @throws FORM_NOT_FOUND */
export async function summarize(db: Db, { formId }: { formId: number }) {
  const { questions, answerCount } = await readForm(db, { formId })
  const each = sql`web_form_answer a cross join lateral jsonb_array_elements(a.answers) as one (answer)`
  const { rows: answered } = await db.execute<{ questionId: string; count: number }>(sql`
    select one.answer->>'questionId' as "questionId", count(*) as count from ${each}
    where a.form_id = ${formId} group by 1`)
  const { rows: chosen } = await db.execute<{ questionId: string; optionId: string; count: number }>(sql`
    select one.answer->>'questionId' as "questionId", chosen.id as "optionId", count(*) as count
    from ${each} cross join lateral jsonb_array_elements_text(one.answer->'options') as chosen (id)
    where a.form_id = ${formId} group by 1, 2`)
  return {
    answerCount,
    questionList: questions.map(({ questionId, options }) => ({
      questionId,
      answered: answered.find(row => row.questionId === questionId)?.count ?? 0,
      optionList: options.map(({ optionId }) => ({
        optionId,
        count: chosen.find(row => row.questionId === questionId && row.optionId === optionId)?.count ?? 0,
      })),
    })),
  }
}

/** Most rows of a file. */
const MOST_ROWS = 20_000

/** Words of an answer in a cell. */
function cellOf({ kind, options }: Question, answer: Answer | undefined): string {
  if (!answer) return ''
  if (kind === 'file') return answer.fileId ?? ''
  if (kind === 'line' || kind === 'long') return answer.text
  return answer.options.map(id => options.find(({ optionId }) => optionId === id)?.label ?? '').join('、')
}

type Downloaded = { formId: number; adminId: AdminId; now: Date }

/** @throws FORM_NOT_FOUND */
export async function answersFile(tx: Tx, { formId, adminId, now }: Downloaded): Promise<File> {
  const { title, questions } = await readForm(tx, { formId })
  const { rows } = await tx.execute<DeskAnswer>(sql`
    select ${columns} from ${from} where a.form_id = ${formId} order by a.answer_id limit ${MOST_ROWS}`)
  const head = ['受付番号', '受け付けた時刻', '直した時刻', '名前', 'ユーザーID', 'キャラクター']
  const lines = rows.map(({ answerId, receivedAt, changedAt, userName, publicUserId, characterName, answers }) => [
    ...[String(answerId), formatDateTime(receivedAt), changedAt === null ? '' : formatDateTime(changedAt)],
    ...[userName ?? '', publicUserId ?? '', characterName ?? ''],
    ...questions.map(question =>
      cellOf(
        question,
        answers.find(({ questionId }) => questionId === question.questionId),
      ),
    ),
  ])
  await record(tx, { thing: 'form', thingId: formId, title, act: 'download', adminId, now })
  const csv = toCsv([[...head, ...questions.map(({ label }) => label)], ...lines])
  return new File([csv], `tsumugi-form-${formId}.csv`, { type: 'text/csv' })
}
