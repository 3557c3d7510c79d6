// Parts of a page: what is wrong with those that are sent, and what is shown of those that are stored.
import { inArray, sql } from 'drizzle-orm'
import { EVENT_MOST, type EventPart, partFault } from '#rules/event-pages.ts'
import type { Db, Tx } from '../../db/client.ts'
import { countOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { checkOffers, deskOffers, shownOffers } from '../campaign/offers.ts'
import { worldBlob } from './tables.ts'

type Sent = { worldId: string; parts: readonly EventPart[]; before: readonly EventPart[]; isSeen: boolean }

/** @param before parts that the page had, whose pictures and pages may have gone since. @throws EVENT_PAGE_PART, _PICTURE, _TWEETS, CAMPAIGN_OFFER */
export async function checkParts(tx: Tx, { worldId, parts, before, isSeen }: Sent): Promise<void> {
  const numbers = new Set(parts.map(({ blobNo }) => blobNo))
  if (numbers.size < parts.length || parts.some(part => partFault(part, isSeen) !== null))
    throw refuse('EVENT_PAGE_PART')
  const picturesBefore = new Set(before.map(({ picture }) => picture))
  for (const { picture } of parts) if (!picturesBefore.has(picture)) await checkPicture(tx, worldId, picture)
  const offersBefore = before.flatMap(({ links }) => links)
  await checkOffers(
    tx,
    parts.flatMap(({ links }) => links),
    offersBefore,
  )
  const events = [...new Set(parts.flatMap(({ tweetEventId }) => tweetEventId ?? []))]
  for (const eventId of events) {
    const found = await countOf(tx, sql`tweet_event where event_id = ${eventId} and world_id = ${worldId}`)
    if (found === 0) throw refuse('EVENT_PAGE_TWEETS')
  }
}

/** @throws EVENT_PAGE_PICTURE where the world's library has no such picture */
export async function checkPicture(tx: Tx, worldId: string, picture: string | null): Promise<void> {
  if (picture === null) return
  const found = await countOf(
    tx,
    sql`world_blob where picture_id = ${picture} and world_id = ${worldId} and stored_at is not null`,
  )
  if (found === 0) throw refuse('EVENT_PAGE_PICTURE')
}

type Size = { id: string; width: number; height: number }

async function sizesOf(db: Db | Tx, parts: readonly EventPart[]): Promise<ReadonlyMap<string, Size>> {
  const ids = parts.flatMap(({ picture }) => picture ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: worldBlob.pictureId, width: worldBlob.width, height: worldBlob.height })
    .from(worldBlob)
    .where(inArray(worldBlob.pictureId, ids))
  return new Map(rows.map(row => [row.id, row]))
}

async function reachedOf(db: Db | Tx, { tweetEventId, reached }: EventPart): Promise<number> {
  if (tweetEventId === null) return reached
  const tweets = await countOf(db, sql`tweet t where t.event_id = ${tweetEventId} and t.deleted_at is null`)
  return Math.min(tweets, EVENT_MOST.goal)
}

/** @param isDesk whether links to pages that are not public any more stay, without a name */
export async function shownParts(db: Db | Tx, parts: readonly EventPart[], isDesk = false) {
  const sizes = await sizesOf(db, parts)
  const shown = []
  for (const part of parts) {
    shown.push({
      ...part,
      picture: part.picture === null ? null : (sizes.get(part.picture) ?? null),
      links: await (isDesk ? deskOffers : shownOffers)(db, part.links),
      reached: await reachedOf(db, part),
    })
  }
  return shown
}
