// What a world offers to who makes a character there.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { listParameters } from '../world/parameters.ts'

type WorldRow = { worldId: string; worldName: string; status: 'open' | 'coming' | 'ended'; characterLimit: number }
export type ClassRow = {
  classId: string
  classKind: 'A' | 'B' | 'C'
  className: string
  description: string
  kijun: number[]
  hosei: number[]
  isOriginal: boolean
}

/** @throws WORLD_NOT_FOUND */
export async function openWorld(db: Db | Tx, worldId: string): Promise<WorldRow> {
  const { rows } = await db.execute<WorldRow>(sql`
    select world_id as "worldId", world_name as "worldName", status, character_limit as "characterLimit"
    from world where world_id = ${worldId}`)
  if (!rows[0]) throw refuse('WORLD_NOT_FOUND')
  return rows[0]
}

export async function classesOf(db: Db | Tx, worldId: string): Promise<ClassRow[]> {
  const { rows } = await db.execute<ClassRow>(sql`
    select class_id as "classId", class_kind as "classKind", class_name as "className", description, kijun, hosei,
      proposed_by is not null as "isOriginal"
    from world_class where world_id = ${worldId} order by class_kind collate "C", display_order, class_id collate "C"`)
  return rows
}

export type ParameterRow = { id: number; value: string; isAssignable: boolean }

export async function parametersOf(db: Db | Tx, worldId: string): Promise<ParameterRow[]> {
  return (await listParameters(db, worldId)).map(({ id, name, isAssignable }) => ({ id, value: name, isAssignable }))
}

/** Characters that a player plays there; those lent by the operators do not count. */
export async function ownNames(db: Db | Tx, userId: string, worldId: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select character_full_name as name from character
    where user_id = ${userId} and world_id = ${worldId} and not is_npc order by created_at, character_id`)
  return rows.map(({ name }) => name)
}

/** @throws WORLD_NOT_FOUND */
export async function getRegistration(db: Db, { userId, worldId }: { userId: string; worldId: string }) {
  const world = await openWorld(db, worldId)
  const { rows: guideList } = await db.execute<{ pageId: string; title: string; summary: string }>(sql`
    select page_id as "pageId", title, summary from world_page
    where world_id = ${worldId} order by display_order, page_id collate "C" limit 12`)
  const [ownNameList, classList, parameterList] = await Promise.all([
    ownNames(db, userId, worldId),
    classesOf(db, worldId),
    parametersOf(db, worldId),
  ])
  return { ...world, ownNameList, classList, parameterList, guideList }
}
