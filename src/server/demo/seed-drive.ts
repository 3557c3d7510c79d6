// Pictures in the drives of the demo's accounts.
import { driveFile } from '../areas/drive/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoDriveFiles } from './content.ts'
import { type Copy, copyId } from './copy-drawings.ts'
import type { DemoAccount } from './shapes.ts'

const DAY = 86_400_000

const idOf = (account: string, name: string): string => copyId('df', `${account}/${name}`)

export const driveCopies: readonly Copy[] = demoDriveFiles.map(({ account, name, picture }) => ({
  id: idOf(account, name),
  picture,
}))

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
