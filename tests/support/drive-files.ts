// Files of a user's drive, for tests; without their pictures.
import { driveFile } from '#server/areas/drive/tables.ts'
import type { Db } from '#server/db/client.ts'
import { PLAY_NOW } from './play.ts'

let made = 0

/** @returns its id */
export async function givenDriveFile(
  db: Db,
  userId: string,
  more: Partial<typeof driveFile.$inferInsert> = {},
): Promise<string> {
  const fileId = `df${String(++made).padStart(24, '0')}`
  await db.insert(driveFile).values({
    ...{ fileId, userId, name: `資料${made}`, hash: fileId, width: 640, height: 320, bytes: 20_480 },
    ...{ uploadedAt: PLAY_NOW, storedAt: PLAY_NOW, ...more },
  })
  return fileId
}
