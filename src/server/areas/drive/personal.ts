// Personal data of drives: they go with their user, and their pictures with them.
import { eq } from 'drizzle-orm'
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { pictureKeys } from '../../platform/pictures/keep.ts'
import { driveFile } from './tables.ts'

/** Key of the file that the archive of own data takes for a row: the widest picture. */
const archived = (row: Record<string, unknown>): readonly string[] =>
  row.stored_at === null ? [] : pictureKeys(String(row.file_id)).slice(0, 1)

export const drivePersonal: PersonalArea = {
  tables: [
    {
      table: driveFile,
      users: { user_id: 'deleted' },
      archive: { name: 'drive', own: ofUser(), files: archived, without: ['hash'] },
    },
  ],
  forget: async (tx, { userId }) => {
    const rows = await tx.delete(driveFile).where(eq(driveFile.userId, userId)).returning({ fileId: driveFile.fileId })
    return rows.flatMap(({ fileId }) => pictureKeys(fileId))
  },
}
