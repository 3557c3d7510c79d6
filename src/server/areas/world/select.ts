// The worlds to choose from, with how many live there.
import { sql } from 'drizzle-orm'
import { MOST_COUNTED_CHARACTERS, type WorldStatus } from '#rules/worlds.ts'
import type { Db } from '../../db/client.ts'
import { worldToken } from './tables.ts'
import { flagOf } from './world-row.ts'

type Row = {
  worldId: string
  worldName: string
  catchphrase: string
  description: string
  hue: number
  keyVisual: string | null
  status: WorldStatus
  scenarioSupportFlg: number
  characterCount: number
  ownCharacterCount: number
}

/** @param userId null: a guest, who has no characters */
export async function listWorlds(db: Db, userId: string | null) {
  const { rows } = await db.execute<Row>(sql`
    select w.world_id as "worldId", w.world_name as "worldName", w.catchphrase, w.description, w.hue,
      w.key_visual as "keyVisual", w.status, w.scenario_support_flg as "scenarioSupportFlg",
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
