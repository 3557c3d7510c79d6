// A form as it is answered, and the caller's own answers.
import { type SQL, sql } from 'drizzle-orm'
import { OWN_ANSWERS_MOST } from '#rules/web-forms.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { world } from '../world/tables.ts'
import { webForm, webFormAnswer } from './tables.ts'

export const formColumns = columnsOf(webForm, 'f', [
  'formId',
  'title',
  'body',
  'worldId',
  'audience',
  'isOnce',
  'closesAt',
  'questions',
])
/** Condition of statements: form `f` takes answers now. */
export const isOpen = (now: Date): SQL<boolean> =>
  sql`(f.state = 'published' and (f.closes_at is null or f.closes_at > ${now.toISOString()}))`

const ofWorld = columnsOf(world, 'w', ['worldName'])
export type ShownForm = RowOf<typeof formColumns> & Absent<RowOf<typeof ofWorld>> & { isOpen: boolean }
/** @property worldId of its address, null of the whole service; any where it is left out */
type Asked = { formId: number; worldId?: string | null; now: Date }

/** A form that is or was open; null for others. */
export async function findForm(db: Db | Tx, { formId, worldId, now }: Asked): Promise<ShownForm | null> {
  const { rows } = await db.execute<ShownForm>(sql`
    select ${formColumns}, ${ofWorld}, ${isOpen(now)} as "isOpen"
    from web_form f left join world w on w.world_id = f.world_id
    where f.form_id = ${formId} and f.state <> 'draft'
      ${worldId === undefined ? sql`` : sql`and f.world_id is not distinct from ${worldId}`}`)
  return rows[0] ?? null
}

/** @throws FORM_NOT_FOUND */
export async function getForm(db: Db, asked: Asked) {
  const form = await findForm(db, asked)
  if (!form) throw refuse('FORM_NOT_FOUND')
  return { ...form, questions: [...form.questions], serverTime: asked.now }
}

const answerColumns = columnsOf(webFormAnswer, 'a', ['answerId', 'answers', 'characterId', 'receivedAt', 'changedAt'])
const ofCharacter = columnsOf(character, 'c', { characterName: 'characterFullName' })
export type SentAnswer = RowOf<typeof answerColumns> & Absent<RowOf<typeof ofCharacter>>
/** The part of a statement that reads answers `a` with their characters. */
export const sentAnswers = {
  columns: sql`${answerColumns}, ${ofCharacter}`,
  from: sql`web_form_answer a left join character c on c.character_id = a.character_id`,
}

/** @throws FORM_NOT_FOUND */
export async function getOwn(db: Db, { formId, userId }: { formId: number; userId: string }) {
  const { rows: known } = await db.execute(sql`select 1 from web_form where form_id = ${formId} and state <> 'draft'`)
  if (known.length === 0) throw refuse('FORM_NOT_FOUND')
  const { rows } = await db.execute<SentAnswer>(sql`
    select ${sentAnswers.columns} from ${sentAnswers.from}
    where a.form_id = ${formId} and a.user_id = ${userId} order by a.answer_id desc limit ${OWN_ANSWERS_MOST}`)
  return { answerList: rows }
}
