// A world's library of pictures for the pages of its events: uploading, listing, renaming and deleting.
import { and, count, desc, eq, ilike, isNotNull, sql } from 'drizzle-orm'
import type { BlobType } from '#rules/event-page-address.ts'
import { BLOB_WIDTH_LEAST, blobNameOf } from '#rules/event-pages.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { CallContext } from '../../platform/context.ts'
import { deleteFilesLater } from '../../platform/jobs/delete-files.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { pictureKeys } from '../../platform/pictures/keep.ts'
import { hashOf, pictureStore } from '../../platform/pictures/store.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { eventPage, worldBlob } from './tables.ts'

/** A stored picture; null for what was made of it where the library has the same one. */
type Kept = { pictureId: string; made: { width: number; height: number; bytes: number } | null }
type Named = { worldId: string; blobType: BlobType; blobName: string }
type Upload = Named & { userId: string; picture: string; now: Date }

export const blobPictures = pictureStore({
  ...{ table: 'world_blob', idColumn: 'picture_id', prefix: 'wb' },
  unreadable: 'BLOB_UNREADABLE',
})

const ofName = ({ worldId, blobType, blobName }: Named) =>
  and(
    eq(worldBlob.worldId, worldId),
    eq(worldBlob.blobType, blobType),
    eq(worldBlob.blobName, blobName),
    isNotNull(worldBlob.storedAt),
  )

/** @throws BLOB_NAME, BLOB_NAME_TAKEN */
async function freeName(db: Db | Tx, named: Named): Promise<string> {
  const blobName = blobNameOf(named.blobName)
  if (blobName === null) throw refuse('BLOB_NAME')
  if ((await db.$count(worldBlob, ofName({ ...named, blobName }))) > 0) throw refuse('BLOB_NAME_TAKEN')
  return blobName
}

/** Stores a picture under a new id that no list shows yet. @throws WORLD_NOT_FOUND, BLOB_NAME, _NAME_TAKEN, _UNREADABLE, _SMALL, and TooBusy */
export async function keepBlob(
  { db, files }: Pick<CallContext, 'db' | 'files'>,
  { userId, picture, now, ...named }: Upload,
): Promise<Kept> {
  const { worldId, blobType } = named
  await worldOrRefuse(db, worldId)
  if (blobNameOf(named.blobName) === null) throw refuse('BLOB_NAME')
  const bytes = Buffer.from(picture, 'base64')
  const hash = hashOf(bytes)
  const isSame = and(
    eq(worldBlob.worldId, worldId),
    eq(worldBlob.blobType, blobType),
    eq(worldBlob.hash, hash),
    isNotNull(worldBlob.storedAt),
  )
  const [known] = await db.select({ pictureId: worldBlob.pictureId }).from(worldBlob).where(isSame).limit(1)
  if (known) return { ...known, made: null }
  const blobName = await freeName(db, named)
  const { id: pictureId, made } = await blobPictures.keep({
    ...{ db, files, bytes },
    reserve: id =>
      db.insert(worldBlob).values({ pictureId: id, worldId, blobType, blobName, hash, userId, uploadedAt: now }),
    judge: ({ sent }) => {
      if (sent < BLOB_WIDTH_LEAST[blobType]) throw refuse('BLOB_SMALL')
    },
  })
  return { pictureId, made }
}

type Counting = Named & { adminId: AdminId | null; now: Date }

