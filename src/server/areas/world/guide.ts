// The guide of a world, page by page.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { worldPage } from './tables.ts'

const columns = columnsOf(worldPage, null, ['pageId', 'title', 'summary'])
type Entry = RowOf<typeof columns>

const MOST_PAGES = 100

/** Pages in reading order. */
export async function listGuide(db: Db, worldId: string): Promise<Entry[]> {
  const { rows } = await db.execute<Entry>(sql`
    select ${columns} from world_page
    where world_id = ${worldId} order by display_order, page_id collate "C" limit ${MOST_PAGES}`)
  return rows
}

/** @throws GUIDE_NOT_FOUND */
export async function getGuidePage(db: Db, { worldId, pageId }: { worldId: string; pageId: string }) {
  const { rows } = await db.execute<{ body: string }>(sql`
    select body from world_page where world_id = ${worldId} and page_id = ${pageId}`)
  const guideList = await listGuide(db, worldId)
  const place = guideList.findIndex(entry => entry.pageId === pageId)
  const entry = guideList[place]
  if (!rows[0] || !entry) throw refuse('GUIDE_NOT_FOUND')
  return {
    worldId,
    ...entry,
    body: rows[0].body,
    guideList,
    previous: neighbour(guideList[place - 1]),
    next: neighbour(guideList[place + 1]),
  }
}

const neighbour = (entry: Entry | undefined) => (entry ? { pageId: entry.pageId, title: entry.title } : null)
