// Libraries of pictures of the demo's worlds, and the pages of their events.
import { asc, eq } from 'drizzle-orm'
import { type Offer, offerOfAddress } from '#rules/campaigns.ts'
import { inJapan } from '#rules/dates.ts'
import { type EventPart, emptyPart } from '#rules/event-pages.ts'
import { eventPage, eventTop, worldBlob } from '../areas/event-page/tables.ts'
import { tweetEvent } from '../areas/tweet/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoEventPages } from './content.ts'
import { type Copy, copyId } from './copy-drawings.ts'
import type { DemoEventPages } from './shapes/event-pages.ts'
import type { DemoAccount } from './shapes.ts'

const DAY = 86_400_000

const idOf = (worldId: string, blobName: string): string => copyId('wb', `${worldId}/${blobName}`)

export const libraryCopies: readonly Copy[] = demoEventPages.library.map(({ worldId, blobName, picture }) => ({
  id: idOf(worldId, blobName),
  picture,
}))

function offerOf({ page, note = '' }: { page: string; note?: string }): Offer {
  const named = offerOfAddress(page)
  if (!named) throw new Error(`The demo offers no page ${page}.`)
  return { ...named, note }
}

type Part = DemoEventPages['pages'][number]['parts'][number]

function partOf(worldId: string, tweetEventId: number | null, part: Part, index: number): EventPart {
  const { kind, title = '', text = '', picture, links = [], goal = 0, reached = 0, countsTweets } = part
  return {
    ...emptyPart,
    ...{ blobNo: index + 1, kind, title, text, goal, reached, links: links.map(offerOf) },
    picture: picture === undefined ? null : idOf(worldId, picture),
    tweetEventId: countsTweets ? tweetEventId : null,
  }
}

/** @param sizes bytes of the widest picture by the ids of copies */
export async function seedEventPages(
  tx: Tx,
  userIds: ReadonlyMap<DemoAccount, string>,
  sizes: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const today = inJapan(now).startOf('day').valueOf()
  const at = (days: number): Date => new Date(today + days * DAY)
  const userId = userIds.get('demo-admin') ?? ''
  const { library, pages } = demoEventPages
  const blobs = library.map(({ worldId, blobType, blobName, width, height, daysAgo }) => {
    const pictureId = idOf(worldId, blobName)
    return {
      ...{ pictureId, worldId, blobType, blobName, hash: pictureId, width, height, userId },
      ...{ bytes: sizes.get(pictureId) ?? 0, uploadedAt: at(-daysAgo), storedAt: at(-daysAgo) },
    }
  })
  if (blobs.length > 0) await tx.insert(worldBlob).values(blobs)
  for (const { worldId, eventId, title, lead, banner, startsInDays, lastsDays, status, parts, topInDays } of pages) {
    const [first] = await tx
      .select({ eventId: tweetEvent.eventId })
      .from(tweetEvent)
      .where(eq(tweetEvent.worldId, worldId))
      .orderBy(asc(tweetEvent.eventId))
      .limit(1)
    const [made] = await tx
      .insert(eventPage)
      .values({
        ...{ worldId, eventId, title, lead, status, updatedAt: now },
        picture: banner === undefined ? null : idOf(worldId, banner),
        ...{ startsAt: at(startsInDays), endsAt: at(startsInDays + lastsDays) },
        parts: parts.map((part, index) => partOf(worldId, first?.eventId ?? null, part, index)),
      })
      .returning({ pageNo: eventPage.pageNo })
    const tops = topInDays.map(days => ({ pageNo: made?.pageNo ?? 0, opensAt: at(days) }))
    if (tops.length > 0) await tx.insert(eventTop).values(tops)
  }
}
