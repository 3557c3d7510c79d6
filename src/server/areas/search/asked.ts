// Criteria of a search, read from an input: the words, the filters, the worlds with their names.

import { sql } from 'drizzle-orm'
import { searchWords } from '#rules/novel.ts'
import type { SearchFilters } from '#rules/search/filters.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { adminOf } from '../../platform/rights.ts'
import { world } from '../world/tables.ts'
import type { Asked } from './source.ts'

type Wanted = { userId: string | null; keyword: string; filters: SearchFilters; now: Date }

const worldColumns = columnsOf(world, null, ['worldId', 'worldName'])

export async function askedOf(db: Db | Tx, { userId, keyword, filters, now }: Wanted): Promise<Asked> {
  const { worldId, endedWorldFlg } = filters
  const { rows } = await db.execute<RowOf<typeof worldColumns>>(sql`
    select ${worldColumns} from world
    where ${
      worldId === undefined ? (endedWorldFlg ? sql`true` : sql`status <> 'ended'`) : sql`world_id = ${worldId}`
    } order by display_order, world_id`)
  return {
    ...{ userId, filters, now, words: searchWords(keyword) },
    isOffice: userId !== null && (await adminOf(db, userId)) !== null,
    worlds: new Map(rows.map(row => [row.worldId, row.worldName])),
  }
}
