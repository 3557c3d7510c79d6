// Pictures that the office has uploaded for its pages.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { userId } from '../identity/columns.ts'

export const officePicture = pgTable(
  'office_picture',
  {
    /** Random id, which is also the name of its files. */
    assetId: text('asset_id').primaryKey(),
    /** Name that it had on the sender's device. */
    name: text('name').notNull(),
    /** Hash of what was sent, by which the same picture is known. */
    hash: text('hash').notNull(),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    bytes: integer('bytes').notNull().default(0),
    userId: userId(),
    uploadedAt: instant('uploaded_at').notNull(),
    /** Time of storing; null while its files are being written, or after that was interrupted. */
    storedAt: instant('stored_at'),
  },
  table => [
    index('office_picture_list').on(table.uploadedAt, table.assetId),
    index('office_picture_hash').on(table.hash),
    index('office_picture_cut').on(table.uploadedAt).where(sql`stored_at is null`),
  ],
)
