// Uploading a picture into a drive.
import { and, count, eq, isNotNull, isNull, sql, sum } from 'drizzle-orm'
import { DRIVE_BYTES_MOST, DRIVE_FILES_MOST, driveNameFault } from '#rules/drive.ts'
import type { Db, Tx } from '../../db/client.ts'
import type { CallContext } from '../../platform/context.ts'
import { hashOf, pictureStore } from '../../platform/pictures/store.ts'
import { refuse } from '../../platform/refuse.ts'
import { driveFile } from './tables.ts'

/** A stored picture; null for what was made of it where the user has the same one already. */
type Kept = { fileId: string; made: { width: number; height: number; bytes: number } | null }
type Upload = { userId: string; name: string; folder: string; picture: string; now: Date }

export const drivePictures = pictureStore({
  ...{ table: 'drive_file', idColumn: 'file_id', prefix: 'df' },
  unreadable: 'DRIVE_UNREADABLE',
})

/** @throws DRIVE_FULL where the files of a user, with these bytes more, are too many */
async function checkRoom(db: Db | Tx, userId: string, bytes: number): Promise<void> {
  const [all] = await db
    .select({ files: count(), bytes: sum(driveFile.bytes).mapWith(Number) })
    .from(driveFile)
    .where(and(eq(driveFile.userId, userId), isNotNull(driveFile.storedAt)))
  if ((all?.files ?? 0) >= DRIVE_FILES_MOST || (all?.bytes ?? 0) + bytes > DRIVE_BYTES_MOST) throw refuse('DRIVE_FULL')
}

/** Stores a picture under a new id that no list shows yet. @throws DRIVE_UNREADABLE, DRIVE_FULL, the faults of its name, and TooBusy */
export async function keepFile(
  { db, files }: Pick<CallContext, 'db' | 'files'>,
  { userId, name, folder, picture, now }: Upload,
): Promise<Kept> {
  const fault = driveNameFault({ name, folder })
  if (fault) throw refuse(fault)
  const bytes = Buffer.from(picture, 'base64')
  const hash = hashOf(bytes)
  const own = eq(driveFile.userId, userId)
  const [known] = await db
    .select({ fileId: driveFile.fileId })
    .from(driveFile)
    .where(and(own, eq(driveFile.hash, hash), isNotNull(driveFile.storedAt), isNull(driveFile.removedAt)))
    .limit(1)
  if (known) return { ...known, made: null }
  await checkRoom(db, userId, 0)
  const { id: fileId, made } = await drivePictures.keep({
    ...{ db, files, bytes },
    reserve: id =>
      db
        .insert(driveFile)
        .values({ fileId: id, userId, name: name.trim(), folder: folder.trim(), hash, uploadedAt: now }),
  })
  return { fileId, made }
}

/** Confirms an upload. @throws DRIVE_FULL */
export async function countFile(tx: Tx, { fileId, made }: Kept, { userId, now }: { userId: string; now: Date }) {
  if (!made) return { fileId, isKnown: true }
  // One upload of a user at a time is confirmed, so that several at once do not pass the limit together.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`drive_file ${userId}`}))`)
  await checkRoom(tx, userId, made.bytes)
  const { width, height, bytes } = made
  await tx.update(driveFile).set({ width, height, bytes, storedAt: now }).where(eq(driveFile.fileId, fileId))
  return { fileId, isKnown: false }
}
