// Letters that wait for the characters of a user, those between characters and those of the makai post apart.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { meetsCharacter } from '../block/between.ts'
import { character } from '../character/tables.ts'

const mine = columnsOf(character, 'mine', ['worldId', 'characterId', 'characterFullName'])
type Row = RowOf<typeof mine> & { count: number; isMakai: boolean }

/** Characters with letters that were never opened, that of the newest letter first. */
export async function unreadLetters(db: Db, { userId, most }: { userId: string; most: number }) {
  const waiting = (from: SQL, at: SQL, isMakai: boolean): SQL => sql`
    select ${mine}, count(*)::int as count, max(${at}) as at, ${isMakai}::boolean as "isMakai"
    from character mine join ${from} where mine.user_id = ${userId} and l.read_at is null
    group by mine.character_id`
  const between = sql`letter l on l.to_id = mine.character_id
    join character c on c.character_id = l.from_id and ${meetsCharacter(userId)}`
  // Letters without a name count even across a block, because their absence would tell who wrote them.
  const makai = sql`makai_letter l on l.to_id = mine.character_id and (l.from_id is null or exists (
    select 1 from character c where c.character_id = l.from_id and ${meetsCharacter(userId)}))`
  const { rows } = await db.execute<Row & { at: string }>(sql`
    select * from (${waiting(between, sql`l.sent_at`, false)} union all ${waiting(makai, sql`l.arrived_at`, true)}) waiting
    order by at desc, "characterId" limit ${most}`)
  return rows.map(({ at: _, ...row }) => row)
}
