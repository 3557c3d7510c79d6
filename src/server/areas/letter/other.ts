// The other character of a letter: one of the same world that the caller meets and does not play.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { meetsCharacter } from '../block/between.ts'
import { type ListedRow, listedColumns, toListed } from '../character/listed.ts'
import { character } from '../character/tables.ts'

export type Named = { userId: string; own: OwnCharacter; otherId: string }
const player = columnsOf(character, 'c', ['userId'])
type Row = ListedRow & RowOf<typeof player> & { isMet: boolean }

/** @throws CHARACTER_NOT_FOUND, MESSAGE_OWN */
export async function writableOther(db: Db | Tx, { userId, own, otherId }: Named) {
  const { rows } = await db.execute<Row>(sql`
    select ${listedColumns}, ${player}, ${meetsCharacter(userId)} as "isMet" from character c
    where c.character_id = ${otherId} and c.world_id = ${own.worldId}`)
  const [row] = rows
  if (!row) throw refuse('CHARACTER_NOT_FOUND')
  if (row.userId === userId) throw refuse('MESSAGE_OWN')
  return { userId: row.userId, isMet: row.isMet, listed: toListed(row) }
}

/** The same character, refused where a block stands between the two. @throws CHARACTER_NOT_FOUND, MESSAGE_OWN */
export async function metOther(db: Db | Tx, named: Named) {
  const other = await writableOther(db, named)
  if (!other.isMet) throw refuse('CHARACTER_NOT_FOUND')
  return other
}
