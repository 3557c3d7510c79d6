// Worlds to choose from, with their numbers of characters.
import { sql } from 'drizzle-orm'
import { MOST_COUNTED_CHARACTERS } from '#rules/worlds.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { world, worldToken } from './tables.ts'
import { flagOf } from './world-row.ts'

const columns = columnsOf(world, 'w', [
  'worldId',
  'worldName',
  'catchphrase',
  'description',
  'hue',
  'keyVisual',
  'status',
  'scenarioSupportFlg',
  'isScenarioV2',
])
type Row = RowOf<typeof columns> & { characterCount: number; ownCharacterCount: number }

/** @param userId null for a guest, who has no characters */
export async function listWorlds(db: Db, userId: string | null) {
  const { rows } = await db.execute<Row>(sql`
    select ${columns},
      (select count(*) from (
        select 1 from character c where c.world_id = w.world_id limit ${MOST_COUNTED_CHARACTERS}) counted)
        as "characterCount",
      ${userId === null ? sql`0` : sql`(select count(*) from character c where c.user_id = ${userId} and c.world_id = w.world_id)`}
        as "ownCharacterCount"
    from world w order by w.display_order, w.world_id`)
  const tokens = await db.select().from(worldToken).orderBy(worldToken.worldId, worldToken.tokenNo)
  return {
    worldSelectList: rows.map(row => ({
      ...row,
      scenarioSupportFlg: flagOf(row.scenarioSupportFlg),
      tokenList: tokens.filter(token => token.worldId === row.worldId).map(({ name, sign }) => ({ name, sign })),
    })),
  }
}
