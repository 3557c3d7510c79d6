// Pages of events and pictures of libraries, for tests; the pictures without their files.
import { type EventPart, emptyPart } from '#rules/event-pages.ts'
import { eventPage, eventTop, worldBlob } from '#server/areas/event-page/tables.ts'
import type { Db } from '#server/db/client.ts'
import { PLAY_NOW } from './play.ts'

const DAY = 86_400_000
let made = 0

export const textPart = (blobNo: number, more: Partial<EventPart> = {}): EventPart => ({
  ...emptyPart,
  ...{ blobNo, kind: 'text', title: 'あらすじ', text: '霧の海に灯籠を流します。', ...more },
})

/** A draft of the world harbor with all that a publication asks for, whose event goes on. @returns its number and its word */
export async function givenEventPage(db: Db, wanted: Partial<typeof eventPage.$inferInsert> = {}) {
  const base = {
    ...{
      worldId: 'harbor',
      eventId: `event-${++made}`,
      title: '冬の灯し祭',
      lead: '灯をひとつ。',
      updatedAt: PLAY_NOW,
    },
    ...{ startsAt: new Date(PLAY_NOW.getTime() - DAY), endsAt: new Date(PLAY_NOW.getTime() + DAY) },
    parts: [textPart(1)],
  }
  const [row] = await db
    .insert(eventPage)
    .values({ ...base, ...wanted })
    .returning({ pageNo: eventPage.pageNo, worldId: eventPage.worldId, eventId: eventPage.eventId })
  if (!row) throw new Error('The page was not made.')
  return row
}

/** @returns its id */
export async function givenTop(db: Db, pageNo: number, opensAt: Date = PLAY_NOW): Promise<number> {
  const [row] = await db.insert(eventTop).values({ pageNo, opensAt }).returning({ id: eventTop.topContentsId })
  return row?.id ?? 0
}

/** A banner of the world harbor. @returns its name and its id */
export async function givenBlob(db: Db, userId: string, wanted: Partial<typeof worldBlob.$inferInsert> = {}) {
  const pictureId = `wb${String(++made).padStart(24, '0')}`
  const [row] = await db
    .insert(worldBlob)
    .values({
      ...{ pictureId, worldId: 'harbor', blobType: 'banner', blobName: `灯${made}`, hash: pictureId, userId },
      ...{ width: 1200, height: 600, bytes: 40_000, uploadedAt: PLAY_NOW, storedAt: PLAY_NOW, ...wanted },
    })
    .returning({ pictureId: worldBlob.pictureId, blobType: worldBlob.blobType, blobName: worldBlob.blobName })
  if (!row) throw new Error('The picture was not made.')
  return row
}
