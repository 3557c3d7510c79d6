// Times from which the top of a world shows its pages: the office's list, and every change.
import { and, eq, sql } from 'drizzle-orm'
import type { CampaignState } from '#rules/campaign-address.ts'
import { EVENT_MOST, fromOpenDateTime } from '#rules/event-pages.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { periodState } from '../office/period-state.ts'
import { world } from '../world/tables.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { eventPage, eventTop } from './tables.ts'

const page = columnsOf(eventPage, 'e', ['eventId', 'title', 'picture'])
const top = columnsOf(eventTop, 't', { topContentsId: 'topContentsId', openAt: 'opensAt' })
const choice = columnsOf(eventPage, 'e', ['eventId', 'title'])
type Row = RowOf<typeof page> & RowOf<typeof top> & { state: CampaignState; isShown: boolean }

/** Rows of a world, the latest first; those of one page are shown by its latest alone. */
const rowsOf = (worldId: string, now: Date) => {
  const at = now.toISOString()
  const isNewest = sql`not exists (
    select 1 from event_top n where n.page_no = t.page_no and n.opens_at <= ${at}
      and (n.opens_at, n.top_contents_id) > (t.opens_at, t.top_contents_id))`
  const begins = sql`t.opens_at <= ${at} and e.status = 'published' and e.ends_at > ${at} and ${isNewest}`
  return sql`
    select ${top}, ${page}, ${periodState(now, 'e.')} as state,
      ${begins} and row_number() over (
        partition by ${begins} order by t.opens_at desc, t.top_contents_id desc) <= ${EVENT_MOST.topsShown} as "isShown"
    from event_top t join event_page e on e.page_no = t.page_no where e.world_id = ${worldId}`
}

/** @throws WORLD_NOT_FOUND */
export async function getTopContentsList(db: Db, { worldId, now }: { worldId: string; now: Date }) {
  await worldOrRefuse(db, worldId)
  const { rows: topContentsList } = await db.execute<Row>(sql`
    ${rowsOf(worldId, now)} order by t.opens_at desc, t.top_contents_id desc`)
  const { rows: eventPageList } = await db.execute<RowOf<typeof choice> & { state: CampaignState }>(sql`
    select ${choice}, ${periodState(now, 'e.')} as state from event_page e
    where e.world_id = ${worldId} and (e.ends_at is null or e.ends_at > ${now.toISOString()})
    order by e.starts_at nulls last, e.page_no`)
  return { topContentsList, eventPageList, serverTime: now }
}

type Saved = {
  topContentsId: number | null
  worldId: string
  eventId: string
  openDateTimeFrom: string
  now: Date
}

/** @throws EVENT_PAGE_NOT_FOUND, TOP_CONTENTS_NOT_FOUND, TOP_CONTENTS_TIME, TOP_CONTENTS_FULL */
export async function saveTopContents(tx: Tx, { topContentsId, worldId, eventId, openDateTimeFrom, now }: Saved) {
  const opensAt = fromOpenDateTime(openDateTimeFrom)
  if (opensAt === null) throw refuse('TOP_CONTENTS_TIME')
  const [found] = await tx
    .select({ pageNo: eventPage.pageNo })
    .from(eventPage)
    .where(and(eq(eventPage.worldId, worldId), eq(eventPage.eventId, eventId)))
    .for('no key update')
  if (!found) throw refuse('EVENT_PAGE_NOT_FOUND')
  const { pageNo } = found
  const id = topContentsId ?? (await add(tx, { worldId, pageNo, opensAt: new Date(opensAt) }))
  const ofWorld = sql`${eventTop.pageNo} in (select e.page_no from event_page e where e.world_id = ${worldId})`
  const changed = await tx
    .update(eventTop)
    .set({ pageNo, opensAt: new Date(opensAt) })
    .where(and(eq(eventTop.topContentsId, id), ofWorld))
    .returning({ id: eventTop.topContentsId })
  if (changed.length === 0) throw refuse('TOP_CONTENTS_NOT_FOUND')
  const { rows } = await tx.execute<Row>(sql`
    select each.* from (${rowsOf(worldId, now)}) each where each."topContentsId" = ${id}`)
  if (!rows[0]) throw new Error('What the office saved was not written.')
  return rows[0]
}

type Made = { worldId: string; pageNo: number; opensAt: Date }

async function add(tx: Tx, { worldId, ...made }: Made): Promise<number> {
  // One at a time in a world, so that several at once do not pass the limit together.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`event_top ${worldId}`}))`)
  const count = await countOf(
    tx,
    sql`event_top t join event_page e on e.page_no = t.page_no where e.world_id = ${worldId}`,
  )
  if (count >= EVENT_MOST.tops) throw refuse('TOP_CONTENTS_FULL')
  const [row] = await tx.insert(eventTop).values(made).returning({ id: eventTop.topContentsId })
  if (!row) throw new Error('What the office saved was not written.')
  return row.id
}

/** @throws TOP_CONTENTS_NOT_FOUND */
export async function deleteTopContents(tx: Tx, { topContentsId }: { topContentsId: number }) {
  const gone = await tx
    .delete(eventTop)
    .where(eq(eventTop.topContentsId, topContentsId))
    .returning({ topContentsId: eventTop.topContentsId })
  if (gone.length === 0) throw refuse('TOP_CONTENTS_NOT_FOUND')
  return { topContentsId }
}

const ofWorld = columnsOf(world, 'w', ['worldId', 'worldName'])
type WorldRow = RowOf<typeof ofWorld> & Record<'pages' | 'open' | 'blobs' | 'tops', number>

/** Worlds in their order. */
export async function getWorldList(db: Db, { now }: { now: Date }) {
  const { rows } = await db.execute<WorldRow>(sql`
    select ${ofWorld},
      (select count(*) from event_page e where e.world_id = w.world_id) as pages,
      (select count(*) from event_page e where e.world_id = w.world_id and ${periodState(now, 'e.')} = 'open') as open,
      (select count(*) from world_blob b where b.world_id = w.world_id and b.stored_at is not null) as blobs,
      (select count(*) from event_top t join event_page e on e.page_no = t.page_no where e.world_id = w.world_id) as tops
    from world w order by w.display_order, w.world_id`)
  return { worldList: rows }
}
