// Exchanges that a character has made, newest first.
import { sql } from 'drizzle-orm'
import { imageSource } from '#rules/images.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { itemSynthHistory } from './tables.ts'

const columns = columnsOf(itemSynthHistory, null, ['itemSynthHistoryId', 'itemName', 'itemNum', 'picture', 'createdAt'])

export async function listHistory(
  db: Db,
  { characterId, page, size }: { characterId: string; page: number; size: number },
) {
  const { rows } = await db.execute<RowOf<typeof columns>>(sql`
    select ${columns} from item_synth_history where character_id = ${characterId}
    order by item_synth_history_id desc limit ${size} offset ${(page - 1) * size}`)
  const count = await countOf(db, sql`item_synth_history where character_id = ${characterId}`)
  return {
    itemSynthHistoryList: rows.map(({ picture, ...row }) => ({
      ...row,
      iconUrl: picture === null ? null : imageSource(picture, 'shouhin', 96),
    })),
    count,
  }
}