/** Changes of a world's library happen one after the other, so that no name is given twice. */
const lockLibrary = (tx: Tx, worldId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`world_blob ${worldId}`}))`)

/** Confirms an upload. @throws FORBIDDEN, BLOB_NAME_TAKEN */
export async function countBlob(tx: Tx, { pictureId, made }: Kept, { adminId, now, ...named }: Counting) {
  if (!adminId) throw refuse('FORBIDDEN')
  if (!made) return { pictureId, isKnown: true }
  await lockLibrary(tx, named.worldId)
  await freeName(tx, named)
  const { width, height, bytes } = made
  await tx.update(worldBlob).set({ width, height, bytes, storedAt: now }).where(eq(worldBlob.pictureId, pictureId))
  return { pictureId, isKnown: false }
}

const columns = {
  ...{ worldId: worldBlob.worldId, blobType: worldBlob.blobType, blobName: worldBlob.blobName },
  ...{ pictureId: worldBlob.pictureId, width: worldBlob.width, height: worldBlob.height },
  ...{ bytes: worldBlob.bytes, uploadedAt: worldBlob.uploadedAt },
}

type Query = {
  worldId: string
  blobType?: BlobType | undefined
  word?: string | undefined
  offset: number
  limit: number
}

/** @throws WORLD_NOT_FOUND */
export async function getBlobThumbList(db: Db, { worldId, blobType, word, offset, limit }: Query) {
  await worldOrRefuse(db, worldId)
  const shown = and(
    eq(worldBlob.worldId, worldId),
    isNotNull(worldBlob.storedAt),
    blobType && eq(worldBlob.blobType, blobType),
    word ? ilike(worldBlob.blobName, `%${word.replace(/[\\%_]/g, sign => `\\${sign}`)}%`) : undefined,
  )
  const blobList = await db
    .select(columns)
    .from(worldBlob)
    .where(shown)
    .orderBy(desc(worldBlob.uploadedAt), worldBlob.pictureId)
    .limit(limit)
    .offset(offset)
  const [all] = await db.select({ count: count() }).from(worldBlob).where(shown)
  return { blobList, count: all?.count ?? 0 }
}

/** @throws BLOB_NOT_FOUND */
async function find(db: Db | Tx, named: Named) {
  const [found] = await db.select(columns).from(worldBlob).where(ofName(named))
  if (!found) throw refuse('BLOB_NOT_FOUND')
  return found
}

const use = columnsOf(eventPage, 'e', ['eventId', 'title'])

/** Pages of the world that show a picture, drafts among them. */
async function usesOf(db: Db | Tx, { worldId, pictureId }: { worldId: string; pictureId: string }) {
  const shows = JSON.stringify([{ picture: pictureId }])
  const { rows } = await db.execute<RowOf<typeof use>>(sql`
    select ${use} from event_page e
    where e.world_id = ${worldId} and (e.picture = ${pictureId} or e.parts @> ${shows}::jsonb)
    order by e.page_no`)
  return rows
}

/** @throws BLOB_NOT_FOUND */
export async function getDeskBlob(db: Db, named: Named) {
  const found = await find(db, named)
  return { ...found, useList: await usesOf(db, found) }
}

type Renamed = { worldId: string; blobType: BlobType; oldBlobName: string; newBlobName: string }

/** @throws BLOB_NOT_FOUND, BLOB_NAME, BLOB_NAME_TAKEN */
export async function renameBlob(tx: Tx, { worldId, blobType, oldBlobName, newBlobName }: Renamed) {
  await lockLibrary(tx, worldId)
  const found = await find(tx, { worldId, blobType, blobName: oldBlobName })
  if (blobNameOf(newBlobName) === oldBlobName) return found
  const blobName = await freeName(tx, { worldId, blobType, blobName: newBlobName })
  await tx.update(worldBlob).set({ blobName }).where(eq(worldBlob.pictureId, found.pictureId))
  return { ...found, blobName }
}

/** @throws BLOB_NOT_FOUND, BLOB_USED */
export async function deleteBlob(tx: Tx, { worldId, blobType, blobName }: Named) {
  await lockLibrary(tx, worldId)
  const found = await find(tx, { worldId, blobType, blobName })
  if ((await usesOf(tx, found)).length > 0) throw refuse('BLOB_USED')
  await tx.delete(worldBlob).where(eq(worldBlob.pictureId, found.pictureId))
  await deleteFilesLater(tx, pictureKeys(found.pictureId))
  return { worldId, blobType, blobName }
}

export const eventPageJobs: readonly Job[] = [
  {
    name: 'delete-cut-off-blobs',
    cron: '36 19 * * *',
    run: ({ db, files, clock }) => blobPictures.forgetCutOff(db, files, clock.now()),
  },
]
