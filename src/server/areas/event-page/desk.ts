// The office's pages of events: the list of a world, one in any state, and every change, which names the version it was made from.
import { and, eq, sql } from 'drizzle-orm'
import { type CampaignState, campaignStates } from '#rules/campaign-address.ts'
import { campaignSteps } from '#rules/campaigns.ts'
import { isEventId } from '#rules/event-page-address.ts'
import { type EventPart, eventPageFaults } from '#rules/event-pages.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { periodState } from '../office/period-state.ts'
import { countList, publishingDesk } from '../office/publishing-desk.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { checkParts, checkPicture, shownParts } from './parts.ts'
import { eventPage } from './tables.ts'

const columns = columnsOf(eventPage, null, [
  ...(['pageNo', 'worldId', 'eventId', 'title', 'lead', 'picture'] as const),
  ...(['startsAt', 'endsAt', 'updatedAt', 'version'] as const),
])
const partsColumn = columnsOf(eventPage, null, ['parts'])
type Row = RowOf<typeof columns> & { state: CampaignState }
type Whole = Row & RowOf<typeof partsColumn>

type Query = { worldId: string; state?: CampaignState | undefined; offset: number; limit: number; now: Date }

/** @throws WORLD_NOT_FOUND */
export async function getEventPageList(db: Db, { worldId, state, offset, limit, now }: Query) {
  await worldOrRefuse(db, worldId)
  const ofWorld = sql`world_id = ${worldId}`
  const shown = state ? sql`${ofWorld} and ${periodState(now)} = ${state}` : ofWorld
  const { rows } = await db.execute<Row>(sql`
    select ${columns}, ${periodState(now)} as state from event_page where ${shown}
    order by updated_at desc, page_no desc limit ${limit} offset ${offset}`)
  const each = sql`(select ${periodState(now)} as state from event_page where ${ofWorld}) each`
  return { eventPageList: rows, ...(await countList(db, campaignStates, each, state)), serverTime: now }
}

async function find(db: Db | Tx, { pageNo, now }: { pageNo: number; now: Date }): Promise<Whole> {
  const { rows } = await db.execute<Whole>(sql`
    select ${columns}, ${periodState(now)} as state, ${partsColumn} from event_page where page_no = ${pageNo}`)
  if (!rows[0]) throw refuse('EVENT_PAGE_NOT_FOUND')
  return rows[0]
}

type Address = { worldId: string; eventId: string }

/** Number and version of the page at an address. */
async function pageAt(db: Db | Tx, { worldId, eventId }: Address) {
  const [found] = await db
    .select({ pageNo: eventPage.pageNo, version: eventPage.version })
    .from(eventPage)
    .where(and(eq(eventPage.worldId, worldId), eq(eventPage.eventId, eventId)))
  return found
}

/** @throws EVENT_PAGE_NOT_FOUND */
async function pageOrRefuse(db: Db | Tx, address: Address) {
  const found = await pageAt(db, address)
  if (!found) throw refuse('EVENT_PAGE_NOT_FOUND')
  return found
}

async function shownPage(db: Db | Tx, { parts, ...page }: Whole) {
  return { ...page, contentList: await shownParts(db, parts, true) }
}

/** @throws EVENT_PAGE_NOT_FOUND */
export async function getEventPageContentList(db: Db, { now, ...address }: Address & { now: Date }) {
  const { pageNo } = await pageOrRefuse(db, address)
  return shownPage(db, await find(db, { pageNo, now }))
}

const desk = publishingDesk({
  ...{ thing: 'eventPage', table: eventPage, key: 'pageNo', steps: campaignSteps, read: find },
  refusals: { changed: 'EVENT_PAGE_CHANGED', state: 'EVENT_PAGE_STATE' },
})

type By = { adminId: AdminId; now: Date }
type Named = Address & By & { baseVersion: number }
type Written = Named & {
  title: string
  lead: string
  picture: string | null
  startsAt: string | null
  endsAt: string | null
  contentList: readonly EventPart[]
  draftId: string | null
}

const isUnfinished = (page: Parameters<typeof eventPageFaults>[0]): boolean =>
  Object.keys(eventPageFaults(page)).length > 0

/** @throws EVENT_ID_FAULT, EVENT_ID_TAKEN */
async function checkFree(tx: Tx, address: Address): Promise<void> {
  if (!isEventId(address.eventId)) throw refuse('EVENT_ID_FAULT')
  if (await pageAt(tx, address)) throw refuse('EVENT_ID_TAKEN')
}

/**
 * @throws WORLD_NOT_FOUND, EVENT_ID_FAULT, EVENT_ID_TAKEN for a new page; EVENT_PAGE_NOT_FOUND, _CHANGED, _UNFINISHED, and the faults of
 * its picture and parts
 */
