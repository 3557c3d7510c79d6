// Pages of events as everybody sees them, by story time.
import { sql } from 'drizzle-orm'
import type { BlobType } from '#rules/event-page-address.ts'
import { EVENT_MOST } from '#rules/event-pages.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type Present, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { shownParts } from './parts.ts'
import { eventPage, worldBlob } from './tables.ts'

const card = columnsOf(eventPage, 'e', ['eventId', 'title', 'lead', 'picture', 'startsAt', 'endsAt'])
type Card = Present<RowOf<typeof card>, 'startsAt' | 'endsAt'>

/** @throws WORLD_NOT_FOUND */
export async function getTopContents(db: Db, { worldId, now }: { worldId: string; now: Date }) {
  await worldOrRefuse(db, worldId)
  const at = now.toISOString()
  const { rows } = await db.execute<Card>(sql`
    select ${card} from event_page e
    join lateral (
      select max(t.opens_at) as opened_at from event_top t where t.page_no = e.page_no and t.opens_at <= ${at}
    ) top on top.opened_at is not null
    where e.world_id = ${worldId} and e.status = 'published' and e.ends_at > ${at}
    order by top.opened_at desc, e.page_no desc limit ${EVENT_MOST.topsShown}`)
  return { topContentsList: rows, serverTime: now }
}

const partsColumn = columnsOf(eventPage, 'e', ['parts'])
type Address = { worldId: string; eventId: string }

/** A published page; null for others. */
export async function findPage(db: Db | Tx, { worldId, eventId }: Address) {
  const { rows } = await db.execute<Card & RowOf<typeof partsColumn>>(sql`
    select ${card}, ${partsColumn} from event_page e
    where e.world_id = ${worldId} and e.event_id = ${eventId} and e.status = 'published'`)
  return rows[0] ?? null
}

/** @throws EVENT_PAGE_NOT_FOUND */
export async function getEventPage(db: Db, { worldId, eventId, now }: Address & { now: Date }) {
  const found = await findPage(db, { worldId, eventId })
  if (!found) throw refuse('EVENT_PAGE_NOT_FOUND')
  const { parts, ...page } = found
  const { rows: otherList } = await db.execute<Card>(sql`
    select ${card} from event_page e
    where e.world_id = ${worldId} and e.event_id <> ${eventId} and e.status = 'published'
      and e.starts_at <= ${now.toISOString()}
    order by e.starts_at desc, e.page_no desc limit ${EVENT_MOST.others}`)
  const hasBegun = new Date(page.startsAt) <= now
  return { ...page, contentList: hasBegun ? await shownParts(db, parts) : [], otherList, serverTime: now }
}

const picture = columnsOf(worldBlob, 'b', ['pictureId', 'width', 'height'])

/** @throws BLOB_NOT_FOUND also for a picture that no published page shows */
export async function getBlob(
  db: Db,
  { worldId, blobType, blobName }: { worldId: string; blobType: BlobType; blobName: string },
) {
  const { rows } = await db.execute<RowOf<typeof picture>>(sql`
    select ${picture} from world_blob b
    where b.world_id = ${worldId} and b.blob_type = ${blobType} and b.blob_name = ${blobName} and b.stored_at is not null
      and exists (
        select 1 from event_page e where e.world_id = b.world_id and e.status = 'published'
          and (e.picture = b.picture_id or e.parts @> jsonb_build_array(jsonb_build_object('picture', b.picture_id))))`)
  if (!rows[0]) throw refuse('BLOB_NOT_FOUND')
  return rows[0]
}
