// Acts on one's own files: names and folders, links, the bin.
import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { DRIVE_BIN_DAYS, type DriveShareDays, driveNameFault } from '#rules/drive.ts'
import { type Tx, transact } from '../../db/client.ts'
import { deleteFilesLater } from '../../platform/jobs/delete-files.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { pictureKeys } from '../../platform/pictures/keep.ts'
import { refuse } from '../../platform/refuse.ts'
import type { OwnFile } from './own-file.ts'
import { ownerView } from './shown.ts'
import { driveFile } from './tables.ts'
import { drivePictures } from './upload.ts'

const DAY = 86_400_000

type Changes = Partial<Pick<typeof driveFile.$inferInsert, 'name' | 'folder' | 'sharedUntil' | 'removedAt'>>

async function update(tx: Tx, own: OwnFile, changes: Changes, now: Date) {
  await tx.update(driveFile).set(changes).where(eq(driveFile.fileId, own.fileId))
  const { fileId, name, folder, width, height, bytes, uploadedAt, sharedUntil, removedAt } = { ...own, ...changes }
  return ownerView(
    {
      ...{ fileId, width, height, bytes, uploadedAt },
      ...{ name: name ?? own.name, folder: folder ?? own.folder },
      ...{ sharedUntil: sharedUntil ?? null, removedAt: removedAt ?? null },
    },
    now,
  )
}

/** @throws DRIVE_REMOVED for one in the bin */
function checkOutside({ removedAt }: OwnFile): void {
  if (removedAt) throw refuse('DRIVE_REMOVED')
}

type Named = { own: OwnFile; name: string; folder: string; now: Date }

/** @throws DRIVE_REMOVED, and the faults of its name */
export function changeFile(tx: Tx, { own, name, folder, now }: Named) {
  checkOutside(own)
  const fault = driveNameFault({ name, folder })
  if (fault) throw refuse(fault)
  return update(tx, own, { name: name.trim(), folder: folder.trim() }, now)
}

/** @throws DRIVE_REMOVED */
export function shareFile(tx: Tx, { own, days, now }: { own: OwnFile; days: DriveShareDays; now: Date }) {
  checkOutside(own)
  return update(tx, own, { sharedUntil: days === 0 ? null : new Date(now.getTime() + days * DAY) }, now)
}

/** A link ends with the removal and does not come back by itself. */
export const setRemoved = (tx: Tx, { own, isRemoved, now }: { own: OwnFile; isRemoved: boolean; now: Date }) =>
  update(
    tx,
    own,
    { removedAt: isRemoved ? (own.removedAt ?? now) : null, ...(isRemoved && { sharedUntil: null }) },
    now,
  )

/** @throws DRIVE_NOT_FOUND for one that does not lie in the bin */
export async function deleteForGood(tx: Tx, { own }: { own: OwnFile }) {
  const { fileId, removedAt } = own
  if (!removedAt) throw refuse('DRIVE_NOT_FOUND')
  await tx.delete(driveFile).where(eq(driveFile.fileId, fileId))
  await deleteFilesLater(tx, pictureKeys(fileId))
  return { fileId }
}

const BATCH = 200

export const driveJobs: readonly Job[] = [
  {
    name: 'empty-drive-bins',
    cron: '52 19 * * *',
    run: async ({ db, files, clock }) => {
      const now = clock.now()
      const before = new Date(now.getTime() - DRIVE_BIN_DAYS * DAY)
      for (let found = BATCH; found === BATCH; ) {
        found = await transact(db, async tx => {
          const due = tx
            .select({ fileId: driveFile.fileId })
            .from(driveFile)
            .where(and(isNotNull(driveFile.removedAt), lt(driveFile.removedAt, before)))
            .limit(BATCH)
            .for('update', { skipLocked: true })
          const gone = await tx
            .delete(driveFile)
            .where(inArray(driveFile.fileId, due))
            .returning({ fileId: driveFile.fileId })
          await deleteFilesLater(
            tx,
            gone.flatMap(({ fileId }) => pictureKeys(fileId)),
          )
          return gone.length
        })
      }
      await drivePictures.forgetCutOff(db, files, now)
    },
  },
]