export async function saveEventPage(tx: Tx, written: Written) {
  const { worldId, eventId, title, lead, picture, startsAt, endsAt, contentList: parts, now } = written
  const isNew = written.baseVersion === 0
  if (isNew) {
    await worldOrRefuse(tx, worldId)
    await checkFree(tx, written)
  }
  const kept = { ...written, pageNo: isNew ? null : (await pageOrRefuse(tx, written)).pageNo }
  const before = await desk.before(tx, kept)
  const isSeen = before !== null && before.state !== 'draft'
  if (isSeen && isUnfinished({ title, lead, startsAt, endsAt, parts })) throw refuse('EVENT_PAGE_UNFINISHED')
  if (picture !== before?.picture) await checkPicture(tx, worldId, picture)
  await checkParts(tx, { worldId, parts, before: before?.parts ?? [], isSeen })
  const content = {
    ...{ title, lead, picture, parts, updatedAt: now },
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  }
  const pageNo = await desk.keep(tx, kept, content, { worldId, eventId, ...content })
  return shownPage(tx, await find(tx, { pageNo, now }))
}

type Content = Address & By & { contentList: readonly EventPart[]; baseVersion?: number | undefined }

/** @throws EVENT_PAGE_NOT_FOUND, _CHANGED, _UNFINISHED, and the faults of its parts */
export async function saveEventPageContent(tx: Tx, { contentList: parts, baseVersion, ...named }: Content) {
  const { pageNo, version } = await pageOrRefuse(tx, named)
  const kept = { ...named, pageNo, baseVersion: baseVersion ?? version }
  const before = await desk.lock(tx, kept)
  const isSeen = before.state !== 'draft'
  if (isSeen && isUnfinished({ ...before, parts })) throw refuse('EVENT_PAGE_UNFINISHED')
  await checkParts(tx, { worldId: named.worldId, parts, before: before.parts, isSeen })
  await desk.change(tx, { ...kept, title: before.title }, { parts, updatedAt: named.now })
  return shownPage(tx, await find(tx, { pageNo, now: named.now }))
}

/** @throws EVENT_PAGE_NOT_FOUND, EVENT_PAGE_PART_NOT_FOUND, EVENT_PAGE_UNFINISHED for the last part of a page that readers see */
export async function deleteEventPageContent(tx: Tx, { blobNo, ...named }: Address & By & { blobNo: number }) {
  const { pageNo, version } = await pageOrRefuse(tx, named)
  const { parts } = await find(tx, { pageNo, now: named.now })
  const contentList = parts.filter(part => part.blobNo !== blobNo)
  if (contentList.length === parts.length) throw refuse('EVENT_PAGE_PART_NOT_FOUND')
  return saveEventPageContent(tx, { ...named, contentList, baseVersion: version })
}

type Renamed = By & { worldId: string; oldEventId: string; newEventId: string }

/** @throws EVENT_PAGE_NOT_FOUND, EVENT_ID_FAULT, EVENT_ID_TAKEN */
export async function renameEventPage(tx: Tx, { worldId, oldEventId, newEventId, ...by }: Renamed) {
  const { pageNo, version } = await pageOrRefuse(tx, { worldId, eventId: oldEventId })
  const kept = { ...by, pageNo, baseVersion: version }
  const before = await desk.lock(tx, kept)
  if (newEventId !== oldEventId) await checkFree(tx, { worldId, eventId: newEventId })
  await desk.change(tx, { ...kept, title: before.title }, { eventId: newEventId, updatedAt: by.now })
  return shownPage(tx, await find(tx, { pageNo, now: by.now }))
}

/** @throws EVENT_PAGE_NOT_FOUND, _CHANGED, _STATE, _UNFINISHED */
export async function publishEventPage(tx: Tx, named: Named) {
  const { pageNo } = await pageOrRefuse(tx, named)
  const published = await desk.step(tx, 'publish', { ...named, pageNo }, sql`status = 'published'`, found => {
    if (isUnfinished(found)) throw refuse('EVENT_PAGE_UNFINISHED')
  })
  return shownPage(tx, published)
}

/** @throws EVENT_PAGE_NOT_FOUND, _CHANGED, _STATE */
export async function withdrawEventPage(tx: Tx, named: Named) {
  const { pageNo } = await pageOrRefuse(tx, named)
  return shownPage(tx, await desk.step(tx, 'withdraw', { ...named, pageNo }, sql`status = 'draft'`))
}

type Deleted = Address & By & { baseVersion?: number | undefined }

/** @throws EVENT_PAGE_NOT_FOUND, _CHANGED, _STATE */
export async function deleteEventPage(tx: Tx, { baseVersion, ...named }: Deleted) {
  const { pageNo, version } = await pageOrRefuse(tx, named)
  await desk.remove(tx, { ...named, pageNo, baseVersion: baseVersion ?? version })
  return { worldId: named.worldId, eventId: named.eventId }
}
