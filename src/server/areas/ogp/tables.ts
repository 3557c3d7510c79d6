// Previews of pages of others, kept so that every reader does not make us ask again.
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const urlPreview = pgTable(
  'url_preview',
  {
    /** SHA-256 of the address: an address can be longer than an index takes. */
    urlHash: text('url_hash').primaryKey(),
    url: text('url').notNull(),
    /** False while the page could not be read; then the rest is empty. */
    found: boolean('found').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    imagePath: text('image_path'),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [index('url_preview_expiry').on(table.expiresAt)],
)
