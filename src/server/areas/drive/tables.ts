// Pictures that users keep in their drives.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { userId } from '../identity/columns.ts'

export const driveFile = pgTable(
  'drive_file',
  {
    /** Random id, which is also the name of its pictures and of its address. */
    fileId: text('file_id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    /** Folder that the user put it into; '' for none. */
    folder: text('folder').notNull().default(''),
    /** Hash of the sent bytes, by which the same picture is known. */
    hash: text('hash').notNull(),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    bytes: integer('bytes').notNull().default(0),
    uploadedAt: instant('uploaded_at').notNull(),
    /** Time of storing; null while its pictures are being written, or after that was interrupted. */
    storedAt: instant('stored_at'),
    /** Time until which others may see it by its link. */
    sharedUntil: instant('shared_until'),
    /** Time at which its user put it into the bin. */
    removedAt: instant('removed_at'),
  },
  table => [
    index('drive_file_user').on(table.userId, table.uploadedAt, table.fileId),
    index('drive_file_cut').on(table.uploadedAt).where(sql`stored_at is null`),
    index('drive_file_bin').on(table.removedAt).where(sql`removed_at is not null`),
  ],
)
