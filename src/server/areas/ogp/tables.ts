// Previews of pages of other sites, kept so that not every reader causes a request.
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const urlPreview = pgTable(
  'url_preview',
  {
    /** SHA-256 of the address, which may be too long for an index. */
    urlHash: text('url_hash').primaryKey(),
    url: text('url').notNull(),
    /** False when the page could not be read; then the other fields are empty. */
    found: boolean('found').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    imagePath: text('image_path'),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [index('url_preview_expiry').on(table.expiresAt)],
)
