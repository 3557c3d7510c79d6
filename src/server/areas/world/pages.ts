// Link cards of the pages of a world.

import { sql } from 'drizzle-orm'
import { strip } from '#rules/text/notation.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { type Page, plainPage } from '../../platform/pages.ts'
import { worldPage as worldPageTable } from './tables.ts'
import { worldPage } from './world-page.ts'

const guideColumns = columnsOf(worldPageTable, null, ['title', 'summary', 'body'])

export const worldPages: readonly Page[] = [
  plainPage('/worldSelect', 'ワールド', '物語の舞台を選ぶ。'),
  plainPage('/withoutLogin', 'キャラクターを選ぶ', 'この先へは、ワールドのキャラクターで進みます。'),
  worldPage('/world/$worldId', ({ world: { worldName, catchphrase } }) => ({
    title: worldName,
    description: catchphrase,
    worldName: null,
  })),
  worldPage('/world/$worldId/withoutLogin', ({ world: { worldName, catchphrase } }) => ({
    title: worldName,
    description: catchphrase,
    worldName: null,
  })),
  worldPage('/world/$worldId/guide/$pageId', async ({ db, params: { worldId, pageId } }) => {
    const { rows } = await db.execute<RowOf<typeof guideColumns>>(sql`
      select ${guideColumns} from world_page where world_id = ${worldId} and page_id = ${pageId}`)
    return rows[0] ? { title: rows[0].title, description: rows[0].summary || strip(rows[0].body) } : null
  }),
  worldPage('/world/$worldId/worldSearch/character', ({ world: { worldName } }) => ({
    title: 'キャラクターを探す',
    description: `${worldName}に生きる人たち。`,
  })),
]
