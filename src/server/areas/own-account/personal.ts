// Personal data of archives: an archive holds everything of its user, so it is deleted with the user.
import { eq } from 'drizzle-orm'
import type { PersonalArea } from '../../platform/personal.ts'
import { archiveKey } from './archive-files.ts'
import { ownData } from './tables.ts'

export const ownAccountPersonal: PersonalArea = {
  tables: [{ table: ownData, users: { user_id: 'deleted' }, archive: 'The archive itself.' }],
  forget: async (tx, { userId }) => {
    const rows = await tx.select({ archiveId: ownData.archiveId }).from(ownData).where(eq(ownData.userId, userId))
    return rows.map(({ archiveId }) => archiveKey(archiveId))
  },
}
