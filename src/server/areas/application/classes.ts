// Original classes for players: the list, one class, taking one.
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { listParameters as parametersOfWorld } from '../world/parameters.ts'
import { application } from './tables.ts'

const proposed = columnsOf(application, 'a', { className: 'name', description: 'description', approvedAt: 'decidedAt' })
const proposer = columnsOf(character, 'p', { proposerName: 'characterFullName' })
type ClassRow = RowOf<typeof proposed> & RowOf<typeof proposer> & { classId: string }

const columns: SQL = sql`'O' || a.application_id as "classId", ${proposed}, ${proposer}`

export async function listClasses(
  db: Db,
  { worldId, offset, limit }: { worldId: string; offset: number; limit: number },
) {
  const isShown = sql`a.world_id = ${worldId} and a.kind = 'class' and a.status = 2`
  const { rows } = await db.execute<ClassRow>(sql`
    select ${columns} from application a join character p on p.character_id = a.character_id where ${isShown}
    order by a.application_id desc limit ${limit} offset ${offset}`)
  const count = await countOf(db, sql`application a where ${isShown}`)
  return { classList: rows, count }
}

/** Numbers of the arrays `kijun` and `hosei` under the world's names, without those that are 0. */
export const namedNumbers = (kijun: SQL, hosei: SQL, worldId: SQL): SQL => sql`
  (select coalesce(json_agg(json_build_object('id', n.id, 'name', coalesce(w.name, ''), 'kijun', n.kijun, 'hosei', n.hosei)
      order by n.id), '[]'::json)
    from unnest(${kijun}, ${hosei}) with ordinality as n (kijun, hosei, id)
    left join world_parameter w on w.world_id = ${worldId} and w.parameter_id = n.id
    where n.kijun <> 0 or n.hosei <> 0) as "numberList"`

type NamedNumber = { id: number; name: string; kijun: number; hosei: number }
type OwnClass = { classId: string; className: string; isOriginal: boolean }
type Query = { own: OwnCharacter; classId: string }

/** @throws CLASS_NOT_FOUND */
export async function getClass(db: Db, { own: { characterId, worldId }, classId }: Query) {
  const { rows } = await db.execute<ClassRow & { numberList: NamedNumber[]; ownClass: OwnClass | null }>(sql`
    select ${columns}, ${namedNumbers(sql`a.kijun`, sql`a.hosei`, sql`a.world_id`)},
      (select json_build_object('classId', own.class_id, 'className', own.class_name, 'isOriginal', own.proposed_by is not null)
        from character c join world_class own on own.world_id = c.world_id and own.class_id = c.class_c_id
        where c.character_id = ${characterId}) as "ownClass"
    from application a join character p on p.character_id = a.character_id
    where a.application_id = ${numberOfClass(classId)} and a.world_id = ${worldId} and a.kind = 'class' and a.status = 2`)
  if (!rows[0]) throw refuse('CLASS_NOT_FOUND')
  return rows[0]
}

/** Id of the application that proposed a class; 0 for a class that is not original. */
export const numberOfClass = (classId: string): number => Number(/^O([1-9]\d{0,8})$/.exec(classId)?.[1] ?? 0)

export async function listParameters(db: Db | Tx, { worldId }: { worldId: string }) {
  const assignable = (await parametersOfWorld(db, worldId)).filter(({ isAssignable }) => isAssignable)
  return { parameterList: assignable.map(({ id, name }) => ({ id, name })) }
}

type Taking = { own: OwnCharacter; classId: string | null }

const classNameColumn = columnsOf(character, 'c', ['className'])

/** Sets the second class, and the class text that is shown. @throws CLASS_NOT_FOUND */
export async function takeClass(tx: Tx, { own, classId }: Taking) {
  const { characterId, worldId } = await lockCharacter(tx, own)
  if (classId !== null) {
    const { rows } = await tx.execute(sql`
      select 1 from world_class
      where world_id = ${worldId} and class_id = ${classId} and class_kind = 'C' and proposed_by is not null`)
    if (rows.length === 0) throw refuse('CLASS_NOT_FOUND')
  }
  const { rows } = await tx.execute<RowOf<typeof classNameColumn>>(sql`
    update character c set class_c_id = ${classId},
      class_name = coalesce((select b.class_name from world_class b where b.world_id = c.world_id and b.class_id = c.class_b_id),
          split_part(c.class_name, '／', 1))
        || coalesce((select '／' || o.class_name from world_class o
            where o.world_id = c.world_id and o.class_id = ${classId}), '')
    where c.character_id = ${characterId} returning ${classNameColumn}`)
  if (!rows[0]) throw refuse('NOT_YOUR_CHARACTER')
  return rows[0]
}
