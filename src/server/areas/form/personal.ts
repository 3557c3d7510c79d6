// Personal data of forms: answers and their pictures go with their sender.
import { eq } from 'drizzle-orm'
import { formFileKey } from '#rules/form-files.ts'
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { webFormAnswer, webFormFile } from './tables.ts'

export const formPersonal: PersonalArea = {
  tables: [
    {
      table: webFormFile,
      users: { user_id: 'deleted' },
      archive: { name: 'form-pictures', own: ofUser(), files: row => [formFileKey(String(row.file_id))] },
    },
    {
      table: webFormAnswer,
      users: { user_id: 'deleted' },
      characters: { character_id: 'deleted' },
      archive: { name: 'form-answers', own: ofUser() },
    },
  ],
  forget: async (tx, { userId }) => {
    const rows = await tx.select({ fileId: webFormFile.fileId }).from(webFormFile).where(eq(webFormFile.userId, userId))
    return rows.map(({ fileId }) => formFileKey(fileId))
  },
}
