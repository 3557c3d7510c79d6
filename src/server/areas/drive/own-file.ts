// A file of the caller's drive, proven by its row.
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { driveFile } from './tables.ts'

export type OwnFile = Own<typeof driveFile.$inferSelect>

/** The own file, locked until the transaction ends. @throws DRIVE_NOT_FOUND, also for one of somebody else */
export async function ownFile(tx: Db | Tx, { fileId, userId }: { fileId: string; userId: string }): Promise<OwnFile> {
  const [file] = await tx
    .select()
    .from(driveFile)
    .where(and(eq(driveFile.fileId, fileId), eq(driveFile.userId, userId), isNotNull(driveFile.storedAt)))
    .for('no key update')
  if (!file) throw refuse('DRIVE_NOT_FOUND')
  return markOwn(file)
}
