// Choices that a world offers for a new character.

import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { listParameters } from '../world/parameters.ts'
import { world, worldClass, worldPage } from '../world/tables.ts'

const ofWorld = columnsOf(world, null, ['worldId', 'worldName', 'status', 'characterLimit'])
type WorldRow = RowOf<typeof ofWorld>
const ofClass = columnsOf(worldClass, null, ['classId', 'classKind', 'className', 'description', 'kijun', 'hosei'])
export type ClassRow = RowOf<typeof ofClass> & { isOriginal: boolean }
const ofPage = columnsOf(worldPage, null, ['pageId', 'title', 'summary'])

/** @throws WORLD_NOT_FOUND */
export async function openWorld(db: Db | Tx, worldId: string): Promise<WorldRow> {
  const { rows } = await db.execute<WorldRow>(sql`
    select ${ofWorld} from world where world_id = ${worldId}`)
  if (!rows[0]) throw refuse('WORLD_NOT_FOUND')
  return rows[0]
}

export async function classesOf(db: Db | Tx, worldId: string): Promise<ClassRow[]> {
  const { rows } = await db.execute<ClassRow>(sql`
    select ${ofClass}, proposed_by is not null as "isOriginal"
    from world_class where world_id = ${worldId} order by class_kind collate "C", display_order, class_id collate "C"`)
  return rows
}

export type ParameterRow = { id: number; value: string; isAssignable: boolean }

export async function parametersOf(db: Db | Tx, worldId: string): Promise<ParameterRow[]> {
  return (await listParameters(db, worldId)).map(({ id, name, isAssignable }) => ({ id, value: name, isAssignable }))
}

const nameColumn = columnsOf(character, null, { name: 'characterFullName' })

/** Names of the characters that a player plays there, without those lent by the operators. */
export async function ownNames(db: Db | Tx, userId: string, worldId: string): Promise<string[]> {
  const { rows } = await db.execute<RowOf<typeof nameColumn>>(sql`
    select ${nameColumn} from character
    where user_id = ${userId} and world_id = ${worldId} and not is_npc order by created_at, character_id`)
  return rows.map(({ name }) => name)
}

/** @throws WORLD_NOT_FOUND */
export async function getRegistration(db: Db, { userId, worldId }: { userId: string; worldId: string }) {
  const found = await openWorld(db, worldId)
  const { rows: guideList } = await db.execute<RowOf<typeof ofPage>>(sql`
    select ${ofPage} from world_page
    where world_id = ${worldId} order by display_order, page_id collate "C" limit 12`)
  const [ownNameList, classList, parameterList] = await Promise.all([
    ownNames(db, userId, worldId),
    classesOf(db, worldId),
    parametersOf(db, worldId),
  ])
  return { ...found, ownNameList, classList, parameterList, guideList }
}
