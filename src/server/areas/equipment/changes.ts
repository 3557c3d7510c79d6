// How the parameters of a character changed over time.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'

type Wanted = { characterId: string; worldId: string; offset: number; limit: number }

/** A page, the newest first; what a change left alone is not named. @throws CHARACTER_NOT_FOUND */
export async function changesPage(db: Db, { characterId, worldId, offset, limit }: Wanted) {
  const { rows: counted } = await db.execute<{ count: number }>(sql`
    select (select count(*)::int from character_parameter_change p where p.character_id = c.character_id) as count
    from character c where c.character_id = ${characterId} and c.world_id = ${worldId}`)
  const found = counted[0]
  if (!found) throw refuse('CHARACTER_NOT_FOUND')
  const { rows } = await db.execute<{ id: number; reason: string; parameters: number[]; createdAt: string }>(sql`
    select id, reason, parameters, created_at as "createdAt" from character_parameter_change
    where character_id = ${characterId} order by id desc offset ${offset} limit ${limit}`)
  const changeList = rows.map(({ parameters, ...row }) => ({
    ...row,
    changes: parameters.flatMap((change, index) => (change === 0 ? [] : [{ id: index + 1, change }])),
  }))
  return { totalCount: found.count, changeList }
}
