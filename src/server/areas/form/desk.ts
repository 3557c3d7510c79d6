// The office's forms: the list, one in any state, and every change, which names the version it was made from.
import { type SQL, sql } from 'drizzle-orm'
import type { OfficeAct } from '#rules/office.ts'
import { type FormState, formStates } from '#rules/web-form-address.ts'
import { formFaults, keepsAnswers } from '#rules/web-form-faults.ts'
import { canStep, FORM_TITLE_MAX, type FormAudience, type FormStep, type Question } from '#rules/web-forms.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { record } from '../office/log.ts'
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
type Row = RowOf<typeof columns> & { worldName: string | null; answerCount: number; answeredAt: string | null }
type Whole = Row & { body: string; questions: Question[] }

const row: SQL = sql`${columns}, w.world_name as "worldName",
  (select count(*) from web_form_answer a where a.form_id = f.form_id) as "answerCount",
  (select max(coalesce(a.changed_at, a.received_at)) from web_form_answer a where a.form_id = f.form_id) as "answeredAt"`
const from: SQL = sql`web_form f left join world w on w.world_id = f.world_id`

type Query = { state?: FormState | undefined; offset: number; limit: number; now: Date }

export async function listForms(db: Db, { state, offset, limit, now }: Query) {
  const { rows } = await db.execute<Row>(sql`
    select ${row} from ${from} where ${state ? sql`f.state = ${state}` : sql`true`}
    order by f.updated_at desc, f.form_id desc limit ${limit} offset ${offset}`)
  const { rows: counts } = await db.execute<{ state: FormState; count: number }>(sql`
    select state, count(*) as count from web_form group by state`)
  const of = (wanted: FormState): number => counts.find(each => each.state === wanted)?.count ?? 0
  const stateCounts = { draft: of('draft'), published: of('published'), closed: of('closed') }
  const count = state ? stateCounts[state] : formStates.reduce((sum, each) => sum + stateCounts[each], 0)
  return { formList: rows, count, stateCounts, serverTime: now }
}

/** @throws FORM_NOT_FOUND */
export async function readForm(db: Db | Tx, { formId }: { formId: number }) {
  const { rows } = await db.execute<Whole>(sql`select ${row}, ${whole} from ${from} where f.form_id = ${formId}`)
  if (!rows[0]) throw refuse('FORM_NOT_FOUND')
  return rows[0]
}

type Named = { formId: number; baseVersion: number; adminId: AdminId; now: Date }

/** The form, with its row locked until the transaction ends. @throws FORM_NOT_FOUND, FORM_CHANGED */
async function lock(tx: Tx, { formId, baseVersion }: Named): Promise<Whole> {
  await tx.execute(sql`select 1 from web_form where form_id = ${formId} for update`)
  const form = await readForm(tx, { formId })
  if (form.version !== baseVersion) throw refuse('FORM_CHANGED')
  return form
}

type Written = Omit<Named, 'formId'> & {
  formId: number | null
  title: string
  body: string
  worldId: string | null
  audience: FormAudience
  isOnce: boolean
  closesAt: string | null
  questions: readonly Question[]
  draftId: string | null
}

/** @throws FORM_NOT_FOUND, FORM_CHANGED, FORM_FAULT, FORM_ANSWERED, WORLD_NOT_FOUND */
export async function saveForm(tx: Tx, written: Written) {
  const { formId, baseVersion, draftId, adminId, now, ...content } = written
  if (formId === null && baseVersion !== 0) throw refuse('FORM_CHANGED')
  const before = formId === null ? null : await lock(tx, { formId, baseVersion, adminId, now })
  const isPublic = before?.state === 'published'
  // The closing of an open form may be set to a time that has just passed: that ends it.
  if (Object.keys(formFaults(content, { isPublic, now: 0 })).length > 0) throw refuse('FORM_FAULT')
  if (before && before.answerCount > 0) {
    if (!keepsAnswers(before.questions, content.questions)) throw refuse('FORM_ANSWERED')
    const isMoved =
      before.worldId !== content.worldId || before.audience !== content.audience || before.isOnce !== content.isOnce
    if (isMoved) throw refuse('FORM_ANSWERED')
  }
  const { rows: worlds } = await tx.execute(sql`select 1 from world where world_id = ${content.worldId}`)
  if (content.worldId !== null && worlds.length === 0) throw refuse('WORLD_NOT_FOUND')
  const closesAt = content.closesAt === null ? null : new Date(content.closesAt)
  const values = { ...content, closesAt, updatedAt: now }
  const [saved] =
    formId === null
      ? await tx.insert(webForm).values(values).returning({ formId: webForm.formId })
      : await tx
          .update(webForm)
          .set({ ...values, version: baseVersion + 1 })
          .where(sql`form_id = ${formId}`)
          .returning({ formId: webForm.formId })
  if (!saved) throw refuse('FORM_NOT_FOUND')
  await submitDraft(tx, adminId, draftId, now)
  await note(tx, { ...saved, title: content.title, act: formId === null ? 'make' : 'save', adminId, now })
  return readForm(tx, saved)
}

/** @throws FORM_NOT_FOUND, FORM_CHANGED, FORM_STATE, FORM_FAULT */
export async function publishForm(tx: Tx, named: Named) {
  const form = await lockFor(tx, 'publish', named)
  const isFaulty = Object.keys(formFaults(form, { isPublic: true, now: named.now.getTime() })).length > 0
  if (isFaulty) throw refuse('FORM_FAULT')
  return turn(tx, named, form, { state: 'published', act: 'publish' })
}

/** @throws FORM_NOT_FOUND, FORM_CHANGED, FORM_STATE */
export const closeForm = async (tx: Tx, named: Named) =>
  turn(tx, named, await lockFor(tx, 'close', named), { state: 'closed', act: 'close' })

/** @throws FORM_NOT_FOUND, FORM_CHANGED, FORM_STATE, FORM_ANSWERED */
export async function removeForm(tx: Tx, named: Named) {
  const { formId, adminId, now } = named
  const { title, answerCount } = await lockFor(tx, 'remove', named)
  if (answerCount > 0) throw refuse('FORM_ANSWERED')
  await tx.execute(sql`delete from web_form where form_id = ${formId}`)
  await note(tx, { formId, title, act: 'remove', adminId, now })
  return { formId }
}

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
  await note(tx, { formId, title, act: 'copy', adminId, now })
  return readForm(tx, made)
}

async function lockFor(tx: Tx, step: FormStep, named: Named): Promise<Whole> {
  const form = await lock(tx, named)
  if (!canStep(step, form.state)) throw refuse('FORM_STATE')
  return form
}

type Turn = { state: FormState; act: OfficeAct }

async function turn(tx: Tx, { formId, adminId, now }: Named, { title }: Whole, { state, act }: Turn) {
  await tx.execute(sql`
    update web_form set state = ${state}, version = version + 1, updated_at = ${now.toISOString()}
    where form_id = ${formId}`)
  await note(tx, { formId, title, act, adminId, now })
  return readForm(tx, { formId })
}

type Noted = { formId: number; title: string; act: OfficeAct; adminId: AdminId; now: Date }
const note = (tx: Tx, { formId, ...rest }: Noted): Promise<void> =>
  record(tx, { thing: 'form', thingId: formId, ...rest })
