// Letters that can be reported, and their removal by the office: a removed letter keeps its place, and its gift stays. The report of a
// letter between two characters keeps the letters before it, too. The report of a letter without a name keeps its writer for the
// decision alone: it tells neither the receiver nor the office who wrote.
import { type SQL, sql } from 'drizzle-orm'
import { LETTERS_ABOUT } from '#rules/reports.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { meetsCharacter } from '../block/between.ts'
import { character } from '../character/tables.ts'
import { type Reportable, rowOf, thingAt } from '../report/reportable.ts'
import { makaiLetter, makaiSender } from './makai-tables.ts'
import { letter } from './tables.ts'

const there = (of: SQL, letterId: number | null): SQL => sql`${of}letter_id = ${letterId} and ${of}removed_at is null`

/** Removal of a letter. @returns whether the letter was still there */
async function takeAway(tx: Tx, table: SQL, letterId: number | null, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ${table} set removed_at = ${now.toISOString()} where ${there(sql``, letterId)}`)
  return Boolean(rowCount)
}

const quoted = columnsOf(letter, 'l', { characterId: 'fromId', worldId: 'worldId', body: 'body', writtenAt: 'sentAt' })
const writer = columnsOf(character, 'c', { writerUserId: 'userId' })

export const letterReportable: Reportable = {
  find: async (db, { userId, targetId }) => {
    const { rows } = await db.execute<RowOf<typeof quoted> & RowOf<typeof writer> & { about: string | null }>(sql`
      select ${quoted}, ${writer},
        (select string_agg(s.character_full_name || '：' || b.body, E'\n' order by b.letter_id)
          from (select o.letter_id, o.from_id, o.body from letter o
            where least(o.from_id, o.to_id) = least(l.from_id, l.to_id)
              and greatest(o.from_id, o.to_id) = greatest(l.from_id, l.to_id) and o.letter_id < l.letter_id and o.removed_at is null
            order by o.letter_id desc limit ${LETTERS_ABOUT}) b
          join character s on s.character_id = b.from_id) as about
      from letter l join character c on c.character_id = l.from_id join character r on r.character_id = l.to_id
      where ${there(sql`l.`, rowOf(targetId))} and ${userId} in (r.user_id, c.user_id) and ${meetsCharacter(userId)}`)
    return rows[0] ? thingAt(`/world/${rows[0].worldId}/message?with=${rows[0].characterId}`, rows[0]) : null
  },
  isThere: async (db, targetId) => (await countOf(db, sql`letter where ${there(sql``, rowOf(targetId))}`)) > 0,
  remove: (tx, { targetId, now }) => takeAway(tx, sql`letter`, rowOf(targetId), now),
}

const posted = columnsOf(makaiLetter, 'l', {
  ...{ characterId: 'fromId', worldId: 'worldId', body: 'body', writtenAt: 'arrivedAt' },
})
const sender = columnsOf(makaiSender, 's', { writerUserId: 'userId' })

/** Digits of the numbers that chance gives to letters of the makai post. */
const MAKAI_DIGITS = 15

export const makaiReportable: Reportable = {
  // A letter without a name is found even across a block, because its absence would tell who wrote it.
  find: async (db, { userId, targetId }) => {
    const { rows } = await db.execute<RowOf<typeof posted> & RowOf<typeof sender>>(sql`
      select ${posted}, ${sender}
      from makai_letter l join character r on r.character_id = l.to_id join makai_sender s on s.letter_id = l.letter_id
      left join character c on c.character_id = l.from_id
      where ${there(sql`l.`, rowOf(targetId, MAKAI_DIGITS))} and r.user_id = ${userId}
        and (l.from_id is null or ${meetsCharacter(userId)})`)
    return rows[0] ? thingAt(`/world/${rows[0].worldId}/makaiPost`, rows[0]) : null
  },
  isThere: async (db, targetId) =>
    (await countOf(db, sql`makai_letter where ${there(sql``, rowOf(targetId, MAKAI_DIGITS))}`)) > 0,
  remove: (tx, { targetId, now }) => takeAway(tx, sql`makai_letter`, rowOf(targetId, MAKAI_DIGITS), now),
}
