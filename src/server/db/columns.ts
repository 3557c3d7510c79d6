// Columns that several tables define in the same way.
import { integer, text, timestamp } from 'drizzle-orm/pg-core'

/** An instant, stored with time zone and milliseconds; a Date in code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Columns of pictures that are uploaded before something shows them, beside their user and what shows them. */
export const uploadColumns = () => ({
  /** Id made by the client, under which the user names it. */
  pictureId: text('picture_id').notNull(),
  /** Random id, which is also the name of its files. */
  picture: text('picture').notNull(),
  description: text('description').notNull().default(''),
  width: integer('width').notNull().default(0),
  height: integer('height').notNull().default(0),
  uploadedAt: instant('uploaded_at').notNull(),
  /** Time of storing; null while its files are being written, or after that was interrupted. */
  storedAt: instant('stored_at'),
})
