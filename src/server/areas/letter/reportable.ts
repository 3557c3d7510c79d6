// Letters that are reported, by who received them. Between two characters the letters before it are kept with it; of one of the makai post
// without a name its writer is kept for the decision alone: neither the receiver nor the office is told it by the report.
import { sql } from 'drizzle-orm'
import { LETTERS_ABOUT } from '#rules/reports.ts'
import { countOf } from '../../db/select.ts'
import { meetsCharacter } from '../block/between.ts'
import { type Reportable, rowOf } from '../report/reportable.ts'

type Row = {
  writerUserId: string
  characterId: string
  worldId: string
  body: string
  about: string | null
  writtenAt: string
}

export const letterReportable: Reportable = {
  find: async (db, { userId, targetId }) => {
    const { rows } = await db.execute<Row>(sql`
      select c.user_id as "writerUserId", l.from_id as "characterId", l.world_id as "worldId", l.body, l.sent_at as "writtenAt",
        (select string_agg(s.character_full_name || '：' || b.body, E'\n' order by b.letter_id)
          from (select o.letter_id, o.from_id, o.body from letter o
            where least(o.from_id, o.to_id) = least(l.from_id, l.to_id)
              and greatest(o.from_id, o.to_id) = greatest(l.from_id, l.to_id) and o.letter_id < l.letter_id
            order by o.letter_id desc limit ${LETTERS_ABOUT}) b
          join character s on s.character_id = b.from_id) as about
      from letter l join character c on c.character_id = l.from_id join character r on r.character_id = l.to_id
      where l.letter_id = ${rowOf(targetId)} and ${userId} in (r.user_id, c.user_id) and ${meetsCharacter(userId)}`)
    if (!rows[0]) return null
    const { writerUserId, characterId, worldId, ...words } = rows[0]
    const address = `/world/${worldId}/message?with=${characterId}`
    return { writerUserId, characterId, worldId, address, quoted: { title: null, pictureList: [], ...words } }
  },
  isThere: async (db, targetId) => (await countOf(db, sql`letter where letter_id = ${rowOf(targetId)}`)) > 0,
  remove: null,
}

/** Digits of the numbers that chance gives to letters of the makai post. */
const MAKAI_DIGITS = 15

type MakaiRow = Omit<Row, 'about' | 'characterId'> & { characterId: string | null }

export const makaiReportable: Reportable = {
  // Of a letter without a name nothing depends on its writer, a block between the two neither.
  find: async (db, { userId, targetId }) => {
    const { rows } = await db.execute<MakaiRow>(sql`
      select s.user_id as "writerUserId", l.from_id as "characterId", l.world_id as "worldId", l.body,
        l.arrived_at as "writtenAt"
      from makai_letter l join character r on r.character_id = l.to_id join makai_sender s on s.letter_id = l.letter_id
      left join character c on c.character_id = l.from_id
      where l.letter_id = ${rowOf(targetId, MAKAI_DIGITS)} and r.user_id = ${userId}
        and (l.from_id is null or ${meetsCharacter(userId)})`)
    if (!rows[0]) return null
    const { writerUserId, characterId, worldId, body, writtenAt } = rows[0]
    const quoted = { title: null, body, about: null, pictureList: [], writtenAt }
    return { writerUserId, characterId, worldId, address: `/world/${worldId}/makaiPost`, quoted }
  },
  isThere: async (db, targetId) =>
    (await countOf(db, sql`makai_letter where letter_id = ${rowOf(targetId, MAKAI_DIGITS)}`)) > 0,
  remove: null,
}
