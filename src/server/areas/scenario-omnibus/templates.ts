// Templates of the office for themes (C084 to C087), and masters who read them (C092, C093).

import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { planFaults } from '#rules/order/plan.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { isAdmin } from '../../platform/rights.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { ALL_WORLDS } from '../master-room/masters.ts'
import { type PlanFields, storedPlan } from '../order/plan-fields.ts'
import { logPlan } from '../order/plan-log.ts'
import { scenarioOmnibusTemplate } from '../order/tables/plan.ts'
import { worldOrRefuse } from '../world/world-row.ts'

const columns = columnsOf(scenarioOmnibusTemplate, 'p', [
  ...(['templateId', 'worldId', 'title', 'description', 'guide', 'picture', 'textType', 'seatsMost'] as const),
  ...(['openFrom', 'openUntil', 'version'] as const),
])
type Row = RowOf<typeof columns> & { themes: number; shownThemes: number }

const themes = (more: SQL) =>
  sql`(select count(*)::int from scenario_omnibus t where t.template_id = p.template_id ${more})`

/** @param where condition on template `p` */
async function templates(db: Db | Tx, where: SQL, rest: SQL = sql``): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns}, ${themes(sql``)} as themes,
      ${themes(sql`and t.approved_at is not null and t.state <> 'closed'`)} as "shownThemes"
    from scenario_omnibus_template p where p.deleted_at is null and ${where} ${rest}`)
  return rows
}

const timestampOf = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`
const isPast = (now: Date): SQL => sql`coalesce(p.open_until <= ${timestampOf(now)}, false)`

type Paged = { worldId: string; page: number; perPage: number; now: Date }

export async function getTemplateList(db: Db, { worldId, page, perPage, now }: Paged) {
  const rest = sql`order by ${isPast(now)}, p.open_from desc, p.template_id desc
    limit ${perPage} offset ${(page - 1) * perPage}`
  const where = worldId === ALL_WORLDS ? sql`true` : sql`p.world_id = ${worldId}`
  return {
    templateList: await templates(db, where, rest),
    count: await countOf(db, sql`scenario_omnibus_template p where p.deleted_at is null and ${where}`),
    serverTime: now,
  }
}

const MOST_LISTED = 100

type Periods = { userId: string; worldId: string; past?: boolean | undefined; current?: boolean | undefined; now: Date }

/** Templates that are open; with `past` those whose period is over. The world `all` stands for all that the master writes for. */
export async function getMasterTemplateList(db: Db, { userId, worldId, past = false, current = !past, now }: Periods) {
  const wanted = sql`(${current} and not ${isPast(now)} or ${past} and ${isPast(now)})`
  const of =
    worldId === ALL_WORLDS
      ? sql`p.world_id in (select m.world_id from master_world m where m.user_id = ${userId})`
      : sql`p.world_id = ${worldId}`
  const where = sql`${of} and p.open_from <= ${timestampOf(now)} and ${wanted}`
  const rest = sql`order by ${isPast(now)}, p.open_from desc, p.template_id desc limit ${MOST_LISTED}`
  return { templateList: await templates(db, where, rest), serverTime: now }
}

/**
 * A template with its counts, whose period may be over: themes that were made of it live on.
 * @throws OMNIBUS_TEMPLATE_NOT_FOUND
 */
export async function templateOf(db: Db | Tx, templateId: number): Promise<Row> {
  const [row] = await templates(db, sql`p.template_id = ${templateId}`)
  if (!row) throw refuse('OMNIBUS_TEMPLATE_NOT_FOUND')
  return row
}

type Asked = { worldId: string; templateId: number; now: Date }

/** @throws OMNIBUS_TEMPLATE_NOT_FOUND, for masters also before it opens */
export async function getMasterTemplate(db: Db, { userId, worldId, templateId, now }: Asked & { userId: string }) {
  const [template] = await templates(
    db,
    sql`p.template_id = ${templateId} and p.world_id = ${worldId}
      and (p.open_from <= ${timestampOf(now)} or ${isAdmin(sql`${userId}`)})`,
  )
  if (!template) throw refuse('OMNIBUS_TEMPLATE_NOT_FOUND')
  return { template, serverTime: now }
}

type Fields = PlanFields & { guide: string }
type Saving<More = object> = {
  scenarioOmnibusTemplateMaster: Fields & More
  draftId?: string | null | undefined
  userId: string
  now: Date
}

