// The guide of a world, page by page.
import { asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
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

/** Words that pages of the guide explain, each with its page; of two pages that explain one word the first. */
export async function guideTerms(db: Db | Tx, worldId: string): Promise<{ term: string; pageId: string }[]> {
  const pages = await db
    .select({ pageId: worldPage.pageId, terms: worldPage.terms })
    .from(worldPage)
    .where(eq(worldPage.worldId, worldId))
    .orderBy(asc(worldPage.displayOrder), asc(worldPage.pageId))
    .limit(MOST_PAGES)
  const found = new Map<string, string>()
  for (const { pageId, terms } of pages) for (const term of terms) if (!found.has(term)) found.set(term, pageId)
  return [...found].map(([term, pageId]) => ({ term, pageId }))
}

const bodyColumn = columnsOf(worldPage, null, ['body'])

/** @throws GUIDE_NOT_FOUND */
export async function getGuidePage(db: Db, { worldId, pageId }: { worldId: string; pageId: string }) {
  const { rows } = await db.execute<RowOf<typeof bodyColumn>>(sql`
    select ${bodyColumn} from world_page where world_id = ${worldId} and page_id = ${pageId}`)
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
