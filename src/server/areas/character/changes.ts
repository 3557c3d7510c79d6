// Changes of a character's parameters over time.

import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { meetsCharacter } from '../block/between.ts'
import { characterParameterChange } from './tables.ts'

const columns = columnsOf(characterParameterChange, null, {
  ...{ changeId: 'id', reason: 'reason', createdAt: 'createdAt', parameters: 'parameters' },
})

type Place = { characterId: string; offset: number; limit: number; userId: string | null }

/** @throws CHARACTER_NOT_FOUND */
export async function listChanges(db: Db, { characterId, offset, limit, userId }: Place) {
  const [{ rows: found }, { rows }] = await Promise.all([
    db.execute<{ count: number }>(sql`
      select (select count(*) from character_parameter_change p where p.character_id = c.character_id) as count
      from character c where c.character_id = ${characterId} and ${meetsCharacter(userId)}`),
    db.execute<RowOf<typeof columns>>(sql`
      select ${columns} from character_parameter_change
      where character_id = ${characterId} order by id desc offset ${offset} limit ${limit}`),
  ])
  if (!found[0]) throw refuse('CHARACTER_NOT_FOUND')
  return {
    changeList: rows.map(({ parameters, ...row }) => ({
      ...row,
      parameterList: parameters.map((value, index) => ({ id: index + 1, value })).filter(({ value }) => value !== 0),
    })),
    count: found[0].count,
  }
}