async function judged(tx: Tx, fields: Fields, now: Date) {
  await worldOrRefuse(tx, fields.worldId)
  if (Object.keys(planFaults(fields, now.getTime())).length > 0) throw refuse('OMNIBUS_TEMPLATE_FAULT')
  const { description, guide } = fields
  return { ...storedPlan(fields, now), description, guide }
}

/** @throws WORLD_NOT_FOUND, OMNIBUS_TEMPLATE_FAULT */
export async function createTemplate(tx: Tx, { scenarioOmnibusTemplateMaster: fields, draftId, userId, now }: Saving) {
  const set = await judged(tx, fields, now)
  const [made] = await tx
    .insert(scenarioOmnibusTemplate)
    .values({ ...set, worldId: fields.worldId, createdBy: userId, createdAt: now })
    .returning({ templateId: scenarioOmnibusTemplate.templateId, version: scenarioOmnibusTemplate.version })
  if (!made) throw new Error('A template was not written.')
  await logPlan(tx, 'omnibusTemplate', made.templateId, { act: 'create', userId, now })
  await submitDraft(tx, userId, draftId ?? null, now)
  return made
}

async function lockTemplate(tx: Tx, { worldId, templateId }: Pick<Asked, 'worldId' | 'templateId'>) {
  const { templateId: id, worldId: of, deletedAt } = scenarioOmnibusTemplate
  const [row] = await tx
    .select()
    .from(scenarioOmnibusTemplate)
    .where(and(eq(id, templateId), eq(of, worldId), isNull(deletedAt)))
    .for('update')
  if (!row) throw refuse('OMNIBUS_TEMPLATE_NOT_FOUND')
  return row
}

type Changed = { templateId: number; baseVersion: number }

/**
 * Changes a template. Its length stays once themes were made from it, because their prices depend on it.
 * @throws OMNIBUS_TEMPLATE_NOT_FOUND, OMNIBUS_TEMPLATE_CHANGED, OMNIBUS_TEMPLATE_FAULT, WORLD_NOT_FOUND
 */
export async function updateTemplate(
  tx: Tx,
  { scenarioOmnibusTemplateMaster: fields, draftId, userId, now }: Saving<Changed>,
) {
  const { templateId, baseVersion } = fields
  const before = await lockTemplate(tx, fields)
  if (before.version !== baseVersion) throw refuse('OMNIBUS_TEMPLATE_CHANGED')
  // The beginning of the period stays where the form names none.
  const set = await judged(tx, { ...fields, openFrom: fields.openFrom ?? before.openFrom.toISOString() }, now)
  if (set.textType !== before.textType && (await templateOf(tx, templateId)).themes > 0)
    throw refuse('OMNIBUS_TEMPLATE_FAULT')
  const version = before.version + 1
  await tx
    .update(scenarioOmnibusTemplate)
    .set({ ...set, version })
    .where(eq(scenarioOmnibusTemplate.templateId, templateId))
  await logPlan(tx, 'omnibusTemplate', templateId, { act: 'update', userId, now })
  await submitDraft(tx, userId, draftId ?? null, now)
  return { templateId, version }
}

/** @throws OMNIBUS_TEMPLATE_NOT_FOUND, OMNIBUS_TEMPLATE_USED */
export async function deleteTemplate(tx: Tx, { worldId, templateId, userId, now }: Asked & { userId: string }) {
  await lockTemplate(tx, { worldId, templateId })
  if ((await templateOf(tx, templateId)).themes > 0) throw refuse('OMNIBUS_TEMPLATE_USED')
  await tx
    .update(scenarioOmnibusTemplate)
    .set({ deletedAt: now })
    .where(eq(scenarioOmnibusTemplate.templateId, templateId))
  await logPlan(tx, 'omnibusTemplate', templateId, { act: 'delete', userId, now })
  return { templateId }
}

/**
 * A template from which a theme may be made now, locked so that it is not deleted meanwhile.
 * @throws OMNIBUS_TEMPLATE_NOT_FOUND, OMNIBUS_TEMPLATE_OVER
 */
export async function openTemplate(tx: Tx, asked: Asked) {
  const row = await lockTemplate(tx, asked)
  if (row.openFrom > asked.now) throw refuse('OMNIBUS_TEMPLATE_NOT_FOUND')
  if (row.openUntil !== null && row.openUntil <= asked.now) throw refuse('OMNIBUS_TEMPLATE_OVER')
  return row
}
