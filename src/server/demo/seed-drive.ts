// Pictures in the drives of the demo's accounts: copies of drawings, because a file that is deleted takes its pictures with it.
import { createHash } from 'node:crypto'
import { driveFile } from '../areas/drive/tables.ts'
import type { Tx } from '../db/client.ts'
import type { Files } from '../platform/files.ts'
import { pictureKeys } from '../platform/pictures/keep.ts'
import { demoDriveFiles } from './content.ts'
import type { Pictures } from './seed-pictures.ts'
import type { DemoAccount } from './shapes.ts'

const DAY = 86_400_000

const idOf = (account: string, name: string): string =>
  `df${createHash('sha256').update(`${account}/${name}`).digest('hex').slice(0, 24)}`

/** Stores the copies that are not stored yet. @returns bytes of the widest picture by the ids of files */
export async function storeDriveFiles(files: Files, pictures: Pictures): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  for (const { account, name, picture } of demoDriveFiles) {
    const fileId = idOf(account, name)
    const drawn = pictureKeys(pictures.get(picture) ?? '')
    for (const [place, key] of [...pictureKeys(fileId).entries()].reverse()) {
      const bytes = await files.getBytes(drawn[place] ?? '')
      if (!(await files.exists(key))) await files.put(key, bytes)
      sizes.set(fileId, bytes.length)
    }
  }
  return sizes
}

export async function seedDrive(
  tx: Tx,
  userIds: ReadonlyMap<DemoAccount, string>,
  sizes: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const at = (days: number): Date => new Date(now.getTime() + days * DAY)
  const rows = demoDriveFiles.flatMap(
    ({ account, name, folder, width, height, daysAgo, sharedDays, removedDaysAgo }) => {
      const userId = userIds.get(account)
      if (!userId) return []
      const fileId = idOf(account, name)
      return [
        {
          ...{ fileId, userId, name, folder, hash: fileId, width, height, bytes: sizes.get(fileId) ?? 0 },
          ...{ uploadedAt: at(-daysAgo), storedAt: at(-daysAgo) },
          sharedUntil: sharedDays === undefined ? null : at(sharedDays),
          removedAt: removedDaysAgo === undefined ? null : at(-removedDaysAgo),
        },
      ]
    },
  )
  if (rows.length > 0) await tx.insert(driveFile).values(rows)
}
