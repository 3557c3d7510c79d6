// The office's forms: the list, one in any state, and every change, which names the version it was made from.
import { type SQL, sql } from 'drizzle-orm'
import { type FormState, formStates } from '#rules/web-form-address.ts'
import { formFaults, keepsAnswers } from '#rules/web-form-faults.ts'
import { FORM_TITLE_MAX, type FormAudience, formSteps, type Question } from '#rules/web-forms.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { record } from '../office/log.ts'
import { countList, type DeskNamed, type DeskWritten, publishingDesk } from '../office/publishing-desk.ts'
import { world } from '../world/tables.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { webForm } from './tables.ts'

const columns = columnsOf(webForm, 'f', [
  'formId',
  'title',
  'worldId',
  'audience',
  'isOnce',
  'closesAt',
  'state',
  'updatedAt',
  'version',
])
const whole = columnsOf(webForm, 'f', ['body', 'questions'])
const ofWorld = columnsOf(world, 'w', ['worldName'])
type Row = RowOf<typeof columns> & Absent<RowOf<typeof ofWorld>> & { answerCount: number; answeredAt: string | null }
type Whole = Row & RowOf<typeof whole>

const row: SQL = sql`${columns}, ${ofWorld},
  (select count(*) from web_form_answer a where a.form_id = f.form_id) as "answerCount",
  (select max(coalesce(a.changed_at, a.received_at)) from web_form_answer a where a.form_id = f.form_id) as "answeredAt"`
const from: SQL = sql`web_form f left join world w on w.world_id = f.world_id`

type Query = { state?: FormState | undefined; offset: number; limit: number; now: Date }

export async function listForms(db: Db, { state, offset, limit, now }: Query) {
  const { rows } = await db.execute<Row>(sql`
    select ${row} from ${from} where ${state ? sql`f.state = ${state}` : sql`true`}
    order by f.updated_at desc, f.form_id desc limit ${limit} offset ${offset}`)
  const counts = await countList(db, formStates, sql`web_form`, state)
  return { formList: rows, ...counts, serverTime: now }
}

/** @throws FORM_NOT_FOUND */
export async function readForm(db: Db | Tx, { formId }: { formId: number }) {
  const { rows } = await db.execute<Whole>(sql`select ${row}, ${whole} from ${from} where f.form_id = ${formId}`)
  if (!rows[0]) throw refuse('FORM_NOT_FOUND')
  return rows[0]
}

const desk = publishingDesk({
  ...{ thing: 'form', table: webForm, key: 'formId', steps: formSteps, read: readForm },
  refusals: { changed: 'FORM_CHANGED', state: 'FORM_STATE' },
})
type Named = DeskNamed<'formId'>

type Written = DeskWritten<'formId'> & {
  body: string
  worldId: string | null
  audience: FormAudience
  isOnce: boolean
  closesAt: string | null
  questions: Question[]
}

/** @throws FORM_NOT_FOUND, FORM_CHANGED, FORM_FAULT, FORM_ANSWERED, WORLD_NOT_FOUND */
export async function saveForm(tx: Tx, written: Written) {
  const { title, body, worldId, audience, isOnce, questions, now } = written
  const before = await desk.before(tx, written)
  const isPublic = before?.state === 'published'
  // The closing of an open form may be set to a time that has just passed: that ends it.
  if (Object.keys(formFaults(written, { isPublic, now: 0 })).length > 0) throw refuse('FORM_FAULT')
  if (before && before.answerCount > 0) {
    if (!keepsAnswers(before.questions, questions)) throw refuse('FORM_ANSWERED')
    const isMoved = before.worldId !== worldId || before.audience !== audience || before.isOnce !== isOnce
    if (isMoved) throw refuse('FORM_ANSWERED')
  }
  if (worldId !== null) await worldOrRefuse(tx, worldId)
  const closesAt = written.closesAt === null ? null : new Date(written.closesAt)
  const values = { title, body, worldId, audience, isOnce, closesAt, questions, updatedAt: now }
  return readForm(tx, { formId: await desk.keep(tx, written, values, values) })
}

/** @throws FORM_NOT_FOUND, FORM_CHANGED, FORM_STATE, FORM_FAULT */
export const publishForm = (tx: Tx, named: Named) =>
  desk.step(tx, 'publish', named, sql`state = 'published'`, form => {
    const isFaulty = Object.keys(formFaults(form, { isPublic: true, now: named.now.getTime() })).length > 0
    if (isFaulty) throw refuse('FORM_FAULT')
  })

/** @throws FORM_NOT_FOUND, FORM_CHANGED, FORM_STATE */
export const closeForm = (tx: Tx, named: Named) => desk.step(tx, 'close', named, sql`state = 'closed'`)

/** @throws FORM_NOT_FOUND, FORM_CHANGED, FORM_STATE, FORM_ANSWERED */
export const removeForm = (tx: Tx, named: Named) =>
  desk.remove(tx, named, ({ answerCount }) => {
    if (answerCount > 0) throw refuse('FORM_ANSWERED')
  })

const COPY = '（コピー）'

/** @throws FORM_NOT_FOUND */
export async function copyForm(tx: Tx, { formId, adminId, now }: Omit<Named, 'baseVersion'>) {
  const { title, body, worldId, audience, isOnce, questions } = await readForm(tx, { formId })
  const [made] = await tx
    .insert(webForm)
    .values({
      ...{ body, worldId, audience, isOnce, questions, updatedAt: now },
      title: `${[...title].slice(0, FORM_TITLE_MAX - COPY.length).join('')}${COPY}`.slice(0, FORM_TITLE_MAX),
    })
    .returning({ formId: webForm.formId })
  if (!made) throw refuse('FORM_NOT_FOUND')
  await record(tx, { thing: 'form', thingId: formId, title, act: 'copy', adminId, now })
  return readForm(tx, made)
}
