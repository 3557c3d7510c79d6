// A character that is reported: its profile as it stands. It stays, whatever the office decides.
import { sql } from 'drizzle-orm'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { meetsCharacter } from '../block/between.ts'
import { type Reportable, thingAt } from '../report/reportable.ts'
import { character } from './tables.ts'

const quoted = columnsOf(character, 'c', {
  ...{ writerUserId: 'userId', characterId: 'characterId', worldId: 'worldId', title: 'characterFullName' },
  ...{ catchphrase: 'catchphrase', profile: 'profile', writtenAt: 'createdAt' },
})
type Row = RowOf<typeof quoted> & { sections: string | null }

export const characterReportable: Reportable = {
  find: async (db, { userId, targetId }) => {
    const { rows } = await db.execute<Row>(sql`
      select ${quoted},
        (select string_agg(s.heading || E'\n' || s.body, E'\n\n') from character_setting s
          where s.character_id = c.character_id) as sections
      from character c where c.character_id = ${targetId} and not c.is_npc and ${meetsCharacter(userId)}`)
    if (!rows[0]) return null
    const { catchphrase, profile, sections, ...row } = rows[0]
    const body = [catchphrase, profile, sections].filter(Boolean).join('\n\n')
    return thingAt(`/world/${row.worldId}/character/${row.characterId}`, { ...row, body })
  },
  isThere: async (db, targetId) => (await countOf(db, sql`character where character_id = ${targetId}`)) > 0,
  remove: null,
}
