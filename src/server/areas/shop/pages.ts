// Link cards of shops.

import { sql } from 'drizzle-orm'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { Page } from '../../platform/pages.ts'
import { worldPage } from '../world/world-page.ts'
import { shop } from './tables.ts'

const shopColumns = columnsOf(shop, null, { title: 'shopName', description: 'description' })

export const shopPages: readonly Page[] = [
  worldPage('/world/$worldId/shop', ({ world: { worldName } }) => ({
    title: 'ショップ',
    description: `${worldName}の店と、アイテム交換。`,
  })),
  worldPage('/world/$worldId/shop/$shopId', async ({ db, params: { worldId, shopId } }) => {
    const { rows } = await db.execute<RowOf<typeof shopColumns>>(sql`
      select ${shopColumns} from shop where world_id = ${worldId} and shop_id = ${shopId}`)
    return rows[0] ?? null
  }),
]
