// Situations that the office writes, changes, deletes and closes (C058 to C060).

import { and, eq, isNull, sql } from 'drizzle-orm'
import { isLengthFree, reactEnding, reactFaults } from '#rules/order/react.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { placesOf } from '../character/related.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { type PlanFields, storedPlan } from '../order/plan-fields.ts'
import { logPlan } from '../order/plan-log.ts'
import { scenarioReact, scenarioReactCharacter } from '../order/tables/plan.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { reacts } from './react-cards.ts'

type Fields = PlanFields & { catchcopy: string }
type Saving<More = object> = {
  scenarioReactMaster: Fields & More
  characterRelationList: readonly string[]
  draftId?: string | null | undefined
  userId: string
  now: Date
}

async function judged(tx: Tx, fields: Fields, now: Date) {
  await worldOrRefuse(tx, fields.worldId)
  if (Object.keys(reactFaults(fields, now.getTime())).length > 0) throw refuse('REACT_FAULT')
  return { ...storedPlan(fields, now), catchcopy: fields.catchcopy.trim(), situation: fields.description }
}

/** @throws RELATED_UNKNOWN when one is no character of the world */
async function writeCharacters(tx: Tx, templateId: number, worldId: string, wanted: readonly string[]): Promise<void> {
  const places = await placesOf(tx, worldId, wanted)
  await tx.delete(scenarioReactCharacter).where(eq(scenarioReactCharacter.templateId, templateId))
  if (places.length > 0) await tx.insert(scenarioReactCharacter).values(places.map(place => ({ templateId, ...place })))
}

/** @throws WORLD_NOT_FOUND, REACT_FAULT, RELATED_UNKNOWN */
export async function create(tx: Tx, sent: Saving) {
  const { scenarioReactMaster: fields, characterRelationList, draftId, userId, now } = sent
  const set = await judged(tx, fields, now)
  const [made] = await tx
    .insert(scenarioReact)
    .values({ ...set, worldId: fields.worldId, createdBy: userId, createdAt: now })
    .returning({ templateId: scenarioReact.templateId, version: scenarioReact.version })
  if (!made) throw new Error('A situation was not written.')
  await writeCharacters(tx, made.templateId, fields.worldId, characterRelationList)
  await logPlan(tx, 'react', made.templateId, { act: 'create', userId, now })
  await submitDraft(tx, userId, draftId ?? null, now)
  return made
}

type Asked = { worldId: string; templateId: number }

/**
 * Locks the row until the transaction ends, and counts the orders and the terms of the situation.
 * @throws REACT_NOT_FOUND
 */
async function lockReact(tx: Tx, { worldId, templateId }: Asked) {
  const { templateId: id, worldId: of, deletedAt } = scenarioReact
  const [row] = await tx
    .select()
    .from(scenarioReact)
    .where(and(eq(id, templateId), eq(of, worldId), isNull(deletedAt)))
    .for('update')
  const [used] = row ? await reacts(tx, sql`p.template_id = ${templateId}`) : []
  if (!row || !used) throw refuse('REACT_NOT_FOUND')
  return { ...row, orders: used.orders, settings: used.settings }
}

/**
 * Changes a situation. Orders that were placed keep the title, length and price of their day.
 * @throws REACT_NOT_FOUND, REACT_CHANGED, REACT_FAULT, REACT_LENGTH, WORLD_NOT_FOUND, RELATED_UNKNOWN
 */
export async function update(tx: Tx, sent: Saving<{ templateId: number; baseVersion: number }>) {
  const { scenarioReactMaster: fields, characterRelationList, draftId, userId, now } = sent
  const { templateId } = fields
  const before = await lockReact(tx, fields)
  if (before.version !== fields.baseVersion) throw refuse('REACT_CHANGED')
  // The beginning of the period stays where the form names none.
  const set = await judged(tx, { ...fields, openFrom: fields.openFrom ?? before.openFrom.toISOString() }, now)
  if (set.textType !== before.textType && !isLengthFree(before)) throw refuse('REACT_LENGTH')
  const version = before.version + 1
  await tx
    .update(scenarioReact)
    .set({ ...set, version })
    .where(eq(scenarioReact.templateId, templateId))
  await writeCharacters(tx, templateId, fields.worldId, characterRelationList)
  await logPlan(tx, 'react', templateId, { act: 'update', userId, now })
  await submitDraft(tx, userId, draftId ?? null, now)
  return { templateId, version }
}

/**
 * Deletes a situation that nobody has ordered; otherwise ends its period, and what was ordered of it lives on.
 * @throws REACT_NOT_FOUND, REACT_USED
 */
export async function remove(tx: Tx, { userId, now, ...asked }: Asked & { userId: string; now: Date }) {
  const row = await lockReact(tx, asked)
  const ending = reactEnding(row, now.getTime())
  if (ending === null) throw refuse('REACT_USED')
  const { templateId, version, openFrom } = row
  const end = ending === 'delete' ? { deletedAt: now } : { openUntil: now, openFrom: openFrom > now ? now : openFrom }
  await tx
    .update(scenarioReact)
    .set({ ...end, version: version + 1 })
    .where(eq(scenarioReact.templateId, templateId))
  await logPlan(tx, 'react', templateId, { act: ending, userId, now })
  return { templateId, isClosed: ending === 'close' }
}
